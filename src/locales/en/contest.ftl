# contest: what it refuses, what it says, its pages

contest-none-yet = There is no contest yet.
contest-how-to-begin = To begin: ardoise contest, which asks for everything; or: ardoise contest new individual manille --title "Manille night"
contest-opens-once = A contest is opened once.
contest-rounds = { $rounds } rounds cannot be: a contest has 1 to { $most }.
contest-over = The contest is over. What can still change: a result, with --reason, and the prizes.
contest-names = An entry has { $expected ->
    [one] one name
   *[other] { $expected } names
  } here, and { $given ->
    [0] none was given
    [one] one was given
   *[other] { $given } were given
  }.
contest-names-one = One word for each player, or quotes around a longer name: contest enter Ana "Bob Le Grand"
contest-names-pair = A pair is two names with a plus: contest enter Ana+Bob "Cy Dee+Eve Fox"
contest-name-taken = { $name } is entered already.
contest-name-taken-hint = Two players of one name need a sign to tell them apart, such as a first letter.
contest-no-entry = There is no number { $entry }: numbers go up to { $most }.
contest-not-next = { $given } cannot come now: { $next } is next.
contest-withdrawn = { $name } does not play any more already.
contest-playing = { $name } is playing: only who has withdrawn returns.
contest-closed = Nobody can enter any more: this kind of contest lays down all its rounds with the first draw.
contest-closed-hint = Somebody else can take a place: contest replace NUMBER NAME
contest-not-locked = Round { $round } is not locked yet: the next one is drawn after it.
contest-not-locked-hint = Who still plays: contest missing. When all results are there: contest lock
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
contest-scores-hint = As they stand on the card, the first side first: contest result 3 101 64
contest-too-large = { $number } is no score: figures go up to { $most }.
contest-undecided = Table { $table } is drawn, and in a bracket somebody must win: play one more deal.
contest-needs-reason = Round { $round } is locked: a result of it is only changed with a reason.
contest-needs-reason-hint = For instance: --reason "misread from the card"
contest-locked = Round { $round } is locked: only its results can still be corrected.
contest-missing = { $count ->
    [one] Table { $tables } has no result yet in round { $round }.
   *[other] { $count } tables have no result yet in round { $round }: { $tables }.
  }
contest-missing-hint = To enter one: contest result TABLE FIGURE FIGURE; a side that did not come: contest result TABLE --forfeit A
contest-too-few = { $entries ->
    [0] Nobody has entered
    [one] One entry is there
   *[other] { $entries } entries are there
  }: a round needs { $least } at least.
contest-too-few-hint = To enter some: contest enter NAME NAME …
contest-too-many = { $entries } entries are more than { $most }, the most that are drawn.
contest-no-design = There is no design for { $entries } players. The nearest: { $below } or { $above }.
contest-no-design-hint = It takes a multiple of four, or one more, up to 64, without 44, 57 and 60. For any number: contest new individual
contest-design-over = All rounds of the design are played.
contest-played-out = Everything is played out.
contest-several = “{ $name }” may be several: { $known }. Type the number.
contest-nobody = Nobody of the contest is called “{ $name }”. Names and numbers: contest show
contest-no-match-for = Table { $table } has { $count ->
    [one] one player
   *[other] { $count } players
  }, and these rules are not for so many: enter the totals, contest result { $table } …
contest-problem = Entry { $row } does not count any more: { $text }
