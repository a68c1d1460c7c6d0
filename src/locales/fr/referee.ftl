# Ce que l’on demande à l’arbitre, et comment il répond.

referee-trump-missing = Il manque : --trump COULEUR.
referee-trump = « { $text } » n’est pas un atout : une couleur, sans-atout ou tout-atout.
referee-phase = « { $text } » n’est pas un moment de la donne : talon ou fin.
referee-card = « { $text } » n’est pas une carte : 10♥, V♠, Rcœur…
referee-no-cards = Aucune carte n’est notée dans cette feuille : main, joue ou pli.
referee-master = Maître du pli : joueur { $seat }, { $card }.
referee-may = Se jouent : { $cards }
referee-none = Aucune carte en main.
referee-barred = { $card } ne se joue pas : { $why } [{ $article }].
referee-takes = Le joueur { $seat } prend le pli avec { $card } ; le pli vaut { $points }.
referee-nobody = Personne n’est encore maître ; le pli vaut { $points } jusqu’ici.
referee-called = --called attend une seule carte : « { $text } » n’en est pas une.
referee-holds = Le joueur { $seat } est maître avec { $card } ; le pli vaut { $points } jusqu’ici.
referee-last = Si c’est le dernier pli, { $last } de plus.
referee-trick = Pli
referee-cards = Cartes
referee-winner = Pour
referee-points = Points
referee-sum = { $account } : { $points } { $points ->
    [0] point
    [1] point
   *[other] points
  }, { $tricks } { $tricks ->
    [0] pli
    [1] pli
   *[other] plis
  }
referee-turn = C’est à { $player } de jouer.
referee-finding = { $trick ->
    [0] { $text } [{ $article }]
   *[other] Pli { $trick } : { $text } [{ $article }]
}
referee-unproved = { $trick ->
    [0] Non prouvé : { $text } [{ $article }]
   *[other] Pli { $trick }, non prouvé : { $text } [{ $article }]
}
referee-clean = Rien de prouvé contre les règles.
