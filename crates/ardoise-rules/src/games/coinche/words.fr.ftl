# Ce que la coinche a à dire, en français.

# Termes
term-capot = capot
term-capot-belote = capot beloté
term-schmurtz = capot schmürtz
term-generale = générale
term-generale-belote = générale belotée
term-stake-plain = { "" }
term-stake-coinched = { " " }coinché
term-stake-surcoinched = { " " }surcoinché
term-plain = non coinché
term-coinched = coinché
term-surcoinched = surcoinché
term-made = fait
term-failed = chuté
term-row-made = contrat fait
term-row-failed = contrat chuté
term-row-capot = contrat fait avec capot non annoncé
term-row-capot-made = capot annoncé, fait
term-row-capot-alone = capot annoncé, fait par un seul joueur
term-row-capot-failed = capot annoncé, chuté
term-row-capot-dry = capot annoncé, chuté sans un pli
term-row-generale = un seul joueur fait tous les plis, sans l’avoir annoncé
term-row-generale-made = générale annoncée, faite
term-row-generale-failed = générale annoncée, chutée
term-row-defence-capot = contrat chuté sans un pli
term-row-litige = litige
term-points = points
term-their-points = points de l’autre camp
term-bid = contrat
term-to-taker = au preneur
term-to-defence = à la défense
term-nobody = à personne
term-scale-classic = classique (162)
term-scale-ta = tout-atout (258)
term-scale-sa = sans-atout (130)
term-dash = –
term-feat-capot = Capots
term-feat-belote = Belotes

# Lignes
marks-points = { $counted ->
    [one] { $counted } point fait, compté
   *[other] { $counted } points faits, comptés
} { $points }
marks-points-times = { $counted ->
    [one] { $counted } point fait, compté
   *[other] { $counted } points faits, comptés
} { $points }, × { $times }
marks-their-points = points de l’autre camp : { $points } × { $times }
marks-flat = forfait de { $points }
marks-bid = contrat de { $bid }
marks-bid-times = contrat de { $bid } × { $times }
marks-nothing = ne marque rien pour ses plis
failed-marks-nothing = contrat chuté : ne marque rien pour ses plis
line-rounded = la ligne entière s’arrondit : { $sum } devient { $rounded }
belote = belote : { $points }{ $times ->
    [1] { "" }
   *[other] { " " }× { $times }
}
belote-moved = belote de l’autre camp ({ $from }) : { $points }{ $times ->
    [1] { "" }
   *[other] { " " }× { $times }
}
annonces = annonces : { $points }{ $times ->
    [1] { "" }
   *[other] { " " }× { $times }
}
annonces-moved = annonces de l’autre camp ({ $from }) : { $points }{ $times ->
    [1] { "" }
   *[other] { " " }× { $times }
}
annonces-beaten = annonces de { $points }, battues par celles de l’autre camp
annonces-level = annonces de { $points } : celles de l’autre camp les valent, personne ne marque les siennes
bonus-lost = { $points ->
    [one] { $points } point de belote ou d’annonces, perdu
   *[other] { $points } points de belote ou d’annonces, perdus
}
held-won = { $points ->
    [one] { $points } point resté en jeu au litige va
   *[other] { $points } points restés en jeu au litige vont
} au gagnant de la donne
litige-defence = litige : { $counted ->
    [one] { $counted } point fait
   *[other] { $counted } points faits
}, la défense marque { $points }
litige-held = litige : { $points ->
    [one] le point du preneur reste
   *[other] les { $points } points du preneur restent
} en jeu
revoke-lost = donne perdue par renonce : { $points } avec un contrat de { $bid }
revoke-flat = donne perdue par renonce : forfait de { $points }
revoke-nothing = renonce : ne marque rien
misdeal-cost = maldonne répétée : { $points } à l’autre camp

