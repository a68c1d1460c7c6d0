# What belote has to say, in English.

# Terms
term-take = take
term-belote-nobody = { "" }
term-belote-taker = { " " }+ belote
term-belote-defence = { " " }(the defence has the belote)
term-belotes-both = { " " }(belotes on both sides)
term-row-capot = capot
term-row-made = just made
term-row-level = equal totals
term-row-failed = just failed
term-row-dry = failed without a trick
term-feat-capot = Capots
term-feat-belote = Belotes

# Lines
counted = { $counted ->
    [one] { $counted } point made, counted
   *[other] { $counted } points made, counted
} { $points }
rest = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, the rest of { $total }
capot = capot: { $points }
nothing = no trick
fallen = the taker has failed: { $points }
fallen-dry = the taker has failed without a trick: { $points }
failed = failed: nothing for the tricks
belote = belote: { $points }
belote-moved = belote of { $from }: { $points }
annonces = declarations: { $points }
annonces-moved = declarations of { $from }: { $points }
annonces-beaten = declarations of { $points }, beaten by those of the other side
annonces-level = declarations of { $points }: as good as those of the other side, so nobody marks his
bonus-lost = { $points ->
    [one] { $points } announced point, lost
   *[other] { $points } announced points, lost
}
litige-held = equal totals: { $points ->
    [one] { $points } point waits
   *[other] { $points } points wait
}
litige-last = equal totals in the last deal: { $points } marked
held-won = points that were waiting: { $points }
revoked = revoke of the other side: { $points }
revoke-annonces = every declaration of the deal: { $points }
revoke-nothing = revoke: nothing but its belotes
misdeal-cost = misdeal of the other side: { $points }

# Refusals
not-for-two = Nobody takes when two play: the suit of the turned card is trumps.
taken-already = { $by } has already taken at { $trump }.
all-passed = Everybody has passed twice: this deal is over.
suit-missing = Say the suit: the turned card is not recorded.
turned-again = The turned card is { $card } already.
turned-suit = In the second round nobody takes at { $suit }, the turned suit (second-round-suit).
no-sans-atout = No trumps is not played at this table (sans-atout=off).
no-tout-atout = All trumps is not played at this table (tout-atout=off).
has-spoken = { $player } has already spoken: it is { $turn }’s turn.
no-right-to-take = { $by } has misdealt twice and may not take any more.
nobody-took = Nobody has taken: first say who takes, and at what.
trump-unknown = First record the turned card: its suit is trumps.
start-held = Points only wait with litige=held.
clash = “{ $one }” cannot go with “{ $other }”.

# Headlines
head-open = taken at { $trump }
head-made = { $trump }: made with { $points }
head-failed = { $trump }: failed with { $points }
head-down = { $trump }: down
head-capot = { $trump }: capot
head-dry = { $trump }: failed without a trick
head-litige = { $trump }: level, { $points }
head-revoked = revoke of { $by }
head-misdeal = misdeal, paid
head-passed-out = everybody passes
head-annulled = void
head-two = { $first } to { $second }

# The row of the sheet
sheet-take = { $trump }
sheet-take-second = { $trump }, second round
sheet-made = made, { $points }{ $belote }
sheet-failed = failed, { $points }{ $belote }
sheet-down = down{ $belote }
sheet-capot = made, capot{ $belote }
sheet-litige = level, { $points }{ $belote }
sheet-revoked = revoke of { $by }

# Needs
needs-points = { $points ->
    [one] { $points } point more
   *[other] { $points } points more
}
needs-not-by-belote = { $points ->
    [one] { $points } point more, not counting a belote
   *[other] { $points } points more, not counting a belote
}
needs-deals = { $left ->
    [one] { $left } deal more
   *[other] { $left } deals more
}
needs-close = { $target } reached: the close of the deal decides
needs-close-with-trick = { $target } reached: the next deal decides (nobody finishes on his belote without a trick)
needs-close-without-belote = { $target } reached: the next deal decides (nobody finishes by the belote)
needs-extra-deal = one more deal to decide

# Not to be forgotten
speaks-first = { $player } speaks, { $dealer } has dealt.
held-now = { $points ->
    [one] { $points } point waits
   *[other] { $points } points wait
} for the winner of the next deal.
rest-of-cards = Two cards and the turned one to { $taker }, three to the others.
rest-of-cards-turned = { $card } and two cards to { $taker }, three to the others.
may-not-take = { $by } has misdealt twice: he can only pass.
capot-wanted = One side has everything: if it is a capot, say so (capot).
result-known = The result of this deal is noted already.
said-down = “Down” does not go with { $points } { $points ->
    [one] point
   *[other] points
 }, for the take is then made: record one of the two, or put the deal right.

# Tables
chart-marks = What each side marks
column-outcome = outcome
column-points = taker’s points
column-taker = taker
column-defence = defence
chart-points = All-trumps counts on the scale of a suit
chart-value = { $points } { $from ->
    [ta] at all trumps
   *[classic] in a trump suit
  }
column-ta = all trumps
column-suit = a suit
column-exact = { $to ->
    [ta] at all trumps
   *[classic] in a trump suit
  }, exactly
column-mark = marked
no-such-scale = “{ $asked }” is no scale: classic or ta.
value-too-much = { $points } is more than the total of { $total }.
no-such-take = “{ $asked }” cannot be taken at this table.

# What the cards show
finding-queen-first = { $player } played the queen before the king: the belote is not marked (belote-order).
finding-declared-late = { $player } declared after playing a card: the declaration is void.

# What each event tells, in a few words.
event-turn = the card that was turned
event-take = who takes, and in what
event-belote = who holds king and queen of trumps
event-declare = a sequence or four alike that were announced
event-last-trick = who took the last trick
event-down = the taker is down, no matter by how much
event-second-pass = who passes in the second round
