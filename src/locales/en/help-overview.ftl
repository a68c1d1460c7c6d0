# The help of the program on one screen: the commands in groups.

overview-about = The scorekeeper and referee beside a real card table.
overview-usage = [OPTIONS] [COMMAND]      (without a command: the current match)
options-everywhere = Everywhere: --match ID, --db PATH, --lang { $langs }, --json, --color WHEN, -h
help-more = With --help: every word of it, and examples.
group-table = Table
group-rules = Rules
group-records = Records
group-paper = Paper
group-program = Program
short-new = open a match
short-add = record what happened
short-play = guided entry
short-show = the slate
short-watch = the slate at large
short-serve = the slate on phones
short-amend = put a deal right
short-undo = take back
short-redo = restore
short-close = end it here
short-adopt = other rules
short-reseat = replace a player
short-explain = every point
short-referee = settle a dispute
short-rules = presets, articles
short-convert = tables, equivalents
short-rescore = under other rules
short-score = a sheet alone
short-list = all matches
short-log = who recorded what
short-stats = the records
short-players = everybody’s rating
short-print = sheet, PDF, HTML
short-check = database, or paper
short-export = sheets, database
short-import = sheets, tables
short-sync = other machines
short-backup = a copy, now
short-restore = a copy back
short-choose = of two copies
short-config = your habits
short-completions = the Tab key
short-man = manual pages
overview-after =
    Options   --match ID       a match (or ARDOISE_MATCH)      --json  for machines
              --db PATH        the database (or ARDOISE_DB)    --color WHEN  colours
              --lang { $langs }  the language (or ARDOISE_LANG)  -h, -V  help, version
    Examples  ardoise new coinche Ana Bob Cy Dee;  ardoise add --help (or noter)
examples-rules-list =
    Examples:
      ardoise rules list
      ardoise rules list coinche
examples-rules-show =
    Examples:
      ardoise rules show contree
      ardoise rules show --set target=1500 --marks
examples-rules-save =
    Examples:
      ardoise rules save thursday --rules contree --set target=1500
      ardoise rules save ours --force
examples-rules-diff =
    Examples:
      ardoise rules diff contree coinche
      ardoise rules diff contree ./house.toml
examples-rules-options =
    Examples:
      ardoise rules options
      ardoise rules options manille
examples-rules-search =
    Examples:
      ardoise rules search revoke
      ardoise rules search last trick
examples-rules-glossary =
    Examples:
      ardoise rules glossary
      ardoise rules glossary belote
examples-rules-article =
    Examples:
      ardoise rules article coinche.failed
      ardoise rules article whist
examples-players-log =
    Examples:
      ardoise players log
      ardoise players log --json
examples-players-rename =
    Examples:
      ardoise players rename Bob Robert
      ardoise players rename "Jean P" Jean
examples-players-merge =
    Examples:
      ardoise players merge Bobby Bob
      ardoise players merge ana Ana --json
examples-players-forget =
    Examples:
      ardoise players forget Bob
      ardoise players forget Bob --yes
examples-players-split =
    Examples:
      ardoise players split Bobby
      ardoise players split Bobby --json
