# La Manille en français : un message par raison.

term-trump = atout
term-voiture = sans-atout
term-why-four-share = à quatre seulement les points se partagent également
term-why-no-partner = il n’y a personne en face
term-why-card-decides = la retourne fixe l’atout
term-why-zero-sum = les totaux des trois joueurs font zéro
term-why-no-voiture = le sans-atout n’est pas permis
term-why-no-fixed-length = les choix d’un camp ne se comptent que dans une partie à nombre de donnes fixé
term-why-too-few-deals = un camp n’a pas autant de choix

## Lignes de la marque

beyond = { $points ->
    [one] { $points } compté
   *[other] { $points } comptés
}, moins la moitié ({ $par }) : { $over }
beyond-share = { $points ->
    [one] { $points } compté
   *[other] { $points } comptés
}, moins le quart ({ $par }) : { $over }
below = la moitié ({ $par }), moins { $points ->
    [one] { $points } compté
   *[other] { $points } comptés
} : { $over }
below-share = le quart ({ $par }), moins { $points ->
    [one] { $points } compté
   *[other] { $points } comptés
} : { $over }
dealer-twice = le donneur marque deux fois, une fois contre chacun : encore { $over }
tie = { $points } partout : personne ne marque
tie-doubles = { $points } partout : personne ne marque, la donne suivante compte double
step-voiture = voiture (sans-atout) : de ×{ $from } à ×{ $multiplier }
step-contre = contre par { $player } : de ×{ $from } à ×{ $multiplier }
step-surcontre = surcontre par { $player } : de ×{ $from } à ×{ $multiplier }
step-carried = double reporté après l’égalité : de ×{ $from } à ×{ $multiplier }
step-capot = tous les points au même camp : de ×{ $from } à ×{ $multiplier }
capped = à cette table on ne dépasse jamais ×{ $max }
turned = retourne { $card } : { $points }, jamais multipliés
misdealt = { $times ->
    [1] { $player } a fait maldonne : { $points }
   *[other] { $player } a fait { $times } maldonnes : { $points } chaque fois
}
misdeal-paid = { $times ->
    [1] sa maldonne : { $points } à chacun des deux autres
   *[other] ses { $times } maldonnes : { $points } à chacun des deux autres chaque fois
}
revoked = { $player } a renoncé : { $base } à l’autre camp
revoke-paid = { $player } a renoncé : chaque défenseur paie { $base }
revoke-paid-alone = { $player } a renoncé et paie tout : 2 × { $base }
lied = { $player } a menti : { $base } à l’autre camp
lie-paid = { $player } a menti : chaque défenseur paie { $base }
lie-paid-alone = { $player } a menti et paie tout : 2 × { $base }

## Refus : le choix de l’atout

turn-first = D’abord la retourne : { $dealer } a donné, quelle carte est retournée ? (retourne CARTE)
trump-first = L’atout n’est pas encore choisi : c’est à { $speaker } de choisir.
nothing-turned = À cette table on choisit l’atout, on ne retourne pas de carte.
turned-already = { $card } est déjà la retourne.
card-decides = La retourne fixe l’atout : { $dealer } n’a rien à choisir ni à passer en face.
trump-chosen = { $player } a déjà choisi : { $trump }.
not-the-chooser = Ce n’est pas à { $player } de choisir : la parole est à { $speaker }.
voiture-off = La voiture (sans-atout) ne se joue pas à cette table.
sans-atout-owed = Sans-atout est dû par { $account } : encore { $owed } à faire, et il ne reste que { $left } choix.
en-face-off = À cette table on ne passe pas en face : { $dealer } doit choisir.
en-face-spent = On ne peut plus passer en face : { $speaker } doit choisir.
pass-before-trump = On ne passe pas avant le choix de l’atout. Pour passer la main : en-face { $speaker }.

## Refus : contre, surcontre, échange

