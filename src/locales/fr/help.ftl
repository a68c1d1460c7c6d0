# Les mots de l’aide, lus seulement quand on la demande.

heading-usage = Usage :
heading-commands = Commandes{"\u00A0"}
heading-arguments = Arguments{"\u00A0"}
heading-options = Options{"\u00A0"}
value-COMMAND = COMMANDE
value-PATH = CHEMIN
value-NAME-NAME = NOM,NOM
value-CARD = CARTE
value-CARDS = CARTES
value-CONTRACT = CONTRAT
value-GAME = JEU
value-PLAYER = JOUEUR
value-NAME = NOM
value-NAME-FILE = NOM|FICHIER
value-KEY-VALUE = OPTION=VALEUR
value-TEXT = TEXTE
value-EVENT = ÉVÉNEMENT
value-FILE = FICHIER
value-SHEET-- = FEUILLE|-
value-FILE-- = FICHIER|-
value-DEAL = DONNE
value-SEQ = N°
value-WHEN = QUAND
value-YYYY-MM-DD = AAAA-MM-JJ
value-SIDE-N = CAMP N

cmd-ardoise = Le marqueur et l’arbitre d’une vraie table de cartes. Sans commande : l’ardoise de la partie en cours.
examples-ardoise =
    Exemples :
      ardoise nouveau coinche Ana Bob Cy Dee --rules contree
      ardoise noter contrat ana 100 coeur, points ana 131
cmd-new = Ouvrir une partie (nouveau)
examples-new =
    Exemples :
      ardoise nouveau coinche Ana Bob Cy Dee --rules contree --set objectif=2000
      ardoise nouveau whist Ana Bob Cy Dee --dealer Dee --title "Jeudi"
cmd-add = Noter ce qui s’est passé ; tout ou rien (noter)
examples-add =
    Exemples :
      ardoise noter contrat ana 100 coeur, coinche bob, points ana 131
      ardoise noter plis ana 9, honneurs bob 3
cmd-play = À la table : tout est demandé, question par question ; ou jouer une feuille dans la base (jouer)
examples-play =
    Exemples :
      ardoise jouer
      ardoise jouer soiree.sheet
cmd-show = L’ardoise d’une partie (voir)
examples-show =
    Exemples :
      ardoise voir
      ardoise voir 7c1d2e3f --json
cmd-list = Les parties de la base (liste)
examples-list =
    Exemples :
      ardoise liste --player ana
      ardoise liste --game whist --open
cmd-undo = Annuler les dernières saisies (annuler)
examples-undo =
    Exemples :
      ardoise annuler
      ardoise annuler 2 --reason "mauvaise donne"
cmd-redo = Rétablir ce qui a été annulé (refaire)
examples-redo =
    Exemples :
      ardoise refaire
      ardoise refaire 2
cmd-close = La table s’arrête là : finit la partie, gagnée par qui est en tête (close)
examples-close =
    Exemples :
      ardoise clore
      ardoise clore --reason "le café ferme"
      ardoise clore --day 2026-11-19
arg-close-day = Toutes les parties de ce jour, ou de ce mois
cmd-log = Qui a noté quoi, quand, et ce qui vaut encore (journal)
examples-log =
    Exemples :
      ardoise journal
      ardoise journal --at 12
cmd-explain = Chaque point, son calcul et son article (expliquer)
examples-explain =
    Exemples :
      ardoise expliquer 7
      ardoise expliquer tout
cmd-score = Compter une feuille sans toucher à la base (compter)
examples-score =
    Exemples :
      ardoise compter soiree.sheet
      ardoise compter - --json < soiree.sheet
cmd-rules = Règles toutes faites, options, articles et règles maison (regles)
examples-rules =
    Exemples :
      ardoise regles options coinche
      ardoise regles article coinche.failed
