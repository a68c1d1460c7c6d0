# What whist has to say, in English.

# Terms
term-no-trump = no trump
term-held = held
term-captured = captured
term-add = add
term-deduct = deduct
term-transfer = transfer
term-feat-slam = Slams

# Lines
tricks = { $each ->
    [1] { $tricks } tricks − 6 = { $points }
   *[other] ({ $tricks } tricks − 6) × { $each } = { $points }
}
tricks-first = { $each ->
    [1] { $tricks } tricks − 6 = { $points }, and the game is won before the honours of { $side } count
   *[other] ({ $tricks } tricks − 6) × { $each } = { $points }, and the game is won before the honours of { $side } count
}
tricks-bonus = { $tricks ->
    [0] bonus: the other side has no trick = { $points }
    [one] bonus: the other side has only 1 trick = { $points }
   *[other] bonus: the other side has only { $tricks } tricks = { $points }
}
honours = { $honours ->
    [one] { $honours } honour
   *[other] { $honours } honours
} { $basis } = { $points }
honours-off = { $honours ->
    [one] { $honours } honour
   *[other] { $honours } honours
}: they do not count at this table = 0
honours-barred = { $honours ->
    [one] { $honours } honour
   *[other] { $honours } honours
}: no honours count at { $score } = 0
revoke-add = revoke by { $player } = +{ $points }
revoke-first = revoke by { $player } = +{ $points }, and the game is won before the tricks count
revoke-deduct = revoke by { $player } = −{ $points }
revoke-floor = revoke by { $player }: { $points } to deduct, only { $taken } there = −{ $taken }
revoker-stops = a side that revoked cannot win the game in that deal: { $total } down to { $stop }
difference = game won, { $score } − { $against } + 4 + { $step } = { $points }
single = single game, { $score } to { $against } = { $points }
double = double game, { $score } to { $against } = { $points }
treble = treble game, { $score } to 0 = { $points }
seven-minus-loser = game won: { $game } − { $against } = { $points }
seven-overshoot = game won: { $score } − { $against } = { $points }
rubber-bonus = rubber, { $games ->
    [one] { $games } game
   *[other] { $games } games
} to { $against }

# Headlines
head-trump = { $trump }
head-tricks = { $tricks }–{ $against }{ $revokes ->
    [0] {""}
    [1] , a revoke
   *[other] , { $revokes } revokes
}
head-trump-tricks = { $trump } { $tricks }–{ $against }{ $revokes ->
    [0] {""}
    [1] , a revoke
   *[other] , { $revokes } revokes
}
head-tricks-honours = { $tricks }–{ $against }, { $honours } honours{ $revokes ->
    [0] {""}
    [1] , a revoke
   *[other] , { $revokes } revokes
}
head-trump-tricks-honours = { $trump } { $tricks }–{ $against }, { $honours } honours{ $revokes ->
    [0] {""}
    [1] , a revoke
   *[other] , { $revokes } revokes
}
head-annulled = void
sheet-tricks = { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } to { $against }{ $revokes ->
        [0] {""}
        [1] , a revoke
       *[other] , { $revokes } revokes
    }
sheet-honours = { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } to { $against }; { $honours } honours to { $side }{ $revokes ->
        [0] {""}
        [1] , a revoke
       *[other] , { $revokes } revokes
    }

# Needs
needs-game = { $points } { $points ->
    [one] point
   *[other] points
} to the game
needs-last-game = { $points } { $points ->
    [one] point
   *[other] points
} to the game, which ends the match

# Questions
ask-revoke-mode = points added to the other side, or deducted from his own?

# Reminders
notice-fixed = Deal { $deal } of the rubber is played at { $trump }.
notice-thrown-in = Both sides revoked: the hand is void and { $dealer ->
    [one] { $dealer } deal
   *[other] { $dealer } deals
} again.
notice-barred = { $side }: no honours in this deal at { $score }.

# Refusals
trump-fixed = Deal { $deal } of the rubber is played at { $trump }, not at { $said }: the rules of this table fix it.
turned-differs = The card turned up is { $card }, the trump said is { $said }: one of the two is wrong. Take back the wrong one (undo).
no-trump-off = No trump is not played at this table (option no-trump).
call-too-low = { $said } is not higher than { $trump }, called by { $holder }.
calls-over = { $player } cannot speak any more: everybody has passed. The tricks come next.
not-in-turn = { $player } has spoken already; { $turn } is next.
nobody-calls = { $player } has nothing to pass: at this table nobody calls the trump of this deal (option trump-method).
tricks-missing = Say who made how many tricks: tricks A 9.
tricks-range = { $side } cannot have { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}: a deal has 13.
tricks-over = { $first } + { $second } = { $sum }: { $extra ->
    [one] one trick
   *[other] { $extra } tricks
} too many. With { $most } for one side, { $rest } are left for the other.
tricks-under = { $first } + { $second } = { $sum }: { $missing ->
    [one] one trick is missing
   *[other] { $missing } tricks are missing
}. With { $most } for one side, { $rest } are left for the other.
tricks-as-points = { $first } + { $second } = { $sum }, and a deal has 13 tricks. { $points } looks like points above six: that is { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} to { $rest }.
tricks-differ = { $side } had { $counted ->
    [one] { $counted } trick
   *[other] { $counted } tricks
} by the count of { $holder } ({ $held }), not { $said }. If this is a new deal, open it with "deal" first; if { $held } was wrong, say the tricks of { $holder } again.
honours-count = { $honours ->
    [one] { $honours } honour
   *[other] { $honours } honours
} score nothing: only 3 or 4 of ace, king, queen and jack of trumps count.
honours-no-trump = { $side } can have no honours: this deal is played at no trump.
honours-other-side = { $side } cannot have { $honours ->
    [one] { $honours } honour
   *[other] { $honours } honours
}: { $holder } have { $held } of the four, which leaves { $left }. If the first was wrong, take it back (undo).
honours-too-few-tricks = { $side } cannot have { $honours } honours with { $tricks ->
    [0] no trick
    [one] 1 trick
   *[other] { $tricks } tricks
}: such honours make at least { $least }.
revoke-way = “{ $way }”: this table does not count a revoke that way. Say { $allowed }, or nothing.
misdeal-not-dealer = { $player } does not deal this hand: { $dealer } does. If { $player } really dealt, say so first with "deal".
no-such-side = There are two sides, A and B.
no-such-player = Nobody sits in seat { $seat }.
start-points = { $side } cannot begin at { $points }: the game is won at { $game }, so at most { $most } (and not below 0).
start-games = With games { $games } the match would be over.
start-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} are too few for the games already won: at least { $least }.
start-unreadable = What is carried in cannot be read at "{ $field }".

# Clashes
clash-game-values = The rubber adds up what the games are worth, but with this bonus (“{ $bonus }”) and games of { $game } points they are worth nothing: give them a value by the score, or count every point.
clash-single-from = Single from { $single } can never be reached by the loser of a game of { $game } points: choose a lower number.

# What the cards show
finding-honours = { $account } claimed { $said } honours; by the cards, { $counted }.

# The card for the wall
chart-wall = What tricks, honours and games are worth
column-what = for
column-points = points
row-tricks = { $tricks } tricks
row-honours = { $honours } honours
row-revoke = a revoke of the other side
row-treble = game won, the others have none
row-double = game won, the others have fewer than { $single }
row-single = game won, the others have { $single } or more
row-rubber = the rubber

# What each event tells, in a few words.
event-turn = the card that was turned
event-trump = the trump suit
event-honours = which side held three or four honours
event-revoke = a player revoked, and how it is paid
