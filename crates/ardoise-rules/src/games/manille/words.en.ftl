# Manille in English: one message per reason.

term-trump = trump
term-voiture = sans-atout
term-why-four-share = only four share the points equally
term-why-no-partner = nobody sits opposite
term-why-card-decides = the turned card decides the trump
term-why-zero-sum = the totals of three players sum to zero
term-why-no-voiture = sans-atout is not allowed
term-why-no-fixed-length = the choices of a side are only counted in a match of a fixed number of deals
term-why-too-few-deals = a side does not have so many choices

## Lines of a score

beyond = { $points } counted, less half ({ $par }): { $over }
beyond-share = { $points } counted, less a quarter ({ $par }): { $over }
below = half ({ $par }), less { $points } counted: { $over }
below-share = a quarter ({ $par }), less { $points } counted: { $over }
dealer-twice = the dealer marks twice, once against each opponent: the same again, { $over }
tie = { $points } each: nobody marks
tie-doubles = { $points } each: nobody marks, the next deal counts double
step-voiture = sans-atout: ×{ $from } becomes ×{ $multiplier }
step-contre = contre by { $player }: ×{ $from } becomes ×{ $multiplier }
step-surcontre = surcontre by { $player }: ×{ $from } becomes ×{ $multiplier }
step-carried = double carried over from the tie: ×{ $from } becomes ×{ $multiplier }
step-capot = everything to one camp: ×{ $from } becomes ×{ $multiplier }
capped = this table never goes beyond ×{ $max }
turned = turned card { $card }: { $points }, never multiplied
misdealt = { $times ->
    [1] misdeal by { $player }: { $points }
   *[other] { $times } misdeals by { $player }, { $points } each
}
misdeal-paid = { $times ->
    [1] own misdeal: { $points } to each of the two others
   *[other] { $times } own misdeals: { $points } to each of the two others every time
}
revoked = { $player } revoked: { $base } to the others
revoke-paid = { $player } revoked: each defender pays { $base }
revoke-paid-alone = { $player } revoked and pays alone: 2 × { $base }
lied = { $player } lied: { $base } to the others
lie-paid = { $player } lied: each defender pays { $base }
lie-paid-alone = { $player } lied and pays alone: 2 × { $base }

## Refusals: the choice of trump

turn-first = The turned card comes first: { $dealer } dealt, which card is turned? (turn CARD)
trump-first = The trump is not chosen yet: { $speaker } must choose first.
nothing-turned = At this table the trump is chosen, no card is turned.
turned-already = { $card } is already turned.
card-decides = The turned card decides the trump: { $dealer } has no choice to make or to pass across.
trump-chosen = { $player } has already chosen: { $trump }.
not-the-chooser = { $player } does not choose this time: the choice is with { $speaker }.
voiture-off = Sans-atout (voiture) is not played at this table.
sans-atout-owed = Sans-atout is due from { $account }: { $owed } still owed, { $left ->
    [one] { $left } choice
   *[other] { $left } choices
} left.
en-face-off = At this table the choice is not passed across: { $dealer } must choose.
en-face-spent = The choice cannot be passed across again: { $speaker } must choose.
pass-before-trump = Nobody passes before the trump is chosen. To pass the choice across: en-face { $speaker }.

## Refusals: contre, surcontre, exchange

contre-off = Contre is not played at this table.
contre-by-choosers = { $player } is of the dealer’s camp: only the others may say contre.
contred-already = { $by } has already said contre.
surcontre-off = Surcontre is not played at this table.
surcontre-without-contre = { $player } cannot say surcontre: nobody has said contre.
surcontre-by-defence = { $contre } said contre: only the dealer’s camp may say surcontre, not { $player }.
surcontred-already = { $by } has already said surcontre.
passed-already = { $player } has already passed, or somebody after has spoken.
not-to-speak = It is not for { $player } to speak now, but for { $speaker }.
nobody-speaks = Nobody has anything more to say: { $player } cannot speak.
speech-over = Too late for contre and surcontre: the dealer has already { $cards ->
    [0] declined the exchange with the chien
    [one] exchanged a card with the chien
   *[other] exchanged { $cards } cards with the chien
}.
no-chien = There is a chien only with three players.
exchange-off = At this table the chien is not exchanged.
exchanged-already = The exchange is made in one go: the dealer has already { $cards ->
    [0] declined it
    [one] exchanged a card
   *[other] exchanged { $cards } cards
}.
exchange-too-many = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} cannot be exchanged: the chien has { $most }.

## Refusals: counts