cmd-rules-list = Les règles toutes faites et les règles maison (liste)
cmd-rules-show = Chaque option d’un jeu de règles, avec sa valeur (voir)
cmd-rules-booklet = Le livret de la maison : le livre des règles avec nos valeurs (livret)
cmd-rules-options = Les options d’un jeu, leurs valeurs et leur sens
cmd-rules-article = Un article du règlement, ou la liste des articles
cmd-rules-guess = Quelles règles expliquent un carnet, et ce qui trancherait le reste (devine)
examples-rules-guess =
    Exemples :
      ardoise regles devine coinche soiree.sheet
      ardoise regles devine coinche nous.sheet eux.sheet
      ardoise regles devine belote soiree.csv --players Ana,Bob,Cy,Dee
    Après chaque donne, la feuille dit ce qui a été marqué : contrôle A 240 B 0
arg-pads = Une feuille ou un tableau des points, ou deux
arg-figures = Les chiffres : donnes ou totaux
arg-save = Garde la meilleure réponse sous ce nom
arg-rules-guess-set = Une option connue ; peut se répéter
arg-rules-guess-map = Quelle colonne dit quoi, ou un fichier
arg-rules-guess-players = Les joueurs d’un tableau, dans l’ordre
cmd-rules-save = Enregistrer les règles de la partie, ou d’autres, comme règles maison (enregistrer)
cmd-rescore = Ce que cela aurait donné sous d’autres règles, différences marquées (recompter)
examples-rescore =
    Exemples :
      ardoise recompter --rules ffb-coinche
      ardoise recompter soiree.sheet --rules contree coinche-2000
cmd-convert = Tables de conversion et d’équivalence, et ce que paie une annonce (convertir)
examples-convert =
    Exemples :
      ardoise convertir coinche 87 --to tout
      ardoise convertir coinche --bid 120 --coinche
cmd-rules-diff = Deux règles côte à côte : seulement ce qui diffère (comparer)
cmd-check = Vérifier la base, ou comparer les totaux à la feuille de papier (verifier)
examples-check =
    Exemples :
      ardoise verifier
      ardoise verifier A 540 B 320
cmd-referee = L’arbitre : cartes permises, plis, donnes notées carte par carte (arbitre)
examples-referee =
    Exemples :
      ardoise arbitre permis coinche --trump pique --trick "9co Vco" --hand "Aco 7pi Vpi"
      ardoise arbitre donne soiree.sheet
cmd-referee-legal = Quelles cartes se jouent, et pour les autres, l’article qui l’interdit (permis)
examples-referee-legal =
    Exemples :
      ardoise arbitre permis coinche --trump pique --trick "9co Vco" --hand "Aco 7pi Vpi"
      ardoise arbitre permis marjolet --trump carreau --phase fin --trick Rpi --hand "Api 9pi Vtr"
cmd-referee-trick = Qui prend un pli, et ce qu’il vaut (pli)
examples-referee-trick =
    Exemples :
      ardoise arbitre pli coinche --trump coeur --cards "10tr 9co Vco 7tr"
      ardoise arbitre pli whist --trump sans-atout --cards "10tr Aco Vtr 7tr" --leader 3
cmd-referee-deal = La dernière donne d’une feuille dont les cartes sont notées (donne)
examples-referee-deal =
    Exemples :
      ardoise arbitre donne soiree.sheet
      ardoise arbitre donne - --json < soiree.sheet
cmd-referee-positions = Des positions en JSON, une par ligne : une réponse par ligne, dans l’ordre
examples-referee-positions =
    Exemples :
      ardoise arbitre positions positions.jsonl
      ardoise arbitre positions - < positions.jsonl > reponses.jsonl

