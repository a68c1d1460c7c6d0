# Words of the records of players.

players-none = No player yet.
players-renamed = { $name } is now { $target }, in { $count ->
    [one] 1 match
   *[other] { $count } matches
}; the matches themselves are as they were.
players-split = { $name } stands for itself again.
players-exists = { $target } is somebody already: ardoise players merge { $name } { $target } makes them one.
players-unknown = No player is called “{ $name }”.
players-same = { $name } and { $target } are one player already.
players-together = { $name } and { $target } sat at one table on { $day }: they are two.
players-one-twice = { $name } and { $other } are two names of one player.
players-one-twice-hint = If they are two people: ardoise players split { $name }
players-no-alias = “{ $name }” is not read as another name.
players-log-rename = { $name } renamed { $target }
players-log-merge = { $name } is { $target }
players-log-split = { $name } stands for itself

stats-over = Over
stats-share = Won %
stats-rating = Rating
stats-aliases = Also
stats-rating-words = Rating: the method of Weng and Lin (Journal of Machine Learning Research 12, 2011). Everybody begins at 25.0 ± 8.3; winning against the strong counts for more, partners share; ± is one standard deviation and shrinks with each match.
stats-average = Points per deal
stats-average-words = { $own }, margin { $margin }, over { $number ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
stats-dealing = When dealing
stats-best = Best evening
stats-worst = Worst evening
stats-evening-words = { $day }: { $won } of { $over } won, { $margin ->
        [one] { $points } point { $way ->
            [behind] behind
           *[other] ahead
        } in all
       *[other] { $points } points { $way ->
            [behind] behind
           *[other] ahead
        } in all
    }
stats-streaks = Streaks
stats-streaks-won = longest { $won } won, { $lost } not won; now { $now } won
stats-streaks-lost = longest { $won } won, { $lost } not won; now { $now } not won
stats-balance = Balance of the matches
stats-balance-name = won less not won
stats-balance-words = Curve: matches won less matches not won, over { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }; at the end { $end }.
stats-contracts = Contracts
stats-contracts-caption = Contracts of the side by level, and which were the player’s own or the partner’s
stats-contracts-words = Bars: contracts made / failed by level. { $each }.
stats-fact = How
stats-facts-caption = How those contracts were played
stats-level = Level
stats-played = Played
stats-made = Made
stats-failed = Failed
stats-share-made = Made %
stats-doubled = by this side
stats-doubler = of those, by the player
stats-suffered = against this side
stats-lines = Where the points come from
stats-lines-caption = What the player’s side was given, by article: in how many deals, and the points
stats-line = Line
stats-times = Deals
stats-partners = Partners
stats-opponents = Opponents
stats-games = By game
stats-houses = By rules
stats-months = By month
stats-month = Month
stats-pair = { $name } with { $partner }
players-alike = “{ $name }” and “{ $other }” look the same in different letters. If they are one player: ardoise players merge
stats-versus = { $name } against { $opponent }
stats-with-versus = { $name } with { $partner }, against { $opponent }
stats-points-a-deal = Points / deal
stats-margin-a-deal = Margin / deal
stats-margin-words = Margin: the points of the side less those of the best of the others.
stats-provisional = { $rating } °
stats-provisional-words = ° Provisional: fewer than { $count } matches that are over.
stats-course = Rating over time
stats-course-words = Curve: the rating after each of { $count } matches that are over, from { $first } to { $last }.
stats-last = Last matches
stats-last-caption = { $count ->
    [one] The last match that is over
   *[other] The last { $count } matches that are over, the latest first
}
stats-biggest = Biggest deal
stats-biggest-words = { $points } points, deal { $no } of { $day } (match { $match })
stats-highest = Highest contract made
stats-highest-words = { $level }, { $count ->
    [one] once
   *[other] { $count } times
}
stats-best-partner = Best partner
stats-worst-partner = Worst partner
stats-partner-words = { $name } ({ $won } of { $over })
stats-agreed = Deals agreed
stats-agreed-words = { $agreed } of { $asked }{ $disputed ->
    [0] { "" }
    [one] , 1 disputed
   *[other] , { $disputed } disputed
}
stats-feats-words = { $side } by this side, { $others } by the others
stats-all = all
stats-own-played = Own
stats-own-made = made
stats-partner-played = Partner’s
stats-partner-made = made
stats-suit = Suit
stats-suit-none = no trumps
stats-suit-all = all trumps
stats-suits-caption = Contracts of the side by suit
stats-doubles = Doubles
stats-doubles-won = Won
stats-doubles-lost = Lost
stats-doubles-share = Won %
stats-doubles-caption = Contracts that were doubled: won or lost by this side
stats-seats = By seat
stats-seat = Seat
stats-seat-no = seat { $no }
stats-people-cut = The first { $count } of { $all }.
stats-years = By year
stats-year = Year

ranking-title = Ranking
ranking-of-day = Ranking of the evening of { $day }
ranking-of-month = Ranking, { $month }
ranking-of-year = Ranking { $year }
ranking-between = Ranking from { $since } to { $until }
ranking-since = Ranking since { $since }
ranking-until = Ranking up to { $until }
ranking-rank = Rank
ranking-cut = The first { $count } of { $all }. All of them: ardoise stats --limit { $all }
ranking-pairs = Pairs
ranking-pair = Pair
ranking-pair-count = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
}
ranking-order-won = Rank: matches won, then margin per deal.
ranking-order-share = Rank: share of matches won, then margin per deal.
ranking-order-points = Rank: points per deal.
ranking-order-margin = Rank: margin per deal.
ranking-order-rating = Rank: the rating less two deviations, what each is worth at the least.
ranking-order-matches = Rank: matches played.
ranking-order-name = By name.
players-no-points = Points compare only within a game: ardoise stats --sort points
