# Les mots de ce qu’on met sur le papier.

paper-until = { $name } (a joué jusqu’à la donne { $deal })
paper-rules = Règles
paper-explained = Chaque point expliqué
paper-lines = Donne { $deal } : les lignes de la marque
paper-rules-in-force = Règles en vigueur
paper-rules-words = Règles « { $name } ». { $count ->
    [0] Toutes les options sont celles d’usage.
    [one] { $count } option diffère de l’usage du jeu.
   *[other] { $count } options diffèrent de l’usage du jeu.
}
paper-colon = { $what } : { $words }
paper-rules-own = Ce qui diffère de l’usage
paper-rules-all = Chaque option avec sa valeur
paper-rules-count = Les { $count } options
paper-page = Page { $page } sur { $pages }
paper-continued = { $title } (suite)
paper-written = { $file } écrit ({ $count ->
    [one] { $count } partie
   *[other] { $count } parties
}).

chart-totals = Courbe de la partie
chart-points = Points
chart-totals-words = Courbe des totaux sur { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }. À la fin : { $ends }.
chart-parts-words = Courbe des totaux sur { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }, reprise à chaque { $part }. En tout : { $ends }.
chart-best-several = La plus forte donne : { $points }, { $count } fois.
chart-best-words = La plus forte donne : { $name }, { $points } à la donne { $deal }.
chart-deals = Points de chaque donne
chart-deals-words = Barres : points marqués à chaque donne, dans l’ordre. { $each }.

evening-title = Soirée du { $day }
evening-titled = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
evening-matches = Les parties
evening-players = Les joueurs
evening-player = Joueur
evening-played = Parties
evening-won = Gagnées
evening-result = Résultat
evening-player-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}

year-title = { $name }, { $year }
year-matches = Les parties
year-with = Avec
year-against = Contre
year-own = Pour
year-others = Contre eux
year-best = gagnée
year-replaced = remplacé
year-lost = perdue
year-shared = partagée
year-over = dont { $count ->
    [one] { $count } finie
   *[other] { $count } finies
}
year-months = Parties par mois
year-months-words = Barres : parties gagnées et non gagnées, mois par mois. { $each }.
year-month-won = gagnées
year-month-not = non gagnées

csv-match = partie
csv-day = jour
csv-game = jeu
csv-title = titre
csv-rules = règles
csv-deal = donne
csv-dealer = donneur
csv-what = annonce
csv-complete = terminée
csv-void = nulle
csv-yes = oui
csv-no = non
csv-account = camp
csv-name = nom
csv-lines = lignes de la feuille
csv-points = points
csv-total = total
csv-whole = pour l’ensemble
csv-points-of = { $name } points
csv-total-of = { $name } total
csv-whole-of = { $name } pour l’ensemble

print-pdf-terminal = Un PDF ou une image ne se lit pas dans le terminal : dites où avec --output FICHIER.pdf ou FICHIER.png
print-pdf-failed = Le PDF n’a pas pu être fait.
print-png-failed = L’image n’a pas pu être faite.
print-nothing = Aucune partie ne convient.
print-look = La liste : ardoise liste
print-no-player = Aucun joueur ne s’appelle « { $name } » dans ces parties.
print-which-player = Plusieurs joueurs commencent par « { $name } » : { $names }.
print-one-sheet = Une feuille contient une partie, et il y en a { $count }.
print-export = Toutes, un fichier chacune : ardoise exporter --all --output DOSSIER

blank-line = Date ____________   Lieu ____________   Table ______
blank-deals = Les donnes
blank-afterwards = Pour la garder ensuite : ardoise jouer
blank-players = Cette feuille est pour { $seats } joueurs, et vous en nommez { $count }.
blank-forms = Une feuille vierge s’écrit en html, pdf, md ou txt.

booklet-title = Règles de la maison
booklet-ours = Chez nous
booklet-as-usual = Nous jouons le livre, sans rien changer.
booklet-contents = Sommaire
booklet-here = Ici
booklet-ours-is = chez nous { $value }
booklet-option = « { $what } »
booklet-set = « { $what } : { $value } »
