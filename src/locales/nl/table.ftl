# De woorden van de tafel: verbeteren, vergelijken, vragen.

yes = ja
no = nee
ask-replace = De huisregels “{ $name }” bestaan al. Vervangen?
ask-yes-no = j / n
ask-none-of-these = Dat is geen van deze: typ de eerste letters, of kies met de pijltjes.
ask-keys-choice = pijltjes of eerste letters · Esc: terug · Ctrl-C: stoppen
ask-keys-number = het getal, dan Enter · Esc: terug · Ctrl-C: stoppen
ask-keys-half = punten (43,5, of 43, voor de helft), dan Enter · Esc: terug
ask-keys-text = een paar woorden, dan Enter · Esc: terug · Ctrl-C: stoppen
ask-keys-cards = eerst de waarde, dan de kleur: 10ha, B♠, Hkl · Esc: terug · Ctrl-C: stoppen
ask-keys-figure = het getal, dan Enter · pijltjes: van een ander · Esc: terug
ask-player = { $event } — wie?
ask-account = { $event } — voor wie?
ask-count = { $event } van { $account }:
ask-suit = { $event } — welke kleur?
ask-own = { $event } — { $question }
ask-card = { $event } — welke kaart?
ask-cards = { $event } — welke kaarten?
ask-level = { $event } — hoeveel?
ask-signed = { $event } — hoeveel (+ of −)?
ask-choice = { $event } — welke?
ask-text = { $event } — in een paar woorden:
ask-not-cards = “{ $text }” is niet als kaarten te lezen: 10ha, B♠, Hkl.
suit-hearts = harten
suit-diamonds = ruiten
suit-clubs = klaveren
suit-spades = schoppen

change-deal = Gift { $deal }
change-totals = Totalen
change-whole = Geheel
change-more = { $count ->
    [one] … en nog 1 gift verandert mee
   *[other] … en nog { $count } giften veranderen mee
}
change-dealer = Vanaf gift { $deal } deelt { $new }, niet { $old }.
change-end = Einde van de partij: “{ $old }” wordt “{ $new }”
change-open = partij bezig
change-misfit = Gaat niet meer, gift { $deal }: { $text }

amend-deal = Gift { $deal }, zoals ze genoteerd is
amend-empty = Er is niets in genoteerd.
amend-no = Nr.
amend-event = Gebeurtenis
amend-how = Om ze te verbeteren: ardoise verbeter { $deal } GEBEURTENIS, of: vervang NR GEBEURTENIS, invoegen NR GEBEURTENIS, schrap NR
amend-preview = Verbetering van gift { $deal }
amend-replaced = { $no }. { $old }  →  { $new }
amend-stays = “{ $old }” blijft zo geteld. Is het het cijfer van de nieuwe bieder? Typ dan: ardoise verbeter { $deal } { $new }
amend-dropped = { $no }. { $old }  →  geschrapt
amend-added = + { $new }
amend-dry = Er is niets opgeschreven.
amend-keep = Deze verbetering bewaren?
amend-kept = Gift { $deal } is verbeterd; de vorige versie blijft bewaard.
amend-kept-open = Gift { $deal } heeft nu geen uitslag, en er volgt een andere. Om haar einde te zeggen: ardoise verbeter { $deal } GEBEURTENIS, of neem de verbetering terug: ardoise terug
amend-left = Er is niets veranderd.
amend-say-yes = Er is niets opgeschreven: geef de opdracht nog eens met --yes om deze verbetering te bewaren.
amend-nothing = Gift { $deal } is al zo.
amend-together = Verbeter alles in één commando: wat weggaat, en wat erop steunde of in de plaats komt.
amend-opinion = Niemand gaat akkoord met gift { $deal }, of betwist ze, door ze te verbeteren.
amend-no-close = De tafel stopte niet bij gift { $deal }: er volgen andere giften.
amend-begins-once = Gift { $deal } begint één keer, met wat er eerst van gezegd is.
amend-replace = In de plaats daarvan: ardoise verbeter { $deal } vervang { $no } …
amend-replace-and = In de plaats daarvan: ardoise verbeter { $deal } vervang { $no } …, schrap { $others }
amend-together-drop = Wat erop steunt, gaat in hetzelfde commando weg: ardoise verbeter { $deal } …, schrap { $others }
amend-annulled = Gift { $deal } is geannuleerd en zou dat blijven. Telt ze wel, schrap dan ook wat ze annuleert: ardoise verbeter { $deal } schrap { $no }, …
amend-no-end = Gift { $deal } zou geen einde meer hebben, en er volgen andere.
amend-no-such-event = Gift { $deal } heeft geen gebeurtenis nr. { $text }. De nummers: ardoise verbeter { $deal }

adopt-what = Wat aanvaarden? De naam van regels, of --set OPTIE=WAARDE.
adopt-same = Dat zijn al de regels van deze partij.
adopt-other-table = Met de regels { $rules } kun je aan deze tafel niet spelen.
adopted = Vanaf gift { $deal }:
reseated = Vanaf gift { $deal } speelt { $new } in de plaats van { $old }.

