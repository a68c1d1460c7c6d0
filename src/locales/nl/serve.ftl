# De bladzijde van de tafel: wat op telefoons staat, op de muur, en op de terminal die ze toont.

serve-all-or-one = Alle tafels of één partij: laat --all of --match weg.
serve-port-taken = Poort { $port } is bezet: daar draait een andere server. Een andere poort: ardoise serveer --port 0
serve-no-port = Op poort { $port } kan niets getoond worden: { $detail }.
serve-token-nobody = Aan deze tafel zit niemand die “{ $word }” heet: een token is voor { $players }, of voor schrijver, scheidsrechter of toeschouwer.
serve-age = 0 min. geleden gezien, zoekt de tafel
serve-lost = zoekt de tafel
serve-news = een andere telefoon heeft geschreven: wat je typte, is bewaard
serve-enter = Scores schrijven
serve-join = Een plaats nemen
serve-next = Volgende partij
serve-deals = De giften, de laatste bovenaan
serve-all-deals = { $count ->
    [one] nog 1 gift
   *[other] nog { $count } giften
}
serve-deal-titled = Gift { $deal }: { $what }
serve-entered = Genoteerd door { $who } om { $time }
serve-agree = Akkoord
serve-dispute = Betwisten
serve-rules = Regels
serve-wall = Muur
serve-ruling = Scheidsrechter
serve-tables = Tafels
serve-slate = Scorebord
serve-undo = De laatste lijn terugnemen
serve-other-place = Van plaats veranderen
serve-you-player = Je bent { $name }.
serve-you-scribe = Je schrijft voor iedereen.
serve-you-referee = Je bent de scheidsrechter.
serve-you-onlooker = Je kijkt toe.
serve-place-scribe = Schrijver: ik schrijf voor iedereen
serve-place-referee = Scheidsrechter
serve-place-onlooker = Ik kijk enkel toe
serve-who = Wie ben je?
serve-scan = Scan de code op het scherm van de tafel, of typ de zes cijfers.
serve-code = Zes cijfers
serve-come-in = Binnenkomen
serve-only-look = Enkel kijken
serve-code-wrong = Dat is niet de code op het scherm. Kijk opnieuw: ze verandert bij elke gast.
serve-code-locked = Te veel verkeerde codes. Probeer opnieuw over een minuut, of scan de code op het scherm.
serve-token-spent = Deze code is gebruikt: iemand was sneller. Scan ze opnieuw, of typ de zes cijfers.
serve-no-place = Neem eerst een plaats: scan de code op het scherm van de tafel.
serve-not-seated = Enkel wie aan deze tafel speelt, kan akkoord gaan of betwisten.
serve-may-not = Wie toekijkt, schrijft niet. Om een plaats te nemen: scan de code op het scherm van de tafel.
serve-agree-own = Ieder zegt voor zichzelf, vanaf zijn eigen plaats, dat hij akkoord is of betwist.
serve-only-referee = Een beslissing wordt genoteerd door de scheidsrechter of de schrijver.
serve-table-not-yours = De regels van de tafel en de plaatsen worden gewijzigd door de scheidsrechter of de schrijver.
serve-bad-field = “{ $value }” is hier geen antwoord op { $field }: vraag het formulier (GET) en geef een van zijn waarden.
serve-heard = { $time } { $who } { $act ->
    [join] heeft plaatsgenomen
    [record] heeft genoteerd
    [undo] heeft iets teruggenomen
    [amend] heeft een gift verbeterd
    [agree] is akkoord
    [dispute] betwist
    [ruling] heeft een beslissing genoteerd
    [result] heeft een uitslag ingevoerd
    [forfeit] heeft genoteerd dat een ploeg er niet is
    [open] heeft een partij geopend
    [enter] heeft iemand ingeschreven
    [withdraw] heeft genoteerd dat iemand weggaat
    [return] heeft genoteerd dat iemand terug is
    [draw] heeft een ronde geloot
    [lock] heeft een ronde vergrendeld
   *[take] heeft overgenomen wat een partij geeft
  }
