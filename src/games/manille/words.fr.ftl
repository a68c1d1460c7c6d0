# La Manille en français : un message par raison.

term-voiture = sans-atout
term-why-no-partner = il n’y a personne en face
term-why-card-decides = la retourne fixe l’atout
term-why-zero-sum = les totaux des trois joueurs font zéro
term-why-no-voiture = le sans-atout n’est pas permis
term-why-no-fixed-length = les choix d’un camp ne se comptent que dans une partie à nombre de donnes fixé
term-why-too-few-deals = un camp n’a pas autant de choix

## Lignes de la marque

beyond = { $points } comptés, la moitié est { $par } : { $over }
dealer-twice = le donneur marque deux fois, contre chacun des deux autres : encore { $over }
tie = { $points } partout : personne ne marque
tie-doubles = { $points } partout : personne ne marque, la donne suivante compte double
step-voiture = voiture (sans-atout) : de ×{ $from } à ×{ $multiplier }
step-contre = contre par { $player } : de ×{ $from } à ×{ $multiplier }
step-surcontre = surcontre par { $player } : de ×{ $from } à ×{ $multiplier }
step-carried = donne double après l’égalité : de ×{ $from } à ×{ $multiplier }
step-capot = tout au même camp : de ×{ $from } à ×{ $multiplier }
capped = à cette table on ne dépasse jamais ×{ $max }
turned = retourne { $card } : { $points }, jamais multipliés
misdealt = { $times ->
    [1] maldonne par { $player } : { $points }
   *[other] { $times } maldonnes par { $player }, { $points } chaque fois
}
misdeal-paid = { $times ->
    [1] sa maldonne : { $points } à chacun des deux autres
   *[other] ses { $times } maldonnes : { $points } à chacun des deux autres chaque fois
}
revoked = renonce par { $player } : l’autre camp marque { $base }
revoke-paid = renonce par { $player } : son camp paie ce que les autres marquent, { $base } par tête
lied = mensonge par { $player } : l’autre camp marque { $base }
lie-paid = mensonge par { $player } : son camp paie ce que les autres marquent, { $base } par tête

## Refus : le choix de l’atout

turn-first = D’abord la retourne : { $dealer } a donné, quelle carte est retournée ? (retourne CARTE)
trump-first = L’atout n’est pas encore choisi : c’est à { $speaker } de choisir.
nothing-turned = À cette table on choisit l’atout, on ne retourne pas de carte.
turned-already = { $card } est déjà la retourne.
not-in-pack = { $card } n’est pas dans le jeu : 32 cartes, du sept à l’as.
card-decides = La retourne fixe l’atout : { $dealer } n’a rien à choisir ni à passer en face.
trump-chosen = { $player } a déjà choisi : { $trump }.
not-the-chooser = Ce n’est pas à { $player } de choisir : la parole est à { $speaker }.
voiture-off = La voiture (sans-atout) ne se joue pas à cette table.
sans-atout-owed = { $account } doit choisir sans-atout : encore { $owed } à faire, et il ne reste que { $left } choix.
en-face-off = À cette table on ne passe pas en face : { $dealer } doit choisir.
en-face-spent = On ne peut plus passer en face : { $speaker } doit choisir.
pass-before-trump = On ne passe pas avant le choix de l’atout. Pour passer la main : en-face { $speaker }.

## Refus : contre, surcontre, échange

contre-off = On ne contre pas à cette table.
contre-by-choosers = { $player } est du camp de { $chooser }, qui a choisi : seuls les autres peuvent contrer.
contred-already = { $by } a déjà contré.
surcontre-off = On ne surcontre pas à cette table.
surcontre-without-contre = { $player } ne peut pas surcontrer : personne n’a contré.
surcontre-by-defence = { $player } est du côté du contre par { $contre } : seul le camp qui a choisi peut surcontrer.
surcontred-already = { $by } a déjà surcontré.
passed-already = { $player } a déjà passé, ou quelqu’un a parlé après.
not-to-speak = Ce n’est pas à { $player } de parler, c’est à { $speaker }.
nobody-speaks = Plus personne n’a à parler : { $player } ne peut rien dire.
speech-over = Trop tard : le donneur a déjà échangé avec le chien ({ $cards }).
no-chien = Il n’y a de chien qu’à trois joueurs.
exchange-off = À cette table on n’échange pas avec le chien.
exchanged-already = L’échange se fait en une seule fois : déjà { $cards }.
exchange-too-many = On ne peut pas échanger { $cards } cartes : le chien en a { $most }.

