# L’aide du programme sur un seul écran : les commandes par groupes.

overview-about = Le marqueur et l’arbitre d’une vraie table de cartes.
overview-usage = [OPTIONS] [COMMANDE]      (sans commande : la partie en cours)
options-everywhere = Partout : --match ID, --db CHEMIN, --lang { $langs }, --json, --color QUAND, -h
help-more = Avec --help : chaque mot, et des exemples.
group-table = La table
group-rules = La règle
group-records = Parties
group-paper = Papier
group-program = Programme
short-new = ouvrir une partie
short-add = noter un coup
short-play = saisie guidée
short-show = l’ardoise
short-watch = l’ardoise en grand
short-serve = sur les téléphones
short-amend = une donne déjà notée
short-undo = la dernière saisie
short-redo = rétablir
short-close = finir là
short-adopt = d’autres règles
short-reseat = changer un joueur
short-explain = chaque point
short-referee = trancher un litige
short-rules = règles, articles
short-convert = tables, équivalences
short-rescore = sous d’autres règles
short-score = une feuille seule
short-list = toutes les parties
short-log = qui a noté quoi
short-stats = les records
short-players = la cote de chacun
short-print = feuille, PDF, HTML
short-check = base, ou papier
short-export = feuilles, base
short-import = feuilles, tableaux
short-sync = autres machines
short-backup = une copie
short-restore = la remettre
short-choose = entre deux versions
short-config = vos habitudes
short-completions = la touche Tab
short-man = pages de manuel
overview-after =
    Options   --match ID       une partie (ou ARDOISE_MATCH)  --json  pour machines
              --db CHEMIN      la base (ou ARDOISE_DB)        --color QUAND couleurs
              --lang { $langs }  la langue (ou ARDOISE_LANG)    -h, -V  aide, version
    Exemples  ardoise nouveau coinche Ana Bob Cy Dee ; ardoise noter --help
examples-rules-list =
    Exemples :
      ardoise regles liste
      ardoise regles liste coinche
examples-rules-show =
    Exemples :
      ardoise regles voir contree
      ardoise regles voir --set objectif=1500 --marks
examples-rules-save =
    Exemples :
      ardoise regles enregistrer jeudi --rules contree --set objectif=1500
      ardoise regles enregistrer chez-nous --force
examples-rules-diff =
    Exemples :
      ardoise regles comparer contree coinche
      ardoise regles comparer contree ./maison.toml
examples-rules-options =
    Exemples :
      ardoise regles options
      ardoise regles options manille
examples-rules-search =
    Exemples :
      ardoise regles chercher renonce
      ardoise regles chercher dix de der
examples-rules-glossary =
    Exemples :
      ardoise regles glossaire
      ardoise regles glossaire belote
examples-rules-article =
    Exemples :
      ardoise regles article coinche.failed
      ardoise regles article whist
examples-players-log =
    Exemples :
      ardoise joueurs journal
      ardoise joueurs journal --json
examples-players-rename =
    Exemples :
      ardoise joueurs renommer Bob Robert
      ardoise joueurs renommer "Jean P" Jean
examples-players-merge =
    Exemples :
      ardoise joueurs reunir Bobby Bob
      ardoise joueurs reunir ana Ana --json
examples-players-forget =
    Exemples :
      ardoise joueurs oublier Bob
      ardoise joueurs oublier Bob --yes
examples-players-split =
    Exemples :
      ardoise joueurs separer Bobby
      ardoise joueurs separer Bobby --json
