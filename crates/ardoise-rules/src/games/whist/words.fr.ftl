# Ce que le whist a à dire, en français.

# Termes
term-no-trump = sans-atout
term-held = en main
term-captured = dans les plis
term-add = ajoute
term-deduct = déduit
term-transfer = transfère
term-feat-slam = Chelems

# Lignes
tricks = { $each ->
    [1] { $tricks } levées − 6 = { $points }
   *[other] ({ $tricks } levées − 6) × { $each } = { $points }
}
tricks-first = { $each ->
    [1] { $tricks } levées − 6 = { $points }, et la manche est gagnée avant les honneurs de { $side }
   *[other] ({ $tricks } levées − 6) × { $each } = { $points }, et la manche est gagnée avant les honneurs de { $side }
}
tricks-bonus = { $tricks ->
    [0] prime : l’autre camp n’a aucune levée = { $points }
    [1] prime : l’autre camp n’a qu’une levée = { $points }
   *[other] prime : l’autre camp n’a que { $tricks } levées = { $points }
}
honours = { $honours ->
    [one] { $honours } honneur
   *[other] { $honours } honneurs
} { $basis } = { $points }
honours-off = { $honours ->
    [one] { $honours } honneur
   *[other] { $honours } honneurs
} : ils ne comptent pas à cette table = 0
honours-barred = { $honours ->
    [one] { $honours } honneur
   *[other] { $honours } honneurs
} : à { $score }, ils ne comptent pas = 0
revoke-add = renonce de { $player } = +{ $points }
revoke-first = renonce de { $player } = +{ $points }, et la manche est gagnée avant les levées
revoke-deduct = renonce de { $player } = −{ $points }
revoke-floor = renonce de { $player } : { $points } à déduire, il n’y en a que { $taken } = −{ $taken }
revoker-stops = qui a renoncé ne gagne pas la manche sur cette donne : { $total } ramené à { $stop }
difference = manche gagnée, { $score } − { $against } + 4 + { $step } = { $points }
single = manche simple, { $score } à { $against } = { $points }
double = manche double, { $score } à { $against } = { $points }
treble = manche triple, { $score } à 0 = { $points }
seven-minus-loser = manche gagnée : { $game } − { $against } = { $points }
seven-overshoot = manche gagnée : { $score } − { $against } = { $points }
rubber-bonus = robre, { $games ->
    [one] { $games } manche
   *[other] { $games } manches
} à { $against }

# En-têtes de donne
head-trump = { $trump }
head-tricks = { $tricks }–{ $against }{ $revokes ->
    [0] {""}
    [1] , renonce
   *[other] , { $revokes } renonces
}
head-trump-tricks = { $trump } { $tricks }–{ $against }{ $revokes ->
    [0] {""}
    [1] , renonce
   *[other] , { $revokes } renonces
}
head-tricks-honours = { $tricks }–{ $against }, { $honours } honneurs{ $revokes ->
    [0] {""}
    [1] , renonce
   *[other] , { $revokes } renonces
}
head-trump-tricks-honours = { $trump } { $tricks }–{ $against }, { $honours } honneurs{ $revokes ->
    [0] {""}
    [1] , renonce
   *[other] , { $revokes } renonces
}
head-annulled = annulée
sheet-tricks = { $tricks ->
        [one] { $tricks } levée
       *[other] { $tricks } levées
    } à { $against }{ $revokes ->
        [0] {""}
        [1] , renonce
       *[other] , { $revokes } renonces
    }
sheet-honours = { $tricks ->
        [one] { $tricks } levée
       *[other] { $tricks } levées
    } à { $against } ; { $honours } honneurs à { $side }{ $revokes ->
        [0] {""}
        [1] , renonce
       *[other] , { $revokes } renonces
    }

# Ce qu’il faut encore
needs-game = encore { $points } { $points ->
    [one] point
   *[other] points
} pour la manche
needs-last-game = encore { $points } { $points ->
    [one] point
   *[other] points
} pour la manche, qui finit la partie

# Questions
ask-revoke-mode = points ajoutés à l’autre camp, ou déduits du sien ?

# Rappels
notice-fixed = La donne { $deal } du robre se joue à { $trump }.
notice-thrown-in = Les deux camps ont renoncé : la main est annulée, { $dealer } redonne.
notice-barred = { $side } : pas d’honneurs sur cette donne, à { $score }.

