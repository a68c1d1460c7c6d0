# Les mots du whist à la couleur.

term-colour = couleur
term-trou = trou bouché
term-trou-beside = trou bouché à côté
term-colour-9 = couleur à 9
term-solo-5 = solo 5
term-solo-6 = solo 6
term-colour-10 = couleur à 10
term-petite-misere = petite misère
term-solo-7 = solo 7
term-colour-11 = couleur à 11
term-piccolissimo = piccolissimo
term-solo-8 = solo 8
term-colour-12 = couleur à 12
term-piccolo = piccolo
term-colour-13 = couleur à 13
term-abondance = abondance
term-abondance-10 = abondance à 10
term-abondance-11 = abondance à 11
term-abondance-12 = abondance à 12
term-grande-misere = grande misère
term-abondance-table = abondance sur table
term-grande-misere-table = grande misère sur table
term-chelem = chelem
term-chelem-table = chelem sur table
term-chelem-closed = chelem
term-chelem-lower = chelem
term-chelem-higher = solo slim

made = contrat réussi ({ $contract }) : { $times ->
    [1] { $price }
   *[other] { $times } × { $price }
 }
over = { $extra ->
    [one] { $extra } levée
   *[other] { $extra } levées
 } de mieux à { $rate } : { $times ->
    [1] { $extra } × { $rate }
   *[other] { $times } × { $extra } × { $rate }
 }
made-as = contrat réussi ({ $contract }), payé comme { $paid } : { $times ->
    [1] { $price }
   *[other] { $times } × { $price }
 }
made-all = toutes les levées ({ $contract }) : { $times ->
    [1] { $price }
   *[other] { $times } × { $price }
 }
failed = contrat chuté ({ $contract }), { $tricks } au lieu de { $needed } : { $times ->
    [1] { $price }
   *[other] { $times } × { $price }
 }
failed-bare = contrat chuté ({ $contract }) : { $times ->
    [1] { $price }
   *[other] { $times } × { $price }
 }
missing = { $missing ->
    [one] { $missing } levée manquante
   *[other] { $missing } levées manquantes
 } à { $rate } : { $times ->
    [1] { $missing } × { $rate }
   *[other] { $times } × { $missing } × { $rate }
 }
made-by-revoke = contrat réussi par la renonce de { $player } ({ $contract }) : { $times ->
    [1] { $price }
   *[other] { $times } × { $price }
 }
failed-by-revoke = contrat chuté par la renonce de { $player } ({ $contract }) : { $times ->
    [1] { $price }
   *[other] { $times } × { $price }
 }
paid = contrat réussi par { $player } ({ $contract }) : { $price }
paid-over = { $extra ->
    [one] { $extra } levée
   *[other] { $extra } levées
 } de mieux pour { $player } : { $extra } × { $rate }
paid-as = contrat réussi par { $player } ({ $contract }), payé comme { $paid } : { $price }
paid-all = toutes les levées pour { $player } ({ $contract }) : { $price }
received = contrat chuté par { $player } ({ $contract }) : { $price }
received-missing = { $missing ->
    [one] { $missing } levée manquante
   *[other] { $missing } levées manquantes
 } à { $player } : { $missing } × { $rate }
stakes-shared = les mises : { $balance } à partager entre { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 }
stakes-returned = les mises : les quatre ont annoncé et font de même, personne ne paie
trou-few-aces = { $player } a annoncé un trou, mais les cartes ne lui laissent { $aces ->
    [0] aucun As
    [one] qu’{ $aces } As
   *[other] que { $aces } As
 }.
separate = chaque preneur règle pour lui : { $balance } à partager entre { $defenders ->
    [one] { $defenders } défenseur
   *[other] { $defenders } défenseurs
 }
doubled = donne double : { $points } une seconde fois

