# L’aide des commandes de la table.

value-CHANGE = CHANGEMENT

cmd-amend = Corriger une donne déjà notée, après avoir montré ce que cela change (corriger)
examples-amend =
    Exemples :
      ardoise corriger 5 belote cy
      ardoise corriger 5 remplace 2 points ana 131 --reason "mal compté"
    Seule, la donne montre ses événements avec leurs numéros (supprime 2, insere 2 …).
    Hors d’un terminal, sans --yes : montre le changement, n’écrit rien et rend 1.
cmd-adopt = Adopter d’autres règles à partir de la prochaine donne (adopter)
examples-adopt =
    Exemples :
      ardoise adopter --set objectif=2000 --reason "plus long ce soir"
      ardoise adopter contree
cmd-reseat = Remplacer un joueur à partir de la prochaine donne (remplacer)
examples-reseat =
    Exemples :
      ardoise remplacer dee Eve
      ardoise remplacer dee Eve --reason "Dee rentre"

arg-amend-deal = Le numéro de la donne (ou : derniere)
arg-change = Un événement, ou : supprime N°, remplace N° ÉVÉNEMENT, insere N° ÉVÉNEMENT, ajoute ÉVÉNEMENT
arg-yes = Garder sans demander
arg-reseat-player = Le joueur qui s’en va
arg-reseat-with = Celui qui prend sa place

value-KEY = RÉGLAGE
value-VALUE = VALEUR
value-SHELL = SHELL
value-DIR = DOSSIER

cmd-watch = L’ardoise en grand, mise à jour pendant que d’autres notent (veille)
arg-watch-bell = Sonner quand quelque chose est noté
examples-watch =
    Exemples :
      ardoise veille
      ardoise veille 7c1d2e3f
cmd-serve = L’ardoise sur tous les écrans de la pièce, la saisie depuis les téléphones (servir)
examples-serve =
    Exemples :
      ardoise servir
      ardoise servir --lan --agree montre
      ardoise servir --lan --contest
      ardoise servir --lan --all --port 8080
    La première ligne est l’adresse : qui l’atteint voit l’ardoise, qui scanne le
    code ou tape ses chiffres écrit. Sans --lan : cette machine seulement.
arg-serve-port = Le port ; 0 en prend un libre
arg-serve-lan = Pour tous sur le réseau local
arg-serve-all = Toutes les tables de la pièce : parties ouvertes, et celles du jour
arg-serve-contest = Tout un concours : la salle, les tables, le mur ; sans nom le dernier
arg-serve-agree = L’autre camp donne-t-il son accord à chaque donne ?
arg-serve-token = Imprimer aussi un jeton pour programmes : marqueur, arbitre, spectateur ou un joueur
cmd-config = Langue, couleurs, joueurs et règles habituels (reglages)
examples-config =
    Exemples :
      ardoise reglages lang fr
      ardoise reglages rules.coinche contree
cmd-completions = Le complément (Tab) pour bash, zsh, fish, powershell : joueurs, coups, options
examples-completions =
    Exemples :
      source <(ardoise completions bash)
      ardoise completions fish > ~/.config/fish/completions/ardoise.fish
cmd-man = Les pages de manuel (manuel)
examples-man =
    Exemples :
      ardoise manuel | man -l -
      ardoise manuel --output ~/.local/share/man/man1

arg-lines = Une ligne à la fois, sans menus
arg-config-key = lang, color, players, ou rules.JEU
arg-value = La nouvelle valeur
arg-unset = Oublier ce réglage
arg-shell = bash, zsh, fish, powershell ou elvish
arg-man-output = Écrire une page par commande dans ce dossier
