# What tarot has to say, in English.

# Terms
term-prise = prise
term-pousse = pousse
term-garde = garde
term-garde-sans = garde sans
term-garde-contre = garde contre
term-attack = the attack
term-defence = the defence
term-simple = simple
term-double = double
term-triple = triple
term-trumps = trumps
term-heads = court cards
term-partner = as a partner
term-bouts-0 = without a bout
term-bouts-1 = with one bout
term-bouts-2 = with two bouts
term-bouts-3 = with three bouts
term-slam-made = slam announced and made
term-slam-unannounced = slam made without a word
term-slam-failed = slam announced and failed
term-slam-defence = slam by the defence
term-petit-slam-made = petit slam announced and made
term-petit-slam-failed = petit slam announced and failed
term-feat-slam = Slams

# Lines
made = { $contract } made, { $points } points{ $rounded ->
    [0] { "" }
   *[other] , counted as { $counted },
} for { $needed }: { $multiplier ->
    [1] { $base } + { $difference }
   *[other] { $multiplier } × ({ $base } + { $difference })
} = { $unit }{ $times ->
    [0] , shared by two
    [1] { "" }
   *[other] { " " }× { $times }
}
failed = { $contract } lost, { $points } points{ $rounded ->
    [0] { "" }
   *[other] , counted as { $counted },
} for { $needed }: { $multiplier ->
    [1] { $base } + { $difference }
   *[other] { $multiplier } × ({ $base } + { $difference })
} = { $unit }{ $times ->
    [0] , shared by two
    [1] { "" }
   *[other] { " " }× { $times }
}
made-by-revoke = { $contract } made by the revoke of { $player } = { $unit }{ $times ->
    [0] , shared
    [1] { "" }
   *[other] { " " }× { $times }
}
failed-by-revoke = { $contract } lost by the revoke of { $player } = { $unit }{ $times ->
    [0] , shared
    [1] { "" }
   *[other] { " " }× { $times }
}
petit-last = petit in the last trick, won by { $camp } = { $unit }{ $times ->
    [0] , shared
    [1] { "" }
   *[other] { " " }× { $times }
}
poignee-paid = { $size } poignée of { $player }, to { $camp } = { $unit }{ $times ->
    [0] , shared
    [1] { "" }
   *[other] { " " }× { $times }
}
slam-paid = { $slam } = { $unit }{ $times ->
    [0] , shared
    [1] { "" }
   *[other] { " " }× { $times }
}
misere-gained = { $lacks ->
    [double] double misère
   *[other] misère, no { $lacks }
}, { $value } from each of { $players } players
misere-paid = { $lacks ->
    [double] double misère
   *[other] misère, no { $lacks }
} of { $player } = { $value }
misere-won = misère of { $player }, to { $camp } = { $unit }{ $times ->
    [0] , shared
    [1] { "" }
   *[other] { " " }× { $times }
}

