# Ce que le tarot a à dire, en français.

# Termes
term-prise = prise
term-pousse = pousse
term-garde = garde
term-garde-sans = garde sans
term-garde-contre = garde contre
term-attack = l’attaque
term-defence = la défense
term-simple = simple
term-double = double
term-triple = triple
term-trumps = atout
term-heads = tête
term-partner = comme associé
term-bouts-0 = sans bout
term-bouts-1 = avec un bout
term-bouts-2 = avec deux bouts
term-bouts-3 = avec trois bouts
term-slam-made = chelem annoncé et réussi
term-slam-unannounced = chelem réussi sans annonce
term-slam-failed = chelem annoncé et manqué
term-slam-defence = chelem de la défense
term-petit-slam-made = petit chelem annoncé et réussi
term-petit-slam-failed = petit chelem annoncé et manqué
term-feat-slam = Chelems

# Lignes
made = { $contract } réussie, { $points } points{ $rounded ->
    [0] { "" }
   *[other] , comptés { $counted },
} pour { $needed } : { $multiplier ->
    [1] { $base } + { $difference }
   *[other] { $multiplier } × ({ $base } + { $difference })
} = { $unit }{ $times ->
    [0] , partagé à deux
    [1] { "" }
   *[other] { " " }× { $times }
}
failed = { $contract } chutée, { $points } points{ $rounded ->
    [0] { "" }
   *[other] , comptés { $counted },
} pour { $needed } : { $multiplier ->
    [1] { $base } + { $difference }
   *[other] { $multiplier } × ({ $base } + { $difference })
} = { $unit }{ $times ->
    [0] , partagé à deux
    [1] { "" }
   *[other] { " " }× { $times }
}
made-by-revoke = { $contract } réussie par la renonce de { $player } = { $unit }{ $times ->
    [0] , partagé
    [1] { "" }
   *[other] { " " }× { $times }
}
failed-by-revoke = { $contract } chutée par la renonce de { $player } = { $unit }{ $times ->
    [0] , partagé
    [1] { "" }
   *[other] { " " }× { $times }
}
petit-last = petit au bout, gagné par { $camp } = { $unit }{ $times ->
    [0] , partagé
    [1] { "" }
   *[other] { " " }× { $times }
}
poignee-paid = poignée { $size } de { $player }, pour { $camp } = { $unit }{ $times ->
    [0] , partagé
    [1] { "" }
   *[other] { " " }× { $times }
}
slam-paid = { $slam } = { $unit }{ $times ->
    [0] , partagé
    [1] { "" }
   *[other] { " " }× { $times }
}
misere-gained = { $lacks ->
    [double] double misère
   *[other] misère sans { $lacks }
}, { $value } de chacun des { $players } autres
misere-paid = { $lacks ->
    [double] double misère
   *[other] misère sans { $lacks }
} de { $player } = { $value }
misere-won = misère de { $player }, pour { $camp } = { $unit }{ $times ->
    [0] , partagé
    [1] { "" }
   *[other] { " " }× { $times }
}

