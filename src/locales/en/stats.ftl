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
stats-average-words = { $own } against { $others }
stats-best = Best evening
stats-worst = Worst evening
stats-evening-words = { $day }: { $won } of { $over } won, { $margin ->
        [one] { $signed } point
       *[other] { $signed } points
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
stats-contracts-caption = Contracts of the player’s side, by level
stats-contracts-words = Bars: contracts made / failed by level. { $each }.
stats-fact = How
stats-facts-caption = How those contracts were played
stats-level = Level
stats-played = Played
stats-made = Made
stats-failed = Failed
stats-share-made = Made %
stats-taken = said by the player
stats-doubled = others’, doubled by this side
stats-doubler = of those, doubled by the player
stats-suffered = own, doubled by the others
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
