# concours : ce qu’il refuse, ce qu’il dit, ses pages

contest-none-yet = Il n’y a pas encore de concours.
contest-how-to-begin = Pour commencer : ardoise concours, qui demande tout ; ou : ardoise concours nouveau individual manille --title "Soirée manille"
contest-opens-once = Un concours s’ouvre une seule fois.
contest-rounds = { $rounds } manches, ce n’est pas possible : un concours en a de 1 à { $most }.
contest-over = Le concours est terminé. Ce qui peut encore changer : un résultat, avec --reason, et les prix.
contest-names = Une inscription a { $expected ->
    [one] un nom
   *[other] { $expected } noms
  } ici, et { $given ->
    [0] aucun n’est donné
    [one] un seul est donné
   *[other] { $given } sont donnés
  }.
contest-names-one = Un mot par joueur, ou des guillemets autour d’un nom plus long : concours inscrire Ana "Bob Le Grand"
contest-names-pair = Une paire, ce sont deux noms et un plus : concours inscrire Ana+Bob "Cy Dee+Ève Fox"
contest-name-taken = { $name } est déjà inscrit.
contest-name-taken-hint = Deux joueurs du même nom ont besoin d’un signe qui les distingue, une initiale par exemple.
contest-no-entry = Il n’y a pas de numéro { $entry } : les numéros vont jusqu’à { $most }.
contest-not-next = { $given } ne peut pas venir maintenant : { $next } est le suivant.
contest-withdrawn = { $name } ne joue déjà plus.
contest-playing = { $name } joue : seul qui s’est retiré revient.
contest-closed = Personne ne peut plus s’inscrire : ce genre de concours fixe toutes ses manches au premier tirage.
contest-closed-hint = Quelqu’un d’autre peut prendre une place : concours remplacer NUMÉRO NOM
contest-not-locked = La manche { $round } n’est pas encore close : la suivante se tire après elle.
contest-not-locked-hint = Qui joue encore : concours manquants. Quand tous les résultats sont là : concours clore
contest-wrong-seats = Ce tirage assoit { $name }, qui ne joue pas ou est assis ailleurs.
contest-no-round = La manche { $round } n’est pas tirée : { $drawn ->
    [0] aucune ne l’est encore
    [one] une seule l’est
   *[other] { $drawn } le sont
  }.
contest-no-table = La manche { $round } n’a pas de table { $table } : { $most ->
    [one] il y en a une
   *[other] les tables vont de 1 à { $most }
  }.
contest-scores = Un résultat a un nombre par camp : { $expected } sont attendus, et { $given ->
    [0] aucun n’est donné
    [one] un seul est donné
   *[other] { $given } sont donnés
  }.
contest-scores-hint = Comme sur la carte de table, le premier camp d’abord : concours resultat 3 101 64
contest-too-large = { $number } n’est pas un score : les nombres vont jusqu’à { $most }.
contest-undecided = La table { $table } est à égalité, et dans un tableau il faut un gagnant : jouez une donne de plus.
contest-needs-reason = La manche { $round } est close : un résultat n’y change qu’avec une raison.
contest-needs-reason-hint = Par exemple : --reason "mal lu sur la carte"
contest-locked = La manche { $round } est close : seuls ses résultats peuvent encore être corrigés.
contest-missing = { $count ->
    [one] La table { $tables } n’a pas encore de résultat à la manche { $round }.
   *[other] { $count } tables n’ont pas encore de résultat à la manche { $round } : { $tables }.
  }
contest-missing-hint = Pour en entrer un : concours resultat TABLE NOMBRE NOMBRE ; un camp qui n’est pas venu : concours resultat TABLE --forfeit A
contest-too-few = { $entries ->
    [0] Personne n’est inscrit
    [one] Il y a une inscription
   *[other] Il y a { $entries } inscriptions
  } : une manche en demande au moins { $least }.
contest-too-few-hint = Pour inscrire : concours inscrire NOM NOM …
contest-too-many = { $entries } inscriptions, c’est plus que { $most }, le maximum qui se tire.
contest-no-design = Il n’y a pas de plan pour { $entries } joueurs. Les plus proches : { $below } ou { $above }.
contest-no-design-hint = Il faut un multiple de quatre, ou un de plus, jusqu’à 64, sauf 44, 57 et 60. Pour tout nombre : concours nouveau individual
contest-design-over = Toutes les manches du plan sont jouées.
contest-played-out = Tout est joué.
contest-several = « { $name } » peut être plusieurs : { $known }. Tapez le numéro.
contest-nobody = Personne du concours ne s’appelle « { $name } ». Noms et numéros : concours voir
contest-no-match-for = La table { $table } a { $count ->
    [one] un joueur
   *[other] { $count } joueurs
  }, et ces règles ne sont pas pour autant : entrez les totaux, concours resultat { $table } …
contest-problem = L’entrée { $row } ne compte plus : { $text }
