### The sheet notation: what is wrong with a line, and what to do about it.

sheet-line-too-long = The line is longer than { $max } characters: write it as several lines.
sheet-too-many-lines = The sheet has more than { $max } lines: cut it into several matches.
sheet-control = There is an invisible control character ({ $code }) here: delete it.
sheet-unclosed = This text is opened by a quotation mark but not closed: put a " at its end.
sheet-after-quote = A blank or a comma is needed after the closing quotation mark. Inside a text, write \".

sheet-unknown-keyword = No event begins with “{ $word }”.
sheet-keyword-first = The event comes first, then the player: { $keyword } { $word }.
sheet-comma-in-text = “{ $word }” begins no event. A comma ends an event: a text that holds one goes between quotation marks.
sheet-semicolon = “{ $word }”: a comma ends an event, not a semicolon.
sheet-missing = Something is missing at the end of “{ $keyword }”: { $missing }.
sheet-surplus = “{ $word }” is one word too many for “{ $keyword }”.
sheet-twice = “{ $word }” says again what was already said.
sheet-account-twice = “{ $word }” was already given a number here: one for each.
sheet-ambiguous = “{ $word }” can be read in several ways: { $readings }.
sheet-letter-open = “{ $word }”: { $one } or { $other }? Where French is shown a lone letter is not enough: write “co” (cœur) or “ca” (carreau); “t” is trèfle.

sheet-unknown-player = No player is called “{ $word }”: { $players } are playing.
sheet-ambiguous-player = “{ $word }” can be { $players }: write more of the name.
sheet-unknown-side = “{ $word }” is neither a side (A or B) nor a player ({ $players }).
sheet-not-suit = “{ $word }” is not a suit: { $expected } can stand here.
sheet-not-card = “{ $word }” is not a card: a rank, then a suit, as in 10H, JS, R♥, Vpique.
sheet-too-many-cards = No event names more than { $max } cards.
sheet-not-number = “{ $word }” is not a whole number.
sheet-beyond = “{ $word }”: how many in all? A count is written without a plus.
sheet-not-half = “{ $word }” is not a number of points: 43, or 43.5 for forty-three and a half.
sheet-out-of-range = { $word } is not possible here: from { $min } to { $max }.
sheet-not-level = “{ $word }” is not a level: a number from { $min } to { $max }, or { $expected }.
sheet-not-choice = { $others ->
    [0] “{ $word }” cannot stand here, only { $expected }.
   *[other] “{ $word }” cannot stand here. The nearest: { $expected }.
}
sheet-not-label = “{ $word }” cannot stand here: { $expected } may follow, or nothing.

sheet-head-late = “{ $word }” belongs to the head of a sheet, before the first event; one sheet a match.
sheet-head-twice = The head says “{ $word }” a second time.
sheet-head-missing = Something is missing at the end of “{ $keyword }”: { $missing }.
sheet-match-first = A sheet begins with the game: match GAME "title".
sheet-no-players = The head does not name the players: a line “players” followed by the names in order of play.
sheet-teams-two = Two names, one for each side, that of the first player first: teams Us Them.
sheet-teams-none = Here everybody plays alone: there are no sides to name.
sheet-team-named = “{ $name }” is already the name of a player or the letter of a side: choose another name.
sheet-bad-date = “{ $word }” is not a day of the calendar: write year-month-day, as in 2026-11-20.
sheet-names-comma = Names are separated by blanks, without commas: players Ana Bob Cy Dee.
sheet-name-empty = A player needs a name.
sheet-name-control = The name of a player cannot hold an invisible control character.
sheet-name-digits = “{ $name }” is only digits: a name needs a letter, since numbers mean seats.
sheet-name-mixed = “{ $name }” mixes letters of several alphabets that look alike: type it all in one.
sheet-name-alike = “{ $name }” and “{ $other }” look the same in different letters: nobody could tell them apart.
sheet-name-long = “{ $name }” is too long: at most { $max } characters.
sheet-name-again = “{ $name }” is at this table already. Two of one name need a sign that tells them apart, an initial for example.
sheet-name-twice = “{ $name }” and “{ $other }” are the same name here: capitals and accents make no difference.

sheet-unknown-game = No game is called “{ $word }”. The games: { $games }.
sheet-player-count = { $count ->
    [one] One player is named, but these rules take { $allowed }.
   *[other] { $count } players are named, but these rules take { $allowed }.
}
sheet-unknown-rules = No rules of this game ({ $game }) are called “{ $word }”.
sheet-unknown-option = { $game }: no option is called “{ $option }”.
sheet-cell-wanted = “{ $option }” is a table: name one of its cells, as in { $sample }.
sheet-bad-choice = “{ $word }” does not suit the option “{ $option }”.
sheet-bad-number = “{ $word }” does not suit the option “{ $option }”: a number from { $min } to { $max }.
sheet-bad-limit = “{ $word }” does not suit the option “{ $option }”: { $known }, or a number from { $min } to { $max }.
sheet-unknown-cell = { $game }: no cell of a table is called “{ $cell }”.
sheet-bad-cell = “{ $option }” cannot be “{ $word }”. What can be written: { $known }.
sheet-clash = These options cannot go together.
sheet-start-key = “{ $word }” cannot stand here: { $known }.

sheet-hint-nearest = Did you mean “{ $word }”?
sheet-hint-usage = It is written: { $usage }
sheet-hint-expected = What can stand here: { $expected }
sheet-hint-near = The nearest:
sheet-hint-here = What can be said here:
sheet-hint-near-line = { $what }: { $words }
