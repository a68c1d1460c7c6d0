# The words of colour whist.

term-colour = colour
term-trou = trou filled in
term-trou-beside = trou filled beside
term-colour-9 = colour at 9
term-solo-5 = solo 5
term-solo-6 = solo 6
term-colour-10 = colour at 10
term-petite-misere = petite misère
term-solo-7 = solo 7
term-colour-11 = colour at 11
term-piccolissimo = piccolissimo
term-solo-8 = solo 8
term-colour-12 = colour at 12
term-piccolo = piccolo
term-colour-13 = colour at 13
term-abondance = abondance
term-abondance-10 = abondance at 10
term-abondance-11 = abondance at 11
term-abondance-12 = abondance at 12
term-grande-misere = grande misère
term-abondance-table = abondance on the table
term-grande-misere-table = grande misère on the table
term-chelem = slam
term-chelem-table = slam on the table
term-chelem-closed = slam
term-chelem-lower = slam
term-chelem-higher = solo slim

made = { $contract } made: { $times ->
    [1] { $price }
   *[other] { $times } × { $price }
 }
over = { $extra ->
    [one] { $extra } overtrick
   *[other] { $extra } overtricks
 } at { $rate }: { $times ->
    [1] { $extra } × { $rate }
   *[other] { $times } × { $extra } × { $rate }
 }
made-as = { $contract } made, paid as { $paid }: { $times ->
    [1] { $price }
   *[other] { $times } × { $price }
 }
made-all = { $contract } with every trick: { $times ->
    [1] { $price }
   *[other] { $times } × { $price }
 }
failed = { $contract } lost, { $tricks } instead of { $needed }: { $times ->
    [1] { $price }
   *[other] { $times } × { $price }
 }
failed-bare = { $contract } lost: { $times ->
    [1] { $price }
   *[other] { $times } × { $price }
 }
missing = off by { $missing } at { $rate }: { $times ->
    [1] { $missing } × { $rate }
   *[other] { $times } × { $missing } × { $rate }
 }
made-by-revoke = { $contract } made, { $player } revoked: { $times ->
    [1] { $price }
   *[other] { $times } × { $price }
 }
failed-by-revoke = { $contract } lost, { $player } revoked: { $times ->
    [1] { $price }
   *[other] { $times } × { $price }
 }
paid = { $contract } made by { $player }: { $price }
paid-over = { $extra ->
    [one] { $extra } overtrick
   *[other] { $extra } overtricks
 } for { $player }: { $extra } × { $rate }
paid-as = { $contract } made by { $player }, paid as { $paid }: { $price }
paid-all = { $contract } with every trick for { $player }: { $price }
received = { $contract } lost by { $player }: { $price }
received-missing = { $player } off by { $missing }: { $missing } × { $rate }
stakes-shared = the stakes: { $balance } shared by { $players ->
    [one] { $players } player
   *[other] { $players } players
 }
stakes-returned = the stakes: all four declared and fared alike, nobody pays
trou-few-aces = { $player } announced a trou, but the cards leave him { $aces ->
    [0] no ace
    [one] { $aces } ace
   *[other] { $aces } aces
 }.
separate = each declarer settles for himself: { $balance } shared by { $defenders ->
    [one] { $defenders } defender
   *[other] { $defenders } defenders
 }
doubled = double deal: { $points } once more

sits-out = { $player } sits out this deal.
passed-already = { $player } has passed and may not speak again.
bid-not-higher = { $contract } does not outbid { $standing }: a higher contract is needed.
suit-not-higher = { $contract } { $suit } does not outbid { $standing }: the order is ♠, ♣, ♦, ♥.
not-offered = This table does not play: { $contract }. To allow it, give it a price (set { $cell } N).
withheld = This table does not play: { $contract }.
trou-not-bid = A trou is not bid: write "trou PLAYER", then "fill PLAYER SUIT in|beside".
suit-missing = { $contract }: the suit is missing.
suit-unneeded = { $contract } has no trump: no suit.
solo-after-wait = { $player } waited: no contract alone any more ({ $contract }).
nothing-to-support = { $player } has nothing to join: no contract was announced.
not-joinable = Nobody may join { $contract } of { $caller }.
already-joined = { $contract } of { $caller } has been joined by { $partner } already.
support-oneself = { $player } plays it already: nobody joins himself.
wait-off = This table does not wait (option first-waits).
wait-not-first = Only the first to speak may wait: { $first }, not { $player }.
wait-too-late = { $player } may wait only with the very first word.
trou-off = This table does not play the trou (option trou).
trou-late = The trou of { $player } comes before the bidding, which has begun.
trou-twice = { $holder } has announced three aces: { $player } cannot have them too.
fill-no-trou = { $player } has nothing to fill: say first who announces the trou.
fill-oneself = { $player } announced the trou: his partner fills it.
fill-twice = { $partner } has filled the trou: { $player } cannot have the fourth ace too.
fill-impure = In an impure trou the ace gives the trump: it is always filled in.
fill-first = The trou of { $player } is not filled yet: say who has the fourth ace.
auction-over = The bidding is over: { $player } may not speak any more.
no-contract = No contract stands: record the bid first.
figure-wanted = What this contract pays depends on the tricks: type how many.
result-known = The result of this deal is noted already.
said-made = “Made” does not go with { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
 }, for the contract is then down: record one of the two, or put the deal right.
