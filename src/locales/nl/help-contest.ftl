# kaarting

value-CONTEST = KAARTING
value-ENTRANT = DEELNEMER
value-ENTRY = INSCHRIJVING
value-KIND = SOORT
value-ODD = ONEVEN
value-POINTS = PUNTEN
value-RANK-WORDS = RANG WOORDEN
value-WHAT = WAT

short-contest = een zaal vol tafels
overview-contest-about = Een zaal vol tafels: inschrijven, loten, noteren, rangschikken.
overview-contest-usage = kaarting [OPTIES] [OPDRACHT]  (alleen: alles wordt gevraagd)
group-contest-hall = Zaal
group-contest-round = Ronde
group-contest-ranks = Stand
group-contest-paper = Papier
group-contest-end = Einde
short-contest-new = open een kaarting
short-contest-enter = spelers of ploegen
short-contest-withdraw = speelt niet meer
short-contest-return = speelt weer
short-contest-replace = een ander speelt
short-contest-draw = de volgende ronde
short-contest-table = partij van een tafel
short-contest-result = totalen van een tafel
short-contest-agree = ploegen tekenden
short-contest-missing = wie nog speelt
short-contest-lock = de ronde is voorbij
short-contest-standings = waar ieder staat
short-contest-prizes = rangen en prijzen
short-contest-show = de kaarting nu
short-contest-list = alle kaartingen
short-contest-print = kaarten, loting
short-contest-verify = loot opnieuw
short-contest-log = wie schreef wat
short-contest-undo = neem terug
short-contest-close = hier houdt het op
cmd-contest = Een zaal vol tafels: inschrijvingen, lotingen, uitslagen, stand; zonder meer vraagt het op een terminal alles (kaarting)
examples-contest =
    Voorbeelden:
      ardoise kaarting
      ardoise kaarting nieuw ploegen manillen --title "Manilleavond" --rounds 5
arg-contest-contest = De kaarting; zonder die waarin het laatst genoteerd is
cmd-contest-new = Een kaarting beginnen (nieuw)
examples-contest-new =
    Voorbeelden:
      ardoise kaarting nieuw individueel manille --title "Dorp" --rounds 4 --deals 8
      ardoise kaarting nieuw poules coinche --rules contree --pool 4 --through 2
arg-contest-new-format = individueel, plan, ploegen of poules
arg-contest-new-game = Het spel
arg-contest-new-title = Hoe de kaarting heet
arg-contest-new-rules = Regels van elke partij: een regelset, huisregels of een bestand
arg-contest-new-rounds = Hoeveel rondes
arg-contest-new-deals = Hoeveel giften een ronde heeft; 0: partijen tot het einde
arg-contest-new-count = Wat telt: punten, partijen (2, gelijkspel 1), beide of verschil
arg-contest-new-limit = Met hoeveel een tafel hoogstens gewonnen of verloren telt
arg-contest-new-ties = Wat gelijken scheidt, in volgorde: overwinningen, verschil, punten, onderling, tegenstanders, lot
arg-contest-new-odd = Wie geen tafel vult: gemiddelde, drie (tafels van drie), huis, of een aantal punten
arg-contest-new-pool = Hoeveel ploegen een poule heeft: 3 tot 6
arg-contest-new-through = Hoeveel van elke poule naar het hoofdschema gaan
arg-contest-new-date = De dag
arg-contest-new-secret = De tekst die verzegeld wordt; zonder een die niemand kent
cmd-contest-enter = Spelers of ploegen inschrijven (inschrijving)
examples-contest-enter =
    Voorbeelden:
      ardoise kaarting inschrijving Ana Bob "Cy Dee"
      ardoise kaarting inschrijving Ana+Bob Cy+Dee --club "De Heren"
arg-contest-enter-names = Een speler; een ploeg met een plus ertussen
arg-contest-enter-from = Een lijst: elk een lijn, namen en club; vooraan de getrokken nummers, als die er zijn
arg-contest-enter-club = De club van allemaal
arg-contest-enter-house = Ze vullen enkel tafels, en staan in geen stand
cmd-contest-draw = De volgende ronde loten (loting)
examples-contest-draw =
    Voorbeelden:
      ardoise kaarting loting --dice 4 2 6
      ardoise kaarting loting
arg-contest-draw-dice = Wat de zaal gooide
cmd-contest-table = De partij van een tafel beginnen, of tonen (tafel)
examples-contest-table =
    Voorbeelden:
      ardoise kaarting tafel 3
      ardoise kaarting tafel 3 --round 1
arg-contest-table-table = De tafel
arg-contest-table-round = De ronde; zonder de laatste
cmd-contest-result = Noteren wat een tafel gaf: enkel totalen (uitslag)
examples-contest-result =
    Voorbeelden:
      ardoise kaarting uitslag 3 101 64
      ardoise kaarting uitslag 3 101 46 --round 1 --reason "verkeerd gelezen"