serve-beyond = “{ $text }” is te veel: een gift telt { $most } punten.
serve-no-half = “{ $text }” is geen getal: punten, met een half punt als dat er is, zoals 43,5.
serve-no-deal = “{ $deal }” is het nummer van geen enkele gift.
serve-bad-marks = Dit formulier zegt niet waar het vandaan komt. Laad de bladzijde opnieuw.
serve-too-much = Dat is te veel voor één formulier: er is niets genoteerd.
serve-not-text = Wat verstuurd is, is geen tekst in UTF-8: er is niets genoteerd.
serve-elsewhere = Dit is niet het adres van deze tafel: typ het adres dat haar scherm toont.
serve-nowhere = Op dit adres is niets.
serve-ending = De tafel sluit: er is niets genoteerd.
serve-dealer = { $dealer } deelt
serve-plays = { $player } speelt
serve-speaks = { $player } spreekt
serve-why = Elk punt, met zijn artikel
serve-said = Wat genoteerd is
serve-amend = Deze gift verbeteren
serve-amend-deal = Gift { $deal } verbeteren
serve-amend-typed = Met een lijn verbeteren
serve-amend-by-line = Deze gift is in meer stappen verteld dan het formulier er heeft: ze wordt met een lijn verbeterd.
serve-amend-how = { $count ->
    [0] Wat juist is:
   *[other] Wat juist is: { $event } · schrap { $count } · vervang { $count } { $event }
  }
serve-amend-why = Waarom
serve-amend-look = Kijken wat er verandert
serve-articles = Artikelen
serve-customs = Aan andere tafels
serve-sure = Is dit de bedoeling?
serve-taken = Teruggenomen: { $what }
serve-yes = Ja, noteren
serve-no = Nee
serve-no-room = “{ $what }” gaat niet samen met de rest, en staat niet meer in dit formulier. Lees het na voor je de gift ingeeft.
serve-fault = { $question }: { $fault }
serve-missing = Ontbreekt nog: { $what }.
serve-not-right = Zo kan het niet.
serve-look = Bekijken
serve-record = Noteren
serve-other = Iets anders
serve-line = Een lijn, zoals op papier: { $lines }
serve-line-note = nota mooi gespeeld
serve-told = { $who }: { $what }
serve-sent-before = Dit formulier is al genoteerd, met iets anders erin. Wat je sindsdien veranderde, is niet genoteerd: kijk op de lei, en stuur het nog eens als het een andere gift is.
serve-other-log = Het logboek van deze partij is een ander dan waarvan de pagina gemaakt is: een kopie nam zijn plaats in, of een naam werd eruit gehaald. Wat je typte, is bewaard; kijk of het nog klopt.
serve-same = Dat staat er al: { $what }. Er is niets twee keer genoteerd; is het een andere gift, voer ze dan opnieuw in.
serve-stale = Een andere telefoon heeft intussen geschreven: { $what }. { $typed ->
    [yes] Wat je typte, is bewaard; kijk of het nog juist is.
   *[no] Kijk of dit nog nodig is.
}
serve-wall-open = Gift { $deal }, bezig
serve-wall-last = { $count ->
    [one] Laatste gift
   *[other] Laatste { $count } giften
}
serve-revoked = Plaats { $number } is afgenomen.
serve-screen-code = Scan, of: code { $code }
serve-screen-here = Wie er is
serve-screen-nobody = Nog niemand.
serve-screen-keys = r: een plaats afnemen · q: stoppen
serve-screen-stop = De tafel sluiten?
serve-screen-whom = Wiens plaats wordt afgenomen? Nummer: { $number }
entry-who = Wie
entry-level = Hoeveel
entry-suit = Troef
entry-plain-suit = Kleur
entry-card = Kaart
entry-what = Wat
entry-count = { $event } van { $account }
entry-another = Ook nog { $event }
entry-end = Uitslag