# Refus
no-contract = Personne n’a encore pris : dites d’abord l’enchère, par exemple « enchère Ana garde ».
withheld = Cette table ne joue pas la { $contract }.
bid-not-higher = { $contract } ne dépasse pas { $standing } : enchérissez plus haut ou passez.
spoke-already = { $player } a déjà parlé : chacun ne dit qu’un mot.
auction-over = { $player } ne peut plus enchérir : le jeu a commencé.
sits-out = { $player } donne et n’a pas de cartes dans cette donne.
petit-sec-played = Cette table joue même avec un petit sec.
excuse-seche-off = Cette table ne connaît pas l’excuse sèche.
dry-twice = Cette carte est déjà dite sèche, chez { $player }.
petit-sec-late = { $player } annonce son petit sec trop tard : quelqu’un a pris, la donne se joue.
bid-late = { $player } parle avant { $before }, qui a déjà enchéri ({ $dealer } donne) : remettez les enchères dans l’ordre. Si la donne est à un autre, écrivez d’abord « donne » et son nom.
chelem-late = { $player } n’annonce un chelem qu’avant la première carte. S’il l’a fait à temps, reprenez les cartes (« annuler ») et notez-le d’abord ; un chelem fait sans annonce s’écrit « tous-les-plis ».
poignee-past = { $player } montre sa poignée avant sa première carte, et a déjà joué. S’il l’a fait à temps, reprenez les cartes (« annuler ») et notez-la d’abord.
call-above = { $player } n’appelle { $card } qu’avec toutes les cartes plus hautes en main : d’après les mains notées, il en manque une.
not-taker = { $player } n’est pas le preneur : seul { $taker } peut le dire.
nothing-called = On n’appelle pas de carte à ce jeu : seuls cinq joueurs avec un roi appelé ont un associé.
call-card = { $card } ne peut pas être appelée : appelez un roi, une dame, un cavalier ou un valet.
call-late = L’appel vient trop tard : on appelle avant de retourner le chien.
partner-taker = { $player } est le preneur : écrivez « associé personne » s’il joue seul.
partner-in-chien = { $card } était au chien, personne n’est associé : écrivez « associé personne ».
chelem-twice = { $player } a déjà annoncé un chelem.
petit-chelem-off = Cette table ne connaît pas le petit chelem.
poignee-twice = { $player } a déjà montré une poignée.
poignee-too-many = Une poignée de { $shown } atouts est trop grande : { $before } sont montrés, il en reste { $left }.
poignee-excuse = L’excuse a déjà été montrée, par { $player }.
misere-off = Cette misère n’est pas payée. Misères payées à cette table : { $value }.
misere-twice = { $player } a déjà annoncé une misère.
misere-poignee = { $player } ne peut pas être sans atout et montrer une poignée.
ecart-none = Il n’y a pas d’écart à une { $contract } : le chien reste fermé.
ecart-card = { $card } ne s’écarte pas : ni roi, ni bout.
chien-size = { $count } cartes, c’est trop : le chien en a { $size }.
card-twice = { $card } est nommée deux fois.
camp-unknown = Le camp de { $player } n’est pas encore connu : écrivez d’abord « associé » avec un nom ou « personne », ou bien « attaque » ou « défense ».
petit-no-bout = Le petit ne peut pas être à { $camp } : ce camp est compté sans bout.
petit-elsewhere = Le petit ne peut pas être à { $camp } : d’après ce qui est compté, il est dans l’autre tas.
bouts-missing = Combien de bouts ? Écrivez un nombre de 0 à 3, ou lesquels : « bouts Ana petit 21A ».
not-bout = { $card } n’est pas un bout : les bouts sont le 21, le petit et l’excuse.
bout-twice = { $card } ne peut pas être dans les deux tas.
bouts-sum = Il y a trois bouts : { $said } et { $other } ne font pas 3.
bouts-named = Le nombre de bouts ne concorde pas : { $said } dits, { $named } nommés.
points-sum = La donne a 91 points : { $said } et { $other } ne font pas 91.
no-half = { $points } points, c’est impossible : à { $players } joueurs dans la donne, tout compte est entier.
half-tricks = { $points } points, c’est impossible : avec { $tricks } { $tricks ->
    [one] pli
   *[other] plis
}, l’attaque a un compte entier.
points-few = { $points } points, c’est trop peu : avec { $bouts } { $bouts ->
    [one] bout
   *[other] bouts
}, l’attaque a au moins { $least }.
points-trickless = { $points } points, c’est trop peu : avec { $bouts } { $bouts ->
    [one] bout
   *[other] bouts
} et un seul pli, l’attaque a au moins { $least } ; si la défense a fait tous les plis, écrivez d’abord « tous-les-plis défense ».
points-many = { $points } points, c’est trop : avec { $bouts } { $bouts ->
    [one] bout
   *[other] bouts
}, l’attaque a au plus { $most } ; si elle a fait tous les plis, écrivez d’abord « tous-les-plis attaque ».
capot-points = Avec tous les plis et { $bouts } bouts, l’attaque a { $expected } points, pas { $points }.
capot-most = { $points } points, c’est trop : avec tous les plis, { $bouts } { $bouts ->
    [one] bout
   *[other] bouts
} et le chien à la défense, l’attaque a au plus { $most }.
chien-bout = { $card } était dans le chien : c’est à { $camp }.
poignee-aside = L’excuse était dans le chien : { $player } n’a pas pu la montrer.
poignee-kept = { $player } a montré l’excuse et gardé { $cards } : la poignée n’est pas bonne.
dry-elsewhere = { $player } n’a pas { $card }.
capot-swept = Avec tous les plis, l’attaque a 91 points, ou 87 sans l’excuse, pas { $points }.
capot-many = { $points } points, c’est trop : sans un pli, l’attaque a au plus { $most }.
capot-bouts = { $bouts } { $bouts ->
    [one] bout
   *[other] bouts
}, c’est impossible pour { $camp } sans un pli.
petit-both = Le dernier pli n’a qu’un gagnant : le petit est au bout pour un seul camp.
capot-both = Les deux camps ne peuvent pas avoir tous les plis.
capot-tricks = Ce camp est compté avec { $tricks } plis sur { $total } : il ne les a pas tous faits.
too-many-tricks = { $said } plis, c’est trop : la donne en a { $total }.
tricks-sum = La donne a { $total } plis : { $said } et { $other } ne font pas le compte.
cards-points = Les cartes donnent { $counted } points à l’attaque, pas { $said }.
cards-bouts = Les cartes donnent { $counted } bouts à l’attaque, pas { $said }.
cards-partner = Les cartes montrent un autre détenteur de { $card }.
cards-otherwise = Les cartes montrent les plis, ou le petit, autrement qu’ils n’ont été comptés.

