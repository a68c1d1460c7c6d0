# contest: what it refuses, what it says, its pages

contest-none-yet = There is no contest yet.
contest-how-to-begin = To begin: ardoise contest, which asks for everything; or: ardoise contest new individual manille --title "Manille night"
contest-opens-once = A contest is opened once.
contest-rounds = { $rounds } rounds cannot be: a contest has 1 to { $most }.
contest-over = The contest is over. What can still change: a result, with the reason why, and the prizes.
contest-over-hint = For that: ardoise contest result TABLE FIGURE FIGURE --reason "WHY", or ardoise contest prizes
contest-most-rounds = A contest has at most { $most } rounds, and that many are drawn: now it can be ended.
contest-most-rounds-hint = To end it: ardoise contest close
contest-names = An entry has { $expected ->
    [one] one name
   *[other] { $expected } names
  } here, and { $given ->
    [0] none was given
    [one] one was given
   *[other] { $given } were given
  }.
contest-names-one = One word for each player, or quotes around a longer name: ardoise contest enter Ana "Bob Long"
contest-replace-whom = { $name } for whom? For { $one }: ardoise contest replace "{ $one }" "{ $name }"; both of pair { $entry }: ardoise contest replace { $entry } "{ $name }+…"
contest-alone = Here everybody enters by himself: { $name } is more than one.
contest-plays-for = { $name } plays in the place of { $before }.
contest-names-pair = A pair is two names with a plus: ardoise contest enter Ana+Bob "Cy Dee+Eve Fox"
contest-name-taken = { $name } is entered already, or named twice.
contest-names-taken = Nobody was entered: { $names } { $count ->
    [one] is
   *[other] are
  } in the contest already, or named twice: capital letters make no other name.
contest-name-taken-hint = Two players of one name need a sign to tell them apart, such as a first letter.
contest-no-entry = There is no number { $entry }: numbers go up to { $most }.
contest-not-next = { $given } cannot come now: { $next } is next.
contest-withdrawn = Withdrawn already: { $name }.
contest-playing = Still playing: { $name }. Only who has withdrawn returns.
contest-closed = Nobody can enter any more: this kind of contest lays down all its rounds with the first draw.
contest-closed-hint = Somebody else can take a place: ardoise contest replace NUMBER NAME
contest-not-locked = Round { $round } is not locked yet: the next one is drawn after it.
contest-not-locked-hint = Who still plays: ardoise contest missing. When all results are there: ardoise contest lock
contest-wrong-seats = That draw seats { $name }, who does not play or sits somewhere else.
contest-no-round = Round { $round } is not drawn: { $drawn ->
    [0] no round is yet
    [one] one round is
   *[other] { $drawn } rounds are
  }.
contest-no-table = Round { $round } has no table { $table }: { $most ->
    [one] there is one
   *[other] tables go from 1 to { $most }
  }.
contest-scores = A result has a figure for each side: { $expected } are expected, and { $given ->
    [0] none was given
    [one] one was given
   *[other] { $given } were given
  }.
contest-scores-hint = As they stand on the card, the first side first: ardoise contest result { $table } { $example }
contest-too-large = { $number } is no score: figures go up to { $most }.
contest-undecided = Table { $table } is drawn, and in a bracket somebody must win: play one more deal.
contest-needs-reason = Round { $round } is locked: a result of it is only changed with a reason.
contest-needs-reason-hint = For instance: --reason "misread from the card"
contest-locked = Round { $round } is locked: only its results can still be corrected.
contest-locked-hint = With a reason: ardoise contest result TABLE FIGURE FIGURE --round { $round } --reason "WHY"
contest-missing = { $count ->
    [one] Table { $tables } has no result yet in round { $round }.
   *[other] { $count } tables have no result yet in round { $round }: { $tables }.
  }
contest-not-agreed = { $count ->
    [one] Table { $tables } of round { $round } waits: its sides do not both stand by what was entered.
   *[other] { $count } tables of round { $round } wait: their sides do not both stand by what was entered: { $tables }.
  }