# Refus : enchères
suit-missing = { $level } à quoi ? Il manque la couleur.
schmurtz-has-no-suit = Le capot schmürtz se joue sans couleur.
no-sans-atout = Le sans-atout n’existe pas à cette table.
no-tout-atout = Le tout-atout n’existe pas à cette table.
only-capot-at = À cette table on ne joue à { $trump } qu’en capot.
no-generale = La générale n’existe pas à cette table.
no-capot-belote = Le capot beloté et la générale belotée n’existent pas à cette table.
no-schmurtz = Le capot schmürtz n’existe pas à cette table.
no-slam-for-two = { $level } ne se demande pas à deux : demandez des points.
no-belote-at = Pas de belote à { $trump } : le capot ne peut y être beloté.
not-in-bid-table = { $level } { $trump } n’est pas dans le tableau des enchères.
bid-too-low = { $level } est trop bas : on ouvre à { $min }.
bid-too-high = { $level } est trop haut : on ne dépasse pas { $max }.
bid-off-step = { $level } : les enchères vont de { $step } en { $step }.
bid-not-higher = { $level } { $trump } ne monte pas sur { $standing } { $standing_trump } ({ $by }).
own-bid = { $by } ne peut monter sur sa propre enchère, { $level } { $trump }.
own-suit = { $by } ne peut monter sur sa propre enchère que dans une autre couleur que { $trump }.
too-many-bids = { $by } a déjà fait { $max ->
    [one] { $max } enchère
   *[other] { $max } enchères
}.
bid-after-coinche = { $level } { $trump } ({ $by }) est coinché : on ne peut plus enchérir.
no-right-to-bid = { $by } a fait deux maldonnes et n’a plus le droit de parler.
auction-over = Les enchères sont finies : { $level } { $trump } par { $by }.
passed-already = { $player } a déjà passé ; c’est à { $speaker } de parler.
all-passed = Tout le monde a passé : la donne est finie.
nothing-to-coinche = Rien à coincher : personne n’a enchéri.
coinche-own-side = On ne coinche pas son propre camp : { $level } { $trump } est à { $by }.
already-coinched = Déjà coinché par { $by }.
coinche-too-late = Trop tard pour coincher : les enchères sont finies sur { $level } { $trump } ({ $by }).
coinche-barred = On ne coinche pas { $level } { $trump } à cette table ({ $option }).
coinche-not-in-turn = { $player } ne peut coincher qu’à son tour.
nothing-to-surcoinche = Rien à surcoincher : le contrat n’est pas coinché.
already-surcoinched = Déjà surcoinché par { $by }.
surcoinche-other-side = Seul le camp coinché ({ $by }) peut surcoincher.
surcoinche-bidder-only = Seul { $by } peut surcoincher.
surcoinche-declined = { $player } a passé après la coinche.

# Refus : comptes
no-contract = Il n’y a pas encore de contrat : notez d’abord l’enchère.
no-belote-recorded = { $level } { $trump } ({ $by }) : aucune belote notée.
weak-off = On n’annule pas la donne sur un mauvais jeu à cette table.
weak-too-late = { $player } a déjà parlé : trop tard pour annuler.

# Options qui ne vont pas ensemble
clash = « { $one } » ne va pas avec « { $other } ».
bid-limits = L’enchère la plus haute, { $max }, est sous la plus basse, { $min }.
capot-below-bid = « { $option } » vaut { $all }, moins que la part du contrat, { $bid } : un capot coinché au forfait marquerait moins que rien. Mettez la part du contrat à { $all } ou moins.

# Titres
head-open = { $level } { $trump }{ $stake }
head-made = { $level } { $trump }{ $stake }, fait
head-made-with = { $level } { $trump }{ $stake }, fait ({ $points })
head-failed = { $level } { $trump }{ $stake }, chuté
head-failed-with = { $level } { $trump }{ $stake }, chuté ({ $points })
head-swept = { $level } { $trump }{ $stake }, fait avec tous les plis
head-litige = { $level } { $trump }{ $stake }, litige
head-revoked = { $level } { $trump }{ $stake }, renonce ({ $by })
head-misdeal = maldonne
head-passed-out = { $passes ->
    [2] deux passes
   *[other] quatre passes
}
head-annulled = donne annulée
sheet-bid = { $level } { $trump }
sheet-raised = { $stake }
sheet-made = fait{ $belote }
sheet-made-with = fait { $points }{ $belote }
sheet-failed = chuté{ $belote }
sheet-failed-with = chuté { $points }{ $belote }
sheet-swept = fait, tous les plis{ $belote }
sheet-litige = litige à { $points }{ $belote }
sheet-revoked = renonce de { $by }
term-belote-nobody = { "" }
term-belote-taker = { " " }+ belote
term-belotes-taker = { " " }+ belotes
term-belote-defence = { " " }(belote en défense)
term-belotes-defence = { " " }(belotes en défense)
term-belotes-both = { " " }(belotes des deux côtés)

# Ce qu’il faut pour gagner
needs-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
needs-points-and-deal = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, en gagnant la donne
needs-not-by-belote = être à { $target } sans la belote de la donne
needs-points-no-belote = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, sans la belote de la donne
needs-points-as-taker = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, en étant le camp preneur
needs-deal-won = une donne gagnée
needs-taken = une donne prise
needs-close = { $target } atteints : la fin de la donne décide
needs-extra-deal = l’égalité se départage à la donne suivante
needs-deals = encore { $left ->
    [one] { $left } donne
   *[other] { $left } donnes
}

