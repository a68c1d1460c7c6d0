# kaarting: wat ze weigert, wat ze zegt, haar bladzijden

contest-none-yet = Er is nog geen kaarting.
contest-how-to-begin = Om te beginnen: ardoise kaarting, dat alles vraagt; of: ardoise kaarting nieuw individueel manille --title "Manilleavond"
contest-opens-once = Een kaarting begint maar één keer.
contest-rounds = { $rounds } rondes kan niet: een kaarting heeft er 1 tot { $most }.
contest-over = De kaarting is afgelopen. Wat nog kan veranderen: een uitslag, met een reden, en de prijzen.
contest-over-hint = Daarvoor: ardoise kaarting uitslag TAFEL GETAL GETAL --reason "WAAROM", of ardoise kaarting prijzen
contest-most-rounds = Een kaarting heeft hoogstens { $most } rondes, en zoveel zijn er geloot: nu kan ze afgesloten worden.
contest-most-rounds-hint = Om ze af te sluiten: ardoise kaarting sluit
contest-names = Een inschrijving heeft hier { $expected ->
    [one] één naam
   *[other] { $expected } namen
  }, en { $given ->
    [0] er is er geen gegeven
    [one] er is er één gegeven
   *[other] er zijn er { $given } gegeven
  }.
contest-names-one = Eén woord per speler, of aanhalingstekens rond een langere naam: ardoise kaarting inschrijving Ana "Bob De Groote"
contest-replace-whom = { $name } voor wie? Voor { $one }: ardoise kaarting vervang "{ $one }" "{ $name }"; voor heel paar { $entry }: ardoise kaarting vervang { $entry } "{ $name }+…"
contest-alone = Hier schrijft iedereen zich alleen in: { $name } is meer dan één speler.
contest-plays-for = { $name } speelt in de plaats van { $before }.
contest-names-pair = Een ploeg is twee namen met een plus: ardoise kaarting inschrijving Ana+Bob "Cy Dee+Eve Fox"
contest-name-taken = { $name } is al ingeschreven, of twee keer genoemd.
contest-names-taken = Niemand is ingeschreven: { $names } { $count ->
    [one] staat
   *[other] staan
  } al in de kaarting, of tweemaal in de lijst: met of zonder hoofdletters is het dezelfde naam.
contest-name-taken-hint = Twee spelers met dezelfde naam hebben een teken nodig om ze te onderscheiden, zoals een eerste letter.
contest-no-entry = Er is geen nummer { $entry }: de nummers gaan tot { $most }.
contest-not-next = { $given } kan nu niet komen: eerst komt { $next }.
contest-withdrawn = Al vertrokken: { $name }.
contest-playing = Nog in het spel: { $name }. Enkel wie vertrokken is, keert terug.
contest-closed = Niemand kan zich nog inschrijven: zo een kaarting legt al haar rondes vast bij de eerste loting.
contest-closed-hint = Iemand anders kan een plaats overnemen: ardoise kaarting vervang NUMMER NAAM
contest-not-locked = Ronde { $round } is nog niet vergrendeld: de volgende wordt erna geloot.
contest-not-locked-hint = Wie nog speelt: ardoise kaarting bezig. Als alle uitslagen er zijn: ardoise kaarting vergrendel
contest-wrong-seats = Die loting geeft een plaats aan { $name }, die niet meespeelt of ergens anders zit.
contest-no-round = Ronde { $round } is niet geloot: { $drawn ->
    [0] er is nog geen enkele ronde geloot
    [one] er is één ronde geloot
   *[other] er zijn { $drawn } rondes geloot
  }.
contest-no-table = Ronde { $round } heeft geen tafel { $table }: { $most ->
    [one] er is er één
   *[other] de tafels gaan van 1 tot { $most }
  }.
contest-scores = Een uitslag heeft een getal voor elke ploeg: er moeten er { $expected } zijn, en { $given ->
    [0] er is er geen gegeven
    [one] er is er één gegeven
   *[other] er zijn er { $given } gegeven
  }.
