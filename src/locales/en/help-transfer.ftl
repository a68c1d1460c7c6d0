# The help of export, import and choose.
cmd-export = Write a match, a selection or everything: sheets, a database or tables (exporter)
examples-export =
    Examples:
      ardoise export --output evening.sheet
      ardoise export --all --output copy.db
      ardoise export --game coinche --since 2026 --output sheets
      ardoise export --all --format parquet --output analyses
cmd-import = Read sheets, the database of another machine or a CSV table (importer)
examples-import =
    Twice changes nothing; a bad file is refused whole, with its line.
    What --map can say of a column: deal dealer bidder contract suit points us them
    total-us total-them note events, an event (belote), a field of one (bid.level).
    Examples:
      ardoise import evening.sheet sheets other-machine.db
      ardoise import p.csv --game coinche --players Ana,Bob,Cy,Dee
cmd-choose = Matches recorded differently on two machines: look, and choose a copy (choisir)
examples-choose =
    Examples:
      ardoise choose
      ardoise choose 3f9a01c2 --reason "the sheet Cy kept"
arg-choose-id = The copy that counts; without one, all are shown
cmd-sync = Many machines: exchange with a place that all of them reach (synchroniser)
examples-sync =
    A folder (stick, share, Syncthing) or s3://BUCKET/PREFIX. Twice changes
    nothing; broken off, it goes on; what differs is kept: ardoise choose.
    Examples:
      ardoise sync /media/stick/club
      ardoise sync add s3://club/scores --passphrase
      ardoise sync
      ardoise sync --status
cmd-sync-add = Remember a target; it is not exchanged with yet (ajouter)
cmd-sync-list = The remembered targets (liste)
cmd-sync-remove = Remember a target no longer; what stands there stays (retirer)
arg-sync-target = A folder, or s3://BUCKET/PREFIX; without one, all that are remembered
arg-sync-status = Only say what is missing where
arg-key = Objects are closed with the key in this file (age)
arg-passphrase = Objects are closed with a passphrase (ARDOISE_PASSPHRASE, or asked for)
arg-sync-add-target = A folder, or s3://BUCKET/PREFIX
arg-sync-remove-target = As the list shows it
value-TARGET = TARGET
arg-export-pseudonyms = Everybody under a pseudonym, always the same one
arg-export-format = sheet, db or parquet; by default, by the ending of the name
arg-export-output = Where to write: a file, or a folder for several sheets
arg-export-game = Only that game
arg-import-files = Sheets, folders of sheets, databases, CSV tables; - reads standard input
arg-import-map = What its columns are (deal=No,bidder=Who…), or a TOML file
arg-import-game = The game of a table
arg-import-players = The players of a table, in order of play
arg-import-rules = The rules of a table
arg-import-set = One option of those rules; may be repeated
arg-import-date = The day of a table
arg-import-title = The title of a table
arg-import-dealer = Who deals first in a table
arg-import-dry_run = Show the sheet that would be imported, write nothing
value-MAP = MAP
value-PLAYER-- = PLAYER,…
cmd-backup = A verified copy of the database, now (sauver)
examples-backup =
    Copies are also made by themselves: before the first entry of a day and
    before import, check --repair and restore; old ones are thinned out.
    Examples:
      ardoise backup
      ardoise backup --to /media/stick
cmd-restore = The copies of the database; one of them in its place (restaurer)
examples-restore =
    What is replaced is copied first.
    Examples:
      ardoise restore
      ardoise restore 2
      ardoise restore other.db --yes
arg-backup-to = Where to: a folder; by default the one beside the database
arg-restore-copy = Its number in the list, or a file; without one, the copies are listed
arg-restore-from = Where the copies are; by default the folder beside the database
arg-restore-yes = Replace the database without asking
arg-check-against = Is everything here that this older copy holds?
examples-sync-add =
    Examples:
      ardoise sync add /media/stick/club
      ardoise sync add s3://club/scores --passphrase
examples-sync-list =
    Examples:
      ardoise sync list
      ardoise sync list --json
examples-sync-remove =
    Examples:
      ardoise sync remove /media/stick/club
      ardoise sync remove s3://club
examples-rules-booklet =
    Examples:
      ardoise rules booklet contree
      ardoise rules booklet --output house.pdf --paper a5
