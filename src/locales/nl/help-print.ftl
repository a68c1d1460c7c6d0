# afdruk, statistieken, spelers

value-FORMAT = FORMAAT
value-YYYY = JJJJ
value-PAPER = PAPIER

cmd-print = Een partij, een kaartavond of het jaar van een speler op papier zetten (afdruk)
examples-print =
    Voorbeelden:
      ardoise afdruk --output avond.html
      ardoise afdruk --blank contree Ana Bob Cy Dee --output leeg.pdf
arg-format = text,markdown,html,pdf,svg,png,csv,xlsx,json,sheet
arg-print-output = Welk bestand het wordt
arg-day = Alle partijen van die dag
arg-year = Enkel partijen van dat jaar
arg-print-player = Alle partijen van die speler
arg-signatures = Een lijn waar elke speler tekent
arg-print-hash = Onderaan de vingerafdruk van het logboek
arg-print-explain = Met elk punt uitgelegd (in HTML: opengeklapt)
arg-print-rules = Met alle geldende regels
arg-place = De plaats, bovenaan het blad
arg-table = De tafel
arg-round = De ronde van een kaarting
arg-arbiter = De scheidsrechter
arg-begin = Wanneer het begon
arg-end = Wanneer het eindigde
arg-brief = Zonder de uitleg
arg-blank = Een leeg blad: regels, spelers
arg-paper = Papier van de PDF: a4, letter, a5 of a6

cmd-stats = De cijfers van een speler, of van twee die samen spelen (statistieken)
examples-stats =
    Voorbeelden:
      ardoise statistieken ana
      ardoise statistieken ana --with cy --game coinche --year 2026
cmd-players = Alle spelers met hun rating; namen die één speler zijn (spelers)
examples-players =
    Voorbeelden:
      ardoise spelers
      ardoise spelers verenig Annie Ana
cmd-players-rename = Een speler heet voortaan anders (hernoem)
cmd-players-merge = Twee namen zijn één speler (verenig)
cmd-players-split = Een naam staat weer op zichzelf (splits)
cmd-players-forget = Een naam wordt overal een schuilnaam (vergeet)
cmd-players-log = Wie wie hernoemde, en wanneer (logboek)
arg-stats-player = Een speler; zonder naam allemaal
arg-stats-with = Enkel partijen met die maat
arg-against = Enkel partijen tegen die tegenstander
arg-sort = gewonnen, aandeel, punten, verschil, rating, partijen, naam
arg-stats-day = Enkel die dag
arg-players-day = Enkel die dag
arg-month = Enkel die maand
value-ORDER = VOLGORDE
value-YYYY-MM = JJJJ-MM
arg-stats-rules = Enkel partijen met die regels
arg-players-rules = Enkel partijen met die regels
arg-players-rename-name = De naam tot nu toe
arg-players-merge-name = De naam die verdwijnt
arg-players-split-name = De naam
arg-players-forget-name = De naam, voluit
arg-players-forget-yes = Zonder te vragen
arg-players-rename-target = De naam voortaan
arg-players-merge-target = De naam voortaan
arg-stats-limit = Hoogstens zoveel van een rangschikking (100)
arg-list-sort = dag, of genoteerd: de laatst genoteerde eerst
