# Ce que la belote a à dire, en français.

# Termes
term-take = prise
term-belote-nobody = { "" }
term-belote-taker = { " " }+ belote
term-belote-defence = { " " }(belote en défense)
term-belotes-both = { " " }(belotes des deux côtés)
term-row-capot = capot
term-row-made = prise faite, au plus juste
term-row-level = totaux égaux
term-row-failed = dedans, au plus juste
term-row-dry = dedans sans un pli
term-feat-capot = Capots
term-feat-belote = Belotes

# Lignes
counted = { $counted ->
    [one] { $counted } point fait, compté
   *[other] { $counted } points faits, comptés
} { $points }
rest = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, le reste de { $total }
capot = capot : { $points }
nothing = aucun pli
fallen = le preneur est dedans : { $points }
fallen-dry = le preneur est dedans sans un pli : { $points }
failed = dedans : ne marque rien pour ses plis
belote = belote : { $points }
belote-moved = belote de l’autre camp ({ $from }) : { $points }
annonces = annonces : { $points }
annonces-moved = annonces de l’autre camp ({ $from }) : { $points }
annonces-beaten = annonces de { $points }, battues par celles de l’autre camp
annonces-level = annonces de { $points } : celles de l’autre camp les valent, personne ne marque les siennes
bonus-lost = { $points ->
    [one] { $points } point annoncé, perdu
   *[other] { $points } points annoncés, perdus
}
litige-held = litige : { $points ->
    [one] { $points } point en attente
   *[other] { $points } points en attente
}
litige-last = litige à la dernière donne : { $points } marqués
held-won = points en attente : { $points }
revoked = renonce de l’autre camp : { $points }
revoke-annonces = toutes les annonces de la donne : { $points }
revoke-nothing = renonce : ne marque rien que ses belotes
misdeal-cost = maldonne de l’autre camp : { $points }

# Refus
not-for-two = À deux, personne ne prend : la couleur de la retourne est atout.
taken-already = { $by } a déjà pris à { $trump }.
all-passed = Tout le monde a passé deux fois : cette donne est finie.
suit-missing = Dites la couleur : la retourne n’est pas notée.
turned-again = La retourne est déjà { $card }.
turned-suit = Au second tour, on ne prend plus à { $suit }, la couleur de la retourne.
no-sans-atout = On ne joue pas sans-atout à cette table.
no-tout-atout = On ne joue pas tout-atout à cette table.
has-spoken = { $player } a déjà parlé : c’est à { $turn }.
no-right-to-take = { $by } a fait deux maldonnes : il n’a plus le droit de prendre.
nobody-took = Personne n’a pris : dites d’abord qui prend, et à quoi.
trump-unknown = Notez d’abord la retourne : sa couleur est atout.
start-held = Des points en attente n’existent que si un litige attend la donne suivante.
clash = « { $one } » ne va pas avec « { $other } ».

# Titres
head-open = prise à { $trump }
head-made = { $trump } : faite avec { $points }
head-failed = { $trump } : dedans avec { $points }
head-down = { $trump } : dedans
head-capot = { $trump } : capot
head-dry = { $trump } : dedans sans un pli
head-litige = { $trump } : litige, { $points }
head-revoked = renonce de { $by }
head-misdeal = maldonne payée
head-passed-out = tout le monde passe
head-annulled = donne nulle
head-two = { $first } à { $second }

# La ligne de la feuille
sheet-take = { $trump }
sheet-take-second = { $trump }, second tour
sheet-made = faite, { $points }{ $belote }
sheet-failed = dedans, { $points }{ $belote }
sheet-down = dedans{ $belote }
sheet-capot = faite, capot{ $belote }
sheet-litige = litige, { $points }{ $belote }
sheet-revoked = renonce de { $by }

# Ce qu’il manque
needs-points = { $points ->
    [one] encore { $points } point
   *[other] encore { $points } points
}
needs-not-by-belote = { $points ->
    [one] encore { $points } point, sans compter une belote
   *[other] encore { $points } points, sans compter une belote
}
needs-deals = { $left ->
    [one] encore { $left } donne
   *[other] encore { $left } donnes
}
needs-close = { $target } atteints : la fin de la donne décide
needs-close-with-trick = { $target } atteints : la prochaine donne décide (on ne finit pas sur sa belote sans un pli)
needs-close-without-belote = { $target } atteints : la prochaine donne décide (on ne finit pas grâce à la belote)
needs-extra-deal = une donne de plus pour départager

# À ne pas oublier
speaks-first = C’est à { $player } de parler, { $dealer } a donné.
held-now = { $points ->
    [one] { $points } point attend
   *[other] { $points } points attendent
} le gagnant de la prochaine donne.
rest-of-cards = Deux cartes et la retourne à { $taker }, trois aux autres.
rest-of-cards-turned = { $card } et deux cartes à { $taker }, trois aux autres.
may-not-take = { $by } a fait deux maldonnes : il ne peut que passer.
capot-wanted = Un camp a tout : si c’est un capot, dites-le (capot).
result-known = Le résultat de cette donne est déjà noté.
said-down = « Dedans » ne va pas avec { $points } { $points ->
    [one] point
   *[other] points
 }, car la prise est alors faite : ne notez que l’un des deux, ou corrigez la donne.

# Tableaux
chart-marks = Ce que chaque camp marque
column-outcome = résultat
column-points = points du preneur
column-taker = preneur
column-defence = défense
chart-points = Les points de tout-atout à l’échelle de la couleur
chart-value = { $points } { $from ->
    [ta] à tout-atout
   *[classic] à la couleur
  }
column-ta = tout-atout
column-suit = couleur
column-exact = { $to ->
    [ta] à tout-atout
   *[classic] à la couleur
  }, exactement
column-mark = marqué
no-such-scale = « { $asked } » n’est pas un compte : classique ou ta.
value-too-much = { $points } dépasse le total de { $total }.
no-such-take = « { $asked } » ne se prend pas à cette table.

# Ce que montrent les cartes
finding-queen-first = { $player } a joué la dame avant le roi : sa belote ne se marque pas.
finding-declared-late = { $player } a annoncé après avoir joué sa première carte : l’annonce est nulle.

# Ce que dit chaque événement, en peu de mots.
event-turn = la carte retournée
event-take = qui prend, et à quoi
event-belote = qui a le roi et la dame d’atout
event-declare = une suite ou un carré annoncés
event-last-trick = qui a fait le dernier pli
event-down = le preneur est dedans, sans dire de combien
event-second-pass = qui passe au second tour
