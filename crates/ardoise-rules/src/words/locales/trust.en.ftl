# Durability: what was cut, edited or recorded by somebody else meanwhile.
moved-meanwhile = Meanwhile { $who } recorded: { $what }
store-shortened = The log of match { $match } has been cut short by another program: it had { $expected } entries and has { $found }. Nothing is recorded behind what is missing; a copy of the match can be imported.
damage-edited = Match { $match }: from entry { $row } on, the log is not what was recorded: that entry or the one before was edited.
damage-shortened = Match { $match }: entry { $expected } and all up to { $last } are missing at the end of the log.
show-hash = Hash after entry { $entry }: { $hash }
seal-entry = entry
seal-hash = hash
seal-title = Hashes of the logs
store-edited = Match { $match }: from entry { $row } on, the log is not what was recorded (ardoise check). No hash of it is shown, and nothing is recorded on it without --force.
recorded-unshown = It is recorded, but what was to be shown cannot be written: { $detail }.
store-swallowed = Something in { $path } that is not of ardoise kept a row from being written: nothing was recorded. ardoise check names it, ardoise check --repair takes it away.
store-special = { $path } is no ordinary file: nothing is read from it or written to it.
store-linked = { $path } has a second name (a hard link). What is recorded under one name would be missing under the other: copy the file to a name of its own and use that.
store-unfinished = { $path } was left in the middle of a write, and { $beside } beside it is needed to finish it. Nothing can be written there: copy both files into a folder of your own and open that copy.
store-mixed = { $path } and { $beside } beside it are of different times, as when a copy was put in the place of the database. Move { $beside } elsewhere to use the copy (ardoise restore does this by itself); keep both until ardoise check is content.
