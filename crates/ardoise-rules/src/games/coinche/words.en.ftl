# What coinche has to say, in English.

# Terms
term-capot = capot
term-capot-belote = capot with belote
term-schmurtz = schmürtz capot
term-generale = générale
term-generale-belote = générale with belote
term-stake-plain = { "" }
term-stake-coinched = { " " }coinched
term-stake-surcoinched = { " " }surcoinched
term-plain = not coinched
term-coinched = coinched
term-surcoinched = surcoinched
term-made = made
term-failed = failed
term-row-made = contract made
term-row-failed = contract failed
term-row-capot = made with every trick, capot not announced
term-row-capot-made = capot announced, made
term-row-capot-alone = capot announced, made by one player alone
term-row-capot-failed = capot announced, failed
term-row-capot-dry = capot announced, failed without a trick
term-row-generale = every trick by one player, not announced
term-row-generale-made = générale announced, made
term-row-generale-failed = générale announced, failed
term-row-defence-capot = contract failed without a trick
term-row-litige = tie
term-points = points
term-their-points = points of the other side
term-bid = contract
term-to-taker = to the taker
term-to-defence = to the defence
term-nobody = to nobody
term-scale-classic = classic (162)
term-scale-ta = all trumps (258)
term-scale-sa = no trumps (130)
term-dash = –
term-feat-capot = Capots
term-feat-belote = Belotes

# Lines
marks-points = { $counted ->
    [one] { $counted } point
   *[other] { $counted } points
} made, counted { $points }
marks-points-times = { $counted ->
    [one] { $counted } point
   *[other] { $counted } points
} made, counted { $points }, × { $times }
marks-their-points = points of the other side: { $points } × { $times }
marks-flat = flat { $points }
marks-bid = contract of { $bid }
marks-bid-times = contract of { $bid } × { $times }
marks-nothing = marks nothing for its tricks
failed-marks-nothing = contract failed: marks nothing for its tricks
line-rounded = the whole line is rounded: { $sum } becomes { $rounded }
belote = belote: { $points }{ $times ->
    [1] { "" }
   *[other] { " " }× { $times }
}
belote-moved = belote of { $from }: { $points }{ $times ->
    [1] { "" }
   *[other] { " " }× { $times }
}
annonces = declarations: { $points }{ $times ->
    [1] { "" }
   *[other] { " " }× { $times }
}
annonces-moved = declarations of { $from }: { $points }{ $times ->
    [1] { "" }
   *[other] { " " }× { $times }
}
annonces-beaten = declarations of { $points }, beaten by those of the other side
annonces-level = declarations of { $points }: as good as those of the other side, so nobody marks his
bonus-lost = { $points ->
    [one] { $points } point
   *[other] { $points } points
} of belote or declarations, lost
held-won = { $points ->
    [one] { $points } point held over from a tie goes
   *[other] { $points } points held over from a tie go
} to the winner of the deal
litige-defence = tie: { $counted ->
    [one] { $counted } point
   *[other] { $counted } points
} made, the defence marks { $points }
litige-held = tie: the taker’s { $points ->
    [one] { $points } point is held over
   *[other] { $points } points are held over
}
revoke-lost = deal lost by a revoke: { $points } with a contract of { $bid }
revoke-flat = deal lost by a revoke: flat { $points }
revoke-nothing = revoke: marks nothing
misdeal-cost = repeated misdeal: { $points } to the other side

