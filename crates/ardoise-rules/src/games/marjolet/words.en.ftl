# Marjolet: the words of the game.

## Lines
line-meld = { $meld }
line-turned-seven = the dealer turned { $card }
line-exchange = seven of trump exchanged
line-seven = seven of trump played, whether the trick was won or not
line-seven-exchanged = seven of trump played: nothing more, { $by } had exchanged it in this deal
line-seven-never = seven of trump played: nothing, this table does not pay it
line-talon-last = last card of the talon
line-last-trick = last trick
line-six-last = all six last tricks
line-six-last-alone = all six last tricks, in place of the { $last } of the last trick
line-brisques = { $count } { $count ->
    [one] brisque
   *[other] brisques
} ({ $cards }) × { $value }

## Refusals
no-such-player = There are only two players at this table.
meld-takes-no-suit = Four of a kind is written without a suit.
meld-needs-suit = The suit is missing, as in “marriage spades”. The marriage in trumps is “royal-marriage”.
marjolet-needs-queen = The queen’s suit is missing: “marjolet spades” is the jack of trump with the queen of spades.
marriage-is-royal = { $suit } is trump: its king and queen are a “royal-marriage” (40), not a plain one.
royal-not-trump = Trump is { $trump }: king and queen of { $suit } are a plain “marriage”, with its suit (20).
jack-queen-off = Jack and queen of { $suit } do not count at this table (option jack-queen-plain). Only the jack of trump marries: “marjolet” with the queen’s suit.
jack-queen-is-marjolet = { $suit } is trump: that jack is the marjolet; write “marjolet” with the queen’s suit.
melded-before = { $meld }: { $by } has melded it in this deal already, and there is only one pack. The same combination never counts twice.
card-shown = { $player } cannot meld { $meld }: { $card } is with { $by }, who has shown it ({ $shown }).
turn-up-taken = { $player } cannot meld { $meld }: { $card } was the turned card, and { $by } took it for the seven of trump.
melds-contradict = These melds cannot all be true, whatever the trump suit: both players would hold the same card, or every suit would have its plain marriage. Record the turned card and check the melds.
too-many-cards = { $player } would have shown { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; each player plays only sixteen in a deal.
exchanged-before = { $by } has exchanged the seven of trump already: it is exchanged once in a deal.
exchange-of-turned-seven = The turned card is { $card }, the seven of trump itself: nobody can exchange it for the turned card.
seven-before = { $by } has played the seven of trump already: there is only one.
seven-drawn-last = The seven of trump lay under the talon and { $by } drew the last card: { $player } cannot have played it.
talon-last-before = { $by } has drawn the last card of the talon already.
brisques-of-nobody = The player and the number of brisques are missing.
brisques-twice = { $player } is counted twice in the same line.
brisques-range = { $count } for { $player }: there are eight brisques in the pack, 0 to 8 a player.
brisques-in-points = { $count } for { $player }: cards are counted here, not points. { $count ->
    [one] { $count } point
   *[other] { $count } points
} make { $cards ->
    [one] { $cards } brisque
   *[other] { $cards } brisques
} at { $value }.
brisques-sum = { $first } + { $second } = { $sum }: there are eight brisques. With { $first } on one side, { $missing ->
        [one] { $missing } is
       *[other] { $missing } are
    } left for the other.
brisques-disagree = { $count } for { $player } and { $told } already counted for { $by }: { $count } + { $told } = { $sum }, and there are 8.
last-trick-before = { $by } has the last trick already: it cannot also be { $player }’s. If that was a slip, undo or amend the line.
start-is-over = { $player } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} already: at { $target } the match is over. Set a higher target.

## Slate
headline-annulled = void
headline-trump = trump { $trump }
headline-melds = trump { $trump }; melds { $first } { $melded_first }, { $second } { $melded_second }
headline-counted = trump { $trump }; melds { $melded_first }/{ $melded_second }, brisques { $brisques_first }/{ $brisques_second }, { $end } { $by }
sheet-trump = trump { $trump }
sheet-counted = melds { $melded_first }/{ $melded_second }, brisques { $brisques_first }/{ $brisques_second }, { $end } { $by }
needs = { $points } more { $points ->
    [one] point
   *[other] points
}
needs-lead = has reached { $target }: must get ahead of the other
notice-melds = Melds so far: { $first } { $melded_first }, { $second } { $melded_second }
notice-shown = { $player } has shown: { $shown } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}, counted at the close of the deal)
notice-reached = { $player } reaches { $total } with what is shown; the match is judged at the close of the deal
notice-needs-turn = The turned card is missing: the marjolet is worth more with the queen of trump
notice-needs-talon-last = It remains to say who drew the last card of the talon (talon-last)
notice-level = Equal at { $target } or more: one more deal
notice-first = { $player } wins by reaching { $target } first, with fewer points

## Terms
term-four-aces = four aces
term-four-tens = four tens
term-four-kings = four kings
term-four-queens = four queens
term-royal-marriage = royal marriage
term-marriage-hearts = marriage ♥
term-marriage-diamonds = marriage ♦
term-marriage-clubs = marriage ♣
term-marriage-spades = marriage ♠
term-marjolet-hearts = marjolet and Q♥
term-marjolet-diamonds = marjolet and Q♦
term-marjolet-clubs = marjolet and Q♣
term-marjolet-spades = marjolet and Q♠
term-jack-queen-hearts = jack and queen ♥
term-jack-queen-diamonds = jack and queen ♦
term-jack-queen-clubs = jack and queen ♣
term-jack-queen-spades = jack and queen ♠
term-turned-seven = seven turned
term-exchange = seven exchanged
term-seven = seven played
term-talon-last = last card of the talon
term-aces-tens = aces and tens
term-aces-kings = aces and kings
term-last-trick = last trick
term-six-last = six last
term-trump-unknown = not recorded

## What the cards show
cards-count-brisques = By the cards { $account } has { $counted ->
        [one] { $counted } brisque
       *[other] { $counted } brisques
    }, not { $said }.
finding-meld = { $player } melded with { $card }, which was not, or no longer, in that hand.
finding-meld-turn = { $player } melded without the right to: one melds after winning a trick, before leading.
finding-meld-second = { $player } melded a second combination after the same trick.
finding-meld-late = { $player } melded after the talon was gone.
finding-exchange = { $player } exchanged the seven without having just won a trick.

# The card for the wall
chart-wall = What counts, and how much
column-what = for
column-points = points
row-marriage = marriage of another suit
row-marjolet = marjolet: jack of trump and a queen
row-marjolet-trump = marjolet: jack and queen of trump
row-marjolet-plain = marjolet: jack of trump and another queen
row-jack-queen = jack and queen of another suit
row-six-last = all six last tricks
row-brisque = each brisque ({ $cards })

# What each event tells, in a few words.
event-turn = the card that was turned
event-meld = a meld and who makes it
event-exchange = who exchanges the seven of trumps for the turned card
event-seven = who played the seven of trumps
event-talon-last = who took the last card of the stock
event-brisques = how many brisques each has
event-last-trick = who took the last trick
event-six-last = who took the six last tricks

# What is asked in another way once a word is chosen.
ask-marjolet-suit = the queen of which suit?