contest-scores-hint = Zoals ze op de tafelkaart staan, de eerste ploeg eerst: ardoise kaarting uitslag { $table } { $example }
contest-too-large = { $number } is geen score: de getallen gaan tot { $most }.
contest-undecided = Tafel { $table } is gelijkspel, en in een knock-outschema moet iemand winnen: speel nog een gift.
contest-needs-reason = Ronde { $round } is vergrendeld: een uitslag ervan verandert enkel met een reden.
contest-needs-reason-hint = Bijvoorbeeld: --reason "verkeerd gelezen op de kaart"
contest-locked = Ronde { $round } is vergrendeld: enkel haar uitslagen kunnen nog verbeterd worden.
contest-locked-hint = Met een reden: ardoise kaarting uitslag TAFEL GETAL GETAL --round { $round } --reason "WAAROM"
contest-missing = { $count ->
    [one] Tafel { $tables } heeft nog geen uitslag in ronde { $round }.
   *[other] { $count } tafels hebben nog geen uitslag in ronde { $round }: { $tables }.
  }
contest-not-agreed = { $count ->
    [one] Tafel { $tables } van ronde { $round } wacht: haar ploegen gaan niet allebei akkoord met wat er is ingevoerd.
   *[other] { $count } tafels van ronde { $round } wachten: hun ploegen gaan niet allebei akkoord met wat er is ingevoerd: { $tables }.
  }
contest-not-agreed-hint = Ze zeggen het op hun telefoon; als beide de kaart getekend hebben: ardoise kaarting akkoord TAFEL
contest-missing-hint = Om er een te noteren: ardoise kaarting uitslag TAFEL GETAL GETAL; een ploeg die niet kwam: ardoise kaarting uitslag TAFEL --forfeit A
contest-too-few = { $entries ->
    [0] Niemand is ingeschreven
    [one] Er is één inschrijving
   *[other] Er zijn { $entries } inschrijvingen
  }: een ronde vraagt minstens { $least } inschrijvingen.
contest-too-few-hint = Om in te schrijven: ardoise kaarting inschrijving NAAM NAAM …
contest-too-many = { $entries } inschrijvingen zijn meer dan { $most }, het grootste aantal dat geloot kan worden.
contest-no-design = Er is geen plan voor { $entries } spelers. De dichtste: { $below } of { $above }.
contest-no-design-hint = Nodig is een veelvoud van vier, of één meer, tot 64, zonder 44, 57 en 60. Voor elk aantal: ardoise kaarting nieuw individueel
contest-design-over = Alle rondes van het plan zijn gespeeld.
contest-played-out = Alles is gespeeld.
contest-several = “{ $name }” kan elk van deze zijn: { $known }. Typ het nummer.
contest-nobody = Niemand van de kaarting heet “{ $name }”.
contest-nobody-hint = Namen en nummers: ardoise kaarting toon
contest-no-match-for = Tafel { $table } heeft { $count ->
    [one] één speler
   *[other] { $count } spelers
  }, en deze regels zijn niet voor zoveel: noteer de totalen, ardoise kaarting uitslag { $table } …
contest-problem = Lijn { $row } telt niet meer: { $text }
contest-other-secret = Het geheim dat voor deze kaarting bewaard wordt, is niet dat waarmee haar lotingen verzegeld zijn: een ander programma schreef het.

# wat een kaarting is

contest-kind-individual = individueel, elke ronde maten geloot
contest-kind-design = individueel, volgens een plan
contest-kind-pairs = ploegen, volgens de stand
contest-kind-pools = ploegen, poules en knock-out
contest-state-open = inschrijven kan
contest-state-running = bezig
contest-state-over = afgelopen
contest-of-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
  }
contest-of-pairs = { $count ->
    [one] { $count } ploeg
   *[other] { $count } ploegen
  }
contest-round-of = ronde { $round } van { $rounds }
contest-round = ronde { $round }
contest-rounds-planned = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
  }
contest-deals = { $deals ->
    [0] partijen tot het einde
    [one] { $deals } gift per ronde
   *[other] { $deals } giften per ronde
  }
contest-counting-points = de gehaalde punten tellen
contest-counting-matches = een gewonnen tafel telt 2, gelijkspel 1
contest-counting-both = gewonnen tafels tellen, dan punten
contest-counting-margin = het verschil telt
contest-of-the-house = { $name } (van het huis)

contest-no = Nr.
contest-name = Naam
contest-club = Club
contest-title = Kaarting
contest-what = Wat
contest-table = Tafel
contest-seat = Plaats
contest-who = Wie speelt
contest-result = Uitslag
contest-how-far = Hoe ver
contest-rank = Rang
contest-points = Punten
contest-match-points = Punten
contest-margin = Verschil
contest-wins = Gewonnen
contest-parted = Wat hen scheidt
contest-prize = Prijs
contest-against = tegen

