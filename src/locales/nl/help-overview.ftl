# De hulp van het programma op één scherm: de opdrachten in groepen.

overview-about = De schrijver en scheidsrechter naast een echte kaarttafel.
overview-usage = [OPTIES] [OPDRACHT]      (zonder opdracht: de huidige partij)
options-everywhere = Overal: --match ID, --db PAD, --lang { $langs }, --json, --color WANNEER, -h
help-more = Met --help: elk woord, en voorbeelden.
group-table = De tafel
group-rules = De regels
group-records = Partijen
group-paper = Papier
group-program = Programma
short-new = een partij beginnen
short-add = noteren
short-play = vraag na vraag
short-show = het scorebord
short-watch = groot scorebord
short-serve = op de telefoons
short-amend = een gift verbeteren
short-undo = terugnemen
short-redo = terugzetten
short-close = hier stoppen
short-adopt = andere regels
short-reseat = speler vervangen
short-explain = elk punt
short-referee = wie heeft gelijk
short-rules = regels, artikelen
short-convert = tabellen
short-rescore = met andere regels
short-score = enkel een blad
short-list = alle partijen
short-log = wie wat noteerde
short-stats = de cijfers
short-players = ieders rating
short-print = blad, PDF, HTML
short-check = databank, of papier
short-export = bladen, databank
short-import = bladen, tabellen
short-sync = andere machines
short-backup = nu een kopie
short-restore = een kopie terug
short-choose = tussen twee versies
short-config = je gewoonten
short-completions = de Tab-toets
short-man = de handleiding
overview-after =
    Opties    --match ID       partij (of ARDOISE_MATCH)  --json  voor machines
              --db PAD         databank (of ARDOISE_DB)   --color WANNEER  kleuren
              --lang { $langs }  taal (of ARDOISE_LANG)     -h, -V  hulp, versie
    Zo        ardoise nieuw coinche Ana Bob Cy Dee;  ardoise noteer --help (of add)
examples-rules-list =
    Voorbeelden:
      ardoise regels lijst
      ardoise regels lijst coinche
examples-rules-show =
    Voorbeelden:
      ardoise regels toon contree
      ardoise regels toon --set doel=1500 --marks
examples-rules-save =
    Voorbeelden:
      ardoise regels bewaar donderdag --rules contree --set doel=1500
      ardoise regels bewaar bij-ons --force
examples-rules-diff =
    Voorbeelden:
      ardoise regels vergelijk contree coinche
      ardoise regels vergelijk contree ./huis.toml
examples-rules-options =
    Voorbeelden:
      ardoise regels opties
      ardoise regels opties manille
examples-rules-search =
    Voorbeelden:
      ardoise regels zoek verzaking
      ardoise regels zoek laatste slag
examples-rules-glossary =
    Voorbeelden:
      ardoise regels woordenlijst
      ardoise regels woordenlijst belote
examples-rules-article =
    Voorbeelden:
      ardoise regels artikel coinche.failed
      ardoise regels artikel whist
examples-players-log =
    Voorbeelden:
      ardoise spelers logboek
      ardoise spelers logboek --json
examples-players-rename =
    Voorbeelden:
      ardoise spelers hernoem Bob Robert
      ardoise spelers hernoem "Jean P" Jean
examples-players-merge =
    Voorbeelden:
      ardoise spelers verenig Bobby Bob
      ardoise spelers verenig ana Ana --json
examples-players-forget =
    Voorbeelden:
      ardoise spelers vergeet Bob
      ardoise spelers vergeet Bob --yes
examples-players-split =
    Voorbeelden:
      ardoise spelers splits Bobby
      ardoise spelers splits Bobby --json
