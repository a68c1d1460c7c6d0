# The page of rulings: what it asks and what it shows.

ruling-listed = The irregularities of this game; a ruling: ardoise referee ruling { $game } WORD
ruling-choose = What happened?
ruling-id = Irregularity
ruling-words = In words
ruling-article = Article { $article } — ardoise rules article { $article }
ruling-customs = Other tables:
ruling-records = To record:
ruling-see-also = See also: { $ids }
ruling-match = Rules of the current match.
ruling-rules = Rules “{ $name }”.
ruling-player-n = Player { $number }
ruling-record = Record it?
ruling-how-much = What was the declaration worth?
ruling-applied = Recorded: { $what }.
ruling-unknown = No irregularity of this game is called “{ $word }”.
ruling-all = All of them, in words: ardoise referee ruling { $game }
ruling-several = “{ $word }” fits { $ids }: which one?
ruling-needs-player = Say who: --player NAME
ruling-needs-points = Say what the declaration was worth: --points N
ruling-no-match = There is no match of this game to record it in.
ruling-no-player = Nobody is called “{ $name }” here: { $names }.
ruling-nothing = There is nothing to record: at this table it is no irregularity.
ruling-other-rules = A ruling is recorded by the rules of the match: without --rules or --set.