sits-out = { $player } ne joue pas cette donne.
passed-already = { $player } a déjà passé et ne peut plus parler.
bid-not-higher = { $contract } ne monte pas sur { $standing } : il faut un contrat plus élevé.
suit-not-higher = { $contract } { $suit } ne monte pas sur { $standing } : l’ordre est ♠, ♣, ♦, ♥.
not-offered = Cette table ne joue pas : { $contract }. Pour l’admettre, donnez-lui un prix (fixe { $cell } N).
withheld = Cette table ne joue pas : { $contract }.
trou-not-bid = Le trou se dit avant les annonces : écrivez « trou JOUEUR », puis « bouche JOUEUR COULEUR dans|a-cote ».
suit-missing = { $contract } : il manque la couleur.
suit-unneeded = { $contract } se joue sans atout : pas de couleur.
solo-after-wait = { $player } a attendu : plus de contrat solitaire ({ $contract }).
nothing-to-support = { $player } n’a rien à emballer : aucun contrat annoncé.
not-joinable = { $contract } de { $caller } ne s’emballe pas.
already-joined = { $partner } a déjà emballé { $contract } de { $caller }.
support-oneself = { $player } y joue déjà : on ne s’emballe pas soi-même.
wait-off = À cette table, on n’attend pas.
wait-not-first = Seul le premier à parler peut attendre : { $first }, pas { $player }.
wait-too-late = { $player } ne peut plus attendre : « premier » est le tout premier mot des annonces, ou rien.
trou-off = Cette table ne joue pas le trou.
trou-late = Le trou de { $player } s’annonce avant les enchères : elles ont commencé.
trou-twice = { $holder } a déjà annoncé trois As : { $player } ne peut pas les avoir aussi.
fill-no-trou = { $player } n’a rien à boucher : dites d’abord qui annonce le trou.
fill-oneself = { $player } a annoncé le trou : c’est son partenaire qui bouche.
fill-twice = Le trou est déjà bouché par { $partner } : { $player } ne peut pas avoir le quatrième As aussi.
fill-impure = Dans un trou impur, l’As qui tombe donne l’atout : on bouche toujours dans le trou.
fill-first = Le trou de { $player } n’est pas encore bouché : dites qui a le quatrième As.
auction-over = Les annonces sont finies : { $player } ne peut plus parler.
no-contract = Aucun contrat ne tient : notez d’abord l’annonce.
figure-wanted = Ce que paie ce contrat dépend des levées : tapez leur nombre.
result-known = Le résultat de cette donne est déjà noté.
said-made = « Fait » ne va pas avec { $tricks } { $tricks ->
    [one] levée
   *[other] levées
 }, car le contrat est alors chuté : ne notez que l’un des deux, ou corrigez la donne.
said-down = « Chuté » ne va pas avec { $tricks } { $tricks ->
    [one] levée
   *[other] levées
 }, car le contrat est alors fait : ne notez que l’un des deux, ou corrigez la donne.
not-a-declarer = { $player } n’a rien annoncé : c’est { $declarer } qui réussit ou qui chute.
colour-alone = Personne n’a emballé la couleur { $suit } de { $player } : elle ne compte pas.
too-many-tricks = { $said ->
    [one] { $said } levée
   *[other] { $said } levées
} : il n’y en a que { $total } dans cette donne.
tricks-sum = Les levées font { $sum } en tout ; il y en a { $total }.
tricks-of-defender = { $player } défend : les levées se notent au nom d’un preneur ({ $declarer }).
tricks-differ = { $said ->
    [one] { $said } levée
   *[other] { $said } levées
} pour { $player }, mais { $counted ->
    [one] { $counted } déjà comptée
   *[other] { $counted } déjà comptées
} pour { $holder } : c’est le même camp, le compte se corrige sous le même nom.
not-a-player = Les levées se notent au nom d’un joueur.
misdeal-not-dealer = { $dealer } donne : la maldonne ne peut pas être de { $player }.
bad-start = Le report ne peut pas être juste : { $field }.

head-suit = { $players } : { $contract } { $suit }
head-plain = { $players } : { $contract }
head-suit-tricks = { $players } : { $contract } { $suit }, { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
 }
head-plain-tricks = { $players } : { $contract }, { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
 }
