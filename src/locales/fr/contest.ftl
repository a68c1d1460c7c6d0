# concours : ce qu’il refuse, ce qu’il dit, ses pages

contest-none-yet = Il n’y a pas encore de concours.
contest-how-to-begin = Pour commencer : ardoise concours, qui demande tout ; ou : ardoise concours nouveau individuel manille --title "Soirée manille"
contest-opens-once = Un concours s’ouvre une seule fois.
contest-rounds = { $rounds } manches, ce n’est pas possible : un concours en a de 1 à { $most }.
contest-over = Le concours est terminé. Ce qui peut encore changer : un résultat, si une raison est donnée, et les prix.
contest-over-hint = Pour cela : ardoise concours resultat TABLE NOMBRE NOMBRE --reason "POURQUOI", ou ardoise concours prix
contest-most-rounds = Un concours a au plus { $most } manches, et elles sont toutes tirées : il peut maintenant être terminé.
contest-most-rounds-hint = Pour le terminer : ardoise concours terminer
contest-names = Une inscription a { $expected ->
    [one] un nom
   *[other] { $expected } noms
  } ici, et { $given ->
    [0] aucun n’est donné
    [one] un seul est donné
   *[other] { $given } sont donnés
  }.
contest-names-one = Un mot par joueur, ou des guillemets autour d’un nom plus long : ardoise concours inscrire Ana "Bob Le Grand"
contest-replace-whom = { $name } à la place de qui ? De { $one } : ardoise concours remplacer "{ $one }" "{ $name }" ; de toute l’équipe { $entry } : ardoise concours remplacer { $entry } "{ $name }+…"
contest-alone = Ici chacun s’inscrit seul : { $name }, cela fait plus d’une personne.
contest-plays-for = À la place de { $before }, c’est { $name } qui joue.
contest-names-pair = Une paire, ce sont deux noms et un plus : ardoise concours inscrire Ana+Bob "Cy Dee+Ève Fox"
contest-name-taken = { $name } figure déjà au concours, ou deux fois dans ce qui est tapé.
contest-names-taken = Personne n’a été inscrit : { $names } { $count ->
    [one] est
   *[other] sont
  } déjà au concours, ou { $count ->
    [one] nommé
   *[other] nommés
  } deux fois : les majuscules ne font pas un autre nom.
contest-name-taken-hint = Deux joueurs du même nom ont besoin d’un signe qui les distingue, une initiale par exemple.
contest-no-entry = Il n’y a pas de numéro { $entry } : les numéros vont jusqu’à { $most }.
contest-not-next = { $given } ne peut pas venir maintenant : { $next } est le suivant.
contest-withdrawn = Déjà retiré : { $name }.
contest-playing = Encore en jeu : { $name }. Seul qui s’est retiré revient.
contest-closed = Personne ne peut plus s’inscrire : ce genre de concours fixe toutes ses manches au premier tirage.
contest-closed-hint = Quelqu’un d’autre peut prendre une place : ardoise concours remplacer NUMÉRO NOM
contest-not-locked = La manche { $round } n’est pas encore close : la suivante se tire après elle.
contest-not-locked-hint = Qui joue encore : ardoise concours manquants. Quand tous les résultats sont là : ardoise concours clore
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
contest-scores-hint = Comme sur la carte de table, le premier camp d’abord : ardoise concours resultat { $table } { $example }
contest-too-large = { $number } n’est pas un score : les nombres vont jusqu’à { $most }.
contest-undecided = La table { $table } est à égalité, et dans un tableau il faut un gagnant : jouez une donne de plus.
contest-needs-reason = La manche { $round } est close : un résultat n’y change qu’avec une raison.
contest-needs-reason-hint = Par exemple : --reason "mal lu sur la carte"
contest-locked = La manche { $round } est close : seuls ses résultats peuvent encore être corrigés.
contest-locked-hint = Avec une raison : ardoise concours resultat TABLE NOMBRE NOMBRE --round { $round } --reason "POURQUOI"
contest-missing = { $count ->
    [one] La table { $tables } n’a pas encore de résultat à la manche { $round }.
   *[other] { $count } tables n’ont pas encore de résultat à la manche { $round } : { $tables }.
  }
