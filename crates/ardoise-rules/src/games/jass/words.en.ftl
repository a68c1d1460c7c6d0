# What cannot be counted or announced, and the terms in it
points-too-many = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, but there are only { $total }{ $slip }.
points-below = { $points } cannot be the points of a side: it counts from 0 to { $total }.
points-sum = { $one } + { $other } = { $sum }, it should be { $total }{ $slip }.
points-impossible = No tricks give { $points } and { $rest } out of { $total }: count the tricks again.
points-apart = No number of tricks gives { $points }: { $cards } cards and the last trick make { $most } at most. Count again.
points-together = { $one } + { $other } = { $sum }: { $cards } cards and the last trick make { $least } to { $most } in all, never { $sum }.
points-without-trick = { $points ->
    [one] { $points } point
   *[other] { $points } points
} without a trick: { $known } took them all.
points-against = { $points } here, but the count of the other side gives { $known }.
points-against-capot = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, but this side took every trick and has all { $total }.
tricks-sum = { $sum ->
    [one] { $sum } trick
   *[other] { $sum } tricks
} in all, there are { $all }.
tricks-too-many = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, there are only { $all }.
tricks-below = { $tricks } cannot be the tricks of a side: it makes from 0 to { $all }.
tricks-against = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} here, but the count of the other side gives { $known }.
capot-against = { $known } already has every trick.
capot-against-points = This side was counted { $points }: it has not every trick.
capot-against-tricks = This side was counted { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}: it is no capot.
generale-against = { $known } already has every trick alone.
der-not-counted = The last trick’s ten does not count at this contract.
der-against = { $known } has every trick, the last one too.
belote-off = The belote does not count at this table (annonces=off).
belote-at = There is no belote at { $trump }.
belote-suit-missing = At all trumps, say the suit of the belote.
belote-wrong-suit = The belote is king and queen of trumps, not of { $suit } when { $trump } is trumps.
belote-twice = The belote of { $by } is already recorded.
belote-both = { $by } has that belote already: only one hand can hold it.
annonces-off = Declarations do not count at this table (annonces).
no-such-carre = Four of { $card } are no declaration.
sequence-too-low = No { $kind } to { $card }: there are not enough cards below.
card-elsewhere = { $card } has already been announced by { $by }.
card-twice = { $card } already serves in a declaration (card-in-two-annonces).
too-many-cards = { $by } would announce { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}: that is more than he holds.
already-revoked = The deal is already lost by the revoke of { $by }.
finding-declaration = { $player } declared a sequence or a four with { $card }, which { $holder } held.
finding-belote = { $player } announced belote with { $card }, which { $holder } held: it is not marked; take it out of the deal with “amend”.
belote-disproved = { $player } has no belote: { $holder } holds { $card }, by the cards recorded. Leave the belote out, or correct the cards.
term-tierce = tierce
term-cinquante = cinquante
term-cent = cent
term-carre = carré
term-slip-unknown = { "" }
term-slip-der-twice = { "" }: the last trick’s ten is counted twice
term-slip-der-missing = { "" }: the last trick’s ten is missing
term-slip-der-wrong = { "" }: the last trick’s ten does not count on this scale
term-slip-belote = { "" }: the belote is not counted with the tricks, record it by itself
term-slip-rounded = { "" }: these are rounded marks, give the points as counted
term-slip-scale = { "" }: that is the total of another scale
term-sans-atout = no trumps
term-tout-atout = all trumps