contest-not-agreed-hint = They agree on their phones; where both have signed the card: ardoise contest agree TABLE
contest-missing-hint = To enter one: ardoise contest result TABLE FIGURE FIGURE; a side that did not come: ardoise contest result TABLE --forfeit A
contest-too-few = { $entries ->
    [0] Nobody has entered
    [one] One entry is there
   *[other] { $entries } entries are there
  }: a round needs { $least } entries at least.
contest-too-few-hint = To enter some: ardoise contest enter NAME NAME …
contest-too-many = { $entries } entries are more than { $most }, the most that are drawn.
contest-no-design = There is no design for { $entries } players. The nearest: { $below } or { $above }.
contest-no-design-hint = It takes a multiple of four, or one more, up to 64, without 44, 57 and 60. For any number: ardoise contest new individual
contest-design-over = All rounds of the design are played.
contest-played-out = Everything is played out.
contest-several = “{ $name }” may be several: { $known }. Type the number.
contest-nobody = Nobody of the contest is called “{ $name }”.
contest-nobody-hint = Names and numbers: ardoise contest show
contest-no-match-for = Table { $table } has { $count ->
    [one] one player
   *[other] { $count } players
  }, and these rules are not for so many: enter the totals, ardoise contest result { $table } …
contest-problem = Entry { $row } does not count any more: { $text }
contest-other-secret = The secret that is kept for this contest is not the one that its draws were sealed by: another program wrote it.

# what a contest is

contest-kind-individual = singles, partners drawn each round
contest-kind-design = singles, by design
contest-kind-pairs = pairs, by ranking
contest-kind-pools = pairs, pools and brackets
contest-state-open = entries are taken
contest-state-running = running
contest-state-over = over
contest-of-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
contest-of-pairs = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
  }
contest-round-of = round { $round } of { $rounds }
contest-round = round { $round }
contest-rounds-planned = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }
contest-deals = { $deals ->
    [0] matches to their end
    [one] { $deals } deal a round
   *[other] { $deals } deals a round
  }
contest-counting-points = points made count
contest-counting-matches = a table won counts 2, a draw 1
contest-counting-both = tables won count, then points
contest-counting-margin = the margin counts
contest-of-the-house = { $name } (of the house)

contest-no = No.
contest-name = Name
contest-club = Club
contest-title = Contest
contest-what = What
contest-table = Table
contest-seat = Seat
contest-who = Who plays
contest-result = Result
contest-how-far = How far
contest-rank = Rank
contest-points = Points
contest-match-points = Points
contest-margin = Margin
contest-wins = Won
contest-parted = What parts them
contest-prize = Prize
contest-against = against

# what is next

contest-next-enter = { $entries ->
    [0] Nobody has entered yet. Next: ardoise contest enter NAME NAME … (or --from list.csv)
   *[other] { $entries } entered, { $least } at least are needed. Next: ardoise contest enter NAME NAME …
  }
contest-next-enter-pairs = { $entries ->
    [0] Nobody has entered yet. Next: ardoise contest enter Ana+Bob Cy+Dee … (or --from list.csv)
   *[other] { $entries } entered, { $least } at least are needed. Next: ardoise contest enter Ana+Bob …
  }
contest-next-draw = Next: throw three dice, then ardoise contest draw --dice 4 2 6 draws round { $round }.
contest-next-results = { $count ->
    [one] One table still plays in round { $round }. Next: ardoise contest result { $table } …, or ardoise contest missing
   *[other] { $count } tables still play in round { $round }. Next: ardoise contest result { $table } … for each card that comes in
  }
contest-next-agree = { $count ->
    [one] Table { $table } of round { $round } waits until both sides agree. Next: ardoise contest agree { $table } once both have signed
   *[other] { $count } tables of round { $round } wait until both sides agree. Next: ardoise contest agree { $table } once both have signed
  }