contest-not-agreed = { $count ->
    [one] La table { $tables } de la manche { $round } attend : ses deux camps ne sont pas d’accord sur ce qui est entré.
   *[other] { $count } tables de la manche { $round } attendent : leurs deux camps ne sont pas d’accord sur ce qui est entré : { $tables }.
  }
contest-not-agreed-hint = Ils le disent sur leurs téléphones ; si les deux ont signé la carte : ardoise concours accorder TABLE
contest-missing-hint = Pour en entrer un : ardoise concours resultat TABLE NOMBRE NOMBRE ; un camp qui n’est pas venu : ardoise concours resultat TABLE --forfeit A
contest-too-few = { $entries ->
    [0] Personne n’est inscrit
    [one] Il y a une inscription
   *[other] Il y a { $entries } inscriptions
  } : une manche demande au moins { $least } inscriptions.
contest-too-few-hint = Pour inscrire : ardoise concours inscrire NOM NOM …
contest-too-many = { $entries } inscriptions, c’est plus que { $most }, le maximum qui se tire.
contest-no-design = Il n’y a pas de plan pour { $entries } joueurs. Les plus proches : { $below } ou { $above }.
contest-no-design-hint = Il faut un multiple de quatre, ou un de plus, jusqu’à 64, sauf 44, 57 et 60. Pour tout nombre : ardoise concours nouveau individuel
contest-design-over = Toutes les manches du plan sont jouées.
contest-played-out = Tout est joué.
contest-several = « { $name } » peut être plusieurs : { $known }. Tapez le numéro.
contest-nobody = Personne du concours ne s’appelle « { $name } ».
contest-nobody-hint = Noms et numéros : ardoise concours voir
contest-no-match-for = La table { $table } a { $count ->
    [one] un joueur
   *[other] { $count } joueurs
  }, et ces règles ne sont pas pour autant : entrez les totaux, ardoise concours resultat { $table } …
contest-problem = L’entrée { $row } ne compte plus : { $text }
contest-other-secret = Le secret gardé pour ce concours n’est pas celui qui a scellé ses tirages : un autre programme l’a écrit.

# ce qu’est un concours

contest-kind-individual = individuel, partenaires tirés à chaque manche
contest-kind-design = individuel, selon un plan
contest-kind-pairs = paires, selon le classement
contest-kind-pools = paires, poules et tableaux
contest-state-open = inscriptions ouvertes
contest-state-running = en cours
contest-state-over = terminé
contest-of-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
contest-of-pairs = { $count ->
    [one] { $count } paire
   *[other] { $count } paires
  }
contest-round-of = manche { $round } sur { $rounds }
contest-round = manche { $round }
contest-rounds-planned = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }
contest-deals = { $deals ->
    [0] parties jusqu’au bout
    [one] { $deals } donne par manche
   *[other] { $deals } donnes par manche
  }
contest-counting-points = les points faits comptent
contest-counting-matches = une table gagnée compte 2, un nul 1
contest-counting-both = les tables gagnées comptent, puis les points
contest-counting-margin = la marge compte
contest-of-the-house = { $name } (de la maison)

contest-no = N°
contest-name = Nom
contest-club = Club
contest-title = Concours
contest-what = Ce que c’est
contest-table = Table
contest-seat = Place
contest-who = Qui joue
contest-result = Résultat
contest-how-far = Où ils en sont
contest-rank = Rang
contest-points = Points
contest-match-points = Points
contest-margin = Marge
contest-wins = Gagnées
contest-parted = Ce qui départage
contest-prize = Prix
contest-against = contre

# la suite

contest-next-enter = { $entries ->
    [0] Personne n’est encore inscrit. La suite : ardoise concours inscrire NOM NOM … (ou --from liste.csv)
    [one] { $entries } inscrit, il en faut au moins { $least }. La suite : ardoise concours inscrire NOM NOM …
   *[other] { $entries } inscrits, il en faut au moins { $least }. La suite : ardoise concours inscrire NOM NOM …
  }
