# print, stats, players

cmd-print = Put a match, an evening or a player’s year on paper (imprimer)
examples-print =
    Examples:
      ardoise print --output evening.html
      ardoise print --blank contree Ana Bob Cy Dee --output blank.pdf
arg-format = text,markdown,html,pdf,svg,png,csv,xlsx,json,sheet
arg-print-output = The file to write
arg-day = All matches of that day
arg-year = Only matches of that year
arg-print-player = All matches of that player
arg-signatures = A line for each player to sign
arg-print-hash = At the foot, the hash of the log
arg-print-explain = With every point explained (in HTML: opened)
arg-print-rules = With every rule in force
arg-place = The place, at the top of the sheet
arg-table = The table
arg-round = The round of a contest
arg-arbiter = The referee
arg-begin = When it began
arg-end = When it ended
arg-brief = Without the explanations
arg-blank = A blank sheet: rules, players
arg-paper = Paper of the PDF: a4, letter, a5 or a6

cmd-stats = The record of a player, or of two who play together (statistiques)
examples-stats =
    Examples:
      ardoise stats ana
      ardoise stats ana --with cy --game coinche --year 2026
cmd-players = All players with their rating; names that are one player (joueurs)
examples-players =
    Examples:
      ardoise players
      ardoise players merge Annie Ana
cmd-players-rename = A player is called otherwise from now on (renommer)
cmd-players-merge = Two names are one player (reunir)
cmd-players-split = A name stands for itself again (separer)
cmd-players-forget = A name becomes a pseudonym wherever it stands (oublier)
cmd-players-log = Who renamed whom, and when (journal)
arg-stats-player = A player; without one, all of them
arg-stats-with = Only matches with that partner
arg-against = Only matches against that opponent
arg-sort = won, share, points, margin, rating, matches, name
arg-stats-day = Only that day
arg-players-day = Only that day
arg-month = Only that month
value-ORDER = ORDER
value-YYYY-MM = YYYY-MM
arg-stats-rules = Only matches under those rules
arg-players-rules = Only matches under those rules
arg-players-rename-name = The name until now
arg-players-merge-name = The name that is given up
arg-players-split-name = The name
arg-players-forget-name = The name, whole
arg-players-forget-yes = Without a question
arg-players-rename-target = The name from now on
arg-players-merge-target = The name from now on
arg-stats-limit = At most so many of a ranking (100)
arg-list-sort = day, or written: the last written first
