# What is asked of the referee, and how he answers.

referee-trump-missing = Missing: --trump SUIT.
referee-trump = “{ $text }” is no trump: a suit, none or all.
referee-phase = “{ $text }” is no part of the deal: talon or end.
referee-card = “{ $text }” is no card: 10H, J♠, Khearts…
referee-no-cards = No cards are recorded in this sheet: hand, play or trick.
referee-master = Holding the trick: player { $seat }, { $card }.
referee-may = May be played: { $cards }
referee-none = No card in hand.
referee-barred = { $card } may not be played: { $why } [{ $article }].
referee-takes = Player { $seat } takes the trick with { $card }; it counts { $points }.
referee-nobody = Nobody holds the trick yet; it counts { $points } so far.
referee-called = --called takes one card: “{ $text }” is not one.
referee-holds = Player { $seat } holds the trick with { $card }; it counts { $points } so far.
referee-last = If it is the last trick, { $last } more.
referee-trick = Trick
referee-cards = Cards
referee-winner = To
referee-points = Points
referee-sum = { $account }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $tricks } { $tricks ->
    [1] trick
   *[other] tricks
  }
referee-turn = It is for { $player } to play.
referee-finding = { $trick ->
    [0] { $text } [{ $article }]
   *[other] Trick { $trick }: { $text } [{ $article }]
}
referee-unproved = { $trick ->
    [0] Not proved: { $text } [{ $article }]
   *[other] Trick { $trick }, not proved: { $text } [{ $article }]
}
referee-clean = Nothing proved against the rules.