# wat volgt

contest-next-enter = { $entries ->
    [0] Nog niemand is ingeschreven. Nu: ardoise kaarting inschrijving NAAM NAAM … (of --from lijst.csv)
   *[other] { $entries } ingeschreven, er zijn er minstens { $least } nodig. Nu: ardoise kaarting inschrijving NAAM NAAM …
  }
contest-next-enter-pairs = { $entries ->
    [0] Nog niemand is ingeschreven. Nu: ardoise kaarting inschrijving Ana+Bob Cy+Dee … (of --from lijst.csv)
   *[other] { $entries } ingeschreven, er zijn er minstens { $least } nodig. Nu: ardoise kaarting inschrijving Ana+Bob …
  }
contest-next-draw = Nu: gooi drie dobbelstenen; ardoise kaarting loting --dice 4 2 6 loot dan ronde { $round }.
contest-next-results = { $count ->
    [one] Eén tafel speelt nog in ronde { $round }. Nu: ardoise kaarting uitslag { $table } …, of ardoise kaarting bezig
   *[other] { $count } tafels spelen nog in ronde { $round }. Nu: ardoise kaarting uitslag { $table } … voor elke kaart die binnenkomt
  }
contest-next-agree = { $count ->
    [one] Tafel { $table } van ronde { $round } wacht tot beide ploegen akkoord gaan. Nu: ardoise kaarting akkoord { $table }, zodra beide getekend hebben
   *[other] { $count } tafels van ronde { $round } wachten tot beide ploegen akkoord gaan. Nu: ardoise kaarting akkoord { $table }, zodra beide getekend hebben
  }
contest-next-lock = Alle uitslagen van ronde { $round } zijn er. Nu: ardoise kaarting vergrendel
contest-next-over = De kaarting is afgelopen. Op papier: ardoise kaarting afdruk stand -o stand.pdf

# rondes

contest-round-drawn = Ronde { $round }
contest-round-locked = Ronde { $round }, vergrendeld
contest-open = nog open
contest-under-way = { $planned ->
    [0] { $deals } gespeeld
   *[other] { $deals } van { $planned }
  }