said-down = “Down” does not go with { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
 }, for the contract is then made: record one of the two, or put the deal right.
not-a-declarer = { $player } declared nothing: made or down is said of { $declarer }.
colour-alone = Nobody joined the { $suit } of { $player }: it does not count.
too-many-tricks = { $said ->
    [one] { $said } trick
   *[other] { $said } tricks
}: there are only { $total } in this deal.
tricks-sum = The tricks add up to { $sum }; there are { $total }.
tricks-of-defender = { $player } defends: tricks go under a declarer's name ({ $declarer }).
tricks-differ = { $said ->
    [one] { $said } trick
   *[other] { $said } tricks
} for { $player }, but { $counted } are counted for { $holder }: it is the same side, correct the count under the same name.
not-a-player = Tricks go under a player's name.
misdeal-not-dealer = { $dealer ->
    [one] { $dealer } deal
   *[other] { $dealer } deals
}: the misdeal cannot be { $player }'s.
bad-start = What was carried in cannot be right: { $field }.

head-suit = { $players }: { $contract } { $suit }
head-plain = { $players }: { $contract }
head-suit-tricks = { $players }: { $contract } { $suit }, { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
 }
head-plain-tricks = { $players }: { $contract }, { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
 }
head-suit-made = { $players }: { $contract } { $suit }, made
head-plain-made = { $players }: { $contract }, made
head-suit-failed = { $players }: { $contract } { $suit }, failed
head-plain-failed = { $players }: { $contract }, failed
head-several = { $players }: { $contracts }; tricks: { $results }
head-trou = { $player }: trou, to be filled
head-alone = { $player }: colour { $suit }, not joined yet
head-passed = everybody passes
head-annulled = void
head-void = revokes on both sides, dealt again
sheet-suit = { $contract } { $suit }
sheet-plain = { $contract }
sheet-several = { $contracts }
sheet-doubled = doubled
sheet-made = made, { $tricks ->
    [0] no trick
    [one] { $tricks } trick
   *[other] { $tricks } tricks
 }
sheet-failed = failed, { $tricks ->
    [0] no trick
    [one] { $tricks } trick
   *[other] { $tricks } tricks
 }
sheet-made-bare = made
sheet-failed-bare = failed
sheet-made-revoke = made: { $player } revoked
sheet-failed-revoke = failed: { $player } revoked
sheet-mixed = made: { $made }; failed: { $failed }
sheet-made-each = made, tricks: { $results }
sheet-failed-each = failed, tricks: { $results }
sheet-each = tricks: { $results }

need-points = { $points ->
    [one] { $points } point to go
   *[other] { $points } points to go
 }
need-deals = { $deals ->
    [one] { $deals } deal to go
   *[other] { $deals } deals to go
 }

notice-doubled = The deal counts double.
notice-sits-out = Sitting out this deal: { $players }.
notice-pays = { $contract } ({ $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
 }): { $won } if made, { $lost } if lost.
notice-discard = Each player discards a card before play: 12 tricks.
notice-exposed = { $player } plays with the hand exposed.
notice-alone = The { $suit } of { $player } waits for a partner: alone it does not count.
notice-trou = Trou of { $player }: whoever has the fourth ace fills it, in or beside.
notice-trou-hearts = Trou of { $player }: whoever has the fourth ace fills it; with four aces in one hand, it is the highest missing heart.
notice-impure-same = Impure trou of { $player }: the fourth ace names partner and trump, from the trick in which it falls.
notice-impure-next = Impure trou of { $player }: the fourth ace names partner and trump, from the trick after it falls.

clash-joint = Two declarers cannot settle together where { $contract } is played by { $by }: let each settle for himself, against the defenders or against the three others.
clash-by = This is not played { $by ->
    [one] alone
   *[other] by { $by }
 }: { $contract }. A colour and a trou are played by two, a solo, an abondance and a slam alone.
clash-beside = Misères that are each settled on their own need each declarer to settle against the three others, not “{ $value }”.
clash-defence = Where everybody pays or receives, what the defence marks at { $contract } is not read: let each side mark its own.
clash-deals = A match of { $deals } deals: a multiple of the number of players (4, 5 or 6) is needed.
clash-impure = An impure trou needs a table that plays the trou.
clash-cell = “{ $option }: { $value }” already says what the cell contract.{ $contract }.{ $column } is: do not write the cell, or take the value that reads it.
clash-custom = “{ $option }: { $value }”: then the cell must be written, as contract.{ $contract }.{ $column }.

chart-wall = What each declarer marks, by tricks
chart-grid = What each contract pays, by tricks
column-contract = contract
column-tricks = { $tricks }
column-from = tricks from
column-to = to
column-declarer = each declarer
column-defender = each defender
row-contract = { $contract }{ $declarers ->
    [1] {""}
   *[other] {" "}(by { $declarers })
}

# What each event tells, in a few words.
event-bid = who bids, and which contract
event-support = who supports the last bid
event-wait = who waits for the others to speak
event-trou = who holds three or four aces
event-fill = who fills the trou, and with which trump
event-made = the contract was made, no matter by how much
event-down = the contract failed, no matter by how much
ask-fill-suit = which trump?