# Refusals: bids
suit-missing = { $level } in what? The suit is missing.
schmurtz-has-no-suit = The schmürtz capot is played without a suit.
no-sans-atout = No trumps does not exist at this table (sans-atout=off).
no-tout-atout = All trumps does not exist at this table (tout-atout=off).
only-capot-at = At this table { $trump } is only played as a capot (sa-ta=capot-only).
no-generale = The générale does not exist at this table (generale=off).
no-capot-belote = Capot and générale with belote do not exist at this table (capot-belote=off).
no-schmurtz = The schmürtz capot does not exist at this table (low-hand).
no-slam-for-two = { $level } cannot be bid by two players (players=2): bid points.
no-belote-at = No belote at { $trump }: the capot cannot be with belote there.
not-in-bid-table = { $level } { $trump } is not in the table of bids (bid-compare=native-table).
bid-too-low = { $level } is too low: bids begin at { $min }.
bid-too-high = { $level } is too high: bids stop at { $max } (max-bid).
bid-off-step = { $level }: bids go up by { $step }.
bid-not-higher = { $level } { $trump } is not higher than { $standing } { $standing_trump } by { $by }.
own-bid = { $by } cannot raise his own bid, { $level } { $trump } (self-overbid).
own-suit = { $by } can raise his own bid only in another suit than { $trump }.
too-many-bids = { $by } has already made { $max ->
    [one] { $max } bid
   *[other] { $max } bids
} (max-bids-per-player).
bid-after-coinche = { $level } { $trump } by { $by } is coinched: no more bids (decoincher).
no-right-to-bid = { $by } has misdealt twice and may not bid.
auction-over = The auction is over: { $level } { $trump } by { $by }.
passed-already = { $player } has passed already; { $speaker } speaks.
all-passed = Everybody has passed: the deal is over.
nothing-to-coinche = Nothing to coinche: nobody has bid.
coinche-own-side = One does not coinche one’s own side: { $level } { $trump } is by { $by }.
already-coinched = Already coinched by { $by }.
coinche-too-late = Too late to coinche: the auction has ended on { $level } { $trump } by { $by }.
coinche-barred = { $level } { $trump } cannot be coinched at this table ({ $option }).
coinche-not-in-turn = { $player } can coinche only on his turn (coinche-timing=turn).
nothing-to-surcoinche = Nothing to surcoinche: the contract is not coinched.
already-surcoinched = Already surcoinched by { $by }.
surcoinche-other-side = Only the side of { $by } can surcoinche.
surcoinche-bidder-only = Only { $by } can surcoinche (surcoinche-by=bidder).
surcoinche-declined = { $player } has passed after the coinche.

# Refusals: counts
no-contract = There is no contract yet: record the bid first.
no-belote-recorded = { $level } { $trump } by { $by }: no belote recorded.
weak-off = A bad hand does not make the deal void at this table (low-hand).
weak-too-late = { $player } has already spoken: too late to make the deal void.

# Options that cannot go together
clash = “{ $one }” cannot go with “{ $other }”.
bid-limits = max-bid={ $max } is below min-bid={ $min }.
capot-below-bid = “{ $option }” is { $all }, less than the contract in it, { $bid }: a capot coinched at a flat rate would mark less than nothing. Set the contract’s part to { $all } or less.

# Headlines
head-open = { $level } { $trump }{ $stake }
head-made = { $level } { $trump }{ $stake }, made
head-made-with = { $level } { $trump }{ $stake }, made ({ $points })
head-failed = { $level } { $trump }{ $stake }, failed
head-failed-with = { $level } { $trump }{ $stake }, failed ({ $points })
head-swept = { $level } { $trump }{ $stake }, made with every trick
head-litige = { $level } { $trump }{ $stake }, tie
head-revoked = { $level } { $trump }{ $stake }, revoke by { $by }
head-misdeal = misdeal
head-passed-out = { $passes ->
    [2] both passed
   *[other] passed out
}
head-annulled = void
sheet-bid = { $level } { $trump }
sheet-raised = { $stake }
sheet-made = made{ $belote }
sheet-made-with = made { $points }{ $belote }
sheet-failed = failed{ $belote }
sheet-failed-with = failed { $points }{ $belote }
sheet-swept = made, every trick{ $belote }
sheet-litige = tie at { $points }{ $belote }
sheet-revoked = revoke by { $by }
term-belote-nobody = { "" }
term-belote-taker = { " " }+ belote
term-belotes-taker = { " " }+ belotes
term-belote-defence = { " " }(the defence has the belote)
term-belotes-defence = { " " }(the defence has the belotes)
term-belotes-both = { " " }(belotes on both sides)

# What it takes to win
needs-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
needs-points-and-deal = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and to win the deal
needs-not-by-belote = to be at { $target } without the belote of the deal
needs-points-no-belote = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, without the belote of the deal
needs-points-as-taker = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, as the taking side
needs-deal-won = to win a deal
needs-taken = to take a contract
needs-close = { $target } reached: the close of the deal decides
needs-extra-deal = the tie is broken by the next deal
needs-deals = { $left ->
    [one] { $left } deal
   *[other] { $left } deals
} to go

