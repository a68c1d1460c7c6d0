# De woorden van wat op papier komt.

paper-until = { $name } (speelde tot gift { $deal })
paper-rules = Regels
paper-explained = Elk punt uitgelegd
paper-lines = Gift { $deal }: de lijnen van de score
paper-rules-in-force = Geldende regels
paper-rules-words = Regels “{ $name }”. { $count ->
    [0] Elke optie is zoals standaard in het spel.
    [one] 1 optie verschilt van wat standaard is in het spel.
   *[other] { $count } opties verschillen van wat standaard is in het spel.
}
paper-colon = { $what }: { $words }
paper-rules-own = Wat verschilt van de standaardregels
paper-rules-all = Elke optie met haar waarde
paper-rules-count = Alle { $count } opties
paper-page = Blad { $page } van { $pages }
paper-continued = { $title } (vervolg)
paper-written = { $file } geschreven ({ $count ->
    [one] 1 partij
   *[other] { $count } partijen
}).

chart-totals = Verloop van de totalen
chart-points = Punten
chart-totals-words = Curve van de totalen over { $count ->
        [one] { $count } gift
       *[other] { $count } giften
    }. Op het einde: { $ends }.
chart-parts-words = Curve van de totalen over { $count ->
        [one] { $count } gift
       *[other] { $count } giften
    }, opnieuw bij elke { $part }. In totaal: { $ends }.
chart-best-several = Het meest in één gift: { $points }, { $count } keer.
chart-best-words = Het meest in één gift: { $name }, { $points } in gift { $deal }.
chart-deals = Punten van elke gift
chart-deals-words = Balken: geschreven punten in elke gift, in volgorde. { $each }.

evening-title = Kaartavond van { $day }
evening-titled = { $count ->
    [one] 1 partij
   *[other] { $count } partijen
}
evening-matches = De partijen
evening-players = De spelers
evening-player = Speler
evening-played = Partijen
evening-won = Gewonnen
evening-result = Uitslag
evening-player-count = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}

year-title = { $name }, { $year }
year-matches = De partijen
year-with = Met wie
year-against = Tegen
year-own = Eigen
year-others = Anderen
year-best = gewonnen
year-replaced = vervangen
year-lost = verloren
year-shared = gedeeld
year-over = { $count } afgelopen
year-months = Partijen per maand
year-months-words = Balken: gewonnen en niet gewonnen partijen in elke maand. { $each }.
year-month-won = gewonnen
year-month-not = niet gewonnen

csv-match = partij
csv-day = dag
csv-game = spel
csv-title = titel
csv-rules = regels
csv-deal = gift
csv-dealer = deler
csv-what = wat
csv-complete = afgelopen
csv-void = vervallen
csv-yes = ja
csv-no = nee
csv-account = ploeg
csv-name = naam
csv-lines = lijnen van het blad
csv-points = punten
csv-total = totaal
csv-whole = voor het geheel
csv-points-of = { $name } punten
csv-total-of = { $name } totaal
csv-whole-of = { $name } voor het geheel

print-pdf-terminal = Een PDF of een afbeelding is niet voor de terminal: zeg waar met --output BESTAND.pdf of BESTAND.png
print-pdf-failed = De PDF kon niet gemaakt worden.
print-png-failed = De afbeelding kon niet gemaakt worden.
print-nothing = Geen enkele partij past.
print-look = De lijst: ardoise lijst
print-no-player = Geen speler heet “{ $name }” in deze partijen.
print-which-player = Verscheidene spelers beginnen met “{ $name }”: { $names }.
print-one-sheet = Een scoreblad bevat één partij, en er zijn er { $count }.
print-export = Allemaal, elk in een bestand: ardoise exporteer --all --output MAP

blank-line = Datum ____________   Plaats ____________   Tafel ______
blank-deals = Giften
blank-afterwards = Om het daarna te bewaren: ardoise speel
blank-players = Dit blad is voor { $seats } spelers, en je noemt er { $count }.
blank-forms = Een leeg blad wordt geschreven als html, pdf, md of txt.

booklet-title = Huisregels
booklet-ours = Bij ons
booklet-as-usual = Wij spelen volgens het boek en veranderen niets.
booklet-contents = Inhoud
booklet-here = Hier
booklet-ours-is = hier { $value }
booklet-option = “{ $what }”
booklet-set = “{ $what }: { $value }”
