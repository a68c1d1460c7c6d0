# L’aide d’exporter, importer et choisir.
cmd-export = Écrire une partie, une sélection ou tout : feuilles, base ou tableaux (exporter)
examples-export =
    Exemples :
      ardoise exporter --output soiree.sheet
      ardoise exporter --all --output copie.db
      ardoise exporter --game coinche --since 2026 --output feuilles
      ardoise exporter --all --format parquet --output analyses
cmd-import = Lire des feuilles, la base d’une autre machine ou un tableau CSV (importer)
examples-import =
    Deux fois ne change rien ; un fichier fautif est refusé, avec sa ligne.
    Ce que --map sait dire d’une colonne : donne donneur preneur contrat couleur
    points nous eux total-nous total-eux remarque événements, un événement (belote).
    Exemples :
      ardoise importer soiree.sheet feuilles autre-machine.db
      ardoise importer p.csv --game coinche --players Ana,Bob,Cy,Dee
cmd-choose = Les parties notées différemment sur deux machines : voir, choisir (choisir)
examples-choose =
    Exemples :
      ardoise choisir
      ardoise choisir 3f9a01c2 --reason "la feuille de Cléa"
arg-choose-id = La version qui compte ; sans elle, toutes sont montrées
cmd-sync = Plusieurs machines : échanger avec un lieu commun à toutes (synchroniser)
examples-sync =
    Un dossier (clé, partage, Syncthing) ou s3://SEAU/PREFIXE. Deux fois ne
    change rien ; coupé, il reprend ; tout est gardé : ardoise choisir.
    Exemples :
      ardoise synchroniser /media/cle/club
      ardoise synchroniser ajouter s3://club/parties --passphrase
      ardoise synchroniser
      ardoise synchroniser --status
cmd-sync-add = Retenir une destination ; rien n’est encore échangé (ajouter)
cmd-sync-list = Les destinations retenues (liste)
cmd-sync-remove = Ne plus retenir une destination ; ce qui s’y trouve y reste (retirer)
arg-sync-target = Un dossier, ou s3://SEAU/PREFIXE ; sans elle, toutes celles qui sont retenues
arg-sync-status = Dire seulement ce qui manque, et où
arg-key = Les objets sont fermés avec la clé de ce fichier (age)
arg-passphrase = Les objets sont fermés par une phrase secrète (ARDOISE_PASSPHRASE, ou demandée)
arg-sync-add-target = Un dossier, ou s3://SEAU/PREFIXE
arg-sync-remove-target = Comme la liste la montre
value-TARGET = DESTINATION
arg-export-pseudonyms = Chacun sous un pseudonyme, toujours le même
arg-export-format = sheet (feuille), db (base) ou parquet ; par défaut, selon la fin du nom
arg-export-output = Où écrire : un fichier, ou un dossier s’il y a plusieurs feuilles
arg-export-game = Seulement ce jeu
arg-import-files = Feuilles, dossiers, bases, tableaux CSV ; - : entrée standard
arg-import-map = Ses colonnes (donne=No,…), ou un fichier TOML
arg-import-game = Le jeu d’un tableau
arg-import-players = Les joueurs d’un tableau, dans l’ordre de jeu
arg-import-rules = Les règles d’un tableau
arg-import-set = Une option de ces règles ; peut se répéter
arg-import-date = Le jour d’un tableau
arg-import-title = Le titre d’un tableau
arg-import-dealer = Qui donne en premier dans un tableau
arg-import-dry_run = Montre la feuille qui serait importée, n’écrit rien
value-MAP = COLONNES
value-PLAYER-- = JOUEUR,…
cmd-backup = Une copie vérifiée de la base, maintenant (sauver)
examples-backup =
    Des copies se font aussi d’elles-mêmes : avant la première ligne d’un jour et
    avant importer, verifier --repair et restaurer ; les vieilles s’espacent.
    Exemples :
      ardoise sauver
      ardoise sauver --to /media/cle
cmd-restore = Les copies de la base ; l’une d’elles à sa place (restaurer)
examples-restore =
    Ce qui est remplacé est d’abord copié.
    Exemples :
      ardoise restaurer
      ardoise restaurer 2
      ardoise restaurer autre.db --yes
arg-backup-to = Où : un dossier ; d’ordinaire celui à côté de la base
arg-restore-copy = Son numéro dans la liste, ou un fichier ; sans lui, les copies sont montrées
arg-restore-from = Où sont les copies ; d’ordinaire le dossier à côté de la base
arg-restore-yes = Remplacer la base sans demander
arg-check-against = Tout ce que contient cette copie plus ancienne est-il ici ?
examples-sync-add =
    Exemples :
      ardoise synchroniser ajouter /media/cle/club
      ardoise synchroniser ajouter s3://club/marques --passphrase
examples-sync-list =
    Exemples :
      ardoise synchroniser liste
      ardoise synchroniser liste --json
examples-sync-remove =
    Exemples :
      ardoise synchroniser retirer /media/cle/club
      ardoise synchroniser retirer s3://club
examples-rules-booklet =
    Exemples :
      ardoise regles livret contree
      ardoise regles livret --output maison.pdf --paper a5
