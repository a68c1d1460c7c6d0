# What the engine says: why a deal or a match cannot be so, and the lines of its own.

deal-unfinished = Deal { $deal } is not finished: count it, make it void (annul) or say redeal before opening another.
match-over = The match is over: nothing more is played in it. Open another with: ardoise new
nothing-played = Nothing has been played yet: there is no match to close.
close-unfinished = Deal { $deal } is not finished: count it, make it void (annul) or take it back (undo) before closing the match.
not-zero-sum = In this game points always sum to zero; these sum to { $sum }.
no-such-seat = Nobody sits at seat { $seat }.
unreadable-event = This event cannot be read: { $text }.
unreadable-rules = The rules stored with this match cannot be read: option { $option }.
no-opening = The journal of this match has lost its first entry.
unknown-game-stored = This match is of a game this version does not know: { $game }.
totals-differ = { $account }: the paper says { $said }, the slate { $counted }.
deal-without-end = Deal { $deal } has no result, though another deal follows.
line-adjust = by hand: { $text }
line-adjust-alone = by hand
line-start = carried in from a paper sheet
agree-nobody-asked = This table does not ask for agreement. To ask for it: ardoise adopt --set agree=shown
agree-nothing = Nobody can agree to deal { $deal } yet: it is not finished.
term-none = none

# What each event tells, in a few words.
event-deal = the next deal, and who really deals it
event-redeal = the same dealer deals again, nothing is scored
event-hand = cards that a player is known to have held
event-play = one card played
event-trick = a whole trick, from the player who led
event-adjust = points given by the referee, and why
event-note = a remark
event-agreed = a player agrees to the deal
event-disputed = a player disputes the deal
event-close = the table stops here: the match is over
event-check = the totals on paper, to compare
event-pass = a player passes
event-points = the points of a side
event-tricks = the tricks of a side
event-capot = a side took every trick
event-revoke = a player revoked
event-misdeal = the dealer misdealt
event-weak = a worthless hand: a new deal
event-annul = the deal is void and counts as played
setting = { $option }: { $value }

# People or things in a sentence: “Ana, Bob and Cy”.
list-more = { $before }, { $item }
list-apart = { $before }; { $item }
list-and = { $before } and { $item }
list-or = { $before } or { $item }
