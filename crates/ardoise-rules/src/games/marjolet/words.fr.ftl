# Marjolet : les mots du jeu.

## Lignes
line-meld = { $meld }
line-turned-seven = le donneur a retourné { $card } : le dix
line-exchange = sept d’atout échangé
line-seven = sept d’atout joué, que la levée soit gagnée ou non
line-seven-exchanged = sept d’atout joué : rien de plus, { $by } l’avait échangé dans cette donne
line-seven-never = sept d’atout joué : rien, cette table ne le paie pas
line-talon-last = dernière carte du talon
line-last-trick = dernière levée
line-six-last = les six dernières levées
line-six-last-alone = les six dernières levées, à la place des { $last } de la dernière levée
line-brisques = { $count } { $count ->
    [one] brisque
   *[other] brisques
} ({ $cards }) × { $value }

## Refus
no-such-player = Il n’y a que deux joueurs à cette table.
meld-takes-no-suit = Un carré se note sans couleur.
meld-needs-suit = Il manque la couleur, par exemple « mariage pique ». Le mariage d’atout se dit « mariage-royal ».
marjolet-needs-queen = Il manque la couleur de la dame : « marjolet pique » est le valet d’atout avec la dame de pique.
marriage-is-royal = { $suit } est l’atout : roi et dame y font un « mariage-royal » (40), pas un mariage simple.
royal-not-trump = L’atout est { $trump } : roi et dame de { $suit } font un mariage simple, « mariage » avec sa couleur (20).
jack-queen-off = Valet et dame de { $suit } ne comptent pas à cette table. Seul le valet d’atout se marie : « marjolet » avec la couleur de la dame.
jack-queen-is-marjolet = { $suit } est l’atout : ce valet est le marjolet, notez « marjolet » avec la couleur de la dame.
melded-before = { $meld } : { $by } l’a déjà annoncé dans cette donne, et il n’y a qu’un jeu de cartes. La même combinaison ne compte pas deux fois.
card-shown = { $player } ne peut pas annoncer { $meld } : la carte { $card } est chez { $by }, qui l’a montrée ({ $shown }).
turn-up-taken = { $player } ne peut pas annoncer { $meld } : { $card } était la retourne, et { $by } l’a prise contre le sept d’atout.
melds-contradict = Ces annonces ne peuvent pas être vraies ensemble, quel que soit l’atout : une même carte serait chez les deux joueurs, ou chaque couleur aurait son mariage simple. Notez la retourne et vérifiez les annonces.
too-many-cards = { $player } aurait montré { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; chacun n’en joue que seize dans une donne.
exchanged-before = { $by } a déjà échangé le sept d’atout : il ne s’échange qu’une fois par donne.
exchange-of-turned-seven = La retourne est { $card }, le sept d’atout lui-même : personne ne peut l’échanger contre la retourne.
seven-before = { $by } a déjà joué le sept d’atout : il n’y en a qu’un.
seven-drawn-last = Le sept d’atout était sous le talon et { $by } a tiré la dernière carte : { $player } ne peut pas l’avoir joué.
talon-last-before = { $by } a déjà tiré la dernière carte du talon.
brisques-of-nobody = Il manque le joueur et son nombre de brisques.
brisques-twice = { $player } est compté deux fois dans la même ligne.
brisques-range = { $count } pour { $player } : il y a huit brisques dans le jeu, de 0 à 8 par joueur.
brisques-in-points = { $count } pour { $player } : on note des cartes, pas des points. { $count ->
    [one] { $count } point
   *[other] { $count } points
} font { $cards ->
    [one] { $cards } brisque
   *[other] { $cards } brisques
} à { $value }.
brisques-sum = { $first } + { $second } = { $sum } : il y a huit brisques. Avec { $first } d’un côté, il en reste { $missing } de l’autre.
brisques-disagree = { $count } pour { $player } et { $told } déjà comptées pour { $by } : { $count } + { $told } = { $sum }, il en faut 8.
last-trick-before = { $by } a déjà la dernière levée : elle ne peut pas être aussi à { $player }. Si c’est une erreur, annulez ou corrigez la ligne.
start-is-over = { $player } a déjà { $points ->
    [one] { $points } point
   *[other] { $points } points
} : à { $target }, la partie est finie. Fixez un but plus haut.

## Ardoise
headline-annulled = donne annulée
headline-trump = atout { $trump }
headline-melds = atout { $trump } ; annonces { $first } { $melded_first }, { $second } { $melded_second }
headline-counted = atout { $trump } ; annonces { $melded_first }/{ $melded_second }, brisques { $brisques_first }/{ $brisques_second }, { $end } { $by }
sheet-trump = atout { $trump }
sheet-counted = annonces { $melded_first }/{ $melded_second }, brisques { $brisques_first }/{ $brisques_second }, { $end } { $by }
needs = encore { $points } { $points ->
    [one] point
   *[other] points
}
needs-lead = a atteint { $target } : il faut dépasser l’autre
notice-melds = Annonces jusqu’ici : { $first } { $melded_first }, { $second } { $melded_second }
notice-shown = { $player } a montré : { $shown } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}, comptés à la fin de la donne)
notice-reached = { $player } atteint { $total } avec ce qui est montré ; la partie se juge à la fin de la donne
notice-needs-turn = La retourne manque : le marjolet vaut plus avec la dame d’atout
notice-needs-talon-last = Il reste à noter qui a tiré la dernière carte du talon
notice-level = À égalité à { $target } ou plus : encore une donne
notice-first = { $player } gagne pour avoir atteint { $target } en premier, avec moins de points