contest-next-lock = All results of round { $round } are there. Next: ardoise contest lock
contest-next-over = The contest is over. On paper: ardoise contest print standings -o standings.pdf

# rounds

contest-round-drawn = Round { $round }
contest-round-locked = Round { $round }, locked
contest-open = open
contest-under-way = { $planned ->
    [0] { $deals } played
   *[other] { $deals } of { $planned }
  }
contest-entered = { $result }, waits for agreement
contest-disputed = { $result }, disputed
contest-round-played = { $planned ->
    [one] The deal
   *[other] The { $planned } deals
} of round { $round } { $planned ->
    [one] is
   *[other] are
} played: another deal does not count in the contest.
contest-round-level = The { $planned ->
    [one] deal is
   *[other] { $planned } deals are
} played and the table is level: in a bracket somebody must win. Play one more deal, it counts.
contest-round-waiting = { $points ->
    [one] One point waits
   *[other] { $points } points wait
} for a deal that this round does not have: nobody gets { $points ->
    [one] it
   *[other] them
}. If your rules share them out: adjust and the reason.
contest-level = level after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}: one more decides
contest-round-stopped = This table has played { $played } of the { $planned } deals of round { $round }: what it has counts in the contest only when it is entered there: ardoise contest result
contest-stopped = stopped after { $deals } of { $planned } deals: enter what counts
contest-conflict = This contest was recorded differently on two machines (also: { $others }). To choose: ardoise choose
contest-beyond-rounds = { $planned ->
    [one] One round was
   *[other] { $planned } rounds were
} announced, and this is round { $round }. If it was not meant: ardoise contest undo
contest-no-three = { $game } is not played by three. For those left over: --odd average, --odd house, or a number of points.
contest-odd-beyond = Where won tables count, who fills no table gets 0, 1 or 2, and not { $points }. To give more: --count points
contest-typed-under-way = At table { $table } a match is recorded on this machine ({ $planned ->
    [0] { $deals } deals so far
   *[other] { $deals } of { $planned } deals
}): what was typed counts in its place. Is it another table?
contest-not-for-four = These rules are for { $players } players, and the tables that are drawn have four: at a table nothing but totals can be entered. Other rules: ardoise rules list
contest-below-nothing = { $points }: fewer points than none, at a game that hardly takes any away. Is the card read right?
contest-all-nothing = Nobody has a point. Is the card read right?
contest-above-all = { $points }: no table had more than { $most } yet. Is the card read right?
contest-beyond-deals = { $points } points in { $deals ->
    [one] one deal
   *[other] { $deals } deals
}: hardly any game gives as many. Is the card read right?
contest-beyond = Round { $round } has { $planned ->
    [one] 1 deal
   *[other] { $planned } deals
} and this table has played { $played }: what comes after the { $planned ->
    [one] first
   *[other] first { $planned }
} does not count in the contest.
contest-beyond-back = To take it back: ardoise undo
contest-differs = Round { $round }, table { $table }: { $counts } counts, and its match now gives { $given }. To count that: ardoise contest result { $table } { $typed } --round { $round } --reason "the match was put right"
contest-differs-forfeit = Round { $round }, table { $table }: { $side } is said not to have played, and its match gives { $given }. To count that: ardoise contest result { $table } { $typed } --round { $round } --reason "the match was played"
contest-differs-open = Round { $round }, table { $table }: { $counts } counts, and its match is not over.
contest-other-deals = A match by these rules cannot have { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }: its slate counts to { $own }, and in the contest the first { $deals ->
    [one] one counts
   *[other] { $deals } count
  }.
contest-target = These rules play to { $points } points: a match may be over before its { $deals ->
    [one] deal is
   *[other] { $deals } deals are
  } played, and counts as it is.
contest-forfeited = { $count ->
    [one] { $side } did not play
   *[other] did not play: { $side }
}
contest-exempt = { $count ->
    [one] Exempt: { $names }.
   *[other] Exempt: { $names }.
  }
contest-gone = { $count ->
    [one] Does not play any more: { $names }.
   *[other] Do not play any more: { $names }.
  }
