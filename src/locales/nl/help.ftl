# De woorden van de hulp, enkel gelezen als erom gevraagd wordt.

heading-usage = Gebruik:
heading-commands = Opdrachten
heading-arguments = Argumenten
heading-options = Opties
value-COMMAND = OPDRACHT
value-PATH = PAD
value-CARD = KAART
value-CARDS = KAARTEN
value-CONTRACT = CONTRACT
value-GAME = SPEL
value-PLAYER = SPELER
value-NAME = NAAM
value-NAME-NAME = NAAM,NAAM
value-NAME-FILE = NAAM|BESTAND
value-KEY-VALUE = OPTIE=WAARDE
value-TEXT = TEKST
value-EVENT = GEBEURTENIS
value-FILE = BESTAND
value-SHEET-- = BLAD|-
value-FILE-- = BESTAND|-
value-DEAL = GIFT
value-SEQ = NR
value-WHEN = WANNEER
value-YYYY-MM-DD = JJJJ-MM-DD
value-SIDE-N = PLOEG N

cmd-ardoise = De schrijver en scheidsrechter naast een echte kaarttafel. Zonder opdracht: het scorebord van de partij die bezig is.
examples-ardoise =
    Voorbeelden:
      ardoise nieuw coinche Ana Bob Cy Dee --rules contree
      ardoise noteer biedt ana 100 harten, punten ana 131
cmd-new = Een partij beginnen (nieuw)
examples-new =
    Voorbeelden:
      ardoise nieuw coinche Ana Bob Cy Dee --rules contree --set doel=2000
      ardoise nieuw whist Ana Bob Cy Dee --dealer Dee --title "Donderdag"
cmd-add = Noteren wat er gebeurde; alles of niets (noteer)
examples-add =
    Voorbeelden:
      ardoise noteer biedt ana 100 harten, coinche bob, punten ana 131
      ardoise noteer slagen ana 9, honneurs bob 3
cmd-play = Aan tafel: alles wordt gevraagd, vraag na vraag; of een blad in de databank spelen (speel)
examples-play =
    Voorbeelden:
      ardoise speel
      ardoise speel avond.sheet
cmd-show = Het scorebord van een partij (toon)
examples-show =
    Voorbeelden:
      ardoise toon
      ardoise toon 7c1d2e3f --json
cmd-list = De partijen van de databank (lijst)
examples-list =
    Voorbeelden:
      ardoise lijst --player ana
      ardoise lijst --game whist --open
cmd-undo = De laatste opdrachten terugnemen (terug)
examples-undo =
    Voorbeelden:
      ardoise terug
      ardoise terug 2 --reason "verkeerde gift"
cmd-redo = Teruggenomen opdrachten terugzetten (opnieuw)
examples-redo =
    Voorbeelden:
      ardoise opnieuw
      ardoise opnieuw 2
cmd-close = De tafel stopt hier: de partij eindigt, en wie voorstaat, wint ze (sluit)
examples-close =
    Voorbeelden:
      ardoise sluit
      ardoise sluit --reason "het café sluit"
      ardoise sluit --day 2026-11-19
arg-close-day = Elke partij van die dag, of van die maand
cmd-log = Wie wat noteerde, wanneer, en wat nog geldt (logboek)
examples-log =
    Voorbeelden:
      ardoise logboek
      ardoise logboek --at 12
cmd-explain = Elk punt, met zijn berekening en zijn artikel (uitleg)
examples-explain =
    Voorbeelden:
      ardoise uitleg 7
      ardoise uitleg alles
cmd-score = Een blad tellen zonder de databank aan te raken (tel)
examples-score =
    Voorbeelden:
      ardoise tel avond.sheet
      ardoise tel - --json < avond.sheet
cmd-rules = Regelsets, opties, artikelen en huisregels (regels)
examples-rules =
    Voorbeelden:
      ardoise regels opties coinche
      ardoise regels artikel coinche.failed