contest-entered = { $result }, wacht op akkoord
contest-disputed = { $result }, betwist
contest-round-played = { $planned ->
    [one] De gift van ronde { $round } is gespeeld
   *[other] De { $planned } giften van ronde { $round } zijn gespeeld
}: nog een gift telt niet in de kaarting.
contest-round-level = { $planned ->
    [one] De gift is gespeeld
   *[other] De { $planned } giften zijn gespeeld
} en de tafel staat gelijk: in een knock-outschema moet iemand winnen. Speel nog één gift, die telt.
contest-round-waiting = { $points ->
    [one] Eén punt wacht
   *[other] { $points } punten wachten
} op een gift die deze ronde niet heeft: niemand krijgt { $points ->
    [one] het
   *[other] ze
}. Verdelen uw regels ze: “correctie” en de reden.
contest-level = gelijk na { $deals ->
    [one] één gift
   *[other] { $deals } giften
}: nog één beslist
contest-round-stopped = Deze tafel speelde { $played } van de { $planned } giften van ronde { $round }: wat ze heeft, telt pas in de kaarting als het daar ingevuld wordt: ardoise kaarting uitslag
contest-stopped = gestopt na { $deals } van { $planned } giften: vul in wat telt
contest-conflict = Deze kaarting is op twee machines verschillend genoteerd (ook: { $others }). Om te kiezen: ardoise kies
contest-beyond-rounds = Er { $planned ->
    [one] was één ronde aangekondigd
   *[other] waren { $planned } ronden aangekondigd
}, en dit is ronde { $round }. Was dat niet bedoeld: ardoise kaarting terug
contest-no-three = { $game } speel je niet met drie. Voor wie overblijft: --odd average, of een aantal punten.
contest-odd-beyond = Waar gewonnen tafels tellen, krijgt wie geen tafel heeft 0, 1 of 2, en niet { $points }. Om meer te geven: --count punten
contest-typed-under-way = Aan tafel { $table } wordt op deze machine een partij genoteerd ({ $planned ->
    [0] { $deals } giften tot nu
   *[other] { $deals } van { $planned } giften
}): wat getypt is, telt in haar plaats. Is het een andere tafel?
contest-not-for-four = Deze regels zijn voor { $players } spelers, en de gelote tafels tellen er vier: aan tafel kunnen enkel totalen genoteerd worden. Andere regels: ardoise regels lijst
contest-below-nothing = { $points }: minder dan niets, bij een spel dat haast geen punten wegneemt. Is de kaart goed gelezen?
contest-all-nothing = Niemand heeft een punt. Is de kaart goed gelezen?
contest-above-all = { $points }: nog geen tafel had er meer dan { $most }. Is de kaart goed gelezen?
contest-beyond-deals = { $points } punten in { $deals ->
    [one] één gift
   *[other] { $deals } giften
}: bijna geen spel geeft er zoveel. Is de kaart goed gelezen?
contest-beyond = Ronde { $round } heeft { $planned ->
    [one] 1 gift
   *[other] { $planned } giften
} en deze tafel speelde er { $played }: wat na de { $planned ->
    [one] eerste
   *[other] eerste { $planned }
} komt, telt niet in de kaarting.
contest-beyond-back = Om terug te gaan: ardoise terug
contest-differs = Ronde { $round }, tafel { $table }: { $counts } telt, en haar partij geeft nu { $given }. Om dat te tellen: ardoise kaarting uitslag { $table } { $typed } --round { $round } --reason "de partij werd verbeterd"
contest-differs-forfeit = Ronde { $round }, tafel { $table }: er staat dat { $side } niet speelde, en haar partij geeft { $given }. Om dat te tellen: ardoise kaarting uitslag { $table } { $typed } --round { $round } --reason "de partij is gespeeld"
contest-differs-open = Ronde { $round }, tafel { $table }: { $counts } telt, en haar partij is niet af.
contest-other-deals = Een partij met deze regels kan geen { $deals ->
    [one] enkele gift
   *[other] { $deals } giften
  } hebben: haar lei telt tot { $own }, en in de kaarting { $deals ->
    [one] telt de eerste
   *[other] tellen de eerste { $deals }
  }.
contest-target = Deze regels spelen tot { $points } punten: een partij kan afgelopen zijn voor { $deals ->
    [one] haar gift
   *[other] haar { $deals } giften
  }, en telt dan zo.
contest-forfeited = { $count ->
    [one] { $side } speelde niet
   *[other] { $side } speelden niet
}
contest-exempt = { $count ->
    [one] Vrij: { $names }.
   *[other] Vrij: { $names }.
  }
contest-gone = { $count ->
    [one] Speelt niet meer mee: { $names }.
   *[other] Spelen niet meer mee: { $names }.
  }
contest-table-opened = De partij van tafel { $table } is begonnen ({ $id }). Haar giften: ardoise speel; of enkel de totalen: ardoise kaarting uitslag { $table } …
contest-table-there = De partij van tafel { $table } ({ $id }): ardoise --match { $id } speel
contest-table-disputed = Tafel { $table }, { $result }: betwist door { $who }.
contest-would-agree = Hebben beide ploegen toch getekend?
contest-agreed-anyway = Beide ploegen gelden als getekend. Om dat terug te nemen: ardoise kaarting terug
contest-would-close = De kaarting toch afsluiten?
contest-closed-anyway = De kaarting is toch afgelopen. Om verder te gaan: ardoise kaarting terug
contest-result-stands = Het staat al zo genoteerd: er is niets geschreven.
contest-signed-already = Dat is al getekend: er is niets geschreven.
contest-replaced = Er stond: { $result }. Dat is vervangen. Was het een andere tafel: ardoise kaarting terug
contest-table-result = Ronde { $round }, tafel { $table }: { $result } – { $who }.
contest-still-playing = { $count ->
    [one] Eén van { $tables } tafels speelt nog in ronde { $round }, geloot om { $since }.
   *[other] { $count } van { $tables } tafels spelen nog in ronde { $round }, geloot om { $since }.
  }
contest-far = { $planned ->
    [0] { $deals ->
        [one] één gift, laatste lijn om { $at }
       *[other] { $deals } giften, laatste lijn om { $at }
      }
   *[other] { $deals } van { $planned } giften, laatste lijn om { $at }
  }