contest-next-enter-pairs = { $entries ->
    [0] Personne n’est encore inscrit. La suite : ardoise concours inscrire Ana+Bob Cy+Dee … (ou --from liste.csv)
    [one] { $entries } inscription, il en faut au moins { $least }. La suite : ardoise concours inscrire Ana+Bob …
   *[other] { $entries } inscriptions, il en faut au moins { $least }. La suite : ardoise concours inscrire Ana+Bob …
  }
contest-next-draw = La suite : jetez trois dés, puis ardoise concours tirer --dice 4 2 6 tire la manche { $round }.
contest-next-results = { $count ->
    [one] Une table joue encore à la manche { $round }. La suite : ardoise concours resultat { $table } …, ou ardoise concours manquants
   *[other] { $count } tables jouent encore à la manche { $round }. La suite : ardoise concours resultat { $table } … pour chaque carte qui arrive
  }
contest-next-agree = { $count ->
    [one] La table { $table } de la manche { $round } attend l’accord de ses deux camps. Ensuite : ardoise concours accorder { $table }, une fois la carte signée
   *[other] { $count } tables de la manche { $round } attendent l’accord de leurs deux camps. Ensuite : ardoise concours accorder { $table }, une fois la carte signée
  }
contest-next-lock = Tous les résultats de la manche { $round } sont là. La suite : ardoise concours clore
contest-next-over = Le concours est terminé. Sur le papier : ardoise concours imprimer classement -o classement.pdf

# manches

contest-round-drawn = Manche { $round }
contest-round-locked = Manche { $round }, close
contest-open = ouverte
contest-under-way = { $planned ->
    [0] { $deals } jouées
   *[other] { $deals } sur { $planned }
  }
contest-entered = { $result }, attend l’accord
contest-disputed = { $result }, contesté
contest-round-played = { $planned ->
    [one] La donne de la manche { $round } est jouée
   *[other] Les { $planned } donnes de la manche { $round } sont jouées
} : une donne de plus ne compte pas dans le concours.
contest-round-level = { $planned ->
    [one] La donne est jouée
   *[other] Les { $planned } donnes sont jouées
} et la table est à égalité : dans un tableau il faut un gagnant. Jouez une donne de plus, elle compte.
contest-round-waiting = { $points ->
    [one] Un point attend
   *[other] { $points } points attendent
} une donne que cette manche n’a pas : personne ne { $points ->
    [one] le
   *[other] les
} marque. Si vos règles les partagent : « ajuste » et la raison.
contest-level = égalité après { $deals ->
    [one] une donne
   *[other] { $deals } donnes
} : une de plus décide
contest-round-stopped = Cette table a joué { $played } des { $planned } donnes de la manche { $round } : ce qu’elle a ne compte dans le concours que si on l’y inscrit : ardoise concours resultat
contest-stopped = arrêtée après { $deals } donnes sur { $planned } : inscrivez ce qui compte
contest-conflict = Ce concours a été noté différemment sur deux machines (aussi : { $others }). Pour choisir : ardoise choisir
contest-beyond-rounds = { $planned ->
    [one] Une manche était annoncée
   *[other] { $planned } manches étaient annoncées
}, et voici la manche { $round }. Si ce n’était pas voulu : ardoise concours annuler
contest-no-three = On ne joue pas à trois : { $game }. Pour ceux qui restent : --odd average, ou un nombre de points.
contest-odd-beyond = Quand on compte les tables gagnées, qui n’a pas de table reçoit 0, 1 ou 2, et non { $points }. Pour donner plus : --count points
contest-typed-under-way = À la table { $table } une partie se note sur cette machine ({ $planned ->
    [0] { $deals } donnes jusqu’ici
   *[other] { $deals } donnes sur { $planned }
}) : ce qui est tapé compte à sa place. Est-ce une autre table ?
contest-not-for-four = Ces règles sont pour { $players } joueurs, et les tables tirées en ont quatre : on ne pourra y noter que des totaux. D’autres règles : ardoise regles liste
contest-below-nothing = { $points } : moins que rien, à un jeu qui n’enlève guère de points. La fiche est-elle bien lue ?
contest-all-nothing = Personne n’a de point. La fiche est-elle bien lue ?
contest-above-all = { $points } : aucune table n’a eu plus de { $most } jusqu’ici. La fiche est-elle bien lue ?
contest-beyond-deals = { $points } points en { $deals ->
    [one] une donne
   *[other] { $deals } donnes
} : presque aucun jeu n’en donne autant. La fiche est-elle bien lue ?
contest-beyond = La manche { $round } compte { $planned ->
    [one] 1 donne
   *[other] { $planned } donnes
} et cette table en a joué { $played } : ce qui vient après { $planned ->
    [one] la première
   *[other] les { $planned } premières
} ne compte pas dans le concours.
contest-beyond-back = Pour revenir : ardoise annuler
contest-differs = Manche { $round }, table { $table } : { $counts } compte, et sa partie donne maintenant { $given }. Pour compter cela : ardoise concours resultat { $table } { $typed } --round { $round } --reason "la partie a été corrigée"
contest-differs-forfeit = Manche { $round }, table { $table } : il est noté que { $side } n’a pas joué, et sa partie donne { $given }. Pour compter cela : ardoise concours resultat { $table } { $typed } --round { $round } --reason "la partie a été jouée"
contest-differs-open = Manche { $round }, table { $table } : { $counts } compte, et sa partie n’est pas finie.
contest-other-deals = À ces règles, une partie ne peut pas avoir { $deals ->
    [one] une seule donne
   *[other] { $deals } donnes
  } : son ardoise compte jusqu’à { $own }, et le concours compte { $deals ->
    [one] la première
   *[other] les { $deals } premières
  }.
