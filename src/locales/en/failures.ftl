# What went wrong, and what to do about it.

row-newer = Match { $match }: entry { $row } was written by a later version of ardoise.
totals-disagree = The totals differ from the paper sheet. Each deal: ardoise explain all
agree-changed = Deal { $deal } has changed since: look at it again before you agree.
agree-waits-two = Deal { $deal } is not agreed yet; this table waits for that. It needs two players who do not play together: { $who }.
agree-waits = Deal { $deal } is not agreed yet; this table waits for that. It needs { $who }.
agree-how = Who agrees: ardoise add agreed NAME deal { $deal }
agree-how-who = For that: ardoise add agreed { $who } deal { $deal }
dispute-how-who = For that: ardoise add disputed { $who } deal { $deal }
agree-contested = Deal { $deal } is disputed by { $who }. Put it right, or agree on it, before the next one.

no-match-yet = There is no match yet.
no-such-deal =
    { $last ->
        [0] There is no deal { $deal }: none was recorded yet.
       *[other] There is no deal { $deal }; the last one is { $last }.
    }
nothing-to-undo = { $count ->
    [0] There is nothing to take back.
    [one] Only 1 command can be taken back.
   *[other] Only { $count } commands can be taken back.
}
nothing-to-redo = { $count ->
    [0] There is nothing to restore.
    [one] Only 1 command can be restored.
   *[other] Only { $count } commands can be restored.
}
unknown-game = No game is called “{ $name }”. Games: { $known }.
rules-of-another = “{ $name }” are rules of { $game }, and not of this game.
unknown-rules = No rules are called “{ $name }”.
set-without-value = “{ $text }” has no value: type OPTION=VALUE, for example target=2000.
no-conversion = { $game } has no such table.
no-conversion-but = What its contracts are worth: ardoise convert { $game }
rules-of-two-games = These rules are of two games: { $one } and { $other }.
rules-which = Of which game? For example: ardoise rules options coinche
no-such-article = No article is called “{ $id }”.
bad-house-name = “{ $name }” cannot be the name of a house: use letters, digits and hyphens.
house-is-preset = “{ $name }” is already the name of a preset: choose another.
house-exists = { $file } exists already; --force replaces it.
house-unreadable = The house { $file } cannot be read: { $detail }.
house-of-another-game = The house { $file } is for { $found }, not for { $wanted }.
file-unreadable = { $file } cannot be read: { $detail }.
file-unwritable = { $file } cannot be written: { $detail }.
file-too-large = { $file } is too large for a sheet.
file-not-text = { $file } is not a text in UTF-8.
no-data-folder = No folder for data was found: say where with --db PATH.
player-count = { $game } is played by { $wanted } with these rules; { $found } were named.
output-unwritable = What was to be shown cannot be written: { $detail }.
bad-span = “{ $text }” is no day, month or year: write 2026-11-20, 2026-11 or 2026.
bad-name = “{ $name }” cannot be a player's name: 1 to 40 letters, not only digits.
bad-date = “{ $text }” is not a day: write it like 2026-11-20.
void-finished = Deal { $deal } is finished: to make it void would erase its points. Nothing is written.
void-say-yes = To undo the last entry: ardoise undo. If the next deal is meant, begin it first: ardoise add deal, … To make the deal void all the same, repeat the command with --yes.
void-say-yes-line = To undo the last entry: ardoise undo. To make the deal void all the same: ardoise add annul --yes.
nothing-to-record = There is nothing to record in these words.
sheet-conflict = { $file } and the match { $match } differ from deal { $deal } on: correct one of them, or give the sheet another title or date.
import-failed = Nothing was imported.
bad-row = Entry { $row } of match { $match } cannot be read.
digest-stale = What statistics have kept of some matches is not what the lists say; ardoise check --repair drops it.
projection-stale = The lists do not say what the log of match { $match } says; ardoise check --repair rebuilds them.
check-damaged = { $count ->
    [one] 1 thing is wrong.
   *[other] { $count } things are wrong.
}

store-missing = There is no database at { $path }.
store-not-a-database = { $path } is not a database, or is damaged.
store-foreign = { $path } is the database of another program.
store-newer = { $path } was written by a newer ardoise (schema { $found }; this one knows { $known }): use that version.
store-older = { $path } needs to be brought up to date (schema { $found } to { $known }), and it cannot be written here.
store-old-sqlite = The SQLite library is too old ({ $found }); { $least } or newer is needed.
store-read-only = { $path } cannot be written: the file or its folder is read-only.
store-busy = { $path } is in use by another program; try again in a moment.
store-moved = The log has moved on: somebody else recorded in this match just now. Look (ardoise), then type it again.
store-gap = The log of match { $match } cannot be continued at { $found }; { $expected } comes next.
store-unknown = No match has the id { $match }.
store-no-match = No match has an id with “{ $text }”. The list: ardoise list
store-too-short = “{ $text }” is too short for an id: type at least { $least } characters.
store-ambiguous = Several matches have an id with “{ $text }”: { $ids }.
store-not-an-id = “{ $text }” is not the id of a match.
store-exists = { $path } exists already.
store-disk-full = The disk is full: nothing was written to { $path }.
store-io = { $path } cannot be used: { $detail }.
store-damaged = { $what ->
    [pages] { $path } is damaged: parts of it are missing or cannot be read.
   *[other] { $path } is damaged: { $detail }.
}
store-sqlite = { $path }: SQLite says { $detail } ({ $code }).

