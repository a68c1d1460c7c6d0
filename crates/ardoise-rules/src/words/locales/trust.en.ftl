# Durability: what was cut, edited or recorded by somebody else meanwhile.
moved-meanwhile = Meanwhile { $who } recorded: { $what }
store-shortened = The log of match { $match } has been cut short by another program: it had { $expected } entries and has { $found }. Nothing is recorded behind what is missing; a copy of the match can be imported.
damage-edited = Match { $match }: from entry { $row } on, the log is not what was recorded: that entry or the one before was edited.
damage-shortened = Match { $match }: entry { $expected } and all up to { $last } are missing at the end of the log.
show-hash = Hash after entry { $entry }: { $hash }
seal-entry = entry
seal-hash = hash
seal-title = Hashes of the logs