contest-target = Ces règles se jouent en { $points } points : une partie peut finir avant { $deals ->
    [one] sa donne
   *[other] ses { $deals } donnes
  }, et compte ainsi.
contest-forfeited = { $count ->
    [one] { $side } n’a pas joué
   *[other] { $side } n’ont pas joué
}
contest-exempt = { $count ->
    [one] Exempt : { $names }.
   *[other] Exempts : { $names }.
  }
contest-gone = { $count ->
    [one] Ne joue plus : { $names }.
   *[other] Ne jouent plus : { $names }.
  }
contest-table-opened = La partie de la table { $table } est ouverte ({ $id }). Ses donnes : ardoise jouer ; ou seulement les totaux : ardoise concours resultat { $table } …
contest-table-there = La partie de la table { $table } ({ $id }) : ardoise --match { $id } jouer
contest-table-disputed = Table { $table }, { $result } : contesté par { $who }.
contest-would-agree = Les deux camps ont-ils signé malgré tout ?
contest-agreed-anyway = Les deux camps comptent comme ayant signé. Pour revenir là-dessus : ardoise concours annuler
contest-would-close = Terminer le concours malgré tout ?
contest-closed-anyway = Le concours est terminé malgré tout. Pour le reprendre : ardoise concours annuler
contest-result-stands = C’est déjà noté ainsi : rien n’a été écrit.
contest-signed-already = C’est déjà signé : rien n’a été écrit.
contest-replaced = Avant, il était noté : { $result }. C’est remplacé. Si c’était une autre table : ardoise concours annuler
contest-table-result = Manche { $round }, table { $table } : { $result } – { $who }.
contest-still-playing = { $count ->
    [one] Une table sur { $tables } joue encore à la manche { $round }, tirée à { $since }.
   *[other] { $count } tables sur { $tables } jouent encore à la manche { $round }, tirée à { $since }.
  }
contest-far = { $planned ->
    [0] { $deals ->
        [one] { $deals } donne, dernière entrée à { $at }
       *[other] { $deals } donnes, dernière entrée à { $at }
      }
   *[other] { $deals } donnes sur { $planned }, dernière entrée à { $at }
  }
contest-not-begun = sur le papier : aucune donne notée
contest-none-missing = Tous les résultats de la manche { $round } sont là.
contest-draw-first = Pour en tirer une : ardoise concours tirer --dice 4 2 6

