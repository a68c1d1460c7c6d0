# Les pages d’un concours, sur les téléphones et au mur.

hall-contest = Concours
hall-table-of = Table { $table }, manche { $round }
hall-result-of = Le résultat de la table { $table }
hall-you-sit = Vous jouez à la table { $table }
hall-name = Nom, ou une partie du nom
hall-own-name = Votre nom, comme il est sur la liste
hall-find = Chercher
hall-exempt = exempt de cette manche
hall-nobody-sits = Personne de ce nom n’est assis à une table de cette manche.
hall-standings = Classement
hall-secretary = Secrétariat
hall-cards = Cartes avec leur code, à imprimer
hall-card-how = Scannez pour entrer le résultat
hall-range = { $from } – { $to } sur { $count }
hall-before = Avant
hall-after = Suite

# une table

hall-open = Ouverte : rien n’est encore entré
hall-entered-by = Entré par { $who } à { $time }
hall-absent = Pas venus : { $who }
hall-nobody-came = Personne n’est venu
hall-awaits = attend l’accord de { $who }
hall-disputed = { $count ->
    [one] { $who } : ce n’est pas ce qui s’est joué.
   *[other] Ce n’est pas ce qui s’est joué, disent-ils : { $who }.
}
hall-agreed = Les deux camps sont d’accord
hall-locked = La manche est close : ceci compte.
hall-differs = La partie donne maintenant { $given } : le secrétariat décide si cela compte.
hall-differs-open = La partie n’est pas finie : le secrétariat décide de ce qui compte.
hall-to-match = Vers les donnes
hall-deals = Noter donne par donne
hall-only-result = Seulement le résultat
hall-put-right = Pas juste ? Corriger
hall-enter-result = Entrer le résultat
hall-signed = Les deux camps ont signé
hall-no-names = Qui arrive ? Tapez les noms, avec des virgules entre plusieurs.
hall-no-figure = « { $text } » n’est pas un nombre : des points entiers, comme 101.
hall-stale = { $result } a été entré entre-temps. { $typed ->
    [yes] Votre saisie est gardée ; voyez si elle tient encore.
   *[no] Voyez si ceci est encore voulu.
}
hall-moved = Quelque chose a été noté entre-temps. Voyez si ceci est encore voulu.
hall-no-next = Cette partie est d’un concours : la suivante vient du tirage.
hall-may-not = Seuls les joueurs d’une table et le secrétariat entrent son résultat.

# le secrétariat

hall-entered = { $entries ->
    [0] Personne n’est inscrit ; il en faut { $least } au moins.
    [one] { $entries } inscription ; il en faut { $least } au moins.
   *[other] { $entries } inscriptions ; il en faut { $least } au moins.
}
hall-die = Dé { $die }
hall-no-dice = On lance trois dés, et chacun montre de 1 à 6. Laissez les trois cases vides pour tirer sans dés.
hall-draw = Tirer la manche { $round }
hall-would-draw = La manche { $round } se tire { $dice ->
    [0] sans dés
   *[other] avec les dés { $dice }
} pour { $count } inscriptions.
hall-lock = Clore la manche { $round }
hall-would-replace = Manche { $round }, table { $table } : { $stands } est noté. { $result } le remplace.
hall-would-lock = La manche { $round } est close : { $count ->
    [one] le résultat de sa table tient
   *[other] les résultats de ses { $count } tables tiennent
}, et ne changent plus qu’avec une raison.
hall-would-leave = Plus de table aux manches suivantes : { $name }.
hall-agree-how = Ils le disent sur leurs téléphones, ou la page de la table dit que les deux ont signé.
hall-side = Camp { $side }
hall-names = Des noms séparés par des virgules
hall-names-pair = Des paires séparées par des virgules : Ana + Bob
hall-enter = Inscrire
hall-people = Qui arrive en retard, qui s’en va
hall-number = Nom ou numéro
hall-withdraw = Ne joue plus
hall-return = Joue de nouveau
hall-take = Compter ce que donne la partie
hall-put-right-reason = la partie a été corrigée

# le mur

hall-soon = Bientôt
hall-round = Manche
hall-of = sur { $rounds }
hall-since = Depuis
hall-minutes = { $count } min
hall-round-over = finie
hall-still = { $count ->
    [0] Toutes les tables ont fini
    [one] Joue encore : une table
   *[other] Jouent encore : { $count } tables
}
hall-done = { $done ->
    [0] aucune n’a fini
    [one] une a fini
   *[other] { $done } ont fini
}
hall-disputes = { $count ->
    [one] Contesté
   *[other] Contestés : { $count }
}
hall-waiting = { $count ->
    [one] Attend l’accord
   *[other] Attendent l’accord : { $count }
}
hall-entries = Inscriptions