# Constats
revoke-ruled = { $player } a fait une renonce : aucun prix n’est connu, l’arbitre écrit ce que la table décide.
revoke-beside = { $player } a fait une renonce aussi : la première a décidé de la donne, l’arbitre écrit ce que la table décide de celle-ci.
misdealt-and-bid = { $player } a fait maldonne et a enchéri à la nouvelle donne : cette table ne le permet pas.
poignee-late = { $player } a montré sa poignée après la première carte : cette table la veut avant.
dry-not = { $player } n’avait pas cette carte seule : { $cards } étaient dans sa main.
called-oneself = { $player } a appelé { $card } et l’avait en main : cette table ne le permet pas.
poignee-few = { $player } a montré une poignée de { $shown } et n’avait que { $held } atouts : elle ne compte pas.
misere-trumps = { $player } s’est dit sans atout et avait { $cards }.
misere-heads = { $player } s’est dit sans tête et avait { $cards }.
call-low = { $player } a appelé { $card } alors qu’une carte plus haute était dans une autre main.

# Titres
head-passed = tout le monde passe
head-annulled = donne nulle
head-petit-sec = petit sec de { $player }
head-bid = { $contract } de { $player }
head-with = { $contract } de { $player } avec { $partner }
head-points = { $contract } de { $player } : { $points }, { $bouts } { $bouts ->
    [one] bout
   *[other] bouts
}
head-with-points = { $contract } de { $player } + { $partner } : { $points }, { $bouts } { $bouts ->
    [one] bout
   *[other] bouts
}
sheet-bid = { $contract }
sheet-made = réussie { $points } ({ $bouts } { $bouts ->
    [one] bout
   *[other] bouts
})
sheet-failed = chutée { $points } ({ $bouts } { $bouts ->
    [one] bout
   *[other] bouts
})
sheet-made-bare = réussie
sheet-failed-bare = chutée
sheet-made-revoke = réussie : renonce de { $player }
sheet-failed-revoke = chutée : renonce de { $player }