contre-off = On ne contre pas à cette table.
contre-by-choosers = { $player } est du camp du donneur : seuls les autres peuvent contrer.
contred-already = { $by } a déjà contré.
surcontre-off = On ne surcontre pas à cette table.
surcontre-without-contre = { $player } ne peut pas surcontrer : personne n’a contré.
surcontre-by-defence = { $contre } a contré : seul le camp du donneur peut surcontrer, pas { $player }.
surcontred-already = { $by } a déjà surcontré.
passed-already = { $player } a déjà passé, ou quelqu’un a parlé après.
not-to-speak = Ce n’est pas à { $player } de parler, c’est à { $speaker }.
nobody-speaks = Plus personne n’a à parler : { $player } ne peut rien dire.
speech-over = Trop tard pour contrer ou surcontrer : le donneur a déjà { $cards ->
    [0] refusé l’échange avec le chien
    [one] échangé une carte avec le chien
   *[other] échangé { $cards } cartes avec le chien
}.
no-chien = Il n’y a de chien qu’à trois joueurs.
exchange-off = À cette table on n’échange pas avec le chien.
exchanged-already = L’échange se fait en une seule fois : le donneur a déjà { $cards ->
    [0] refusé l’échange
    [one] échangé une carte
   *[other] échangé { $cards } cartes
}.
exchange-too-many = On ne peut pas échanger { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : le chien en a { $most }.

## Refus : le décompte

empty-count = Rien n’est compté : qui, et combien ?
not-an-account = Personne ne marque sous { $account } à cette table.
not-seated = Il n’y a pas de place { $seat } à cette table.
one-pile = Ces plis ne font qu’un tas : { $first } ou { $second } ? Ensemble cela ferait { $sum }.
points-out-of-range = { $points }, c’est impossible : il y a { $total } points à compter dans une donne.
points-sum = { $first } + { $second } = { $sum } : ensemble il faut { $total }.
points-lack-tricks = { $first } + { $second } = { $sum } : il manque les { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, un point chacun ({ $total } en tout).
points-with-tricks = { $first } + { $second } = { $sum } : à cette table les { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} ne comptent rien par eux-mêmes ({ $total } en tout).
points-lack-chien = { $first } + { $second } = { $sum }, il manque { $missing } pour faire { $total } : le chien compte avec les plis du donneur.
points-from-tricks = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, c’est impossible avec { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} : { $room ->
    [0] il y en a { $low }
   *[other] de { $low } à { $high }
}.
points-with-chien = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, c’est impossible avec ce chien : de { $low } à { $high }.
tricks-out-of-range = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, c’est impossible : il y en a { $all }.
shares-sum = Les quatre comptes font { $sum } : ensemble il faut { $total }.
shares-tricks = { $sum ->
    [one] { $sum } pli
   *[other] { $sum } plis
} en tout : une donne en a { $all }.
tricks-sum = { $first } + { $second } = { $sum ->
    [one] { $sum } pli
   *[other] { $sum } plis
} : ensemble il en faut { $all }.
capot-twice = Le capot est déjà noté pour les autres.
capot-tricks = Un capot, ce sont les { $all } plis ; les plis notés disent autre chose.
chien-size = Le chien a { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}, pas { $cards }.
chien-twice = { $card } ne peut pas être deux fois dans le chien.

## Refus : les incidents

no-such-trick = Il n’y a pas de pli { $trick } : une donne en a { $tricks }.
lie-where-nobody-talks = À cette table les partenaires ne se parlent pas : personne ne peut mentir.
annulled-by-revoke = { $player } a renoncé, la donne est déjà annulée : on ne compte plus rien.
annulled-by-lie = { $player } a menti, la donne est déjà annulée : on ne compte plus rien.
annulled-already = La donne est déjà annulée.
weak-off = À cette table un jeu de sept, huit et neuf se joue.
weak-too-late = Trop tard : { $player } ne peut demander une nouvelle donne qu’avant de connaître l’atout.

## Refus : ce qui vient du papier

start-account = { $field } : personne ne marque sous { $account } à cette table.
start-carried = À cette table l’égalité ne double pas la donne suivante : il n’y a pas de double à reporter.
start-no-manches = manche { $manches } : cette partie se joue en donnes, pas en manches.
start-manches = manche { $manches } : il faut { $accounts } nombres, les manches gagnées par chacun.
start-deals = { $choices } choix d’atout en { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, c’est impossible.
start-no-trump = { $account } : { $no_trump } sans-atout sur { $choices } choix, c’est impossible.
start-over = Avec ce qui est reporté, la manche ou la partie est déjà jouée.

## Titres

head-open = { $trump } par { $player }{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}
head-counted = { $trump } par { $player }{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}, { $points }–{ $others }
head-revoke = { $trump } par { $player }{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}, renonce : { $offender }
head-lie = { $trump } par { $player }{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}, mensonge : { $offender }
head-annulled = annulée
sheet-trump = { $trump }
sheet-times = ×{ $multiplier }
sheet-contre = contré ×{ $multiplier }
sheet-surcontre = surcontré ×{ $multiplier }
sheet-counted = { $points } à { $others }
sheet-revoke = renonce de { $player }
sheet-lie = mensonge de { $player }

## Ce qu’il faut encore

needs-manche = encore { $points } pour cette manche ({ $target }), puis { $manches ->
    [one] { $manches } manche
   *[other] { $manches } manches
}
needs-last-manche = encore { $points } pour cette manche ({ $target }) et la partie
needs-close = { $target } atteints : la fin de la donne décide
needs-lead = { $target } atteints, à égalité : le premier en tête à la fin d’une donne gagne
needs-belle = encore { $points } pour la belle ({ $target })
needs-ahead = { $points } d’avance
needs-behind = { $points } de retard
needs-level = à égalité

## Rappels

notice-turned = { $points } pour { $account } : la retourne { $card }.
notice-multiplier = Cette donne compte ×{ $multiplier }.
notice-carried = Après l’égalité, cette donne compte ×{ $multiplier }.
notice-belle = C’est la belle, en { $target ->
    [one] { $target } point
   *[other] { $target } points
}.
notice-deals = { $deals ->
    [one] Dernière donne.
   *[other] Encore { $deals } donnes.
}
notice-extra-deal = Égalité : une donne de plus.
notice-owes = { $account } : encore { $owed } sans-atout à choisir, sur { $left } choix.
notice-must-sans-atout = { $account } : encore { $owed } sans-atout à choisir, et { $left ->
    [0] plus de choix
    [one] plus qu’un choix
   *[other] plus que { $left } choix
} : plus aucune couleur n’est permise.

## Options incompatibles

clash = « { $first } » et « { $second } » ne vont pas ensemble : { $why }.

## Ce que montrent les cartes
cards-left = D’après les cartes il restait { $cards }.

## La carte à épingler
chart-wall = Ce que vaut un compte au-delà de { $par }
chart-three = Ce que vaut le compte du donneur au-delà de { $par } ; en deçà, l’inverse
column-counted = compté
column-times = { $multiplier ->
    [1] marque
   *[other] × { $multiplier }
}
column-dealer = donneur
column-others = chacun des autres

# Ce que dit chaque événement, en peu de mots.
event-trump = l’atout choisi, ou sans atout
event-en-face = qui laisse le choix à son partenaire
event-turn = la carte retournée
event-contre = qui contre
event-surcontre = qui surcontre
event-exchange = combien de cartes du chien sont prises
event-chien = les cartes du chien
event-lie = qui a menti en parlant