# Not to be forgotten
held-now = { $points ->
    [one] { $points } point is held over
   *[other] { $points } points are held over
} for the winner of the deal.
three-more-cards = { $dealer ->
    [one] { $dealer } deal
   *[other] { $dealer } deals
} three more cards to each; the rest of the talon is not turned.
count-wanted = The count of { $player } is missing: with two, neither count follows from the other.
two-more-cards = { $dealer ->
    [one] { $dealer } deal
   *[other] { $dealer } deals
} the last two cards to each.
spoken-no-bid = { $by } has misdealt twice: he can only pass.
pays-two = Made: at least { $made } for { $by }. Failed: { $failed } and the points of both for { $others }.
pays-at-least = Made: at least { $made } for { $by }. Failed: at least { $failed } for { $others }.
pays = Made: at least { $made } for { $by }. Failed: { $failed } for { $others }.
leads-own = { $player } leads to his générale.
no-top-lead = One may not lead a top card against an announced capot.
der-wanted = The last trick is missing: say which side took it.
generale-wanted = A générale is made by { $player } alone: if { $player } took every trick, say so (generale).
capot-wanted = One side has every point: if it is a capot, say so (capot).
figure-wanted = At this table the points count: type them.
result-known = The result of this deal is noted already.
said-made = “Made” does not go with { $points } { $points ->
    [one] point
   *[other] points
 }, for the contract is then down: record one of the two, or put the deal right.
said-down = “Down” does not go with { $points } { $points ->
    [one] point
   *[other] points
 }, for the contract is then made: record one of the two, or put the deal right.

# Tables
chart-marks = What each side marks
chart-marks-at = What each side marks at { $trump }
chart-wall = What our contracts are worth
column-bid = bid
column-made = made, to the taker
column-made-coinched = made, coinched
column-failed = failed, to the defence
column-failed-coinched = failed, coinched
column-failed-surcoinched = failed, surcoinched
chart-points = Conversion of points: the least that each column takes
chart-bids = Bids of equal rank
chart-value = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $from ->
    [sa] at no trump
    [ta] at all trumps
   *[classic] in a trump suit
  }
chart-pays = { $level } { $trump }{ $stake }: what each side marks
sum-nothing = 0
sum-flat = { $flat }
sum-one = { $n1 ->
    [1] { $t1 }
   *[other] { $n1 } × { $t1 }
}
sum-two = { $n1 ->
    [1] { $t1 }
   *[other] { $n1 } × { $t1 }
} + { $n2 ->
    [1] { $t2 }
   *[other] { $n2 } × { $t2 }
}
sum-three = { $n1 ->
    [1] { $t1 }
   *[other] { $n1 } × { $t1 }
} + { $n2 ->
    [1] { $t2 }
   *[other] { $n2 } × { $t2 }
} + { $n3 ->
    [1] { $t3 }
   *[other] { $n3 } × { $t3 }
}
sum-flat-one = { $flat } + { $n1 ->
    [1] { $t1 }
   *[other] { $n1 } × { $t1 }
}
sum-flat-two = { $flat } + { $n1 ->
    [1] { $t1 }
   *[other] { $n1 } × { $t1 }
} + { $n2 ->
    [1] { $t2 }
   *[other] { $n2 } × { $t2 }
}
sum-flat-three = { $flat } + { $n1 ->
    [1] { $t1 }
   *[other] { $n1 } × { $t1 }
} + { $n2 ->
    [1] { $t2 }
   *[other] { $n2 } × { $t2 }
} + { $n3 ->
    [1] { $t3 }
   *[other] { $n3 } × { $t3 }
}
sum-bonus = { $n1 ->
    [0] { $t1 }
    [1] { $t1 }
   *[other] { $n1 } × { $t1 }
}, { $n2 ->
    [0] { $t2 }
    [1] { $t2 }
   *[other] { $n2 } × { $t2 }
}
column-outcome = result
column-stake = stake
column-taker = taker
column-defence = defence
column-belote = belote (taker, defence)
column-annonces = declarations (taker, defence)
column-scale = scale
column-exact = exactly
column-read = read as
column-classic = classic
column-suit = suit
column-sa = no trumps
column-ta = all trumps
column-points = taker’s points
no-such-scale = “{ $asked }” is no scale: classic, sa or ta.
value-too-much = { $points } is more than the total of { $total }.
no-such-stake = One coinches once, and surcoinches once.
no-such-level = “{ $asked }” is no bid.

# What the cards show

# What each event tells, in a few words.
event-bid = who bids, how much, and in what
event-coinche = who doubles the contract
event-surcoinche = who redoubles
event-belote = who holds king and queen of trumps
event-declare = a sequence or four alike that were announced
event-generale = who took every trick alone
event-der = who took the last trick
event-made = the contract was made, no matter by how much
event-down = the contract failed, no matter by how much
