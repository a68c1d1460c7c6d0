# Words of the help, read only when help is asked for.

heading-usage = Usage:
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
value-COMMAND = COMMAND

cmd-ardoise = The scorekeeper and referee beside a real card table. Without a command: the slate of the current match.
examples-ardoise =
    Examples:
      ardoise new coinche Ana Bob Cy Dee --rules contree
      ardoise add bid ana 100 hearts, points ana 131
cmd-new = Open a match (nouveau)
examples-new =
    Examples:
      ardoise new coinche Ana Bob Cy Dee --rules contree --set target=2000
      ardoise new whist Ana Bob Cy Dee --dealer Dee --title "Thursday"
cmd-add = Record what happened; all or nothing (noter)
examples-add =
    Examples:
      ardoise add bid ana 100 hearts, coinche bob, points ana 131
      ardoise add tricks ana 9, honours bob 3
cmd-play = At the table: everything is asked, question by question; or play a sheet into the database (jouer)
examples-play =
    Examples:
      ardoise play
      ardoise play evening.sheet
cmd-show = The slate of a match (voir)
examples-show =
    Examples:
      ardoise show
      ardoise show 7c1d2e3f --json
cmd-list = The matches of the database (liste)
examples-list =
    Examples:
      ardoise list --player ana
      ardoise list --game whist --open
cmd-undo = Take back the last commands (annuler)
examples-undo =
    Examples:
      ardoise undo
      ardoise undo 2 --reason "wrong deal"
cmd-redo = Restore commands taken back (refaire)
examples-redo =
    Examples:
      ardoise redo
      ardoise redo 2
cmd-close = The table stops here: ends the match, with whoever is ahead as its winner (clore)
examples-close =
    Examples:
      ardoise close
      ardoise close --reason "the café shuts"
      ardoise close --day 2026-11-19
arg-close-day = Every match of that day, or of that month
cmd-log = Who recorded what, when, and what is in force (journal)
examples-log =
    Examples:
      ardoise log
      ardoise log --at 12
cmd-explain = Every point, its arithmetic and its article (expliquer)
examples-explain =
    Examples:
      ardoise explain 7
      ardoise explain all
cmd-score = Score a sheet without touching the database (compter)
examples-score =
    Examples:
      ardoise score evening.sheet
      ardoise score - --json < evening.sheet
cmd-rules = Presets, options, articles and houses (regles)
examples-rules =
    Examples:
      ardoise rules options coinche
      ardoise rules article coinche.failed
cmd-rules-list = Presets and saved houses (liste)
cmd-rules-show = Every option of a set of rules, with its value (voir)
cmd-rules-booklet = The booklet of the house: the rulebook with our values (livret)
cmd-rules-options = The options of a game, their values and meaning
cmd-rules-article = An article of the rulebook, or the list of articles
cmd-rules-guess = Which rules explain a pad, and what would decide the rest (devine)
examples-rules-guess =
    Examples:
      ardoise rules guess coinche evening.sheet
      ardoise rules guess coinche ours.sheet theirs.sheet
      ardoise rules guess belote evening.csv --players Ana,Bob,Cy,Dee --save home
    After each deal the sheet says what was written: check A 240 B 0
arg-pads = A sheet or a table with what was written, or two to compare
arg-figures = What the figures are: deals or totals (default: whichever fits)
arg-save = Keep the best answer as a house of that name
arg-rules-guess-set = An option that is known; may be repeated
arg-rules-guess-map = Which column is what, or a mapping file
arg-rules-guess-players = The players of a table (CSV), in order of play
cmd-rules-save = Save the rules of the current match, or others, as a house (enregistrer)
cmd-rescore = What it would have been under other rules, differences marked (recompter)
examples-rescore =
    Examples:
      ardoise rescore --rules ffb-coinche
      ardoise rescore evening.sheet --rules contree coinche-2000
cmd-convert = Conversion and equivalence tables, and what a bid pays (convertir)
examples-convert =
    Examples:
      ardoise convert coinche 87 --to all
      ardoise convert coinche --bid 120 --coinche
cmd-rules-diff = Two sets of rules side by side: only what differs (comparer)
cmd-check = Verify the database, or compare totals with the paper sheet (verifier)
examples-check =
    Examples:
      ardoise check
      ardoise check A 540 B 320
cmd-referee = The referee: legal cards, tricks, deals recorded card by card (arbitre)
examples-referee =
    Examples:
      ardoise referee legal coinche --trump spades --trick "9H JH" --hand "AH 7S JS"
      ardoise referee deal evening.sheet