# Refusals
no-contract = Nobody has taken yet: say the bid first, such as “bid Ana garde”.
withheld = This table does not play the { $contract }.
bid-not-higher = { $contract } is not above { $standing }: bid higher or pass.
spoke-already = { $player } has spoken already: each says one word.
auction-over = { $player } cannot bid any more: the play has begun.
sits-out = { $player } deals and holds no cards in this deal.
petit-sec-played = This table plays on with a petit sec (option petit-sec: play).
excuse-seche-off = This table does not know the lone excuse (option excuse-seche: off).
dry-twice = This card is said to be alone already, in the hand of { $player }.
petit-sec-late = { $player } says his petit sec too late: somebody has bid, so the deal is played.
bid-late = { $player } speaks before { $before }, who has bid already ({ $dealer } deals): put the bids in their order. If another deals, say so first: “deal” and the name.
chelem-late = { $player } can announce a slam only before the first card. If it was in time, take the cards back (“undo”) and record it first; what was won without a word is told with “capot”.
poignee-past = { $player } shows a poignée before his first card, and has played already. If it was in time, take the cards back (“undo”) and record it first.
call-above = { $player } can call { $card } only with all the cards above it in hand: the hands recorded show that one is missing.
not-taker = { $player } is not the taker: only { $taker } may say that.
nothing-called = No card is called in this game: only five players with a called king have partners.
call-card = { $card } cannot be called: call a king, a queen, a knight or a jack.
call-late = The call comes too late: a card is called before the chien is turned.
partner-taker = { $player } is the taker: write “partner none” where he plays alone.
partner-in-chien = { $card } lay in the chien, so nobody is partner: write “partner none”.
chelem-twice = { $player } has announced a slam already.
petit-chelem-off = This table knows no petit slam (option petit-chelem: off).
poignee-twice = { $player } has shown a poignée already.
poignee-too-many = A poignée of { $shown } trumps is too large: { $before } are shown, { $left } are left.
poignee-excuse = The excuse was shown already, by { $player }.
misere-off = That misère is not paid. Misères paid at this table: { $value }.
misere-twice = { $player } has said a misère already.
misere-poignee = { $player } cannot have no trumps and show a poignée.
ecart-none = Nothing is laid away in a { $contract }: the chien stays closed.
ecart-card = { $card } cannot be laid away: no king and no bout may.
chien-size = { $count } cards are too many: the chien has { $size }.
card-twice = { $card } is named twice.
camp-unknown = The camp of { $player } is not known yet: write “partner” with his name or “none” first, or “attack” or “defence”.
petit-no-bout = The petit cannot be with { $camp }: that camp was counted without a bout.
petit-elsewhere = The petit cannot be with { $camp }: what was counted puts it in the other pile.
bouts-missing = How many bouts? Write a number from 0 to 3, or which: “bouts Ana petit 21T”.
not-bout = { $card } is not a bout: the bouts are 21T, the petit and the excuse.
bout-twice = { $card } cannot lie in both piles.
bouts-sum = There are three bouts: { $said } and { $other } do not add up to 3.
bouts-named = The number of bouts does not agree: { $said } said, { $named } named.
points-sum = The deal has 91 points: { $said } and { $other } do not add up.
no-half = { $points } points cannot be: with { $players } players in the deal every count is whole.
half-tricks = { $points } points cannot be: the attack with { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
} has a whole number.
points-few = { $points } points are too few: with { $bouts } { $bouts ->
    [one] bout
   *[other] bouts
} the attack has at least { $least }.
points-trickless = { $points } points are too few: with { $bouts } { $bouts ->
    [one] bout
   *[other] bouts
} and a single trick the attack has at least { $least }; if the defence won every trick, write “capot defence” first.
points-many = { $points } points are too many: with { $bouts } { $bouts ->
    [one] bout
   *[other] bouts
} the attack has at most { $most }; if it won every trick, write “capot attack” first.
capot-points = With every trick and { $bouts } bouts the attack has { $expected } points, not { $points }.
capot-most = { $points } points are too many: with every trick, { $bouts } { $bouts ->
    [one] bout
   *[other] bouts
} and the chien with the defence the attack has at most { $most }.
chien-bout = { $card } lay in the chien: it is with { $camp }.
poignee-aside = The excuse lay in the chien: { $player } cannot have shown it.
poignee-kept = { $player } showed the excuse and kept { $cards } back: the poignée is not good.
dry-elsewhere = { $player } does not hold { $card }.
capot-swept = With every trick the attack has 91 points, or 87 without the excuse, not { $points }.
capot-many = { $points } points are too many: without a trick the attack has at most { $most }.
capot-bouts = { $bouts } { $bouts ->
    [one] bout
   *[other] bouts
} cannot be with { $camp } without a trick.
petit-both = The last trick has one winner: the petit is at the end for one camp only.
capot-both = Both camps cannot have every trick.
capot-tricks = That camp was counted with { $tricks } of { $total } tricks: it did not win them all.
too-many-tricks = { $said } tricks are too many: the deal has { $total }.
tricks-sum = The deal has { $total } tricks: { $said } and { $other } do not add up.
cards-points = The cards give the attack { $counted } points, not { $said }.
cards-bouts = The cards give the attack { $counted } bouts, not { $said }.
cards-partner = The cards show another holder of { $card }.
cards-otherwise = The cards show the tricks, or the petit, otherwise than they were counted.

# Findings
revoke-ruled = { $player } revoked: no price is known, the referee writes what the table decides.
revoke-beside = { $player } revoked too: the first revoke has decided the deal, the referee writes what the table decides of this one.
misdealt-and-bid = { $player } misdealt and bid on the new deal: this table does not allow it.
poignee-late = { $player } showed the poignée after the first card: this table wants it before.
dry-not = { $player } did not hold that card alone: { $cards } were in the same hand.
called-oneself = { $player } called { $card } and held it: this table does not allow it.
poignee-few = { $player } showed a poignée of { $shown } and held { $held } trumps: it does not count.
misere-trumps = { $player } said he had no trumps, and held { $cards }.
misere-heads = { $player } said he had no court cards, and held { $cards }.
call-low = { $player } called { $card } although a higher one was in another hand.