head-suit-made = { $players } : { $contract } { $suit }, fait
head-plain-made = { $players } : { $contract }, fait
head-suit-failed = { $players } : { $contract } { $suit }, chuté
head-plain-failed = { $players } : { $contract }, chuté
head-several = { $players } : { $contracts } ; levées : { $results }
head-trou = { $player } : trou, à boucher
head-alone = { $player } : couleur { $suit }, pas encore emballée
head-passed = tout le monde passe
head-annulled = donne annulée
head-void = renonces dans les deux camps, à redonner
sheet-suit = { $contract } { $suit }
sheet-plain = { $contract }
sheet-several = { $contracts }
sheet-doubled = double
sheet-made = fait, { $tricks ->
    [0] aucune levée
    [one] { $tricks } levée
   *[other] { $tricks } levées
 }
sheet-failed = chuté, { $tricks ->
    [0] aucune levée
    [one] { $tricks } levée
   *[other] { $tricks } levées
 }
sheet-made-bare = fait
sheet-failed-bare = chuté
sheet-made-revoke = fait : renonce de { $player }
sheet-failed-revoke = chuté : renonce de { $player }
sheet-mixed = fait : { $made } ; chuté : { $failed }
sheet-made-each = faits, levées : { $results }
sheet-failed-each = chutés, levées : { $results }
sheet-each = levées : { $results }

need-points = encore { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
need-deals = encore { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }

notice-doubled = La donne compte double.
notice-sits-out = Hors jeu cette donne : { $players }.
notice-pays = { $contract } ({ $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
 }) : { $won } s’il passe, { $lost } s’il chute.
notice-discard = Chacun écarte une carte avant de jouer : 12 levées.
notice-exposed = { $player } joue à jeu découvert.
notice-alone = La couleur { $suit } de { $player } attend son partenaire : seule, elle ne compte pas.
notice-trou = Trou de { $player } : qui a le quatrième As bouche, dans le trou ou à côté.
notice-trou-hearts = Trou de { $player } : qui a le quatrième As bouche ; avec quatre As en main, c’est le plus haut cœur manquant.
notice-impure-same = Trou impur de { $player } : le quatrième As désigne le partenaire et l’atout, dès le pli où il tombe.
notice-impure-next = Trou impur de { $player } : le quatrième As désigne le partenaire et l’atout, à partir du pli suivant.

clash-joint = Le partage entre deux preneurs ne va pas avec { $contract } joué à { $by } : réglez les contrats à deux selon la table, ou chacun pour soi.
clash-by = Cela ne se joue pas { $by ->
    [one] seul
   *[other] à { $by }
 } : { $contract }. Une couleur et un trou se jouent à deux, un solo, une abondance et un chelem seul.
clash-beside = Des misères réglées chacune à part demandent que chacun règle contre les trois autres, et non « { $value } ».
clash-defence = Un règlement partagé ne lit pas ce que paie la défense à { $contract } : que chacun paie pour soi.
clash-deals = Une partie de { $deals } donnes : il en faut un multiple du nombre de joueurs (4, 5 ou 6).
clash-impure = Un trou impur demande que l’on joue le trou.
clash-cell = « { $option } : { $value } » dit déjà ce qu’il en est de la case contract.{ $contract }.{ $column } : n’écrivez pas la case, ou prenez la valeur qui la lit.
clash-custom = « { $option } : { $value } » : il faut alors écrire la case, comme contract.{ $contract }.{ $column }.

chart-wall = Ce que marque chaque preneur, selon ses levées
chart-grid = Ce que paie chaque contrat, selon les levées
column-contract = contrat
column-tricks = { $tricks }
column-from = levées, de
column-to = à
column-declarer = chaque preneur
column-defender = chaque défenseur
row-contract = { $contract }{ $declarers ->
    [1] {""}
   *[other] {" "}(à { $declarers })
}

# Ce que dit chaque événement, en peu de mots.
event-bid = qui annonce, et quel contrat
event-support = qui emballe la dernière annonce
event-wait = qui attend que les autres parlent
event-trou = qui a trois ou quatre as
event-fill = qui bouche le trou, et avec quel atout
event-made = le contrat est fait, sans dire de combien
event-down = le contrat est chuté, sans dire de combien
ask-fill-suit = quel atout ?
