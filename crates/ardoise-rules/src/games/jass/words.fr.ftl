# Ce qui ne peut pas être compté ni annoncé, et les mots qui vont avec
points-too-many = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, alors qu’il n’y en a que { $total }{ $slip }.
points-below = { $points } n’est pas un compte possible : un camp compte de 0 à { $total }.
points-sum = { $one } + { $other } = { $sum }, il faut { $total }{ $slip }.
points-impossible = Aucune levée ne donne { $points } et { $rest } sur { $total } : recomptez les plis.
points-apart = Aucun nombre de plis ne donne { $points } : { $cards } cartes et le dernier pli en font { $most } au plus. Recomptez.
points-together = { $one } + { $other } = { $sum } : { $cards } cartes et le dernier pli font de { $least } à { $most } en tout, jamais { $sum }.
points-without-trick = { $points ->
    [one] { $points } point
   *[other] { $points } points
} sans un pli : { $known } les a tous faits.
points-against = { $points } ici, mais le compte de l’autre camp donne { $known }.
points-against-capot = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, alors que ce camp a fait capot et a les { $total }.
tricks-sum = { $sum ->
    [one] { $sum } pli
   *[other] { $sum } plis
} en tout, il y en a { $all }.
tricks-too-many = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, il n’y en a que { $all }.
tricks-below = { $tricks } n’est pas un nombre de plis possible : un camp en fait de 0 à { $all }.
tricks-against = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} ici, mais le compte de l’autre camp donne { $known }.
capot-against = { $known } a déjà tous les plis.
capot-against-points = Ce camp a été compté { $points } : il n’a pas tous les plis.
capot-against-tricks = Ce camp a été compté { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} : il n’a pas fait capot.
generale-against = { $known } a déjà tous les plis à lui seul.
der-not-counted = Le dix de der ne compte pas à ce contrat.
der-against = { $known } a tous les plis, le dernier aussi.
belote-off = La belote ne compte pas à cette table.
belote-at = Il n’y a pas de belote à { $trump }.
belote-suit-missing = À tout-atout, dites la couleur de la belote.
belote-wrong-suit = La belote est roi et dame d’atout, pas de { $suit } quand l’atout est { $trump }.
belote-twice = La belote est déjà notée ({ $by }).
belote-both = { $by } a déjà cette belote : une seule main peut l’avoir.
annonces-off = Les annonces ne comptent pas à cette table.
no-such-carre = Quatre { $card } ne font pas une annonce.
sequence-too-low = Pas de { $kind } au { $card } : il n’y a pas assez de cartes dessous.
card-elsewhere = { $card } est déjà annoncé chez { $by }.
card-twice = { $card } sert déjà dans une annonce.
too-many-cards = { $by } annoncerait { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : c’est plus qu’il n’en a.
already-revoked = La donne est déjà perdue par une renonce ({ $by }).
finding-declaration = { $player } a annoncé une suite ou un carré avec { $card }, que { $holder } avait.
finding-belote = { $player } a annoncé la belote avec { $card }, que { $holder } avait : elle ne se marque pas ; ôtez-la de la donne avec « corriger ».
belote-disproved = { $player } n’a pas la belote : d’après les cartes notées, { $card } est chez { $holder }. Laissez la belote de côté, ou corrigez les cartes.
term-tierce = tierce
term-cinquante = cinquante
term-cent = cent
term-carre = carré
term-slip-unknown = { "" }
term-slip-der-twice = { "" } : le dix de der est compté deux fois
term-slip-der-missing = { "" } : il manque le dix de der
term-slip-der-wrong = { "" } : le dix de der ne compte pas à ce compte
term-slip-belote = { "" } : la belote ne se compte pas avec les plis, notez-la à part
term-slip-rounded = { "" } : ce sont des points arrondis, donnez les points comptés
term-slip-scale = { "" } : c’est le total d’un autre compte
term-sans-atout = sans-atout
term-tout-atout = tout-atout