contest-not-begun = op papier: er is geen gift genoteerd
contest-none-missing = Alle uitslagen van ronde { $round } zijn er.
contest-draw-first = Om er een te loten: ardoise kaarting loting --dice 4 2 6

# stand

contest-standings-none = Er is nog niets gespeeld
contest-standings-after = Stand na ronde { $round }
contest-standings-so-far = Stand in ronde { $round }, met de uitslagen die al bekend zijn
contest-standings-more = … en nog { $count }: ardoise kaarting stand
contest-byes = { $count ->
    [one] één keer vrij
   *[other] { $count } keer vrij
  }
contest-tie-wins = minder tafels gewonnen dan { $name }: { $own } tegen { $theirs }
contest-tie-margin = een kleiner verschil dan { $name }: { $own } tegen { $theirs }
contest-tie-scored = minder punten aan de tafels dan { $name }: { $own } tegen { $theirs }
contest-tie-direct-meeting = minder goed dan { $name } aan tafels tussen gelijken: { $own } tegen { $theirs }
contest-tie-opponents = zwakkere tegenstanders dan { $name }: { $own } punten tegen { $theirs }
contest-tie-lot = na { $name } door loting
contest-stands = { $name }: { $rank }, { $points } { $count ->
    [one] punt
   *[other] punten
  }
contest-part-played = Ronde { $round }, tafel { $table }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }, verschil { $margin }, { $paired ->
    [0] tegen { $against }
   *[other] met { $with } tegen { $against }
  } ({ $scores }).
contest-part-bye = Ronde { $round }: vrij, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }, verschil { $margin }{ $scored ->
    [none] {""}
   *[other] , geteld als { $scored } gemaakte punten
  }.
contest-part-given = Ronde { $round }, tafel { $table }: de anderen speelden niet, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }, verschil { $margin }{ $scored ->
    [none] {""}
   *[other] , geteld als { $scored } gemaakte punten
  }.
contest-part-forfeit = Ronde { $round }, tafel { $table }: speelde niet, geen punten.
contest-behind = Evenveel punten als de vorige: { $why }.
contest-moved-rank = { $name }: van plaats { $from } naar { $to }.
contest-moved-more = { $count ->
    [one] Nog één verandert van plaats.
   *[other] Nog { $count } veranderen van plaats.
  }
contest-moved-draw = Ronde { $round } blijft zoals ze geloot is; met deze uitslag { $tables ->
    [one] zou een van haar tafels
   *[other] zouden { $tables } van haar tafels
  } anders geweest zijn.
contest-moved-redraw = Van ronde { $round } is nog niets gespeeld. Om ze met deze uitslag te loten: ardoise kaarting terug tot haar loting ingetrokken is, dan deze uitslag opnieuw en ardoise kaarting loting
contest-moved-nothing = Niemand verandert van plaats, en elke loting zou dezelfde geweest zijn.
contest-no-prizes = Er zijn geen prijzen opgeschreven. Dat doe je zo: ardoise kaarting prijzen 1 "een hesp" 2-3 "een fles"
contest-prizes-won = Prijzen
contest-prizes-so-far = Prijzen, zoals het nu staat
contest-bad-prize = “{ $text }” noemt geen rang en prijs: ardoise kaarting prijzen 1 "een hesp" 2-3 "een fles"
contest-bad-side = “{ $text }” is geen ploeg: A voor de eerste, B voor de tweede, A,B als niemand kwam.

# lijsten

contest-list-line = Lijn { $line } is geen inschrijving: { $text }
contest-list-how = Een lijn is een naam, of twee voor een ploeg, met een club erachter als er een is: Ana;Bob;De Heren
contest-list-empty = Op die lijst staan geen namen.

# papier

contest-where = Waar zit ik?
contest-card-table = Tafel { $table }
contest-card-line = { $title } · ronde { $round }
contest-card-dealer = { $name } deelt eerst
contest-card-deals = Giften
contest-card-sign = Beide ploegen tekenen:
contest-card-exempt = vrij
contest-wall-round = Ronde { $round }
contest-wall-playing = Geloot om { $since }. { $count ->
    [one] Eén van { $tables } tafels speelt nog:
   *[other] { $count } van { $tables } tafels spelen nog
  }