cmd-rules-list = Regelsets en bewaarde huisregels (lijst)
cmd-rules-show = Elke optie van een regelset, met haar waarde (toon)
cmd-rules-booklet = Het boekje van het huis: de spelregels met onze waarden (boekje)
cmd-rules-options = De opties van een spel, met waarden en betekenis (opties)
cmd-rules-article = Een artikel van de spelregels, of de lijst van artikelen (artikel)
cmd-rules-guess = Welke regels een blok verklaren, en wat de rest zou beslissen (raad)
examples-rules-guess =
    Voorbeelden:
      ardoise regels raad coinche avond.sheet
      ardoise regels raad coinche wij.sheet zij.sheet
      ardoise regels raad belote avond.csv --players Ana,Bob,Cy,Dee --save bij-ons
    Na elke gift zegt het blad wat er geschreven werd: controle A 240 B 0
arg-pads = Een blad of tabel met wat er geschreven werd, of twee te vergelijken
arg-figures = Wat de cijfers zijn: giften of totalen (standaard: wat past)
arg-save = Het beste antwoord bewaren als huisregels met die naam
arg-rules-guess-set = Een optie die bekend is; mag meermaals
arg-rules-guess-map = Welke kolom wat is, of een bestand dat het zegt
arg-rules-guess-players = De spelers van een tabel (CSV), in de speelvolgorde
cmd-rules-save = De regels van deze partij, of andere, als huisregels bewaren (bewaar)
cmd-rescore = Wat het met andere regels geweest was, de verschillen gemerkt (hertel)
examples-rescore =
    Voorbeelden:
      ardoise hertel --rules ffb-coinche
      ardoise hertel avond.sheet --rules contree coinche-2000
cmd-convert = Omrekentabellen, biedingen van gelijke rang, en wat een bod opbrengt (omrekening)
examples-convert =
    Voorbeelden:
      ardoise omrekening coinche 87 --to alles
      ardoise omrekening coinche --bid 120 --coinche
cmd-rules-diff = Twee regelsets naast elkaar: enkel wat verschilt (vergelijk)
cmd-check = De databank nakijken, of totalen vergelijken met het papieren blad (controleer)
examples-check =
    Voorbeelden:
      ardoise controleer
      ardoise controleer A 540 B 320
cmd-referee = Wat mag, wie de slag haalt, giften kaart per kaart nagekeken (scheidsrechter)
examples-referee =
    Voorbeelden:
      ardoise scheidsrechter mag coinche --trump schoppen --trick "9ha Bha" --hand "Aha 7sc Bsc"
      ardoise scheidsrechter gift avond.sheet
cmd-referee-legal = Welke kaarten mogen, en voor de andere het artikel dat ze verbiedt (mag)
examples-referee-legal =
    Voorbeelden:
      ardoise scheidsrechter mag coinche --trump schoppen --trick "9ha Bha" --hand "Aha 7sc Bsc"
      ardoise scheidsrechter mag marjolet --trump ruiten --phase einde --trick Hsc --hand "Asc 9sc Bkl"
cmd-referee-trick = Wie een slag haalt, en wat die telt (slag)
examples-referee-trick =
    Voorbeelden:
      ardoise scheidsrechter slag coinche --trump harten --cards "10kl 9ha Bha 7kl"
      ardoise scheidsrechter slag whist --trump zonder-troef --cards "10kl Aha Bkl 7kl" --leader 3
cmd-referee-deal = De laatste gift van een blad waarvan de kaarten genoteerd zijn (gift)
examples-referee-deal =
    Voorbeelden:
      ardoise scheidsrechter gift avond.sheet
      ardoise scheidsrechter gift - --json < avond.sheet
cmd-referee-positions = Posities als JSON, één per lijn: één antwoord per lijn, in volgorde (posities)
examples-referee-positions =
    Voorbeelden:
      ardoise scheidsrechter posities posities.jsonl
      ardoise scheidsrechter posities - < posities.jsonl > antwoorden.jsonl