contest-table-opened = The match of table { $table } is open ({ $id }). Its deals: ardoise play; or only the totals: ardoise contest result { $table } …
contest-table-there = The match of table { $table } ({ $id }): ardoise --match { $id } play
contest-table-disputed = Table { $table }, { $result }: { $who } does not stand by it.
contest-would-agree = Have both sides signed all the same?
contest-agreed-anyway = Both sides count as having signed. To take that back: ardoise contest undo
contest-would-close = End the contest all the same?
contest-closed-anyway = The contest is over all the same. To go on with it: ardoise contest undo
contest-result-stands = It is recorded so already: nothing was written.
contest-signed-already = That is signed already: nothing was written.
contest-replaced = Before, it said: { $result }. That is replaced. If another table was meant: ardoise contest undo
contest-table-result = Round { $round }, table { $table }: { $result } – { $who }.
contest-still-playing = { $count ->
    [one] One of { $tables } tables still plays in round { $round }, drawn at { $since }.
   *[other] { $count } of { $tables } tables still play in round { $round }, drawn at { $since }.
  }
contest-far = { $planned ->
    [0] { $deals ->
        [one] one deal, last entry at { $at }
       *[other] { $deals } deals, last entry at { $at }
      }
   *[other] { $deals } of { $planned } deals, last entry at { $at }
  }
contest-not-begun = on paper: no deal is recorded
contest-none-missing = All results of round { $round } are there.
contest-draw-first = To draw one: ardoise contest draw --dice 4 2 6

# standings

contest-standings-none = Nothing is played yet
contest-standings-after = Standings after round { $round }
contest-standings-so-far = Standings in round { $round }, with the results known so far
contest-standings-more = … and { $count } more: ardoise contest standings
contest-byes = { $count ->
    [one] exempt once
   *[other] exempt { $count } times
  }
contest-tie-wins = fewer tables won than { $name }: { $own } against { $theirs }
contest-tie-margin = a smaller margin than { $name }: { $own } against { $theirs }
contest-tie-scored = fewer points at tables than { $name }: { $own } against { $theirs }
contest-tie-direct-meeting = did less well than { $name } at tables between equals: { $own } against { $theirs }
contest-tie-opponents = weaker opponents than { $name }: { $own } points against { $theirs }
contest-tie-lot = after { $name } by lot
contest-stands = { $name }: { $rank }, { $points } { $count ->
    [one] point
   *[other] points
  }
contest-part-played = Round { $round }, table { $table }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, margin { $margin }, { $paired ->
    [0] against { $against }
   *[other] with { $with } against { $against }
  } ({ $scores }).
contest-part-bye = Round { $round }: exempt, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, margin { $margin }{ $scored ->
    [none] {""}
   *[other] , taken as { $scored } points made
  }.
contest-part-given = Round { $round }, table { $table }: the others did not play, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, margin { $margin }{ $scored ->
    [none] {""}
   *[other] , taken as { $scored } points made
  }.
contest-part-forfeit = Round { $round }, table { $table }: did not play, no points.
contest-behind = As many points as the one before: { $why }.
contest-moved-rank = { $name }: from place { $from } to { $to }.
contest-moved-more = { $count ->
    [one] One more changes places.
   *[other] { $count } more change places.
  }
contest-moved-draw = Round { $round } stays as it was drawn; with this result { $tables ->
    [one] one of its tables
   *[other] { $tables } of its tables
  } would have been others.
contest-moved-redraw = Nothing of round { $round } is played yet. To draw it by this result: ardoise contest undo until its draw is taken back, then this result once more and ardoise contest draw
contest-moved-nothing = Nobody changes places, and every round would have been drawn the same.
contest-no-prizes = No prizes are written down. To do it: ardoise contest prizes 1 "a ham" 2-3 "a bottle"
contest-prizes-won = Prizes
contest-prizes-so-far = Prizes, as things stand
contest-bad-prize = “{ $text }” says no rank and prize: ardoise contest prizes 1 "a ham" 2-3 "a bottle"
contest-bad-side = “{ $text }” is no side: A for the first, B for the second, A,B where neither came.