# Besoins
needs-points = { $points } { $points ->
    [one] point
   *[other] points
} avant la fin
needs-deals = { $deals } { $deals ->
    [one] donne
   *[other] donnes
} avant la fin
needs-extra-deal = la prochaine donne départage

# Rappels
notice-pays = Juste faite, la { $contract } rapporte { $made } de chaque défenseur ; chutée d’un point, elle coûte { $lost } par défenseur.
notice-bouts = Reste à dire combien de bouts a l’attaque (« bouts » et un nombre de 0 à 3).
notice-points = Reste à dire les points de l’attaque (« points » et le nombre).
notice-tricks = Reste à dire combien de plis l’attaque a faits, pour le petit chelem (« plis { $player } » et le nombre).
notice-partner = Reste à dire qui avait la carte appelée par { $player } (« associé » et un nom, ou « personne »).
notice-may-not-bid = { $player } a fait maldonne : à cette donne, il ne peut pas enchérir.
notice-dry = { $player } garde { $card } : elle se joue comme l’excuse et reste à son camp.
asked-petit-sec = Petit sec non annoncé
petit-sec-found = Trouvé avant toute enchère, il annule la donne ; après une enchère, la donne se joue.
petit-sec-no-void = À cette table, un petit sec n’annule rien : la donne se joue.
asked-ecart = Écart fautif : nombre de cartes, un roi, un bout, un atout non montré
ecart-in-time = Jusqu’à la première carte jouée, le preneur le corrige, et rien ne se marque.
ecart-revoke = Une carte jouée, c’est une renonce de l’attaque.
asked-poignee = Fausse poignée : trop peu d’atouts, ou l’excuse montrée avec un atout gardé
poignee-none = Elle ne compte pas ; aucun point.
asked-chien = Quelqu’un a regardé le chien, ou des plis retournés
misdeal-any = Toute carte retournée en donnant fait maldonne.
misdeal-court = Seuls une figure, un atout ou l’excuse retournés en donnant font maldonne ; une autre carte rentre en main.
notice-sits-out = { $player } donne et ne joue pas.

# Tableaux
chart-contracts = Ce que valent les contrats, pour chaque défenseur
chart-wall = Ce que valent nos contrats, pour chaque défenseur
column-petit = petit au bout
row-poignee = poignée { $size } ({ $trumps } atouts)
row-slam = chelem annoncé
row-slam-unannounced = chelem non annoncé
row-small-slam = petit chelem annoncé
chart-pays = Ce que rapporte une { $contract }
column-contract = contrat
column-bouts = bouts
column-points = points
column-made = juste faite
column-lost = chute d’un
column-taker = preneur
column-partner = associé
column-defender = chaque défenseur
no-such-contract = Il n’y a pas de contrat « { $asked } » : prise, pousse, garde, garde-sans, garde-contre.

# Incompatibilités
clash-old-80 = La marque de 80 commence à la garde : il faut la garde pour plus petite enchère, et pas de pousse.

# Ce que dit chaque événement, en peu de mots.
event-bid = qui prend, et à quelle enchère
event-petit-sec = qui a le petit pour seul atout
event-call = la carte que le preneur appelle
event-partner = qui avait la carte appelée
event-chelem = qui annonce un chelem
event-chien = les cartes du chien
event-ecart = les cartes écartées
event-poignee = qui montre une poignée, et laquelle
event-misere = qui annonce une misère, et laquelle
event-petit = quel camp mène le petit au bout
event-bouts = combien de bouts a le preneur
event-points = les points du preneur
event-capot = quel camp a fait tous les plis
event-tricks = combien de plis un camp a faits
event-revoke = un joueur a renoncé