# classement

contest-standings-none = Rien n’est encore joué
contest-standings-after = Classement après la manche { $round }
contest-standings-so-far = Classement à la manche { $round }, avec les résultats connus
contest-standings-more = … et { $count } de plus : ardoise concours classement
contest-byes = { $count ->
    [one] exempt une fois
   *[other] exempt { $count } fois
  }
contest-tie-wins = moins de tables gagnées que { $name } : { $own } contre { $theirs }
contest-tie-margin = une marge plus petite que { $name } : { $own } contre { $theirs }
contest-tie-scored = moins de points aux tables que { $name } : { $own } contre { $theirs }
contest-tie-direct-meeting = moins bien que { $name } aux tables entre ex æquo : { $own } contre { $theirs }
contest-tie-opponents = des adversaires plus faibles que ceux de { $name } : { $own } points contre { $theirs }
contest-tie-lot = après { $name } par le sort
contest-stands = { $name } : { $rank }, { $points } { $count ->
    [one] point
   *[other] points
  }
contest-part-played = Manche { $round }, table { $table } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, marge de { $margin }, { $paired ->
    [0] contre { $against }
   *[other] avec { $with } contre { $against }
  } ({ $scores }).
contest-part-bye = Manche { $round } : exempt, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, marge de { $margin }{ $scored ->
    [none] {""}
   *[other] , compté comme { $scored } points faits
  }.
contest-part-given = Manche { $round }, table { $table } : les autres n’ont pas joué, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, marge de { $margin }{ $scored ->
    [none] {""}
   *[other] , compté comme { $scored } points faits
  }.
contest-part-forfeit = Manche { $round }, table { $table } : n’a pas joué, aucun point.
contest-behind = Autant de points que le précédent : { $why }.
contest-moved-rank = { $name } : de la place { $from } à la place { $to }.
contest-moved-more = { $count ->
    [one] Un autre change de place.
   *[other] { $count } autres changent de place.
  }
contest-moved-draw = La manche { $round } reste comme elle a été tirée ; avec ce résultat, { $tables ->
    [one] une de ses tables aurait été autre
   *[other] { $tables } de ses tables auraient été autres
  }.
contest-moved-redraw = Rien n’est encore joué de la manche { $round }. Pour la tirer d’après ce résultat : ardoise concours annuler jusqu’à ce que son tirage soit repris, puis ce résultat de nouveau et ardoise concours tirer
contest-moved-nothing = Personne ne change de place, et chaque manche aurait été tirée de même.
contest-no-prizes = Aucun prix n’est noté. Pour le faire : ardoise concours prix 1 "un jambon" 2-3 "une bouteille"
contest-prizes-won = Prix
contest-prizes-so-far = Prix, dans l’état actuel
contest-bad-prize = « { $text } » ne dit pas de rang et de prix : ardoise concours prix 1 "un jambon" 2-3 "une bouteille"
contest-bad-side = « { $text } » n’est pas un camp : A pour le premier, B pour le second, A,B si personne n’est venu.

# listes

contest-list-line = La ligne { $line } n’est pas une inscription : { $text }
contest-list-how = Une ligne, c’est un nom, ou deux pour une paire, avec un club derrière s’il y en a un : Ana;Bob;Les Rois
contest-list-empty = Cette liste n’a aucun nom.

# papier

contest-where = Où suis-je assis ?
contest-card-table = Table { $table }
contest-card-line = { $title } · manche { $round }
contest-card-dealer = { $name } donne en premier
contest-card-deals = Donnes
contest-card-sign = Les deux camps signent :
contest-card-exempt = exempt
contest-wall-round = Manche { $round }
contest-wall-playing = Tirée à { $since }. { $count ->
    [one] Une table sur { $tables } joue encore :
   *[other] { $count } tables sur { $tables } jouent encore
  }
contest-wall-done = Tirée à { $since }. Les { $tables } tables ont fini.
contest-nobody-again = Personne n’a deux fois le même partenaire, et personne ne rencontre deux fois quelqu’un.
contest-nobody-again-pairs = Aucune paire n’en rencontre une autre deux fois.
contest-again-pairs = { $meetings ->
    [one] Deux paires se rencontrent encore.
   *[other] { $meetings } rencontres se répètent.
  }
