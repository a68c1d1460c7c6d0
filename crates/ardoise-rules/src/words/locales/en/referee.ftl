# The referee: what cannot have fallen, what fell against the rules, and why a card may not be played.

term-trumps = trumps

cards-unknown = This game is recorded without cards.
cards-too-early = No card can fall yet: say the trump or the contract first.
card-not-of-pack = { $card } is not in the pack.
card-twice = { $card } has fallen before: { $player }, trick { $trick }.
card-named-twice = { $card } is named twice.
holds-no-cards = { $player } holds no cards in this deal.
too-many-tricks = All { $tricks } tricks of the deal are recorded.
no-card-left = { $player } has played all { $tricks } cards.
trick-size = { $count ->
    [one] One card is
   *[other] { $count } cards are
} not a trick: it takes { $size }. A single card is recorded with “play”.
trick-open = Trick { $trick } is not over: { $player } has not played.
hand-twice = { $card } cannot be with { $player }: { $holder } held it.
hand-too-large = { $player } would hold { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, and a hand has only { $size }.
not-his-turn = It is not for player { $player } to play, but for player { $turn }.
who-plays-alone = This game must know who plays alone.
no-such-trump = “{ $trump }” cannot be trump in this game.
no-such-place = There is no player { $seat }: the last is { $last }.
trick-full = The trick has its { $size } cards already.

duty-follow = the led suit must be followed
duty-rise = a higher card must be played
duty-ruff = a void player must trump
duty-overruff = the ruff must be gone over
duty-undertrump = trump must be played, even a lower one
duty-spare-partner = a partner’s ruff is not gone under while a higher trump is held
duty-lead = this card may not be led

finding-follow = { $player } did not follow { $suit }: { $card } fell, with { $cards } in hand.
finding-rise = { $player } did not go higher: { $card } fell, with { $cards } in hand.
finding-ruff = { $player } did not trump: { $card } fell, with { $cards } in hand.
finding-overruff = { $player } did not go over the ruff: { $card } fell, with { $cards } in hand.
finding-undertrump = { $player } had to play trump, even a lower one: { $card } fell, with { $cards } in hand.
finding-spare-partner = { $player } went under the partner’s ruff: { $card } fell, with { $cards } in hand.
finding-lead-ban = { $player } had no right to lead { $card }, with { $cards } in hand.
unproved-follow = { $player } did not follow { $suit } with { $card }; the hand is not known.
unproved-rise = { $player } did not go higher with { $card }; the hand is not known.
unproved-ruff = { $player } did not trump with { $card }; the hand is not known.
unproved-overruff = { $player } did not go over the ruff with { $card }; the hand is not known.
unproved-undertrump = { $player } did not play trump with { $card }; the hand is not known.
unproved-spare-partner = { $player } played { $card } under the partner’s ruff; the hand is not known.
unproved-lead-ban = { $player } led { $card }; the hand is not known.
finding-has-revoked = { $player } has revoked, at one trick or another: { $cards } cannot all lie elsewhere.
finding-one-has-revoked = One of them has revoked ({ $players }): all played as if without { $cards }, and there is no room for that elsewhere.
finding-lead = { $player } led { $card } when it was { $turn }’s lead.
finding-turn = { $player } played { $card } out of turn: it was { $turn }’s.
finding-card-too-many = { $player } played { $card } too many: a second card in the same trick.
finding-not-held = { $player } played { $card }, which { $holder } held.
finding-not-in-hand = { $player } played { $card }, which was not in the hand shown.

nothing-called = By these rules no card is called.
no-such-contract = “{ $contract }” is no contract of this game.
cards-of-void-deal = This deal is void: no more cards are recorded in it.
cards-count-points = By the cards it is { $counted ->
        [one] { $counted } point
       *[other] { $counted } points
    } for { $account }, not { $said }.
cards-count-tricks = By the cards it is { $counted ->
        [one] { $counted } trick
       *[other] { $counted } tricks
    } for { $account }, not { $said }.
cards-beside = Trick { $trick } is recorded for { $player }: that does not go with what is counted here. Correct the one or the other.
card-aside = { $card } cannot be { $player }’s: it was recorded in the chien, as laid away or as turned up. Correct the one or the other.
cards-say-otherwise = By the cards it is not { $account }.

position-unreadable = This line is no position: { $detail }.
position-game = No game is called “{ $name }”.
position-rules = Rules are said by a name or by an object.
position-trump = The trump is missing: a suit, no trump or all trumps.
position-who = Who leads (leader) or who plays (player) is missing.