# lists

contest-list-line = Line { $line } is no entry: { $text }
contest-list-how = A line is a name, or two for a pair, with a club behind if there is one: Ana;Bob;The Kings
contest-list-empty = That list has no names.

# paper

contest-where = Where do I sit?
contest-card-table = Table { $table }
contest-card-line = { $title } · round { $round }
contest-card-dealer = { $name } deals first
contest-card-deals = Deals
contest-card-sign = Both sides sign:
contest-card-exempt = exempt
contest-wall-round = Round { $round }
contest-wall-playing = Drawn at { $since }. { $count ->
    [one] One of { $tables } tables still plays:
   *[other] { $count } of { $tables } tables still play
  }
contest-wall-done = Drawn at { $since }. All { $tables } tables are done.
contest-nobody-again = Nobody has the same partner twice, and nobody meets anybody twice.
contest-nobody-again-pairs = No two pairs meet twice.
contest-again-pairs = { $meetings ->
    [one] Two pairs meet again.
   *[other] { $meetings } meetings happen again.
  }
contest-again = { $partners ->
    [0] Nobody has the same partner twice;
    [one] One pair plays together again;
   *[other] { $partners } pairs play together again;
  } { $meetings ->
    [0] nobody meets twice.
    [one] one pair meets again.
   *[other] { $meetings } pairs meet again.
  }
contest-proof-design = The plan of the contest leaves no other way.
contest-proof-bound = { $exempt ->
    [0] At least { $bound } had to: it can be counted.
   *[other] With these exempt at least { $bound } had to: it can be counted.
  }
contest-proof-dual = { $exempt ->
    [0] No fewer are possible: the draw holds the proof.
   *[other] With these exempt no fewer are possible: the draw holds the proof.
  }
contest-proof-search = { $exempt ->
    [0] No fewer are possible: every other draw was looked at.
   *[other] With these exempt no fewer are possible: every other draw of those who play was looked at.
  }
contest-proof-none = { $exempt ->
    [0] At least { $bound } had to; whether fewer were possible is not known.
   *[other] With these exempt at least { $bound } had to; whether fewer were possible is not known.
  }
contest-dice = Dice: { $dice }.
contest-sealed = Number sealed before, seal { $seal }…
contest-seed = Seed { $seed }…

# drawn again

contest-verify-nothing = Nothing is drawn yet.
contest-identical = { $count ->
    [one] Identical: its round comes out as it was drawn.
   *[other] Identical: all { $count } rounds come out as they were drawn.
  }
contest-doubt-unknown = Round { $round } was drawn in a way that this version does not know.
contest-doubt-number = Round { $round }: its number is not the one that was sealed.
contest-doubt-seed = Round { $round }: its seed is not what number and dice give.
contest-doubt-input = Round { $round } was not drawn from what the journal says was known then.
contest-doubt-result = Round { $round }: another draw comes out.
contest-redrawn = { $count ->
    [one] Round { $round } was drawn once before, and taken back.
   *[other] Round { $round } was drawn { $count } times before, and taken back.
  }
contest-not-sealed = { $count ->
    [one] Round { $rounds } was drawn by the dice alone, without a sealed number.
   *[other] Rounds { $rounds } were drawn by the dice alone, without a sealed number.
  }
contest-verify-no-database = { $file } is no database of ardoise.
contest-verify-how = To carry a contest to another machine: ardoise export CONTEST -o hall.db

# what happened

contest-did-open = { $title } opened: { $kind }
contest-did-enter = entered as { $no }: { $name }
contest-did-withdraw = withdrawn: { $name }
contest-did-return = back again: { $name }
contest-did-replace = in the place of number { $no }: { $name }
contest-did-draw = round { $round } drawn: { $tables ->
    [one] one table
   *[other] { $tables } tables
  }
