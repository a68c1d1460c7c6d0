# Les mots des records des joueurs.

players-none = Aucun joueur pour l’instant.
players-renamed = { $name } s’appelle désormais { $target }, dans { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} ; les parties elles-mêmes n’ont pas changé.
players-split = { $name } redevient quelqu’un d’autre.
players-exists = { $target } est déjà quelqu’un : ardoise joueurs reunir { $name } { $target } n’en fait qu’un.
players-unknown = Aucun joueur ne s’appelle « { $name } ».
players-same = { $name } et { $target } sont déjà le même joueur.
players-together = { $name } et { $target } étaient à la même table le { $day } : ils sont deux.
players-one-twice = { $name } et { $other } sont deux noms du même joueur.
players-one-twice-hint = Si ce sont deux personnes : ardoise joueurs separer { $name }
players-no-alias = « { $name } » n’est pas lu comme un autre nom.
players-log-rename = { $name } renommé { $target }
players-log-merge = { $name } est { $target }
players-log-split = { $name } redevient quelqu’un d’autre

stats-over = Finies
stats-share = Gagnées %
stats-rating = Cote
stats-aliases = Aussi
stats-rating-words = Cote : la méthode de Weng et Lin (Journal of Machine Learning Research 12, 2011). Chacun part de 25,0 ± 8,3 ; battre plus fort rapporte plus, les partenaires partagent ; ± est un écart-type, qui diminue à chaque partie.
stats-average = Points par donne
stats-average-words = { $own }, écart { $margin }, sur { $number ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
stats-dealing = Quand il donne
stats-best = Meilleure soirée
stats-worst = Pire soirée
stats-evening-words =
    { $day } : { $won } { $won ->
        [0] gagnée
        [one] gagnée
       *[other] gagnées
    } sur { $over }, { $margin ->
        [one] { $points } point { $way ->
            [behind] de retard
           *[other] d’avance
        } en tout
       *[other] { $points } points { $way ->
            [behind] de retard
           *[other] d’avance
        } en tout
    }
stats-streaks = Séries
stats-streaks-won = victoires : { $won } d’affilée au plus ; sans victoire : { $lost } au plus ; en cours : victoires, { $now }
stats-streaks-lost = victoires : { $won } d’affilée au plus ; sans victoire : { $lost } au plus ; en cours : sans victoire, { $now }
stats-balance = Bilan des parties
stats-balance-name = gagnées moins non gagnées
stats-balance-words = Courbe : parties gagnées moins parties non gagnées, sur { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } ; à la fin { $end }.
stats-contracts = Contrats
stats-contracts-caption = Les contrats du camp par hauteur, et lesquels étaient du joueur ou de son partenaire
stats-contracts-words = Barres : contrats faits / chutés par hauteur. { $each }.
stats-level = Hauteur
stats-fact = Comment
stats-facts-caption = Comment ces contrats ont été joués
stats-played = Joués
stats-made = Faits
stats-failed = Chutés
stats-share-made = Faits %
stats-doubled = par ce camp
stats-doubler = dont par le joueur
stats-suffered = contre ce camp
stats-lines = D’où viennent les points
stats-lines-caption = Ce que le camp du joueur a reçu, par article : dans combien de donnes, et les points
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
stats-versus = { $name } contre { $opponent }
stats-with-versus = { $name } avec { $partner }, contre { $opponent }
stats-points-a-deal = Points / donne
stats-margin-a-deal = Écart / donne
stats-margin-words = Écart : les points du camp moins ceux du meilleur des autres.
stats-provisional = { $rating } °
stats-provisional-words = ° Provisoire : moins de { $count } parties finies.
stats-course = Cote au fil des parties
stats-course-words = Courbe : la cote après chacune des { $count } parties finies, de { $first } à { $last }.
stats-last = Dernières parties
stats-last-caption = { $count ->
    [one] La dernière partie finie
   *[other] Les { $count } dernières parties finies, la plus récente d’abord
}
stats-biggest = Plus grosse donne
stats-biggest-words = { $points } points, donne { $no } du { $day } (partie { $match })
stats-highest = Plus haut contrat fait
stats-highest-words = { $level }, { $count ->
    [one] une fois
   *[other] { $count } fois
}
stats-best-partner = Meilleur partenaire
stats-worst-partner = Moins bon partenaire
stats-partner-words = { $name } ({ $won } sur { $over })
stats-agreed = Donnes accordées
stats-agreed-words = { $agreed } sur { $asked }{ $disputed ->
    [0] { "" }
    [one] , { $disputed } contestée
   *[other] , { $disputed } contestées
}
stats-feats-words = { $side } de ce camp, { $others } des autres
stats-all = tous
stats-own-played = Du joueur
stats-own-made = faits
stats-partner-played = Du partenaire
stats-partner-made = faits
stats-suit = Couleur
stats-suit-none = sans-atout
stats-suit-all = tout-atout
stats-suits-caption = Les contrats du camp par couleur
stats-doubles = Contres
stats-doubles-won = Gagnés
stats-doubles-lost = Perdus
stats-doubles-share = Gagnés %
stats-doubles-caption = Les contrats contrés : gagnés ou perdus par ce camp
stats-seats = Par place
stats-seat = Place
stats-seat-no = place { $no }
stats-people-cut = Les { $count } premiers sur { $all }.
stats-years = Par année
stats-year = Année

ranking-title = Classement
ranking-of-day = Classement de la soirée du { $day }
ranking-of-month = Classement, { $month }
ranking-of-year = Classement { $year }
ranking-between = Classement, { $since } – { $until }
ranking-since = Classement depuis { $since }
ranking-until = Classement jusqu’à { $until }
ranking-rank = Rang
ranking-cut = Les { $count } premiers sur { $all }. Tous : ardoise statistiques --limit { $all }
ranking-pairs = Paires
ranking-pair = Paire
ranking-pair-count = { $count ->
    [one] { $count } paire
   *[other] { $count } paires
}
ranking-order-won = Rang : parties gagnées, puis écart par donne.
ranking-order-share = Rang : part des parties gagnées, puis écart par donne.
ranking-order-points = Rang : points par donne.
ranking-order-margin = Rang : écart par donne.
ranking-order-rating = Rang : la cote moins deux écarts-types, ce que chacun vaut au moins.
ranking-order-matches = Rang : parties jouées.
ranking-order-name = Par nom.
players-no-points = Les points ne se comparent que dans un jeu : ardoise statistiques --sort points
