# Les mots des records des joueurs.

players-none = Aucun joueur pour l’instant.
players-renamed = { $name } s’appelle désormais { $target }, dans { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} ; les parties elles-mêmes n’ont pas changé.
players-split = { $name } redevient quelqu’un d’autre.
players-exists = { $target } est déjà quelqu’un : ardoise joueurs reunir { $name } { $target } n’en fait qu’un.
players-unknown = Aucun joueur ne s’appelle « { $name } ».
players-same = { $name } et { $target } sont déjà le même joueur.
players-together = { $name } et { $target } étaient à la même table le { $day } : ils sont deux.
players-no-alias = « { $name } » n’est pas lu comme un autre nom.
players-log-rename = { $name } renommé { $target }
players-log-merge = { $name } est { $target }
players-log-split = { $name } redevient quelqu’un d’autre

stats-over = Finies
stats-share = % gagnées
stats-rating = Cote
stats-aliases = Aussi
stats-rating-words = Cote : la méthode de Weng et Lin (Journal of Machine Learning Research 12, 2011). Chacun part de 25,0 ± 8,3 ; battre plus fort rapporte plus, les partenaires partagent ; ± est un écart-type, qui diminue à chaque partie.
stats-average = Points par donne
stats-average-words = { $own } contre { $others }
stats-best = Meilleure soirée
stats-worst = Pire soirée
stats-evening-words =
    { $day } : { $won } { $won ->
        [0] gagnée
        [one] gagnée
       *[other] gagnées
    } sur { $over }, { $margin ->
        [one] { $signed } point
       *[other] { $signed } points
    }
stats-streaks = Séries
stats-streaks-won = gagnante { $won } au plus, perdante { $lost } au plus ; en cours : gagnante, { $now }
stats-streaks-lost = gagnante { $won } au plus, perdante { $lost } au plus ; en cours : perdante, { $now }
stats-balance = Bilan des parties
stats-balance-name = gagnées moins non gagnées
stats-balance-words = Courbe : parties gagnées moins parties non gagnées, sur { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } ; à la fin { $end }.
stats-contracts = Contrats
stats-contracts-caption = Les contrats du camp du joueur, par hauteur
stats-contracts-words = Barres : contrats faits / chutés par hauteur. { $each }.
stats-level = Hauteur
stats-fact = Comment
stats-facts-caption = Comment ces contrats ont été joués
stats-played = Joués
stats-made = Faits
stats-failed = Chutés
stats-share-made = % faits
stats-taken = annoncés par le joueur
stats-doubled = des autres, contrés par ce camp
stats-doubler = dont contrés par le joueur
stats-suffered = du camp, contrés par les autres
stats-lines = D’où viennent les points
stats-lines-caption = Ce que le camp du joueur a reçu, par article : dans combien de donnes, et les points
stats-line = Ligne
stats-times = Donnes
stats-partners = Partenaires
stats-opponents = Adversaires
stats-games = Par jeu
stats-houses = Par règles
stats-months = Par mois
stats-month = Mois
stats-pair = { $name } avec { $partner }
players-alike = « { $name } » et « { $other } » se ressemblent, en lettres différentes. Si c’est un seul joueur : ardoise joueurs reunir