contest-wall-done = Geloot om { $since }. Alle { $tables } tafels zijn klaar.
contest-nobody-again = Niemand heeft twee keer dezelfde maat, en niemand ontmoet iemand twee keer.
contest-nobody-again-pairs = Geen twee ploegen ontmoeten elkaar twee keer.
contest-again-pairs = { $meetings ->
    [one] Twee ploegen ontmoeten elkaar opnieuw.
   *[other] { $meetings } ontmoetingen komen terug.
  }
contest-again = { $partners ->
    [0] Niemand heeft twee keer dezelfde maat;
    [one] Eén ploeg speelt opnieuw samen;
   *[other] { $partners } ploegen spelen opnieuw samen;
  } { $meetings ->
    [0] niemand ontmoet iemand twee keer.
    [one] één tweetal ontmoet elkaar opnieuw.
   *[other] { $meetings } tweetallen ontmoeten elkaar opnieuw.
  }
contest-proof-design = Het plan van de kaarting laat geen andere keuze.
contest-proof-bound = { $exempt ->
    [0] Minstens { $bound }, minder kon niet: dat is na te tellen.
   *[other] Met deze vrije spelers minstens { $bound }, minder kon niet: dat is na te tellen.
  }
contest-proof-dual = { $exempt ->
    [0] Minder kan niet: de loting draagt het bewijs.
   *[other] Met deze vrije spelers kan minder niet: de loting draagt het bewijs.
  }
contest-proof-search = { $exempt ->
    [0] Minder kan niet: elke andere loting is bekeken.
   *[other] Met deze vrije spelers kan minder niet: elke andere loting van wie speelt, is bekeken.
  }
contest-proof-none = { $exempt ->
    [0] Minstens { $bound } was nodig; of minder kon, is niet bekend.
   *[other] Met deze vrije spelers was minstens { $bound } nodig; of minder kon, is niet bekend.
  }
contest-dice = Dobbelstenen: { $dice }.
contest-sealed = Getal vooraf verzegeld, zegel { $seal }…
contest-seed = Startgetal { $seed }…

# opnieuw geloot

contest-verify-nothing = Er is nog niets geloot.
contest-identical = { $count ->
    [one] Gelijk: de ronde komt uit zoals ze geloot is.
   *[other] Gelijk: alle { $count } rondes komen uit zoals ze geloot zijn.
  }
contest-doubt-unknown = Ronde { $round } is geloot op een manier die deze versie niet kent.
contest-doubt-number = Ronde { $round }: het getal is niet dat wat verzegeld werd.
contest-doubt-seed = Ronde { $round }: het startgetal is niet wat getal en dobbelstenen geven.
contest-doubt-input = Ronde { $round } is niet geloot uit wat volgens het logboek toen bekend was.
contest-doubt-result = Ronde { $round }: er komt een andere loting uit.
contest-redrawn = { $count ->
    [one] Ronde { $round } is ervoor al één keer geloot, en teruggenomen.
   *[other] Ronde { $round } is ervoor al { $count } keer geloot, en teruggenomen.
  }
contest-not-sealed = { $count ->
    [one] Ronde { $rounds } is enkel met de dobbelstenen geloot, zonder verzegeld getal.
   *[other] Rondes { $rounds } zijn enkel met de dobbelstenen geloot, zonder verzegeld getal.
  }
contest-verify-no-database = { $file } is geen databank van ardoise.
contest-verify-how = Om een kaarting naar een andere machine te brengen: ardoise exporteer KAARTING -o zaal.db

# wat er gebeurd is

contest-did-open = { $title } begonnen: { $kind }
contest-did-enter = ingeschreven als { $no }: { $name }
contest-did-withdraw = vertrokken: { $name }
contest-did-return = weer terug: { $name }
contest-did-replace = op de plaats van nummer { $no }: { $name }
contest-did-draw = ronde { $round } geloot: { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
  }
contest-did-seat = ronde { $round }, tafel { $table }: haar partij is begonnen
contest-did-result = ronde { $round }, tafel { $table }: { $scores }
contest-did-forfeit = ronde { $round }, tafel { $table }: forfait, { $name }
contest-did-agree = ronde { $round }, tafel { $table }: beide ploegen gaan akkoord
contest-did-agree-side = ronde { $round }, tafel { $table }: { $name } akkoord
contest-did-dispute = ronde { $round }, tafel { $table }: uitslag betwist door { $name }
contest-did-lock = ronde { $round } vergrendeld
contest-did-prizes = { $count ->
    [one] één prijs opgeschreven
   *[other] { $count } prijzen opgeschreven
  }