# À ne pas oublier
held-now = { $points ->
    [one] { $points } point reste en jeu
   *[other] { $points } points restent en jeu
} pour le gagnant de la donne.
three-more-cards = { $dealer } donne encore trois cartes à chacun ; le reste du talon ne se retourne pas.
count-wanted = Il manque le compte de { $player } : à deux, aucun compte ne se déduit de l’autre.
two-more-cards = { $dealer } donne les deux dernières cartes à chacun.
spoken-no-bid = { $by } a fait deux maldonnes : il ne peut que passer.
pays-two = Fait : au moins { $made } pour { $by }. Chuté : { $failed } et les points des deux pour { $others }.
pays-at-least = Fait : au moins { $made } pour { $by }. Chuté : au moins { $failed } pour { $others }.
pays = Fait : au moins { $made } pour { $by }. Chuté : { $failed } pour { $others }.
leads-own = { $player } entame sa générale.
no-top-lead = On n’entame pas d’une carte maîtresse contre un capot annoncé.
der-wanted = Il manque le dix de der : dites quel camp a fait le dernier pli.
generale-wanted = Une générale se fait seul : si { $player } a fait tous les plis, dites-le (générale).
capot-wanted = Un camp a tous les points : si c’est un capot, dites-le (capot).
figure-wanted = Le nombre de points compte à cette table : tapez-le.
result-known = Le résultat de cette donne est déjà noté.
said-made = « Fait » ne va pas avec { $points } { $points ->
    [one] point
   *[other] points
 }, car le contrat est alors chuté : ne notez que l’un des deux, ou corrigez la donne.
said-down = « Chuté » ne va pas avec { $points } { $points ->
    [one] point
   *[other] points
 }, car le contrat est alors fait : ne notez que l’un des deux, ou corrigez la donne.

# Tableaux
chart-marks = Ce que chaque camp marque
chart-marks-at = Ce que chaque camp marque à { $trump }
chart-wall = Ce que l’on marque
column-bid = demandé
column-made = fait, au preneur
column-made-coinched = fait, coinché
column-failed = chuté, à la défense
column-failed-coinched = chuté, coinché
column-failed-surcoinched = chuté, surcoinché
chart-points = Conversion des points : le moins qu’il faut pour chaque colonne
chart-bids = Équivalence des enchères
chart-value = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $from ->
    [sa] à sans-atout
    [ta] à tout-atout
   *[classic] à la couleur
  }
chart-pays = { $level } { $trump }{ $stake } : ce que chaque camp marque
sum-nothing = 0
sum-flat = { $flat }
sum-one = { $n1 ->
    [1] { $t1 }
   *[other] { $n1 } × { $t1 }
}
sum-two = { $n1 ->
    [1] { $t1 }
   *[other] { $n1 } × { $t1 }
} + { $n2 ->
    [1] { $t2 }
   *[other] { $n2 } × { $t2 }
}
sum-three = { $n1 ->
    [1] { $t1 }
   *[other] { $n1 } × { $t1 }
} + { $n2 ->
    [1] { $t2 }
   *[other] { $n2 } × { $t2 }
} + { $n3 ->
    [1] { $t3 }
   *[other] { $n3 } × { $t3 }
}
sum-flat-one = { $flat } + { $n1 ->
    [1] { $t1 }
   *[other] { $n1 } × { $t1 }
}
sum-flat-two = { $flat } + { $n1 ->
    [1] { $t1 }
   *[other] { $n1 } × { $t1 }
} + { $n2 ->
    [1] { $t2 }
   *[other] { $n2 } × { $t2 }
}
sum-flat-three = { $flat } + { $n1 ->
    [1] { $t1 }
   *[other] { $n1 } × { $t1 }
} + { $n2 ->
    [1] { $t2 }
   *[other] { $n2 } × { $t2 }
} + { $n3 ->
    [1] { $t3 }
   *[other] { $n3 } × { $t3 }
}
sum-bonus = { $n1 ->
    [0] { $t1 }
    [1] { $t1 }
   *[other] { $n1 } × { $t1 }
}, { $n2 ->
    [0] { $t2 }
    [1] { $t2 }
   *[other] { $n2 } × { $t2 }
}
column-outcome = résultat
column-stake = mise
column-taker = preneur
column-defence = défense
column-belote = belote (preneur, défense)
column-annonces = annonces (preneur, défense)
column-scale = compte
column-exact = exactement
column-read = lu
column-classic = classique
column-suit = atout
column-sa = sans-atout
column-ta = tout-atout
column-points = points du preneur
no-such-scale = « { $asked } » n’est pas un compte : classique, sa ou ta.
value-too-much = { $points } dépasse le total de { $total }.
no-such-stake = On coinche une fois, on surcoinche une fois.
no-such-level = « { $asked } » n’est pas une enchère.

# Ce que montrent les cartes

# Ce que dit chaque événement, en peu de mots.
event-bid = qui annonce, combien, et à quoi
event-coinche = qui coinche le contrat
event-surcoinche = qui surcoinche
event-belote = qui a le roi et la dame d’atout
event-declare = une suite ou un carré annoncés
event-generale = qui a fait tous les plis à lui seul
event-der = qui a fait le dernier pli
event-made = le contrat est fait, sans dire de combien
event-down = le contrat est chuté, sans dire de combien
