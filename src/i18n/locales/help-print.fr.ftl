# imprimer, statistiques, joueurs

value-FORMAT = FORMAT
value-YYYY = AAAA
value-PAPER = PAPIER

cmd-print = Mettre sur le papier une partie, une soirée ou l’année d’un joueur (imprimer)
examples-print =
    Exemples :
      ardoise imprimer --output soiree.html --signatures
      ardoise imprimer --player Ana --year 2026 --output ana.pdf
arg-format = text, markdown, html, pdf, csv, json ou sheet (par défaut selon le nom du fichier, sinon text)
arg-print-output = Le fichier à écrire
arg-day = Toutes les parties de ce jour
arg-year = Seulement les parties de cette année
arg-print-player = Toutes les parties de ce joueur
arg-signatures = Une ligne à signer pour chaque joueur
arg-print-explain = Avec l’explication de chaque point (en HTML : dépliée)
arg-brief = Sans les explications
arg-paper = Papier du PDF : a4 ou letter