contest-did-close = kaarting afgesloten
contest-did-retract = neemt lijn { $row } terug

# vraag na vraag

contest-print-how = Op papier: ardoise kaarting afdruk tafelkaarten -o tafelkaarten.pdf --paper { $paper }, en ardoise kaarting afdruk loting -o loting.pdf
contest-ask-players = Hoeveel spelers komen er?
contest-ask-number = Een getal en Enter; Esc: terug
contest-ask-line = Typ het en druk op Enter; Esc: terug
contest-ask-not-number = “{ $text }” is geen getal van { $least } tot { $most }.
contest-ask-format = { $players } spelers: hoe ontmoeten ze elkaar?
contest-ask-rounds = Hoeveel rondes?
contest-ask-deals = Hoeveel giften per ronde? (0: partijen tot het einde)
contest-ask-title = Hoe heet de kaarting?
contest-means-individual = elke ronde andere maten: { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
  }{ $exempt ->
    [0] , niemand vrij
    [one] , elke ronde één vrij, niemand twee keer in { $rounds } rondes
   *[other] , elke ronde { $exempt } vrij, niemand twee keer in { $rounds } rondes
  }
contest-means-design = iedereen één keer met elkaar en twee keer tegen elkaar: { $rounds } rondes van { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
  }; minder spelen kan
contest-means-no-design = niet voor zoveel: { $below } of { $above } spelers
contest-means-pairs = { $pairs ->
    [one] één vaste ploeg
   *[other] { $pairs } vaste ploegen
  }, eerst geloot, dan winnaars tegen winnaars: { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
  }{ $exempt ->
    [0] {""}
   *[other] , elke ronde één ploeg vrij
  }
contest-means-pools = { $pairs ->
    [one] één vaste ploeg
   *[other] { $pairs } vaste ploegen
  } in { $pools ->
    [one] één poule
   *[other] { $pools } poules
  }, allen tegen allen, dan knock-out
contest-lead-players = Wie schrijft zich in?
contest-lead-pairs = Welke ploeg schrijft zich in?
contest-lead-names = Namen met komma’s ertussen; een ploeg met een plus: Ana+Bob. Esc: hier stoppen
contest-lead-draw = Wat tonen de dobbelstenen?
contest-lead-dice = Drie dobbelstenen, zoals 4 2 6, loten de ronde. Esc: hier stoppen
contest-lead-first = Wie schrijft zich nog in, of wat tonen de dobbelstenen?
contest-lead-first-dice = Namen met komma’s ertussen worden ingeschreven; drie dobbelstenen, zoals 4 2 6, loten de eerste ronde
contest-lead-results = Welke kaart komt binnen?
contest-lead-table = Tafel en getallen, zoals 3 101 64. Esc: hier stoppen
contest-lead-agree = Nog niet iedereen is akkoord: welke tafel heeft getekend?
contest-lead-agreed = Een tafel, zoals 3, als beide getekend hebben; of tafel en getallen. Esc: hier stoppen
contest-lead-lock = Alle uitslagen zijn er. De ronde vergrendelen?
contest-lead-over = De kaarting is afgelopen.
contest-lead-late = Wie komt te laat?
contest-lead-leave = Wie vertrekt?
contest-lead-no-dice = Er worden drie dobbelstenen gegooid, elk toont 1 tot 6, zoals 4 2 6.
contest-lead-unread = “{ $text }” is niet wat hier gevraagd wordt.
contest-act-draw = loten zonder dobbelstenen
contest-act-lock = de ronde vergrendelen
contest-act-cards = papier voor de tafels
contest-act-missing = wie nog speelt
contest-act-standings = stand
contest-act-late = iemand komt te laat
contest-act-leave = iemand vertrekt
contest-act-undo = de laatste lijn terugnemen
contest-act-stop = hier stoppen (later verder)

contest-line-unread = Lijn { $line } is niets wat kaarting kan doen: { $text }
check-contests = { $count ->
    [one] En één kaarting.
   *[other] En { $count } kaartingen.
  }
contest-file-cards = tafelkaarten
contest-file-draw = loting
