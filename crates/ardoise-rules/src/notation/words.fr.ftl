### La notation des feuilles : ce qui ne va pas dans une ligne, et que faire.

sheet-line-too-long = La ligne dépasse { $max } caractères : écrivez-la en plusieurs lignes.
sheet-too-many-lines = La feuille dépasse { $max } lignes : coupez-la en plusieurs parties.
sheet-control = Il y a ici un caractère de contrôle invisible ({ $code }) : effacez-le.
sheet-unclosed = Ce texte commence par un guillemet qui n’est pas fermé : mettez un " à la fin.
sheet-after-quote = Après le guillemet fermant, il faut un blanc ou une virgule. À l’intérieur d’un texte, écrivez \".

sheet-unknown-keyword = Aucun événement ne commence par « { $word } ».
sheet-keyword-first = L’événement d’abord, le joueur ensuite : { $keyword } { $word }.
sheet-comma-in-text = « { $word } » ne commence aucun événement. La virgule termine un événement : un texte qui en contient une se met entre guillemets.
sheet-semicolon = « { $word } » : c’est la virgule qui termine un événement, pas le point-virgule.
sheet-missing = Il manque quelque chose à la fin de « { $keyword } » : { $missing }.
sheet-surplus = « { $word } » est de trop après « { $keyword } ».
sheet-twice = « { $word } » répète ce qui est déjà dit.
sheet-account-twice = « { $word } » a déjà un nombre ici : un seul pour chacun.
sheet-ambiguous = « { $word } » peut se lire de plusieurs façons : { $readings }.
sheet-letter-open = « { $word } » : { $one } ou { $other } ? Une lettre seule ne suffit pas : écrivez « co » (cœur) ou « ca » (carreau) ; « t » est trèfle.

sheet-unknown-player = Personne ne s’appelle « { $word } » à cette table : { $players }.
sheet-ambiguous-player = « { $word } » peut être { $players } : écrivez davantage du nom.
sheet-unknown-side = « { $word } » n’est ni un camp (A ou B) ni un joueur ({ $players }).
sheet-not-suit = « { $word } » n’est pas une couleur : ici, { $expected }.
sheet-not-card = « { $word } » n’est pas une carte : la valeur puis la couleur, comme 10♥, R♥, Vpique.
sheet-too-many-cards = Aucun événement ne nomme plus de { $max } cartes.
sheet-not-number = « { $word } » n’est pas un nombre entier.
sheet-beyond = « { $word } » : combien en tout ? Un compte s’écrit sans plus.
sheet-not-half = « { $word } » n’est pas un nombre de points : 43, ou 43,5 pour quarante-trois et demi.
sheet-out-of-range = { $word } n’est pas possible ici : de { $min } à { $max }.
sheet-not-level = « { $word } » n’est pas un niveau d’enchère : un nombre de { $min } à { $max }, ou { $expected }.
sheet-not-choice = { $others ->
    [0] « { $word } » ne va pas ici, seulement { $expected }.
   *[other] « { $word } » ne va pas ici. Les plus proches : { $expected }.
}
sheet-not-label = « { $word } » ne va pas ici : seul { $expected } peut suivre.

sheet-head-late = « { $word } » appartient à l’en-tête de la feuille, avant le premier événement ; une feuille par partie.
sheet-head-twice = L’en-tête dit « { $word } » une seconde fois.
sheet-head-missing = Il manque quelque chose à la fin de « { $keyword } » : { $missing }.
sheet-match-first = Une feuille commence par le jeu : partie JEU "titre".
sheet-no-players = L’en-tête ne nomme pas les joueurs : une ligne « joueurs » suivie des noms dans l’ordre du jeu.
sheet-teams-two = Deux noms, un par camp, celui du premier joueur d’abord : equipes Nous Eux.
sheet-teams-none = Ici chacun joue pour soi : il n’y a pas de camps à nommer.
sheet-team-named = « { $name } » est déjà le nom d’un joueur ou la lettre d’un camp : prenez un autre nom.
sheet-bad-date = « { $word } » n’est pas un jour du calendrier : année-mois-jour, comme 2026-11-20.
sheet-names-comma = Les noms se séparent par des blancs, sans virgules : joueurs Ana Bob Cy Dee.
sheet-name-empty = Il faut un nom à chaque joueur.
sheet-name-control = Le nom d’un joueur ne peut pas contenir de caractère de contrôle invisible.
sheet-name-digits = « { $name } » n’a que des chiffres : il faut une lettre, car un nombre désigne une place.
sheet-name-mixed = « { $name } » mêle des lettres de plusieurs alphabets qui se ressemblent : tapez-le dans un seul.
sheet-name-alike = « { $name } » et « { $other } » se ressemblent, en lettres différentes : personne ne les distinguerait.
sheet-name-long = « { $name } » est trop long : { $max } caractères au plus.
sheet-name-again = « { $name } » est déjà à cette table. Deux joueurs du même nom ont besoin d’un signe qui les distingue, une initiale par exemple.
sheet-name-twice = « { $name } » et « { $other } » sont ici le même nom : majuscules et accents ne comptent pas.

sheet-unknown-game = Aucun jeu ne s’appelle « { $word } ». Les jeux : { $games }.
sheet-player-count = { $count ->
    [one] Un seul joueur est nommé, mais ces règles se jouent à { $allowed }.
   *[other] { $count } joueurs sont nommés, mais ces règles se jouent à { $allowed }.
}
sheet-unknown-rules = Aucune règle de ce jeu ({ $game }) ne s’appelle « { $word } ».
sheet-unknown-option = { $game } : aucune option ne s’appelle « { $option } ».
sheet-cell-wanted = « { $option } » est un tableau : nommez une de ses cases, comme { $sample }.
sheet-bad-choice = « { $word } » ne convient pas à l’option « { $option } ».
sheet-bad-number = « { $word } » ne convient pas à l’option « { $option } » : un nombre de { $min } à { $max }.
sheet-bad-limit = « { $word } » ne convient pas à l’option « { $option } » : { $known }, ou un nombre de { $min } à { $max }.
sheet-unknown-cell = { $game } : aucune case d’un tableau ne s’appelle « { $cell } ».
sheet-bad-cell = « { $option } » ne peut pas valoir « { $word } ». On peut écrire : { $known }.
sheet-clash = Ces options ne vont pas ensemble.
sheet-start-key = « { $word } » ne va pas ici : { $known }.

sheet-hint-nearest = Vouliez-vous dire « { $word } » ?
sheet-hint-usage = On écrit : { $usage }
sheet-hint-expected = Ici peuvent venir : { $expected }
sheet-hint-near = Les plus proches :
sheet-hint-here = On peut dire ici :
sheet-hint-near-line = { $what } : { $words }
