# Wat je de scheidsrechter vraagt, en hoe die antwoordt.

referee-trump = “{ $text }” is geen troef: een kleur, zonder troef of alles troef.
referee-phase = “{ $text }” is geen deel van de gift: stok of einde.
referee-card = “{ $text }” is geen kaart: 10ha, B♠, Hkl…
referee-no-cards = Op dit blad zijn geen kaarten genoteerd: hand, speelt of slag.
referee-master = Heeft de slag: speler { $seat }, { $card }.
referee-may = Mag gespeeld worden: { $cards }
referee-none = Geen kaart in de hand.
referee-barred = { $card } mag niet gespeeld worden: { $why } [{ $article }].
referee-takes = Speler { $seat } haalt de slag met { $card }; de slag telt { $points }.
referee-nobody = Nog niemand heeft de slag; de slag telt tot nu toe { $points }.
referee-called = --called krijgt één kaart: “{ $text }” is dat niet.
referee-holds = Speler { $seat } heeft de slag met { $card }; de slag telt tot nu toe { $points }.
referee-last = Als het de laatste slag is, { $last } meer.
referee-trick = Slag
referee-cards = Kaarten
referee-winner = Voor
referee-points = Punten
referee-sum = { $account }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $tricks } { $tricks ->
    [1] slag
   *[other] slagen
  }
referee-turn = { $player } is aan de beurt.
referee-finding = { $trick ->
    [0] { $text } [{ $article }]
   *[other] Slag { $trick }: { $text } [{ $article }]
}
referee-unproved = { $trick ->
    [0] Niet bewezen: { $text } [{ $article }]
   *[other] Slag { $trick }, niet bewezen: { $text } [{ $article }]
}
referee-clean = Er is niets bewezen tegen de regels.
referee-trump-missing = Ontbreekt: --trump KLEUR.