arg-help = Deze hulp
arg-version = De versie
arg-db = Het bestand van de databank (of ARDOISE_DB)
arg-match_id = Een partij, met haar nummer of de laatste tekens ervan (of ARDOISE_MATCH)
arg-lang = Taal van het programma: { $langs } (of ARDOISE_LANG)
arg-json = Uitvoer voor machines
arg-color = Kleuren op het scherm: auto, always (altijd) of never (nooit)
arg-game = Een spel: { $games }
arg-players = De spelers, in de speelvolgorde
arg-rules = Een regelset, bewaarde huisregels of een bestand ervan
arg-set = Een optie van de regels; mag meermaals
arg-dealer = Wie eerst deelt (standaard: de eerste speler)
arg-title = Een titel voor de partij
arg-teams = Hoe elke ploeg heet, die van de eerste speler eerst
arg-start = Totalen overgenomen van een papieren blad, zoals in de notatie
arg-date = De dag van de partij
arg-add-yes = Een afgelopen gift laten vervallen zonder te vragen
arg-as_played = Wat tegen de regels is als feit noteren, met zijn vaststelling
arg-dry_run = Het gevolg tonen, niets opschrijven
arg-events = Gebeurtenissen in de notatie van de bladen, met komma’s ertussen
arg-file = Een blad; - leest de standaardinvoer
arg-id = Een partij, met haar nummer of de laatste tekens ervan
arg-show-hash = Toont onderaan de vingerafdruk van het logboek, om versies te vergelijken
arg-at = Zoals het was na die lijn van het logboek
arg-player = Enkel partijen van die speler
arg-open = Enkel partijen die nog bezig zijn
arg-over = Enkel partijen die afgelopen zijn
arg-since = Begonnen op die dag of later
arg-until = Begonnen op die dag of vroeger
arg-limit = Hoogstens zoveel (30)
arg-count = Hoeveel opdrachten (1)
arg-reason = Waarom, voor het logboek
arg-deal = Het nummer van een gift, of alles (standaard: de laatste)
arg-explain = Elk punt met zijn artikel
arg-name = Een regelset, bewaarde huisregels of een bestand ervan; zonder, die van de partij
arg-rules-save-name = De naam van de huisregels
arg-rules-article-id = Een artikel (coinche.failed), of een spel voor de lijst
arg-force = De huisregels met die naam vervangen
arg-leaf = Welk bestand het wordt: html, pdf, md, txt of csv
arg-output = Waar het moet komen; met --all een map
arg-all = Elke partij
arg-files = Bladen; - leest de standaardinvoer
arg-totals = Wat het papier zegt: A 540 B 320
arg-repair = De lijsten opnieuw maken uit het logboek; dat zelf verandert nooit
arg-trump = De troef: een kleur, zonder-troef of alles-troef
arg-leader = Wie uitkomt, 1 tot 4 in de speelvolgorde (standaard 1)
arg-declarer = Wie alleen speelt, of alle slagen bood
arg-called = Bij tarot met vijf: de geroepen kaart
arg-first = De eerste slag van de gift
arg-phase = Bij marjolet: stok, of einde als de stok op is
arg-contract = Het contract, waar het iets verandert (capot, schmurtz)
arg-trick = De kaarten van de slag tot nu toe, in volgorde
arg-hand = De hand
arg-cards = De kaarten van de slag, in volgorde
arg-referee-legal-player = Wie aan de beurt is, 1 tot 4
arg-referee-positions-file = Een bestand met JSON-lijnen; - leest de standaardinvoer
arg-target = Een partij, of een blad (standaard: de partij die bezig is)
arg-rescore-rules = De andere regels, een of meer
arg-points = De waarde om om te rekenen
arg-from = De schaal waarop ze staat (standaard: classic)
arg-to = De gewenste schaal, of alles
arg-bid = Een bod: een getal, capot, generale
arg-suit = De kleur ervan, zonder-troef of alles-troef
arg-raised = Wat het met coinche zou opbrengen
arg-raised_again = Wat het met surcoinche zou opbrengen
arg-marks = De scoretabel, in woorden
arg-one = De eerste regels
arg-other = De andere
value-ID-FILE = NR|BESTAND
value-FIGURES = CIJFERS
value-SCALE = SCHAAL
value-LEVEL = BOD
value-SUIT = KLEUR
cmd-rules-search = Artikelen en woorden vinden met gewone woorden, in elke taal (zoek)
cmd-rules-glossary = De woorden van de kaarttafel (woordenlijst)
arg-words = Wat je zoekt
arg-word = Een woord
arg-why = Van die lijn van de uitleg naar haar artikel
value-WORD = WOORD
value-LINE = LIJN
value-ARTICLE = ARTIKEL
value-FOLDER = MAP
value-SIDE = PLOEG
value-PLACE = PLAATS
value-NO-FILE = NR|BESTAND
value-HH-MM = UU:MM
value-off-shown-required = nee|aangeduid|verplicht
value-talon-end = stok|einde
