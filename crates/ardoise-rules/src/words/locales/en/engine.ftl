# What the engine says: why a deal or a match cannot be so, and the lines of its own.

deal-unfinished = Deal { $deal } is not finished: count it, annul it (annul) or say redeal before opening another.
match-over = The match is over: no new deal can begin. Open another with: ardoise new
nothing-played = Nothing has been played yet: there is no match to close.
close-unfinished = Deal { $deal } is not finished: count it, annul it (annul) or take it back (undo) before closing the match.
not-zero-sum = In this game points always sum to zero; these sum to { $sum }.
no-such-seat = Nobody sits at seat { $seat }.
unreadable-event = This event cannot be read: { $text }.
unreadable-rules = The rules stored with this match cannot be read: option { $option }.
no-opening = The journal of this match has lost its first entry.
unknown-game-stored = This match is of a game this version does not know: { $game }.
totals-differ = { $account }: the paper says { $said }, the slate { $counted }.
deal-without-end = Deal { $deal } has no result, though another deal follows.
line-adjust = given by the referee: { $text }
line-start = carried in from a paper sheet
agree-nobody-asked = This table does not ask for agreement. To ask for it: ardoise adopt --set agree=shown
agree-nothing = Nobody can agree to deal { $deal } yet: it is not finished.
option-agree = agreement of the other side to each deal
option-agree-off = nobody is asked
option-agree-shown = what nobody agreed to is marked
option-agree-required = the next deal waits for it