contest-again = { $partners ->
    [0] Personne n’a deux fois le même partenaire ;
    [one] Une paire rejoue ensemble ;
   *[other] { $partners } paires rejouent ensemble ;
  } { $meetings ->
    [0] personne ne se rencontre deux fois.
    [one] deux joueurs se rencontrent encore.
   *[other] { $meetings } rencontres se répètent.
  }
contest-proof-design = Le plan du concours ne laisse pas d’autre choix.
contest-proof-bound = { $exempt ->
    [0] Il en fallait au moins { $bound } : cela se compte.
   *[other] Avec ces exempts, il en fallait au moins { $bound } : cela se compte.
  }
contest-proof-dual = { $exempt ->
    [0] Moins n’est pas possible : le tirage en porte la preuve.
   *[other] Avec ces exempts, moins n’est pas possible : le tirage en porte la preuve.
  }
contest-proof-search = { $exempt ->
    [0] Moins n’est pas possible : tous les autres tirages ont été regardés.
   *[other] Avec ces exempts, moins n’est pas possible : tous les autres tirages de ceux qui jouent ont été regardés.
  }
contest-proof-none = { $exempt ->
    [0] Il en fallait au moins { $bound } ; si moins était possible, on ne le sait pas.
   *[other] Avec ces exempts, il en fallait au moins { $bound } ; si moins était possible, on ne le sait pas.
  }
contest-dice = Dés : { $dice }.
contest-sealed = Nombre scellé avant, sceau { $seal }…
contest-seed = Graine { $seed }…

# tirages refaits

contest-verify-nothing = Rien n’est encore tiré.
contest-identical = { $count ->
    [one] Identique : sa manche ressort comme elle a été tirée.
   *[other] Identique : les { $count } manches ressortent comme elles ont été tirées.
  }
contest-doubt-unknown = La manche { $round } a été tirée d’une façon que cette version ne connaît pas.
contest-doubt-number = Manche { $round } : son nombre n’est pas celui qui a été scellé.
contest-doubt-seed = Manche { $round } : sa graine n’est pas ce que donnent le nombre et les dés.
contest-doubt-input = La manche { $round } n’a pas été tirée de ce que le journal dit qu’on savait alors.
contest-doubt-result = Manche { $round } : il en ressort un autre tirage.
contest-redrawn = { $count ->
    [one] La manche { $round } a été tirée une fois avant, puis annulée.
   *[other] La manche { $round } a été tirée { $count } fois avant, puis annulée.
  }
contest-not-sealed = { $count ->
    [one] La manche { $rounds } a été tirée par les dés seuls, sans nombre scellé.
   *[other] Les manches { $rounds } ont été tirées par les dés seuls, sans nombre scellé.
  }
contest-verify-no-database = { $file } n’est pas une base d’ardoise.
contest-verify-how = Pour porter un concours sur une autre machine : ardoise exporter CONCOURS -o salle.db

# ce qui s’est passé

contest-did-open = { $title } ouvert : { $kind }
contest-did-enter = inscription sous { $no } : { $name }
contest-did-withdraw = retrait : { $name }
contest-did-return = retour : { $name }
contest-did-replace = à la place du numéro { $no } : { $name }
contest-did-draw = manche { $round } tirée : { $tables ->
    [one] une table
   *[other] { $tables } tables
  }
contest-did-seat = manche { $round }, table { $table } : sa partie est ouverte
contest-did-result = manche { $round }, table { $table } : { $scores }
contest-did-forfeit = manche { $round }, table { $table } : forfait, { $name }
contest-did-agree = manche { $round }, table { $table } : les deux camps sont d’accord
contest-did-agree-side = manche { $round }, table { $table } : { $name } d’accord
contest-did-dispute = manche { $round }, table { $table } : { $name } contestent le résultat
contest-did-lock = manche { $round } close
contest-did-prizes = { $count ->
    [one] un prix noté
   *[other] { $count } prix notés
  }
