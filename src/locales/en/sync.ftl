# Exchanges with other machines.
progress-sync = Exchanging
sync-done = Exchanged with { $target }: { $sent } sent, { $received } received. Here { $here }, there { $there }.
sync-same = Nothing new at { $target }. Here { $here }, there { $there }.
sync-beside = Also received: { $count ->
    [one] 1 entry
   *[other] { $count } entries
} of names, choices and house rules.
sync-beside-sent = Also sent: { $count ->
    [one] 1 entry
   *[other] { $count } entries
} of names, choices and house rules.
sync-beside-lacking = Also missing there: { $count ->
    [one] 1 entry
   *[other] { $count } entries
} of names, choices and house rules.
sync-status-same = Nothing is missing at { $target }. Here { $here }, there { $there }.
sync-status = Not yet exchanged with { $target }: { $lack_there ->
    [0] nothing is missing there
    [one] 1 is missing there
   *[other] { $lack_there } are missing there
}, { $lack_here ->
    [0] nothing here
    [one] 1 here
   *[other] { $lack_here } here
}. Here { $here }, there { $there }.
sync-unmade = { $target } is not there yet: the first exchange makes it.
sync-differ = { $count } recorded differently on several machines, all kept: { $matches }. To choose: ardoise choose
sync-unsound = Not sent, because { $count ->
    [one] it is
   *[other] they are
} not what was recorded: { $matches }. What to do: ardoise check
sync-flaw-cut = Cut or changed: { $object }. Nothing of it was taken; a machine that holds what it held writes it again.
sync-flaw-missing = Missing: { $object }. A machine that holds what it held writes it again.
sync-flaw-foreign = Not from ardoise: { $object }. It was left alone.
sync-flaw-sealed = Not closed with this key: { $object }. To open it: --key FILE or --passphrase
sync-flaw-newer = Written by a later version: { $object }. It was left alone.
sync-flaw-unread = Not all taken: { $object } holds a match that cannot be read here.
sync-flaw-refused = Not readable: { $object }. The next exchange tries again.
sync-flaws-more = { $count ->
    [one] 1 more object
   *[other] { $count } more objects
} like these: --json names them all.
sync-forgotten = { $count ->
    [one] 1 name that was forgotten on another machine is forgotten here too
   *[other] { $count } names that were forgotten on other machines are forgotten here too
}. Copies made before still hold what was: what you delete there can never be put back.
sync-cleared = { $count ->
    [one] 1 object there held a name that was forgotten: it is gone
   *[other] { $count } objects there held a name that was forgotten: they are gone
}, and the rest stands there anew.
sync-flaw-named = Holds a name that was forgotten: { $object }. It goes when a machine that holds the rest of it exchanges; else delete it by hand.
sync-flaw-untrue = Not believed: { $object } says that a name was forgotten, and a log here says otherwise. Nothing was forgotten.
sync-added = Remembered: { $target }. To exchange with it: ardoise sync
sync-known = Already remembered: { $target }.
sync-removed = No longer remembered: { $target }. What stands there stays.
sync-listed = { $target }
sync-listed-closed = { $target } (closed with a key)
sync-none = No target is remembered.
sync-how = For instance: ardoise sync add /media/stick/club, or ardoise sync FOLDER once.
sync-see-list = Those that are: ardoise sync list
sync-not-remembered = “{ $target }” is not remembered.
sync-unknown-target = “{ $target }” is no target: a folder, or s3://BUCKET/PREFIX.
sync-bucket = “{ $target }” is no bucket: s3://BUCKET or s3://BUCKET/PREFIX.
sync-database = { $target } is a database: a target is a folder. To bring a database in: ardoise import
sync-no-folder = { $target } cannot be exchanged with: { $detail }. Is the stick plugged in? Else make the folder first.
sync-no-s3 = This program was built without object stores (cargo build --features s3).
sync-no-age = This program was built without encryption (cargo build --features age).
sync-unreachable = The target does not answer: { $detail }.
sync-unread = The target cannot be read: { $detail }.
sync-unwritten = Nothing can be written at the target: { $detail }.
sync-check-address = What was exchanged until then stays. Is the network there, and AWS_ENDPOINT_URL right? Then repeat the command.
sync-make-room = What was exchanged until then stays. Make room there and repeat the command: it goes on where it was.
sync-ask-rights = What was exchanged until then stays. Its owner can give you the right to read and to write there; else take another target.
sync-make-bucket = Nothing was exchanged. Is the name right? A bucket is made at the object store, not by ardoise.
sync-say-who = Nothing was exchanged. To be checked: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or ~/.aws/credentials
sync-no-credentials = Nothing says who asks for the bucket “{ $bucket }”: an access key and its secret are needed.
sync-set-who = Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or write them to ~/.aws/credentials.
term-sync-no-bucket = there is no such bucket
term-sync-no-rights = it does not accept this access key
term-sync-clock = the clock of this machine is wrong
term-sync-no-server = nobody is at that address
term-sync-slow = it takes too long
term-sync-cut = the connection was cut
sync-again = What was exchanged until then stays. Repeat the command: it goes on where it was.
sync-unkept = The target did not keep { $object } as it was written. Nothing here has changed; is the medium failing?
sync-houses = The saved house rules cannot be written: { $detail }.
sync-locked = The key does not do it: { $detail }.
sync-other-key = Repeat the command with the key or the passphrase with which the place was closed first; without it nothing there can be read.
term-sync-wrong-key = it is another one
sync-no-key = { $file } holds no key.
sync-make-key = A key is made by: age-keygen -o FILE
sync-no-passphrase = Nobody says the passphrase: set ARDOISE_PASSPHRASE, or call from a terminal.
sync-passphrase = Passphrase:
