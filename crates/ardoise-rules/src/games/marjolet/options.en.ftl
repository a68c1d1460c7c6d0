# Marjolet: the options of the table.

game-name = Marjolet

preset-marjolet = The basic rule: 500 points, aces and tens are brisques, marjolet 20 with any queen
name-marjolet = basic rules
preset-marjolet-parlett = Parlett’s rules: marjolet with the queen of trump 40, 40 for the six last tricks beside the last trick’s 10, 10 for the last card of the talon, the seven exchanged only after winning a trick, no melds once the talon is empty, and one must ruff then
name-marjolet-parlett = Parlett
preset-marjolet-france = Other French rules: marjolet with the queen of trump 40, 50 for the six last tricks in place of the last trick’s 10, no melds once the talon is empty
name-marjolet-france = other French rules

option-target = The target in points (usually 500 or 1000)
option-both-over = Who wins when both players reach the target in the same deal
option-both-over-highest = the higher total; if equal, one more deal
option-both-over-first-to-reach = whoever reached the target first, in the order of melds and tricks
option-first-dealer = How the first dealer is drawn (for the record, no point changes)
option-first-dealer-lowest-card = the lowest card
option-deal-pattern = How the six cards are dealt (for the record, no point changes)
option-deal-pattern-2-2-2 = by twos, three times
option-deal-pattern-3-3 = by threes, twice
option-meld-right = Who may meld before a trick is led (judged where the tricks are recorded)
option-meld-right-trick-winner = whoever has just won the trick
option-meld-right-both = both players
option-one-meld-per-trick = Only one combination after each trick won (judged where the tricks are recorded)
option-one-meld-per-trick-off = as many as one holds
option-one-meld-per-trick-on = one a trick
option-meld-after-talon = Melding during the six last tricks (judged where the tricks are recorded)
option-meld-after-talon-no = no, melds end with the talon
option-meld-after-talon-yes = yes, to the last trick
option-marjolet-trump-queen = What the marjolet is worth with the queen of trump (20 or 40)
option-jack-queen-plain = A plain jack with the queen of its own suit, for 20
option-jack-queen-plain-off = does not count
option-jack-queen-plain-on = counts 20
option-turned-seven = What the dealer earns by turning a seven (10 or 0)
option-seven-exchange = What the seven of trump is exchanged for, for 10 points
option-seven-exchange-turn-up = the turned card
option-seven-exchange-any-card = a card of one’s choice
option-seven-exchange-when = When the seven of trump may be exchanged (judged where the tricks are recorded)
option-seven-exchange-when-any-time = at any time
option-seven-exchange-when-after-winning-a-trick = after winning a trick
option-seven-played = Does the seven of trump pay 10 when it is played?
option-seven-played-unless-exchanged = yes, unless it was exchanged in the deal
option-seven-played-always = yes, always
option-seven-played-never = no
option-talon-last-card = What drawing the last card of the talon earns (0 or 10)
option-six-last-trump = In the six last tricks, without the suit led (judged where the tricks are recorded)
option-six-last-trump-may = one may ruff
option-six-last-trump-must = one must ruff
option-last-trick = What the last trick is worth
option-six-last = What all six last tricks are worth (50 or 40)
option-six-last-adds-last-trick = The last trick’s 10 comes on top of the six last
option-six-last-adds-last-trick-no = no: the six last alone
option-six-last-adds-last-trick-yes = yes: usually 50 + 10 = 60
option-brisques = Which captured cards are brisques (always eight)
option-brisques-aces-tens = aces and tens
option-brisques-aces-kings = aces and kings
option-brisque-value = What a brisque is worth

option-exposed-card = What becomes of a card shown out of turn
option-exposed-card-first-occasion = it is played on the first legal occasion
option-exposed-card-counts-as-played = it counts as played
option-false-declaration = Who gets the points of a combination that was not there
option-false-declaration-to-other-side = the opponent
option-false-declaration-lost = nobody