empty-count = Nothing was counted: who, and how many?
not-an-account = Nobody marks under { $account } at this table.
not-seated = There is no seat { $seat } at this table.
one-pile = These tricks are one pile: { $first } or { $second }? Together that would be { $sum }.
points-out-of-range = { $points } cannot be: there are { $total } points to count in a deal.
points-sum = { $first } + { $second } = { $sum }: together they must make { $total }.
points-lack-tricks = { $first } + { $second } = { $sum }: the { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, one point each, are missing ({ $total } in all).
points-with-tricks = { $first } + { $second } = { $sum }: at this table the { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} count nothing by themselves ({ $total } in all).
points-lack-chien = { $first } + { $second } = { $sum }, { $missing } short of { $total }: the chien counts with the dealer’s tricks.
points-from-tricks = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } cannot come from { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}: { $room ->
    [0] there are { $low }
   *[other] between { $low } and { $high }
}.
points-with-chien = { $points ->
    [one] { $points } point
   *[other] { $points } points
} cannot be with this chien: between { $low } and { $high }.
tricks-out-of-range = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} cannot be: there are { $all }.
shares-sum = The four counts make { $sum }: together they must make { $total }.
shares-tricks = { $sum ->
    [one] { $sum } trick
   *[other] { $sum } tricks
} in all: a deal has { $all }.
tricks-sum = { $first } + { $second } = { $sum ->
    [one] { $sum } trick
   *[other] { $sum } tricks
}: together they must make { $all }.
capot-twice = The capot was already recorded for the others.
capot-tricks = A capot is all { $all } tricks; the tricks recorded say otherwise.
chien-size = The chien has { $size ->
    [one] { $size } card
   *[other] { $size } cards
}, not { $cards }.
chien-twice = { $card } cannot lie twice in the chien.

## Refusals: irregularities

no-such-trick = There is no trick { $trick }: a deal has { $tricks }.
lie-where-nobody-talks = At this table partners do not talk: nobody can lie.
annulled-by-revoke = The deal is void already by the revoke of { $player }: nothing more is counted.
annulled-by-lie = The deal is void already by the lie of { $player }: nothing more is counted.
annulled-already = The deal is void already.
weak-off = At this table a hand of sevens, eights and nines is played.
weak-too-late = Too late: { $player } may only ask for a new deal before the trump is known.

## Refusals: what is carried in from paper

start-account = { $field }: nobody marks under { $account } at this table.
start-carried = At this table a tie does not double the next deal: no double can be carried in.
start-no-manches = manche { $manches }: this match is played in deals, not in manches.
start-manches = manche { $manches }: one number for each of the { $accounts } accounts.
start-deals = { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
} of trump in { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} cannot be.
start-no-trump = { $account }: { $no_trump } sans-atout out of { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
} cannot be.
start-over = With what is carried in, the manche or the match is already decided.

## Headlines

head-open = { $trump } by { $player }{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}
head-counted = { $trump } by { $player }{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}, { $points }–{ $others }
head-revoke = { $trump } by { $player }{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}, revoke by { $offender }
head-lie = { $trump } by { $player }{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}, lie by { $offender }
head-annulled = void
sheet-trump = { $trump }
sheet-times = ×{ $multiplier }
sheet-contre = contre ×{ $multiplier }
sheet-surcontre = surcontre ×{ $multiplier }
sheet-counted = { $points } to { $others }
sheet-revoke = revoke by { $player }
sheet-lie = lie by { $player }

## What is needed

needs-manche = { $points } for this manche ({ $target }), then { $manches ->
    [one] { $manches } manche more
   *[other] { $manches } manches more
}
needs-last-manche = { $points } for this manche ({ $target }) and the match
needs-close = { $target } reached: the close of the deal decides
needs-lead = { $target } reached, level: the first to lead at the close of a deal wins
needs-belle = { $points } for the belle ({ $target })
needs-ahead = { $points } ahead
needs-behind = { $points } behind
needs-level = level

## Notices

notice-turned = { $points } for { $account }: the turned { $card }.
notice-multiplier = This deal counts ×{ $multiplier }.
notice-carried = Carried over from the tie: this deal counts ×{ $multiplier }.
notice-belle = This is the belle, to { $target }.
notice-deals = { $deals ->
    [one] Last deal.
   *[other] { $deals } deals left.
}
notice-extra-deal = Totals are level: one deal more.
notice-owes = { $account }: { $owed } sans-atout still to choose, with { $left ->
    [one] { $left } choice
   *[other] { $left } choices
} left.
notice-must-sans-atout = { $account }: { $owed } sans-atout still to choose, with { $left ->
    [0] no choice
    [one] { $left } choice
   *[other] { $left } choices
} left: no suit is allowed any more.

## Options that cannot go together

clash = “{ $first }” and “{ $second }” cannot go together: { $why }.

## What the cards show
cards-left = By the cards { $cards } were left.

# The card for the wall
chart-wall = What a count is worth beyond { $par }
chart-three = What the dealer’s count is worth beyond { $par }: below it, the other way round
column-counted = counted
column-times = { $multiplier ->
    [1] marks
   *[other] × { $multiplier }
}
column-dealer = dealer
column-others = each of the others

# What each event tells, in a few words.
event-trump = the trump that was chosen, or none
event-en-face = who leaves the choice to the partner
event-turn = the card that was turned
event-contre = who doubles
event-surcontre = who redoubles
event-exchange = how many cards of the chien are taken
event-chien = the cards of the chien
event-lie = who told a lie while talking
