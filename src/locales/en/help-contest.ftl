# contest

value-CONTEST = CONTEST
value-ENTRANT = ENTRANT
value-ENTRY = ENTRY
value-KIND = KIND
value-ODD = ODD
value-POINTS = POINTS
value-RANK-WORDS = RANK WORDS
value-WHAT = WHAT

short-contest = a hall of tables
overview-contest-about = A hall of tables: entries, draws, results, standings.
overview-contest-usage = contest [OPTIONS] [COMMAND]  (alone: everything is asked)
group-contest-hall = Hall
group-contest-round = Round
group-contest-ranks = Ranks
group-contest-paper = Paper
group-contest-end = End
short-contest-new = open a contest
short-contest-enter = players or pairs
short-contest-withdraw = plays no more
short-contest-return = plays again
short-contest-replace = another plays on
short-contest-draw = the next round
short-contest-table = a table’s match
short-contest-result = a table’s totals
short-contest-agree = both sides signed
short-contest-missing = tables still playing
short-contest-lock = the round is over
short-contest-standings = where all stand
short-contest-prizes = ranks and prizes
short-contest-show = the contest now
short-contest-list = all contests
short-contest-print = cards, draw, wall
short-contest-verify = every draw again
short-contest-log = who recorded what
short-contest-undo = take back
short-contest-close = it ends here
cmd-contest = A hall of tables: entries, draws, results, standings; alone on a terminal it asks for everything (concours)
examples-contest =
    Examples:
      ardoise contest
      ardoise contest new pairs manille --title "Manille night" --rounds 5
arg-contest-contest = The contest; without it the one last written to
cmd-contest-new = Open a contest (nouveau)
examples-contest-new =
    Examples:
      ardoise contest new individual manille --title "Village" --rounds 4 --deals 8
      ardoise contest new pools coinche --rules contree --pool 4 --through 2
arg-contest-new-format = individual, design, pairs or pools
arg-contest-new-game = The game
arg-contest-new-title = What the contest is called
arg-contest-new-rules = Rules of every match: a preset, a house or a file
arg-contest-new-rounds = How many rounds
arg-contest-new-deals = How many deals a round has; 0: matches to their end
arg-contest-new-count = What counts: points, matches (2, 1 for a draw), both, margin
arg-contest-new-limit = The most by which a table counts as won or lost
arg-contest-new-ties = What parts equals, in order: wins, margin, scored, direct-meeting, opponents, lot
arg-contest-new-odd = Who fills no table: average, three (tables of three), house, or a number of points
arg-contest-new-pool = How many pairs a pool has: 3 to 6
arg-contest-new-through = How many of each pool go to the main bracket
arg-contest-new-date = The day
arg-contest-new-secret = The text that is sealed; without it one that nobody knows
cmd-contest-enter = Enter players or pairs (inscrire)
examples-contest-enter =
    Examples:
      ardoise contest enter Ana Bob "Cy Dee"
      ardoise contest enter Ana+Bob Cy+Dee --club "The Kings"
arg-contest-enter-names = A player; a pair with a plus between
arg-contest-enter-from = A list: a line for each, names and club; drawn numbers in front if there are any
arg-contest-enter-club = The club of all of them
arg-contest-enter-house = They only fill tables, and stand in no standings
cmd-contest-draw = Draw the next round (tirer)
examples-contest-draw =
    Examples:
      ardoise contest draw --dice 4 2 6
      ardoise contest draw
arg-contest-draw-dice = What the hall threw
cmd-contest-table = Open the match of a table, or show it
examples-contest-table =
    Examples:
      ardoise contest table 3
      ardoise contest table 3 --round 1
arg-contest-table-table = The table
arg-contest-table-round = The round; without it the last
cmd-contest-result = Enter what a table gave: totals only (resultat)
examples-contest-result =
    Examples:
      ardoise contest result 3 101 64
      ardoise contest result 3 101 46 --round 1 --reason "misread"
arg-contest-result-table = The table
arg-contest-result-scores = The points of each side, as on the card
arg-contest-result-forfeit = The side that did not play: A or B; A,B where neither came
arg-contest-result-round = The round; without it the last
arg-contest-result-reason = Why a result of a locked round changes
cmd-contest-agree = Both sides stand by what was entered of their table (accorder)
examples-contest-agree =
    Examples:
      ardoise contest agree 3
      ardoise contest agree 3 7 12
arg-contest-agree-tables = The tables whose card both sides have signed
cmd-contest-missing = Which tables still play, and since when (manquants)
examples-contest-missing =
    Examples:
      ardoise contest missing
      ardoise contest missing --json
cmd-contest-lock = The round is over: its results stand (clore)
examples-contest-lock =
    Examples:
      ardoise contest lock
      ardoise contest lock --json
cmd-contest-standings = Where everybody stands, or why somebody does (classement)
examples-contest-standings =
    Examples:
      ardoise contest standings --after 2
      ardoise contest standings ana
arg-contest-standings-entry = Of whom: a name or a number; then round by round
arg-contest-standings-after = After that round
cmd-contest-withdraw = Somebody plays no further round (retirer)
examples-contest-withdraw =
    Examples:
      ardoise contest withdraw ana
      ardoise contest withdraw 7 --reason "ill"
arg-contest-withdraw-entry = A name or a number
arg-contest-withdraw-reason = Why
cmd-contest-return = Somebody who withdrew plays again (revenir)
examples-contest-return =
    Examples:
      ardoise contest return ana
      ardoise contest return 7
arg-contest-return-entry = A name or a number
cmd-contest-replace = Somebody else plays on under a number and with its points (remplacer)
examples-contest-replace =
    Examples:
      ardoise contest replace 7 Zoe
      ardoise contest replace 3 Ana+Zoe --reason "Bob is ill"
arg-contest-replace-entry = A name or a number
arg-contest-replace-with = Who plays from now on; a pair with a plus
arg-contest-replace-reason = Why
cmd-contest-prizes = Write down the prizes, or show them (prix)
examples-contest-prizes =
    Examples:
      ardoise contest prizes 1 "a ham" 2-3 "a bottle"
      ardoise contest prizes
arg-contest-prizes-prizes = Ranks and what they win
cmd-contest-print = Paper for the hall (imprimer)
examples-contest-print =
    Examples:
      ardoise contest print cards -o cards.pdf --paper a6
      ardoise contest print draw -o draw.pdf
arg-contest-print-what = cards, draw, standings, prizes, blank or wall
arg-contest-print-round = The round; without it the last
cmd-contest-verify = Draw every round again: identical, or where not (verifier)
examples-contest-verify =
    Examples:
      ardoise contest verify
      ardoise contest verify hall.db
arg-contest-verify-file = A database from another machine
cmd-contest-list = All contests (liste)
examples-contest-list =
    Examples:
      ardoise contest list
      ardoise contest list --json
cmd-contest-show = The contest as it stands (voir)
examples-contest-show =
    Examples:
      ardoise contest show
      ardoise contest show --json
cmd-contest-undo = Take back the last commands (annuler)
examples-contest-undo =
    Examples:
      ardoise contest undo
      ardoise contest undo 2 --reason "wrong table"
arg-contest-undo-count = So many
arg-contest-undo-reason = Why
cmd-contest-close = The contest ends here (terminer)
examples-contest-close =
    Examples:
      ardoise contest close
      ardoise contest close --json
cmd-contest-log = Who recorded what, when (journal)
examples-contest-log =
    Examples:
      ardoise contest log
      ardoise contest log --json