# Refus
trump-fixed = La donne { $deal } du robre se joue à { $trump } et non à { $said } : c’est la règle de cette table.
turned-differs = La retourne est { $card }, l’atout annoncé est { $said } : l’un des deux est faux. Reprenez celui qui l’est (annuler).
no-trump-off = On ne joue pas sans atout à cette table.
call-too-low = { $said } n’est pas plus fort que { $trump }, annoncé par { $holder }.
calls-over = { $player } ne peut plus parler : tout le monde a passé. On attend les levées.
not-in-turn = { $player } a déjà parlé ; c’est à { $turn }.
nobody-calls = { $player } n’a pas à passer : à cette table, personne n’annonce l’atout de cette donne.
tricks-missing = Dites qui a fait combien de levées : levées A 9.
tricks-range = { $side } ne peuvent pas avoir { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
} : une donne en compte 13.
tricks-over = { $first } + { $second } = { $sum } : { $extra ->
    [1] une levée
   *[other] { $extra } levées
} de trop. Avec { $most } d’un côté, il en reste { $rest } de l’autre.
tricks-under = { $first } + { $second } = { $sum } : il manque { $missing ->
    [1] une levée
   *[other] { $missing } levées
}. Avec { $most } d’un côté, il en reste { $rest } de l’autre.
tricks-as-points = { $first } + { $second } = { $sum }, et une donne compte 13 levées. { $points } ressemble aux points au-delà de six : ce sont { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
} à { $rest }.
tricks-differ = D’après le compte de { $holder } ({ $held }), { $side } ont fait { $counted ->
    [one] { $counted } levée
   *[other] { $counted } levées
} et non { $said }. Si c’est une nouvelle donne, ouvrez-la d’abord par « donne » ; si { $held } était faux, redites les levées de { $holder }.
honours-count = { $honours ->
    [one] { $honours } honneur
   *[other] { $honours } honneurs
} ne rapportent rien : il en faut 3 ou 4, parmi as, roi, dame et valet d’atout.
honours-no-trump = { $side } ne peuvent pas avoir d’honneurs : cette donne se joue sans atout.
honours-other-side = { $side } ne peuvent pas avoir { $honours ->
    [one] { $honours } honneur
   *[other] { $honours } honneurs
} : { $holder } en ont { $held } sur quatre, il en reste { $left }. Si le premier compte était faux, reprenez-le (annuler).
honours-too-few-tricks = { $side } ne peuvent pas avoir { $honours } honneurs avec { $tricks ->
    [0] aucune levée
    [1] une levée
   *[other] { $tricks } levées
} : de tels honneurs en font au moins { $least }.
revoke-way = « { $way } » : cette table ne compte pas la renonce ainsi. Dites { $allowed }, ou rien.
misdeal-not-dealer = { $player } ne donne pas ici : c’est { $dealer }. Si { $player } a vraiment donné, dites-le d’abord par « donne ».
no-such-side = Il y a deux camps, A et B.
no-such-player = Personne n’est à la place { $seat }.
start-points = { $side } ne peuvent pas partir de { $points } : la manche est gagnée à { $game }, donc { $most } au plus (et pas moins de 0).
start-games = Avec { $games ->
    [one] { $games } manche
   *[other] { $games } manches
}, la partie serait finie.
start-deals = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, c’est trop peu pour les manches déjà gagnées : au moins { $least }.
start-unreadable = Le report ne se lit pas : « { $field } ».

# Options incompatibles
clash-game-values = Le robre additionne la valeur des manches, mais avec cette prime (« { $bonus } ») et des manches en { $game } points elles ne valent rien : donnez-leur une valeur selon le score, ou comptez tous les points.
clash-single-from = Le simple à partir de { $single } n’est jamais atteint par le perdant d’une manche en { $game } points : prenez un nombre plus petit.

# Ce que montrent les cartes
finding-honours = { $account } ont annoncé { $said } honneurs ; d’après les cartes, { $counted }.

# La carte à épingler
chart-wall = Ce que valent levées, honneurs et manches
column-what = pour
column-points = points
row-tricks = { $tricks } levées
row-honours = { $honours } honneurs
row-revoke = renonce de l’autre camp
row-treble = manche gagnée, l’autre camp à 0
row-double = manche gagnée, l’autre camp au-dessous de { $single }
row-single = manche gagnée, l’autre camp à { $single } ou plus
row-rubber = le robre

# Ce que dit chaque événement, en peu de mots.
event-turn = la carte retournée
event-trump = la couleur d’atout
event-honours = quel camp avait trois ou quatre honneurs
event-revoke = un joueur a renoncé, et comment cela se paie