cmd-referee-legal = Which cards may be played, and for the others the article that bars them (permis)
examples-referee-legal =
    Examples:
      ardoise referee legal coinche --trump spades --trick "9H JH" --hand "AH 7S JS"
      ardoise referee legal marjolet --trump diamonds --phase end --trick KS --hand "AS 9S JC"
cmd-referee-trick = Who takes a trick, and what it counts (pli)
examples-referee-trick =
    Examples:
      ardoise referee trick coinche --trump hearts --cards "10C 9H JH 7C"
      ardoise referee trick whist --trump none --cards "10C AH JC 7C" --leader 3
cmd-referee-deal = The last deal of a sheet whose cards are recorded (donne)
examples-referee-deal =
    Examples:
      ardoise referee deal evening.sheet
      ardoise referee deal - --json < evening.sheet
cmd-referee-positions = Positions as JSON, one a line: one answer a line, in order
examples-referee-positions =
    Examples:
      ardoise referee positions positions.jsonl
      ardoise referee positions - < positions.jsonl > answers.jsonl

arg-help = This help
arg-version = The version
arg-db = The database file (or ARDOISE_DB)
arg-match_id = A match, by its id or its last characters (or ARDOISE_MATCH)
arg-lang = Language of the program: { $langs } (or ARDOISE_LANG)
arg-json = Output for machines
arg-color = Colours: auto, always or never
arg-game = A game: { $games }
arg-players = The players, in order of play
arg-rules = A preset, a saved house or a house file
arg-set = One option of the rules; may be repeated
arg-dealer = Who deals first (default: the first player)
arg-title = A title for the match
arg-teams = What each side is called, that of the first player first
arg-start = Totals carried in from a paper sheet, as in the notation
arg-date = The day it is played
arg-add-yes = Make a finished deal void without asking
arg-as_played = Record what is against the rules as a fact, with its finding
arg-dry_run = Show the effect, write nothing
arg-events = Events in the notation of the sheets, separated by commas
arg-file = A sheet; - reads standard input
arg-id = A match, by its id or its last characters
arg-show-hash = Shows the hash of the log under the slate, to compare two copies by eye
arg-at = As it stood after that entry of the log
arg-player = Only matches of that player
arg-open = Only matches that are not over
arg-over = Only matches that are over
arg-since = Opened that day or later
arg-until = Opened that day or earlier
arg-limit = At most so many (30)
arg-count = How many commands (1)
arg-reason = Why, for the log
arg-deal = The number of a deal, or all (default: the last)
arg-explain = Every point with its article
arg-name = A preset, a saved house or a house file; without one, those of the match
arg-rules-save-name = The name of the house
arg-rules-article-id = An article (coinche.failed), or a game for the list
arg-force = Replace the house of that name
arg-leaf = The file to write: html, pdf, md, txt or csv
arg-output = Where to write; for --all, a folder
arg-all = Every match
arg-files = Sheets; - reads standard input
arg-totals = What the paper says: A 540 B 320
arg-repair = Rebuild the lists from the log; the log is never touched
arg-trump = The trump: a suit, none or all
arg-leader = Who leads, 1 to 4 in order of play (default 1)
arg-declarer = Who plays alone, or announced every trick
arg-called = At tarot for five: the card that was called
arg-first = The first trick of the deal
arg-phase = In marjolet: talon, or end once it is gone
arg-contract = The contract, where it changes something (capot, schmurtz)
arg-trick = The cards of the trick so far, in order
arg-hand = The hand
arg-cards = The cards of the trick, in order
arg-referee-legal-player = Whose turn it is, 1 to 4
arg-referee-positions-file = A file of JSON lines; - reads standard input
arg-target = A match, or a sheet (default: the current match)
arg-rescore-rules = The other rules, one or more
arg-points = A value to convert
arg-from = The scale it is on (default: classic)
arg-to = The scale wanted, or all
arg-bid = A bid: a number, capot, generale
arg-suit = Its suit, none or all
arg-raised = As it would pay doubled
arg-raised_again = As it would pay redoubled
arg-marks = The marking table, in words
arg-one = The first rules
arg-other = The others
cmd-rules-search = Find articles and words by plain words, in any language (chercher)
cmd-rules-glossary = The words of the card table (glossaire)
arg-words = What you are looking for
arg-word = A word
arg-why = From that line of the explanation to its article