damage-file = { $what ->
    [pages] Parts of the file are missing, or cannot be read.
   *[other] The file is damaged: { $detail }.
}
damage-mark = The file does not carry the mark of ardoise (found { $found }).
damage-guard-missing = The { $kind } { $name } of the database is missing.
damage-guard-altered = The { $kind } { $name } of the database has been altered.
damage-intruder = { $name } does not belong into this database.
damage-gap = Match { $match }: entry { $expected } is missing, { $found } comes instead.
damage-op = Match { $match }: entry { $row } claims to belong to a command { $op } that cannot be its own.
damage-first-kind = Match { $match } does not begin with an opening, but with { $kind }.
damage-not-json = Match { $match }: entry { $row } is not readable.
damage-unprojected = Match { $match } is missing from the lists.
damage-orphan = The lists name a match { $match } that the log does not have.
damage-orphan-deals = The lists have deals of a match { $match } that the log does not have.
damage-touched = The lists have a wrong date for match { $match }.

usage-unknown-argument = “{ $argument }” is not an option here.
usage-beyond = “{ $argument }” is one word too many here.
usage-dealer = Who deals first is said at the opening: ardoise new coinche … --dealer Zoe. During a match: ardoise add dealer Zoe.
usage-players = Who plays stands behind the game, without an option: ardoise new coinche Ana Bob Cy Dee.
usage-elsewhere = “{ $option }” goes with: { $commands }.
usage-unknown-command = “{ $command }” is not a command of ardoise.
usage-lang = The program speaks { $langs }.
usage-no-value = { $argument } needs a value.
usage-no-number = “{ $value }” does not fit { $argument }: a whole number goes there.
usage-too-low = “{ $value }” does not fit { $argument }: a number from { $least } on goes there.
usage-out-of-range = “{ $value }” does not fit { $argument }: a number from { $least } to { $most } goes there.
usage-bad-value = “{ $value }” does not fit { $argument }.
usage-not-among = “{ $value }” does not fit { $argument }. Possible: { $valid }.
usage-conflict = { $argument } cannot go together with { $prior }.
usage-twice = { $argument } can be given only once.
usage-missing = Missing: { $argument }.
usage-missing-command = A command is missing.
usage-too-many = Too many words: “{ $value }” is not expected.
usage-utf8 = A word is not readable as UTF-8.
usage-other = These words cannot be understood.
usage-help = Help: ardoise --help
nothing-found = Nothing is found for “{ $words }”.
no-such-line = Deal { $deal } has { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }.
term-io-not-found = there is no such file or folder
term-io-denied = you have no access to it
term-io-special = it is no ordinary file
term-io-folder = it is a folder
term-io-no-folder = it is no folder
term-io-full = the disk is full
term-io-read-only = the disk can only be read
reseat-same = { $name } sits there already: name who sits down instead.
reseat-over = The match is over: nobody takes a place in it any more.
reseat-over-hint = To play on, take back what ended it: ardoise undo. Or open the next match: ardoise new
adopt-over = The match is over: no deal follows in which other rules would hold.
adopt-over-hint = To play on, take back what ended it (ardoise undo), adopt them, and write the last deal again. Another match: ardoise new
new-who = { $name }: who plays? Name the players in order of play.
new-how = For example: ardoise new { $game } Ana Bob Cy Dee, or question by question: ardoise play
figure-says-made = “{ $word }” does not go with { $figure }: by that count the contract is made. Nothing is recorded.
figure-says-down = “{ $word }” does not go with { $figure }: by that count the contract is down. Nothing is recorded.
made-or-missing = “{ $word }”: what was made, or what is missing? Type: { $made }, or: { $missing }
name-or-word = “{ $word }”: { $player }, or a word of the sentence? Write the name in full, or leave the word out.
number-or-reason = “{ $number }” is no reason to void the deal. To void it: { $word }. To take back the last entries: ardoise undo { $number }
figure-too-early = { $figure } is said when the deal is played. First, for example: “{ $line }”.
remark-or-event = A comma ends the remark, and “{ $word }” would be carried out. Put the whole remark in quotes, or say “{ $word }” in a line of its own.
deal-or-next = “{ $word }” stands behind the end of deal { $deal }. If it is said of that deal, it goes before: “{ $line }”. If it begins the next: “{ $other }”.
void-or-anew = “{ $word }”: this hand is void, and nothing of it counts. If it is the count of the hand that is dealt in its place, say so: “{ $line }”.
deal-or-dealer = “{ $word }”: deal { $deal }, or { $player } deals? Type “{ $line }” for the next deal, “{ $other }” if { $player } really deals it.
counted-twice = “{ $one }” and “{ $other }” cannot both be: say once what was counted, the sum where each counted his own.
points-or-text = “{ $text }” would be the reason. Say both in one line: “{ $line }, { $other }”. If it is the reason, put it in quotes.
adjust-together = Say all of them in one line: adjust … +30 late, adjust … -30 late
figure-for-whom = { $figure }: for whom? Say it, for example “{ $line }”.