arg-help = Cette aide
arg-version = La version
arg-db = Le fichier de la base (ou ARDOISE_DB)
arg-match_id = Une partie, par son numéro ou ses derniers caractères (ou ARDOISE_MATCH)
arg-lang = Langue du programme : { $langs } (ou ARDOISE_LANG)
arg-json = Sortie pour les machines
arg-color = Couleurs : auto, always (toujours) ou never (jamais)
arg-game = Un jeu : { $games }
arg-players = Les joueurs, dans l’ordre du jeu
arg-rules = Des règles toutes faites, une règle maison ou son fichier
arg-set = Une option des règles ; peut se répéter
arg-dealer = Qui donne en premier (par défaut, le premier joueur)
arg-title = Un titre pour la partie
arg-teams = Le nom de chaque camp, celui du premier joueur d’abord
arg-start = Les totaux reportés d’une feuille de papier, comme dans la notation
arg-date = Le jour de la partie
arg-add-yes = Déclarer nulle une donne finie sans demander
arg-as_played = Noter ce qui est contraire aux règles comme un fait, avec son constat
arg-dry_run = Montrer l’effet, ne rien écrire
arg-events = Des événements dans la notation des feuilles, séparés par des virgules
arg-file = Une feuille ; - lit l’entrée standard
arg-id = Une partie, par son numéro ou ses derniers caractères
arg-show-hash = Affiche l’empreinte du journal sous l’ardoise, pour comparer deux copies à l’œil
arg-at = Telle qu’elle était après cette ligne du journal
arg-player = Seulement les parties de ce joueur
arg-open = Seulement les parties en cours
arg-over = Seulement les parties finies
arg-since = Ouvertes ce jour-là ou après
arg-until = Ouvertes ce jour-là ou avant
arg-limit = Au plus ce nombre (30)
arg-count = Combien de commandes (1)
arg-reason = Pourquoi, pour le journal
arg-deal = Le numéro d’une donne, ou tout (par défaut, la dernière)
arg-explain = Chaque point avec son article
arg-name = Des règles toutes faites, une règle maison ou son fichier ; sans rien, celles de la partie
arg-rules-save-name = Le nom de la règle maison
arg-rules-article-id = Un article (coinche.failed), ou un jeu pour la liste
arg-force = Remplacer la règle maison de ce nom
arg-leaf = Le fichier à écrire : html, pdf, md, txt ou csv
arg-output = Où écrire ; avec --all, un dossier
arg-all = Toutes les parties
arg-files = Des feuilles ; - lit l’entrée standard
arg-totals = Ce que dit le papier : A 540 B 320
arg-repair = Refaire les listes d’après le journal ; le journal n’est jamais touché
arg-trump = L’atout : une couleur, sans-atout ou tout-atout
arg-leader = Qui entame, de 1 à 4 dans l’ordre du jeu (par défaut 1)
arg-declarer = Qui joue seul, ou a annoncé tous les plis
arg-called = Au tarot à cinq : la carte appelée
arg-first = Le premier pli de la donne
arg-phase = Au marjolet : talon, ou fin quand il est épuisé
arg-contract = Le contrat, où il change quelque chose (capot, schmurtz)
arg-trick = Les cartes déjà jouées du pli, dans l’ordre
arg-hand = La main
arg-cards = Les cartes du pli, dans l’ordre
arg-referee-legal-player = À qui de jouer, de 1 à 4
arg-referee-positions-file = Un fichier de lignes JSON ; - lit l’entrée standard
arg-target = Une partie, ou une feuille (par défaut, la partie en cours)
arg-rescore-rules = Les autres règles, une ou plusieurs
arg-points = Une valeur à convertir
arg-from = L’échelle où elle est (par défaut, classic)
arg-to = L’échelle voulue, ou tout
arg-bid = Une annonce : un nombre, capot, generale
arg-suit = Sa couleur, sans-atout ou tout-atout
arg-raised = Ce qu’elle paierait coinchée
arg-raised_again = Ce qu’elle paierait surcoinchée
arg-marks = La table de marque, en mots
arg-one = Les premières règles
arg-other = Les autres
value-ID-FILE = N°|FICHIER
value-FIGURES = CHIFFRES
value-SCALE = ÉCHELLE
value-LEVEL = ANNONCE
value-SUIT = COULEUR
cmd-rules-search = Trouver articles et mots par de simples mots, dans toutes les langues (chercher)
cmd-rules-glossary = Les mots de la table de cartes (glossaire)
arg-words = Ce que vous cherchez
arg-word = Un mot
arg-why = De cette ligne de l’explication à son article
value-WORD = MOT
value-LINE = LIGNE
value-ARTICLE = ARTICLE
value-FOLDER = DOSSIER
value-SIDE = CAMP
value-PLACE = PLACE
value-NO-FILE = N°|FICHIER
value-HH-MM = HH:MM
value-off-shown-required = non|montre|exige
value-talon-end = talon|fin
