# Durability: what was cut, edited or recorded by somebody else meanwhile.
moved-meanwhile = Meanwhile recorded by { $who }: { $what }
store-shortened = The log of match { $match } has been cut short by another program: it had { $expected ->
        [one] { $expected } entry
       *[other] { $expected } entries
    } and has { $found }. Nothing is recorded behind what is missing; a copy of the match can be imported.
damage-edited = Match { $match }: from entry { $row } on, the log is not what was recorded: that entry or the one before was edited.
damage-shortened = Match { $match }: entry { $expected } and all up to { $last } are missing at the end of the log.
show-hash = Hash after entry { $entry }: { $hash }
seal-entry = entry
seal-hash = hash
seal-title = Hashes of the logs
store-edited = Match { $match }: from entry { $row } on, the log is not what was recorded (ardoise check). No hash of it is shown, and nothing is recorded on it without --force.
recorded-unshown = It is done, but what was to be shown cannot be written: { $detail }.
recorded-beside = It is recorded, but there is no room to put it into { $path }: it stands in { $beside } beside it. Make room on the disk; until then copy or move both files together.
store-swallowed = Something in { $path } that is not of ardoise kept a row from being written: nothing was recorded. ardoise check names it, ardoise check --repair takes it away.
store-special = { $path } is no ordinary file: nothing is read from it or written to it.
store-linked = { $path } has a second name (a hard link). What is recorded under one name would be missing under the other: copy the file to a name of its own and use that.
store-unfinished = { $path } was left in the middle of a write, and { $beside } beside it is needed to finish it. Nothing can be written there: copy both files into a folder of your own and open that copy.
store-mixed = { $path } and { $beside } beside it are of different times, as when a copy was put in the place of the database. Move { $beside } elsewhere to use the copy (ardoise restore does this by itself); keep both until ardoise check is content.
store-open = { $path } is open in another program: end that one (play, serve, watch), then type it again.
store-replaced = { $path }, which was open, is gone, or another file stands in its place: nothing was recorded. Put it back, or end the program and start it again.

copy-failed = No copy of the database could be made: { $detail }
copy-of-damaged = The database is damaged, and so is the copy that was just made: ardoise check
check-head = Head of the whole database: { $head } ({ $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}).
check-copy = Last copy: { $days ->
    [0] today.
    [one] 1 day ago.
   *[other] { $days } days ago.
}
check-no-copy = There is no copy of the database yet: ardoise backup
check-bad-copies = { $count ->
    [one] 1 newer copy is damaged or cannot be read
   *[other] { $count } newer copies are damaged or cannot be read
}: ardoise restore lists it.
check-no-whole-copy = No copy that is kept is whole ({ $count ->
    [one] 1 is damaged or cannot be read
   *[other] { $count } are damaged or cannot be read
}): ardoise backup
against-missing = Match { $match } is in the copy and not here.
against-shorter = Match { $match } has { $here ->
        [one] { $here } entry
       *[other] { $here } entries
    } here and { $there } in the copy.
against-differs = Match { $match } is not what the copy holds.
against-parted = Match { $match } was recorded further on both sides: the same up to entry { $common }, then { $here ->
        [one] 1 entry
       *[other] { $here } entries
    } here and { $there } in the copy.