contest-did-close = concours terminé
contest-did-retract = annule l’entrée { $row }

# question par question

contest-print-how = Sur le papier : ardoise concours imprimer cartes -o cartes.pdf --paper { $paper }, et ardoise concours imprimer tirage -o tirage.pdf
contest-ask-players = Combien de joueurs viennent ?
contest-ask-number = Un nombre et Entrée ; Échap : retour
contest-ask-line = À taper, puis Entrée ; Échap : retour
contest-ask-not-number = « { $text } » n’est pas un nombre de { $least } à { $most }.
contest-ask-format = { $players } joueurs : comment se rencontrent-ils ?
contest-ask-rounds = Combien de manches ?
contest-ask-deals = Combien de donnes par manche ? (0 : parties jusqu’au bout)
contest-ask-title = Comment s’appelle le concours ?
contest-means-individual = d’autres partenaires à chaque manche : { $tables ->
    [one] une table
   *[other] { $tables } tables
  }{ $exempt ->
    [0] , personne d’exempt
    [one] , un exempt par manche, personne deux fois en { $rounds } manches
   *[other] , { $exempt } exempts par manche, personne deux fois en { $rounds } manches
  }
contest-means-design = chacun une fois avec chacun et deux fois contre : { $rounds } manches de { $tables ->
    [one] une table
   *[other] { $tables } tables
  } ; on peut en jouer moins
contest-means-no-design = pas pour ce nombre : { $below } ou { $above } joueurs
contest-means-pairs = { $pairs ->
    [one] une paire fixe
   *[other] { $pairs } paires fixes
  }, d’abord au sort, puis gagnants contre gagnants : { $tables ->
    [one] une table
   *[other] { $tables } tables
  }{ $exempt ->
    [0] {""}
   *[other] , une paire exempte par manche
  }
contest-means-pools = { $pairs ->
    [one] une paire fixe
   *[other] { $pairs } paires fixes
  } en { $pools ->
    [one] une poule
   *[other] { $pools } poules
  }, tous contre tous, puis par élimination
contest-lead-players = Qui s’inscrit ?
contest-lead-pairs = Quelle paire s’inscrit ?
contest-lead-names = Des noms séparés par des virgules ; une paire avec un plus : Ana+Bob. Échap : s’arrêter là
contest-lead-draw = Que montrent les dés ?
contest-lead-dice = Trois dés, comme 4 2 6, tirent la manche. Échap : s’arrêter là
contest-lead-first = Qui s’inscrit encore, ou que montrent les dés ?
contest-lead-first-dice = Des noms séparés par des virgules s’inscrivent ; trois dés, comme 4 2 6, tirent la première manche
contest-lead-results = Quelle carte arrive ?
contest-lead-table = Table et nombres, comme 3 101 64. Échap : s’arrêter là
contest-lead-agree = Tout le monde n’est pas d’accord : quelle table a signé ?
contest-lead-agreed = Une table, comme 3, si les deux camps ont signé ; ou table et nombres. Échap : s’arrêter là
contest-lead-lock = Tous les résultats sont là. Clore la manche ?
contest-lead-over = Le concours est terminé.
contest-lead-late = Qui arrive en retard ?
contest-lead-leave = Qui s’en va ?
contest-lead-no-dice = On lance trois dés, et chacun montre de 1 à 6, comme 4 2 6.
contest-lead-unread = « { $text } » n’est pas ce qui est demandé ici.
contest-act-draw = tirer sans dés
contest-act-lock = clore la manche
contest-act-cards = papier pour les tables
contest-act-missing = qui joue encore
contest-act-standings = classement
contest-act-late = quelqu’un arrive en retard
contest-act-leave = quelqu’un s’en va
contest-act-undo = annuler la dernière entrée
contest-act-stop = s’arrêter là (la suite plus tard)

contest-line-unread = La ligne { $line } n’est rien que concours sache faire : { $text }
check-contests = { $count ->
    [one] Et un concours.
   *[other] Et { $count } concours.
  }
contest-file-cards = cartes
contest-file-draw = tirage