arg-contest-result-table = De tafel
arg-contest-result-scores = De punten van elke ploeg, zoals op de kaart
arg-contest-result-forfeit = De ploeg die niet speelde: A of B; A,B als niemand kwam
arg-contest-result-round = De ronde; zonder de laatste
arg-contest-result-reason = Waarom een vergrendelde uitslag verandert
cmd-contest-agree = Beide ploegen gaan akkoord met wat van hun tafel is ingevoerd (akkoord)
examples-contest-agree =
    Voorbeelden:
      ardoise kaarting akkoord 3
      ardoise kaarting akkoord 3 7 12
arg-contest-agree-tables = De tafels waarvan beide ploegen de kaart getekend hebben
cmd-contest-missing = Welke tafels nog spelen, en sinds wanneer (bezig)
examples-contest-missing =
    Voorbeelden:
      ardoise kaarting bezig
      ardoise kaarting bezig --json
cmd-contest-lock = De ronde is af: haar uitslagen staan vast (vergrendel)
examples-contest-lock =
    Voorbeelden:
      ardoise kaarting vergrendel
      ardoise kaarting vergrendel --json
cmd-contest-standings = Waar iedereen staat, of waarom iemand daar staat (stand)
examples-contest-standings =
    Voorbeelden:
      ardoise kaarting stand --after 2
      ardoise kaarting stand ana
arg-contest-standings-entry = Van wie: een naam of een nummer; dan ronde na ronde
arg-contest-standings-after = Na die ronde
cmd-contest-withdraw = Iemand speelt geen verdere ronde (vertrek)
examples-contest-withdraw =
    Voorbeelden:
      ardoise kaarting vertrek ana
      ardoise kaarting vertrek 7 --reason "ziek"
arg-contest-withdraw-entry = Een naam of een nummer
arg-contest-withdraw-reason = Waarom
cmd-contest-return = Iemand die vertrok, speelt weer mee (terugkeer)
examples-contest-return =
    Voorbeelden:
      ardoise kaarting terugkeer ana
      ardoise kaarting terugkeer 7
arg-contest-return-entry = Een naam of een nummer
cmd-contest-replace = Iemand anders speelt verder onder een nummer, met de punten (vervang)
examples-contest-replace =
    Voorbeelden:
      ardoise kaarting vervang 7 Zoë
      ardoise kaarting vervang 3 Ana+Zoë --reason "Bob is ziek"
arg-contest-replace-entry = Een naam of een nummer
arg-contest-replace-with = Wie voortaan speelt; een ploeg met een plus
arg-contest-replace-reason = Waarom
cmd-contest-prizes = De prijzen opschrijven, of tonen (prijzen)
examples-contest-prizes =
    Voorbeelden:
      ardoise kaarting prijzen 1 "een hesp" 2-3 "een fles"
      ardoise kaarting prijzen
arg-contest-prizes-prizes = Rangen en wat ze winnen
cmd-contest-print = Papier voor de zaal (afdruk)
examples-contest-print =
    Voorbeelden:
      ardoise kaarting afdruk tafelkaarten -o tafelkaarten.pdf --paper a6
      ardoise kaarting afdruk loting -o loting.pdf
arg-contest-print-what = tafelkaarten, loting, stand, prijzen, leeg of muur
arg-contest-print-round = De ronde; zonder de laatste
cmd-contest-verify = Elke ronde opnieuw loten: gelijk, of waar niet (controleer)
examples-contest-verify =
    Voorbeelden:
      ardoise kaarting controleer
      ardoise kaarting controleer zaal.db
arg-contest-verify-file = Een databank van een andere machine
cmd-contest-list = Alle kaartingen (lijst)
examples-contest-list =
    Voorbeelden:
      ardoise kaarting lijst
      ardoise kaarting lijst --json
cmd-contest-show = De kaarting zoals ze is (toon)
examples-contest-show =
    Voorbeelden:
      ardoise kaarting toon
      ardoise kaarting toon --json
cmd-contest-undo = De laatste opdrachten terugnemen (terug)
examples-contest-undo =
    Voorbeelden:
      ardoise kaarting terug
      ardoise kaarting terug 2 --reason "verkeerde tafel"
arg-contest-undo-count = Hoeveel
arg-contest-undo-reason = Waarom
cmd-contest-close = De kaarting eindigt hier (sluit)
examples-contest-close =
    Voorbeelden:
      ardoise kaarting sluit
      ardoise kaarting sluit --json
cmd-contest-log = Wie wat noteerde, en wanneer (logboek)
examples-contest-log =
    Voorbeelden:
      ardoise kaarting logboek
      ardoise kaarting logboek --json