against-only-parted = Nothing that { $file } holds was lost, but it was recorded further there too. To keep both: ardoise import { $file }, then ardoise choose.
against-lists = { $count ->
    [one] 1 row of the lists of names, copies and choices is in the copy and not here.
   *[other] { $count } rows of the lists of names, copies and choices are in the copy and not here.
}
against-order = Matches that did not change stand in another order than in the copy.
against-kept = Everything that { $file } holds is here as it was; since then { $newer ->
    [0] no match is new
    [one] 1 match is new
   *[other] { $newer } matches are new
} and { $longer ->
    [0] none went on
    [one] 1 went on
   *[other] { $longer } went on
}.
against-lost = Not everything that { $file } holds is here as it was. The copy can be brought in (import) or put in the place of the database (restore).
backup-kept = { $file }: { $count ->
    [one] 1 match
   *[other] { $count } matches
}, verified, head { $head }.
backup-damaged = { $file }: a copy of a damaged database, { $count ->
    [one] 1 match
   *[other] { $count } matches
}, head { $head }. Keep it apart: it does not take the place of a whole copy.
restore-no = No.
restore-why = Made
copy-daily = before the first entry of the day
copy-asked = when asked for
copy-import = before an import
copy-repair = before a repair
copy-restore = before a restore
copy-forget = before a name was forgotten
restore-whole = whole
restore-lists = whole but for its lists
restore-damaged = damaged
restore-unreadable = unreadable
restore-how = One of them in the place of the database: ardoise restore NO
restore-how-from = One of them in the place of the database: ardoise restore NO --from { $folder }
restore-list = The list: ardoise restore
restore-list-from = The list: ardoise restore --from { $folder }
restore-no-folder = There is no folder { $folder }.
restore-none-in = { $folder } holds no copy of the database.
restore-no-such = There is no copy “{ $copy }”: { $count ->
    [0] none is kept yet
    [one] there is 1
   *[other] there are { $count }
}.
restore-change = With { $file } in the place of the database, { $gone ->
    [0] no match goes
    [one] 1 match goes
   *[other] { $gone } matches go
}, { $entries ->
    [0] no entry is lost
    [one] 1 entry is lost
   *[other] { $entries } entries are lost
} in those that stay, and { $back ->
    [0] none comes back or changes
    [one] 1 comes back or changes
   *[other] { $back } come back or change
}.
restore-instead = The database cannot be opened. It is put aside, and { $file } takes its place.
restore-ask = Put this copy in the place of the database?
restore-say-yes = Nothing is replaced: to put this copy in the place of the database, repeat the command with --yes.
restore-done = The copy is in its place.
restore-names = { $count ->
    [one] One name that was forgotten comes back with it.
   *[other] { $count } names that were forgotten come back with it.
}
restore-later = What was recorded since is kept in { $file }. To bring it in as well: ardoise import { $file }
restore-kept = What it replaced is kept: { $file }
restore-aside = The file it replaced was put aside as it is, and is kept: { $file }
remedy-repair = To put it right: ardoise check --repair
remedy-bring-in = A copy of { $day } has what is missing. To bring it back: ardoise import { $file }
remedy-put-back = The copy of { $day } is whole there. To put it in the place of the database: ardoise restore { $no } (it shows first what that changes, and what it replaces is kept)
remedy-put-back-losing = The copy of { $day } is whole there, but is older and lacks { $matches ->
    [0] { "" }
    [one] 1 match and{ " " }
   *[other] { $matches } matches and{ " " }
}{ $entries ->
    [one] 1 entry
   *[other] { $entries } entries
} recorded since. What is whole here is carried out first: ardoise export --all --output FOLDER. Then, to put the copy in the place of the database: ardoise restore { $no } (it shows first what that changes, and what it replaces is kept)
remedy-put-back-unread = The copy of { $day } is whole; what was recorded after it is not in it. To put it in the place of the database: ardoise restore { $no } (the file that cannot be read is put aside and kept)
remedy-elsewhere = No copy that is kept is whole there. One from elsewhere shows with ardoise check --against FILE what is missing here, and takes its place with ardoise restore FILE; matches that are whole are carried out with ardoise export --all --output FOLDER.
remedy-entry = Nothing of it counts, and the rest does. Another version of ardoise may have written it, and can read it.
remedy-deal = The events of that deal, and how to put them right: ardoise amend { $deal } --match { $match }
pseudonym = Player
forget-would = { $names } { $number ->
    [one] becomes
   *[other] become
} “{ $pseudonym }” in { $count ->
    [0] no match
    [one] 1 match
   *[other] { $count } matches
}, in titles, notes and reasons. The logs are written anew, with other hashes than those on paper; only a copy brings the name back.
forget-ask = Forget this name?
forget-say-yes = Nothing is forgotten yet: to take the name out of everything, repeat the command with --yes.
forget-done = Forgotten: { $names } { $number ->
    [one] is
   *[other] are
} “{ $pseudonym }” everywhere. The list of rewrites says when, and in how many matches. It reaches the other machines with the next exchange (ardoise sync), or when they bring in a database of this one.
forget-not-erased = Another program has the database open, and the old bytes are still in the file. Close it, then: ardoise check --repair
forget-no-copy = Nothing is forgotten: a copy is made before that, because nothing brings a name back, and there was none. Make room, or say that you want no copies: ARDOISE_COPIES=off
forget-no-room = There is no room to write the file anew, and the old bytes are still in it. Make room on the disk, then: ardoise check --repair
forget-copies = { $count ->
    [one] 1 copy still holds
   *[other] { $count } copies still hold
} the name. What you delete there can never be put back:
check-rewritten = Written anew on { $day }, with pseudonyms in the place of names: { $count ->
    [one] 1 match
   *[other] { $count } matches
}. The head of the whole database was { $head } before.
against-rewritten = Since that copy, matches were written anew on { $day } with pseudonyms in the place of names: they are not what the copy holds.
database-gone = There is no { $path } (any more), but there { $count ->
    [one] is a copy of it
   *[other] are { $count } copies of it
  } beside it. To see them and bring one back: ardoise restore