## Refus : le décompte

empty-count = Rien n’est compté : qui, et combien ?
not-an-account = { $account } ne compte pas pour soi à cette table.
not-seated = Il n’y a pas de place { $seat } à cette table.
one-pile = Ces plis ne font qu’un tas : { $first } ou { $second } ? Ensemble cela ferait { $sum }.
points-out-of-range = { $points }, c’est impossible : il y a { $total } points à compter dans une donne.
points-sum = { $first } + { $second } = { $sum } : ensemble il faut { $total }.
points-lack-tricks = { $first } + { $second } = { $sum } : il manque les { $tricks } plis, un point chacun ({ $total } en tout).
points-with-tricks = { $first } + { $second } = { $sum } : à cette table les { $tricks } plis ne comptent rien par eux-mêmes ({ $total } en tout).
points-lack-chien = { $first } + { $second } = { $sum }, il manque { $missing } pour faire { $total } : le chien compte avec les plis du donneur.
points-from-tricks = { $points } points, c’est impossible avec { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} : de { $low } à { $high }.
points-with-chien = { $points } points, c’est impossible avec ce chien : de { $low } à { $high }.
tricks-out-of-range = { $tricks } plis, c’est impossible : il y en a { $all }.
tricks-sum = { $first } + { $second } = { $sum } plis : ensemble il en faut { $all }.
capot-twice = Le capot est déjà noté pour les autres.
capot-tricks = Un capot, ce sont les { $all } plis ; les plis notés disent autre chose.
chien-size = Le chien a { $size } cartes, pas { $cards }.
chien-twice = { $card } ne peut pas être deux fois dans le chien.

## Refus : les incidents

no-such-trick = Il n’y a pas de pli { $trick } : une donne en a { $tricks }.
lie-where-nobody-talks = À cette table les partenaires ne se parlent pas : personne ne peut mentir.
annulled-by-revoke = La donne est déjà annulée par la renonce par { $player } : on ne compte plus rien.
annulled-by-lie = La donne est déjà annulée par le mensonge par { $player } : on ne compte plus rien.
annulled-already = La donne est déjà annulée.
weak-off = À cette table un jeu de sept, huit et neuf se joue.
weak-too-late = Trop tard : { $player } ne peut demander une nouvelle donne qu’avant de connaître l’atout.
misdeal-by-another = Ce n’est pas { $player } qui donne, c’est { $dealer }. Si { $player } a vraiment donné : donne { $player }.

## Refus : ce qui vient du papier

start-account = { $field } : { $account } ne compte pas pour soi à cette table.
start-carried = À cette table l’égalité ne double pas la donne suivante : il n’y a pas de double à reporter.
start-no-manches = manche { $manches } : cette partie se joue en donnes, pas en manches.
start-manches = manche { $manches } : un nombre pour chacun des { $accounts } comptes.
start-deals = { $choices } choix d’atout en { $deals } donnes, c’est impossible.
start-no-trump = { $account } : { $no_trump } sans-atout sur { $choices } choix, c’est impossible.
start-over = Avec ces totaux la manche ou la partie est déjà jouée.

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
}, renonce par { $offender }
head-lie = { $trump } par { $player }{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}, mensonge par { $offender }
head-annulled = annulée

## Ce qu’il faut encore

needs-manche = encore { $points } pour cette manche ({ $target }), puis { $manches ->
    [one] { $manches } manche
   *[other] { $manches } manches
}
needs-last-manche = encore { $points } pour cette manche ({ $target }) et la partie
needs-belle = encore { $points } pour la belle ({ $target })
needs-ahead = { $points } d’avance
needs-behind = { $points } de retard
needs-level = à égalité

## Rappels

notice-turned = { $account } marque { $points } pour la retourne { $card }.
notice-multiplier = Cette donne compte ×{ $multiplier }.
notice-carried = Après l’égalité, cette donne compte ×{ $multiplier }.
notice-belle = C’est la belle, en { $target } points.
notice-deals = { $deals ->
    [one] Dernière donne.
   *[other] Encore { $deals } donnes.
}
notice-extra-deal = Les totaux sont égaux : une donne de plus.
notice-owes = { $account } doit encore { $owed } sans-atout en { $left } choix.
notice-must-sans-atout = { $account } doit { $owed } sans-atout avec { $left } choix : plus aucune couleur n’est permise.

## Options incompatibles

clash = { $first } et { $second } ne vont pas ensemble : { $why }.