# Headlines
head-passed = everybody passed
head-annulled = void
head-petit-sec = petit sec of { $player }
head-bid = { $contract } by { $player }
head-with = { $contract } by { $player } with { $partner }
head-points = { $contract } by { $player }: { $points }, { $bouts } { $bouts ->
    [one] bout
   *[other] bouts
}
head-with-points = { $contract } by { $player } + { $partner }: { $points }, { $bouts } { $bouts ->
    [one] bout
   *[other] bouts
}
sheet-bid = { $contract }
sheet-made = made { $points } ({ $bouts } { $bouts ->
    [one] bout
   *[other] bouts
})
sheet-failed = lost { $points } ({ $bouts } { $bouts ->
    [one] bout
   *[other] bouts
})
sheet-made-bare = made
sheet-failed-bare = lost
sheet-made-revoke = made: { $player } revoked
sheet-failed-revoke = lost: { $player } revoked

# Needs
needs-points = { $points } { $points ->
    [one] point
   *[other] points
} to the end
needs-deals = { $deals } { $deals ->
    [one] deal
   *[other] deals
} to the end
needs-extra-deal = the next deal decides

# Notices
notice-pays = Made exactly, the { $contract } brings { $made } from each defender; lost by one point, it costs { $lost } for each of them.
notice-bouts = Still to be said: how many bouts the attack has (“bouts” and a number from 0 to 3).
notice-points = Still to be said: the points of the attack (“points” and the number).
notice-tricks = Still to be said: how many tricks the attack took, for the petit chelem (“tricks { $player }” and the number).
notice-partner = Still to be said: who held the card that { $player } called (“partner” and a name, or “none”).
notice-may-not-bid = { $player } misdealt and may not bid on this deal.
notice-dry = { $player } keeps { $card }: it is played like the excuse and stays with its camp.
asked-petit-sec = Petit sec not said
petit-sec-found = Found before anybody has bid, it voids the deal; after a bid the deal is played.
petit-sec-no-void = At this table a petit sec voids nothing: the deal is played.
asked-ecart = Wrong écart: number of cards, a king, a bout, a trump not shown
ecart-in-time = Until the first card is played the taker puts it right, and nothing is marked.
ecart-revoke = Once a card has been played it is a revoke of the attack.
asked-poignee = Poignée that was none: too few trumps, or the excuse shown with a trump kept back
poignee-none = It does not count; no points.
asked-chien = Somebody looked at the chien, or at tricks that lie turned
misdeal-any = Any card turned in dealing is a misdeal.
misdeal-court = Only a court card, a trump or the excuse turned in dealing is a misdeal; another card goes back into the hand.
notice-sits-out = { $player } deals and sits out.

# Charts
chart-contracts = What the contracts are worth, for each defender
chart-wall = What our contracts are worth, for each defender
column-petit = petit at the end
row-poignee = poignée { $size } ({ $trumps } trumps)
row-slam = slam announced
row-slam-unannounced = slam not announced
row-small-slam = small slam announced
chart-pays = What a { $contract } pays
column-contract = contract
column-bouts = bouts
column-points = points
column-made = made exactly
column-lost = lost by one
column-taker = taker
column-partner = partner
column-defender = each defender
no-such-contract = There is no contract “{ $asked }”: prise, pousse, garde, garde-sans, garde-contre.

# Clashes
clash-old-80 = The scale of 80 begins with the garde: the lowest contract must be the garde, and there is no pousse.

# What each event tells, in a few words.
event-bid = who bids, and how high
event-petit-sec = who has the petit as the only trump
event-call = the card that the taker calls
event-partner = who held the called card
event-chelem = who announces a slam
event-chien = the cards of the chien
event-ecart = the cards that were discarded
event-poignee = who shows a poignée, and which
event-misere = who announces a misère, and which
event-petit = which side took the petit in the last trick
event-bouts = how many bouts the taker has
event-points = the points of the taker
event-capot = which side took every trick
event-tricks = how many tricks a side took
event-revoke = a player revoked