## Termes
term-four-aces = carré d’as
term-four-tens = carré de dix
term-four-kings = carré de rois
term-four-queens = carré de dames
term-royal-marriage = mariage royal
term-marriage-hearts = mariage ♥
term-marriage-diamonds = mariage ♦
term-marriage-clubs = mariage ♣
term-marriage-spades = mariage ♠
term-marjolet-hearts = marjolet et D♥
term-marjolet-diamonds = marjolet et D♦
term-marjolet-clubs = marjolet et D♣
term-marjolet-spades = marjolet et D♠
term-jack-queen-hearts = valet et dame ♥
term-jack-queen-diamonds = valet et dame ♦
term-jack-queen-clubs = valet et dame ♣
term-jack-queen-spades = valet et dame ♠
term-turned-seven = sept retourné
term-exchange = sept échangé
term-seven = sept joué
term-talon-last = dernière carte du talon
term-aces-tens = as et dix
term-aces-kings = as et rois
term-last-trick = der
term-six-last = six dernières
term-trump-unknown = non noté

## Ce que montrent les cartes
cards-count-brisques = D’après les cartes { $account } a { $counted ->
        [one] { $counted } brisque
       *[other] { $counted } brisques
    }, et non { $said }.
finding-meld = { $player } a annoncé une combinaison avec { $card }, qui n’était plus ou pas dans sa main.
finding-meld-turn = { $player } a annoncé une combinaison sans en avoir le droit : on annonce après avoir gagné une levée, avant d’entamer.
finding-meld-second = { $player } a annoncé une seconde combinaison après la même levée.
finding-meld-late = { $player } a annoncé une combinaison après l’épuisement du talon.
finding-exchange = { $player } a échangé le sept sans venir de gagner une levée.

## La carte à épingler
chart-wall = Ce qui compte, et combien
column-what = pour
column-points = points
row-marriage = mariage d’une autre couleur
row-marjolet = marjolet : valet d’atout et une dame
row-marjolet-trump = marjolet : valet et dame d’atout
row-marjolet-plain = marjolet : valet d’atout et une autre dame
row-jack-queen = valet et dame d’une autre couleur
row-six-last = les six dernières levées
row-brisque = chaque brisque ({ $cards })

# Ce que dit chaque événement, en peu de mots.
event-turn = la carte retournée
event-meld = une annonce et qui la fait
event-exchange = qui échange le sept d’atout contre la retourne
event-seven = qui a joué le sept d’atout
event-talon-last = qui a pris la dernière carte du talon
event-brisques = combien de brisques chacun a
event-last-trick = qui a fait le dernier pli
event-six-last = qui a fait les six derniers plis

# Ce qui se demande autrement après un mot.
ask-marjolet-suit = la dame de quelle couleur ?
