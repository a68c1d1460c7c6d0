# imprimer, statistiques, joueurs

value-FORMAT = FORMAT
value-YYYY = AAAA
value-PAPER = PAPIER

cmd-print = Mettre sur le papier une partie, une soirée ou l’année d’un joueur (imprimer)
examples-print =
    Exemples :
      ardoise imprimer --output soiree.html
      ardoise imprimer --blank contree Ana Bob Cy Dee --output vierge.pdf
arg-format = text,markdown,html,pdf,svg,png,csv,xlsx,json,sheet
arg-print-output = Le fichier à écrire
arg-day = Toutes les parties de ce jour
arg-year = Seulement les parties de cette année
arg-print-player = Toutes les parties de ce joueur
arg-signatures = Une ligne à signer pour chaque joueur
arg-print-hash = Au pied, l’empreinte du journal
arg-print-explain = Avec l’explication de chaque point
arg-print-rules = Avec toutes les règles en vigueur
arg-place = Le lieu, en haut de la feuille
arg-table = La table
arg-round = La manche d’un concours
arg-arbiter = L’arbitre
arg-begin = L’heure du début
arg-end = L’heure de la fin
arg-brief = Sans les explications
arg-blank = Une feuille vierge : règles, joueurs
arg-paper = Papier du PDF : a4, letter, a5 ou a6

cmd-stats = Les records d’un joueur, ou de deux partenaires (statistiques)
examples-stats =
    Exemples :
      ardoise statistiques ana
      ardoise statistiques ana --with cy --game coinche --year 2026
cmd-players = Tous les joueurs et leur cote ; les noms d’un même joueur (joueurs)
examples-players =
    Exemples :
      ardoise joueurs
      ardoise joueurs reunir Annie Ana
cmd-players-rename = Un joueur s’appelle autrement désormais (renommer)
cmd-players-merge = Deux noms sont un seul joueur (reunir)
cmd-players-split = Un nom redevient quelqu’un d’autre (separer)
cmd-players-forget = Un nom devient un pseudonyme partout (oublier)
cmd-players-log = Qui a renommé qui, et quand (journal)
arg-stats-player = Un joueur ; sans nom, tous
arg-stats-with = Seulement les parties avec ce partenaire
arg-against = Seulement les parties contre cet adversaire
arg-sort = gagnees, part, points, ecart, cote, parties, nom
arg-stats-day = Seulement ce jour-là
arg-players-day = Seulement ce jour-là
arg-month = Seulement ce mois-là
value-ORDER = ORDRE
value-YYYY-MM = AAAA-MM
arg-stats-rules = Seulement les parties sous ces règles
arg-players-rules = Seulement les parties sous ces règles
arg-players-rename-name = Le nom jusqu’ici
arg-players-merge-name = Le nom abandonné
arg-players-split-name = Le nom
arg-players-forget-name = Le nom, en entier
arg-players-forget-yes = Sans poser de question
arg-players-rename-target = Le nom désormais
arg-players-merge-target = Le nom désormais
arg-stats-limit = Au plus ce nombre d’un classement (100)
arg-list-sort = jour, ou notee (la dernière notée)