contest-did-seat = round { $round }, table { $table }: its match is opened
contest-did-result = round { $round }, table { $table }: { $scores }
contest-did-forfeit = round { $round }, table { $table }: forfeit, { $name }
contest-did-agree = round { $round }, table { $table }: both sides agree
contest-did-agree-side = round { $round }, table { $table }: { $name } agree
contest-did-dispute = round { $round }, table { $table }: { $name } dispute the result
contest-did-lock = round { $round } locked
contest-did-prizes = { $count ->
    [one] one prize written down
   *[other] { $count } prizes written down
  }
contest-did-close = contest closed
contest-did-retract = takes back entry { $row }

# question by question

contest-print-how = On paper: ardoise contest print cards -o cards.pdf --paper { $paper }, and ardoise contest print draw -o draw.pdf
contest-ask-players = How many players come?
contest-ask-number = A number and Enter; Escape: back
contest-ask-line = Type it and press Enter; Escape: back
contest-ask-not-number = “{ $text }” is no number from { $least } to { $most }.
contest-ask-format = { $players } players: how do they meet?
contest-ask-rounds = How many rounds?
contest-ask-deals = How many deals a round? (0: matches to their end)
contest-ask-title = What is the contest called?
contest-means-individual = each round other partners: { $tables ->
    [one] one table
   *[other] { $tables } tables
  }{ $exempt ->
    [0] , nobody exempt
    [one] , one exempt each round, nobody twice in { $rounds } rounds
   *[other] , { $exempt } exempt each round, nobody twice in { $rounds } rounds
  }
contest-means-design = everybody once beside each other and twice against: { $rounds } rounds of { $tables ->
    [one] one table
   *[other] { $tables } tables
  }; fewer can be played
contest-means-no-design = not for so many: { $below } or { $above } players
contest-means-pairs = { $pairs ->
    [one] one fixed pair
   *[other] { $pairs } fixed pairs
  }, first by lot, then winners meet winners: { $tables ->
    [one] one table
   *[other] { $tables } tables
  }{ $exempt ->
    [0] {""}
   *[other] , one pair exempt each round
  }
contest-means-pools = { $pairs ->
    [one] one fixed pair
   *[other] { $pairs } fixed pairs
  } in { $pools ->
    [one] one pool
   *[other] { $pools } pools
  }, all against all, then knocked out
contest-lead-players = Who enters?
contest-lead-pairs = Which pair enters?
contest-lead-names = Names with commas between them; a pair with a plus: Ana+Bob. Escape: stop here
contest-lead-draw = What do the dice show?
contest-lead-dice = Three dice, such as 4 2 6, draw the round. Escape: stop here
contest-lead-first = Who else enters, or what do the dice show?
contest-lead-first-dice = Names with commas between them enter; three dice, such as 4 2 6, draw the first round
contest-lead-results = Which card comes in?
contest-lead-table = Table and figures, such as 3 101 64. Escape: stop here
contest-lead-agree = Not everybody agrees yet: which table has signed?
contest-lead-agreed = A table, such as 3, where both have signed; or table and figures. Escape: stop here
contest-lead-lock = All results are there. Lock the round?
contest-lead-over = The contest is over.
contest-lead-late = Who comes late?
contest-lead-leave = Who leaves?
contest-lead-no-dice = Three dice are thrown, and each shows 1 to 6, as in 4 2 6.
contest-lead-unread = “{ $text }” is not what is asked for here.
contest-act-draw = draw without dice
contest-act-lock = lock the round
contest-act-cards = paper for the tables
contest-act-missing = who still plays
contest-act-standings = standings
contest-act-late = somebody comes late
contest-act-leave = somebody leaves
contest-act-undo = take back the last entry
contest-act-stop = stop here (contest goes on later)

contest-line-unread = Line { $line } is nothing that contest does: { $text }
check-contests = { $count ->
    [one] And one contest.
   *[other] And { $count } contests.
  }
contest-file-cards = cards
contest-file-draw = draw