close-none-open = Van die dag is er geen partij open.
close-one = { $match } is afgesloten: { $result }
close-left = { $match } blijft open:

carried-no-dropped = Dit blad bewaart het nummer van gift { $deal } niet, want die is geschrapt: de latere tellen er één lager.
carried-no-adopt = Dit blad heeft één regelset: het zegt niet dat er vanaf gift { $deal } met { $rules } gespeeld wordt.
carried-no-reseat = Dit blad zegt niet dat de spelers vanaf gift { $deal } { $new } zijn en niet { $old }.
carried-totals = Opnieuw gelezen geeft het daarom { $sheet } en niet { $match }.
carried-unread = Het is niet helemaal terug te lezen: op lijn { $line } (met deze commentaren wat lager) past een gebeurtenis niet.

check-paper = Papier
check-slate = Scorebord
check-gap = Verschil
check-and = { " " }En:{ " " }
check-unsure = Niet zeker: er was geen tijd om elke vergissing te proberen, en er kan een waarschijnlijker zijn.
add-command = Dat is een eigen opdracht: { $command }
check-fix = als het papier gelijk heeft: { $command }
totals-explained = { $count ->
    [one] De totalen verschillen van het papieren blad; één ding verklaart het precies.
   *[other] De totalen verschillen van het papieren blad; { $count } dingen verklaren het precies, het waarschijnlijkste eerst.
}
slip-without = Gift { $deal }: het papier telt “{ $event }” niet mee.
slip-with = Gift { $deal }: het papier telt “{ $event }”, dat niet op het scorebord staat.
slip-instead = Gift { $deal }: het papier telt “{ $other }” in plaats van “{ $event }”.
slip-rule = Gift { $deal }: geteld met “{ $option }: { $theirs }” en niet “{ $ours }”.
slip-rule-whole = De hele partij is geteld met “{ $option }: { $theirs }” en niet “{ $ours }”.
slip-line-left = Gift { $deal }: op het papier ontbreekt “{ $text }”, { $amount } voor { $who }.
slip-line-turned = Gift { $deal }: “{ $text }”, { $amount } voor { $who }, staat in de andere kolom.
slip-columns = Gift { $deal }: de twee kolommen zijn verwisseld.
slip-columns-whole = De twee totalen zijn verwisseld.
slip-deal-left = Gift { $deal } staat niet op het papier.
slip-deal-twice = Gift { $deal } is op het papier twee keer geteld.
slip-addition = Een optelfout van { $amount } in de kolom van { $who }.

brief-deal = Gift { $deal }: { $scores }.
brief-deal-headline = Gift { $deal }, { $headline }: { $scores }.
brief-more =   … en nog { $count ->
        [one] { $count } lijn
       *[other] { $count } lijnen
    } (uitleg)
play-keys = pijltjes, letters · een lijn, een getal · Ctrl-C: stoppen
play-figure = { $account }: typ het getal
play-all-pass = iedereen past
play-dealer = { $player } deelt
play-ask = Gift { $deal } ({ $state })?
play-ask-player = Gift { $deal } ({ $state }, { $player } spreekt)?
play-ask-plays = Gift { $deal } ({ $state }, { $player } speelt)?
play-over = De partij is afgelopen. En nu?
play-always = of / verbeter, terug, uitleg, beslissing, nota, stop
play-meant = wellicht
restate-ask = Gift { $deal } is afgelopen ({ $was }). Veranderen in { $is }?
restated = Gift { $deal } was afgelopen ({ $was }), en geeft nu { $is }. Was het een andere gift? Om terug te gaan: ardoise terug
repeated = Gift { $deal } is afgelopen en zegt dat al. Was het een andere gift, begin dan met “gift”.
repeated-void = Gift { $deal } is vervallen: daarin telt niets meer. Was het een andere gift, begin dan met “gift”.
added = Gift { $deal } was afgelopen ({ $was }); hiermee geeft ze { $is }.
void-ask = Gift { $deal } is afgelopen. Laten vervallen?
void-ask-points = Gift { $deal } is afgelopen ({ $scores }). Laten vervallen?
void-left = Gift { $deal } blijft zoals ze is.
old-word-which = Wat moet er gebeuren?
old-word-nothing = niets
old-word-undo = De laatste opdracht terugnemen ({ $what })?
old-word-void = Gift { $deal } laten vervallen?
play-ruling = beslissing
play-ruling-hint = een onregelmatigheid: wat de regels zeggen
play-undo = terugnemen
play-redo = terugzetten
play-amend = verbeteren
play-amend-hint = een gift die al genoteerd is
play-explain = uitleg
play-explain-hint = de punten van de laatste gift
play-slate = scorebord
play-slate-hint = de hele partij
play-rematch = revanche
play-rematch-hint = zelfde spelers, zelfde regels, { $player } deelt
play-share = samenvatting om te delen
play-share-hint = een korte tekst voor een bericht
rematch-which = Wie speelt met wie?
rematch-kept = zoals daarnet
rematch-turned = doorgeschoven
rematch-lot = geloot
rematch-drawn = Het lot zegt: { $teams }.
new-teams = { $one } tegen { $other }
share-copied = De tekst staat op het klembord, als deze terminal dat toelaat.
ending-gap = { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    } verschil ({ $own } tegen { $next }).
ending-best = De beste gift: nr. { $deal }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor { $account }.
ending-best-of = De beste gift: nr. { $deal }, { $what }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor { $account }.
ending-contracts = Contracten gehaald: { $each }.
ending-made = { $player } { $made } van { $count }
ending-raises = Hoe vaak “{ $word }”: { $each }.
ending-deals = { $count ->
        [one] { $count } gift
       *[other] { $count } giften
    }.
