# De hulp van exporteer, importeer en kies.
cmd-export = Een partij, een keuze of alles schrijven: bladen, een databank of tabellen (exporteer)
examples-export =
    Voorbeelden:
      ardoise exporteer --output avond.sheet
      ardoise exporteer --all --output kopie.db
      ardoise exporteer --game coinche --since 2026 --output bladen
      ardoise exporteer --all --format parquet --output analyses
cmd-import = Bladen, de databank van een andere machine of een CSV-tabel inlezen (importeer)
examples-import =
    Twee keer verandert niets; een fout bestand wordt geweigerd, met zijn lijn.
    Wat --map over een kolom kan zeggen: gift deler bieder contract troef punten
    wij zij totaal-wij totaal-zij opmerking gebeurtenissen, een gebeurtenis (belote).
    Voorbeelden:
      ardoise importeer avond.sheet bladen andere-machine.db
      ardoise importeer p.csv --game coinche --players Ana,Bob,Cy,Dee
cmd-choose = Partijen op twee machines anders genoteerd: bekijken, een versie kiezen (kies)
examples-choose =
    Voorbeelden:
      ardoise kies
      ardoise kies 3f9a01c2 --reason "het blad van Cy"
arg-choose-id = De versie die telt; zonder worden ze allemaal getoond
cmd-sync = Veel machines: uitwisselen langs een gedeelde plaats (synchroniseer)
examples-sync =
    Een map (stick, gedeelde map, Syncthing) of s3://BUCKET/PREFIX. Twee keer
    verandert niets; onderbroken gaat het verder; wat verschilt, blijft: ardoise kies.
    Voorbeelden:
      ardoise synchroniseer /media/stick/club
      ardoise synchroniseer onthoud s3://club/scores --passphrase
      ardoise synchroniseer
      ardoise synchroniseer --status
cmd-sync-add = Een bestemming onthouden; er wordt nog niets uitgewisseld (onthoud)
cmd-sync-list = De onthouden bestemmingen (lijst)
cmd-sync-remove = Een bestemming niet meer onthouden; wat daar staat, blijft (vergeet)
arg-sync-target = Een map, of s3://BUCKET/PREFIX; zonder, alle die onthouden zijn
arg-sync-status = Enkel zeggen wat waar ontbreekt
arg-sync-add-target = Een map, of s3://BUCKET/PREFIX
arg-sync-remove-target = Zoals de lijst ze toont
value-TARGET = BESTEMMING
arg-export-pseudonyms = Iedereen onder een schuilnaam, altijd dezelfde
arg-export-format = sheet (blad), db (databank) of parquet; standaard volgens de naam
arg-export-output = Waar het moet komen: een bestand, of een map voor meer bladen
arg-export-game = Enkel dat spel
arg-import-files = Bladen, mappen met bladen, databanken, CSV-tabellen; - leest de standaardinvoer
arg-import-map = Wat de kolommen zijn (gift=Nr,bieder=Wie…), of een TOML-bestand
arg-import-game = Het spel van een tabel
arg-import-players = De spelers van een tabel, in de speelvolgorde
arg-import-rules = De regels van een tabel
arg-import-set = Een optie van die regels; mag meermaals
arg-import-date = De dag van een tabel
arg-import-title = De titel van een tabel
arg-import-dealer = Wie eerst deelt in een tabel
arg-import-dry_run = Het blad tonen dat ingelezen zou worden, niets opschrijven
value-MAP = KOLOMMEN
value-PLAYER-- = SPELER,…
cmd-backup = Nu een nagekeken kopie van de databank (kopie)
examples-backup =
    Kopieën worden ook vanzelf gemaakt: voor de eerste lijn van een dag en voor
    importeer, controleer --repair en herstel; oude worden uitgedund.
    Voorbeelden:
      ardoise kopie
      ardoise kopie --to /media/stick
cmd-restore = De kopieën van de databank; een ervan in de plaats ervan (herstel)
examples-restore =
    Van wat vervangen wordt, komt eerst een kopie.
    Voorbeelden:
      ardoise herstel
      ardoise herstel 2
      ardoise herstel andere.db --yes
arg-backup-to = Waarheen: een map; standaard die naast de databank
arg-restore-copy = Het nummer in de lijst, of een bestand; zonder worden de kopieën getoond
arg-restore-from = Waar de kopieën staan; standaard de map naast de databank
arg-restore-yes = De databank vervangen zonder te vragen
arg-check-against = Is alles hier wat deze oudere kopie bevat?
arg-key = Wat uitgewisseld wordt, is gesloten met de sleutel in dit bestand (age)
arg-passphrase = Wat uitgewisseld wordt, is gesloten met een wachtzin (ARDOISE_PASSPHRASE, of gevraagd)
examples-sync-add =
    Voorbeelden:
      ardoise synchroniseer onthoud /media/stick/club
      ardoise synchroniseer onthoud s3://club/scores --passphrase
examples-sync-list =
    Voorbeelden:
      ardoise synchroniseer lijst
      ardoise synchroniseer lijst --json
examples-sync-remove =
    Voorbeelden:
      ardoise synchroniseer vergeet /media/stick/club
      ardoise synchroniseer vergeet s3://club
examples-rules-booklet =
    Voorbeelden:
      ardoise regels boekje contree
      ardoise regels boekje --output huis.pdf --paper a5