ending-length = { $count ->
        [one] { $count } gift
       *[other] { $count } giften
    } in { $time }.
ending-minutes = { $minutes } min
ending-hours = { $hours } u { $minutes }
play-new = nieuwe partij
play-new-hint = deze blijft genoteerd
play-rules = regels
play-rules-hint = die van deze partij
play-who-speaks = wie spreekt
play-who-deals = wie deelt
play-who-deals-hint = als het iemand anders is
play-who-deals-ask = Wie deelt?
play-reseat = vervangen
play-reseat-hint = iemand vertrekt, iemand gaat zitten
play-reseat-who = Wie vertrekt?
play-reseat-with = Wie neemt de plaats van { $old }?
ask-close = Stopt de partij hier?
play-quit = stoppen
play-quit-hint = alles is genoteerd
play-pasted-left = { $count ->
    [one] De regel erachter is niet gelezen.
   *[other] De { $count } regels erachter zijn niet gelezen.
}
play-left = Alles is genoteerd. Om verder te spelen: ardoise speel
play-left-asked = Wat je net aan het zeggen was, is niet genoteerd; alles ervoor wel. Om verder te spelen: ardoise speel
play-left-over = Alles is genoteerd. Nog een partij: ardoise speel
play-as-played = Dit is tegen de regels. Noteren zoals het gespeeld is?
play-settles = Ook “{ $line }” noteren?
play-amend-which = Welke gift?
play-amend-which-keys = het nummer, of pijltjes en dan Enter · Esc: terug
play-amend-what = Gift { $deal }: het juiste getal, of de lijn om te veranderen:
play-amend-keys = een getal · pijltjes, Enter: opnieuw de vragen · een lijn · Esc: terug
play-amend-drop = schrap:
new-which-game = Welk spel?
new-which-player = Speler { $no }, in de speelvolgorde:
new-many-players = Hier spelen er hoogstens { $most }, en er staan { $found } namen.
new-player-keys = pijltjes, of typ een naam, of meer met komma’s · Esc: de vorige speler · Ctrl-C: stoppen
new-same-table = dezelfde tafel
new-enough = — dat is alles
new-which-rules = Welke regels?
new-same-rules = zoals op { $day }
new-usual-rules = die van de instellingen
new-which-dealer = Wie deelt eerst?

config-key = Instelling
config-lang = de taal van het programma: { $langs }
config-color = de kleuren op het scherm: auto, always (altijd) of never (nooit)
config-players = de vaste spelers, in de speelvolgorde
config-rules = de gewone regels: { $game }
config-file = Het bestand: { $file }. Om er een te wijzigen: ardoise instellingen INSTELLING WAARDE
config-set = { $key }: { $value }.
config-unset = { $key } is niet meer ingesteld.
config-unknown = Er is geen instelling “{ $key }”. Er zijn: { $known }.
config-value = { $key } kan niet “{ $value }” zijn. Hier past: { $known }.
config-unreadable = De instellingen in { $file } zijn niet te lezen: { $detail }.
watch-needs-terminal = Deze weergave heeft een terminal nodig. Het scorebord als tekst: ardoise toon
watch-keys = q: stoppen · vernieuwt bij elke nieuwe lijn in het logboek
play-other-deal = voor gift { $deal }
man-name = NAAM
man-synopsis = OVERZICHT
man-description = BESCHRIJVING
man-examples = VOORBEELDEN
man-version = VERSIE
play-lines-over = De partij is afgelopen.
play-lines-kept = { $count ->
    [one] De lijn ervoor is genoteerd en wordt
   *[other] De { $count } lijnen ervoor zijn genoteerd en worden
  } niet opnieuw gegeven.
play-lines-next = Nog een: ardoise nieuw. Een lijn verbeteren: ardoise verbeter. Toch verder spelen: ardoise speel --lines --match NUMMER
new-which-target = Tot hoeveel punten?
new-target-keys = Enter: zoals deze regels zeggen · of een ander getal · Esc: terug
new-target-not = { $points } gaat niet met deze regels.
