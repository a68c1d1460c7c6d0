# concours

value-CONTEST = CONCOURS
value-ENTRANT = INSCRIT
value-ENTRY = INSCRIPTION
value-KIND = GENRE
value-ODD = IMPAIR
value-POINTS = POINTS
value-RANK-WORDS = RANG MOTS
value-WHAT = QUOI

short-contest = une salle de tables
overview-contest-about = Une salle de tables : inscrire, tirer, noter, classer.
overview-contest-usage = concours [OPTIONS] [COMMANDE]  (seul : tout est demandé)
group-contest-hall = Salle
group-contest-round = Manche
group-contest-ranks = Rangs
group-contest-paper = Papier
group-contest-end = Fin
short-contest-new = ouvrir un concours
short-contest-enter = joueurs ou paires
short-contest-withdraw = ne joue plus
short-contest-return = joue de nouveau
short-contest-replace = un autre à sa place
short-contest-draw = la manche suivante
short-contest-table = la partie d’une table
short-contest-result = les totaux d’une table
short-contest-agree = les camps ont signé
short-contest-missing = qui joue encore
short-contest-lock = la manche est finie
short-contest-standings = où chacun se trouve
short-contest-prizes = rangs et prix
short-contest-show = le concours tel quel
short-contest-list = tous les concours
short-contest-print = cartes, tirage, mur
short-contest-verify = refaire les tirages
short-contest-log = qui a noté quoi
short-contest-undo = annuler une commande
short-contest-close = tout s’arrête là
cmd-contest = Une salle de tables : inscrire, tirer, classer (concours)
examples-contest =
    Exemples :
      ardoise concours
      ardoise concours nouveau paires manille --title "Soirée manille" --rounds 5
arg-contest-contest = Le concours ; sans lui, le dernier où l’on a noté
cmd-contest-new = Ouvrir un concours (nouveau)
examples-contest-new =
    Exemples :
      ardoise concours nouveau individuel manille --rounds 4 --deals 8
      ardoise concours nouveau poules coinche --rules contree --pool 4 --through 2
arg-contest-new-format = individuel, plan, paires ou poules
arg-contest-new-game = Le jeu
arg-contest-new-title = Le nom du concours
arg-contest-new-rules = Les règles de chaque partie
arg-contest-new-rounds = Combien de manches
arg-contest-new-deals = Combien de donnes par manche ; 0 : jusqu’au bout
arg-contest-new-count = Ce qui compte : points, victoires, deux ou marge
arg-contest-new-limit = L’écart qui compte au plus à une table
arg-contest-new-ties = Ce qui départage, dans l’ordre : victoires, marge, points, rencontre, adversaires, sort
arg-contest-new-odd = Qui ne remplit pas de table : moyenne, trois (à trois), maison, ou un nombre de points
arg-contest-new-pool = Combien de paires par poule : 3 à 6
arg-contest-new-through = Combien par poule vont au tableau principal
arg-contest-new-date = Le jour
arg-contest-new-secret = Le texte qui est scellé ; sinon tiré au sort
cmd-contest-enter = Inscrire des joueurs ou des paires (inscrire)
examples-contest-enter =
    Exemples :
      ardoise concours inscrire Ana Bob "Cy Dee"
      ardoise concours inscrire Ana+Bob Cy+Dee --club "Les Rois"
arg-contest-enter-names = Un joueur ; une paire avec un plus au milieu
arg-contest-enter-from = Une liste : une ligne chacun, noms et club ; devant, les numéros tirés s’il y en a
arg-contest-enter-club = Le club de tous
arg-contest-enter-house = Ils ne font que remplir des tables, hors classement
cmd-contest-draw = Tirer la manche suivante (tirer)
examples-contest-draw =
    Exemples :
      ardoise concours tirer --dice 4 2 6
      ardoise concours tirer
arg-contest-draw-dice = Ce que la salle a jeté
cmd-contest-table = Ouvrir la partie d’une table, ou la montrer
examples-contest-table =
    Exemples :
      ardoise concours table 3
      ardoise concours table 3 --round 1
arg-contest-table-table = La table
arg-contest-table-round = La manche ; sans elle, la dernière
cmd-contest-result = Entrer ce qu’une table a donné : les totaux seuls (resultat)
examples-contest-result =
    Exemples :
      ardoise concours resultat 3 101 64
      ardoise concours resultat 3 101 46 --round 1 --reason "mal lu"
arg-contest-result-table = La table
arg-contest-result-scores = Les points de chaque camp, comme sur la carte
arg-contest-result-forfeit = Le camp qui n’a pas joué : A ou B ; A,B si personne n’est venu
arg-contest-result-round = La manche ; sans elle, la dernière
arg-contest-result-reason = Pourquoi un résultat d’une manche close change
cmd-contest-agree = Les deux camps sont d’accord sur ce qui est entré de leur table (accorder)
examples-contest-agree =
    Exemples :
      ardoise concours accorder 3
      ardoise concours accorder 3 7 12
arg-contest-agree-tables = Les tables dont les deux camps ont signé la carte
cmd-contest-missing = Quelles tables jouent encore, et depuis quand (manquants)
examples-contest-missing =
    Exemples :
      ardoise concours manquants
      ardoise concours manquants --json
cmd-contest-lock = La manche est finie : ses résultats tiennent (clore)
examples-contest-lock =
    Exemples :
      ardoise concours clore
      ardoise concours clore --json
cmd-contest-standings = Où chacun se trouve, ou pourquoi l’un d’eux (classement)
examples-contest-standings =
    Exemples :
      ardoise concours classement --after 2
      ardoise concours classement ana
arg-contest-standings-entry = De qui : un nom ou un numéro ; alors manche par manche
arg-contest-standings-after = Après cette manche
cmd-contest-withdraw = Quelqu’un ne joue plus (retirer)
examples-contest-withdraw =
    Exemples :
      ardoise concours retirer ana
      ardoise concours retirer 7 --reason "malade"
arg-contest-withdraw-entry = Un nom ou un numéro
arg-contest-withdraw-reason = Pourquoi
cmd-contest-return = Quelqu’un qui s’est retiré rejoue (revenir)
examples-contest-return =
    Exemples :
      ardoise concours revenir ana
      ardoise concours revenir 7
arg-contest-return-entry = Un nom ou un numéro
cmd-contest-replace = Quelqu’un d’autre joue sous un numéro et avec ses points (remplacer)
examples-contest-replace =
    Exemples :
      ardoise concours remplacer 7 Zoé
      ardoise concours remplacer 3 Ana+Zoé --reason "Bob est malade"
arg-contest-replace-entry = Un nom ou un numéro
arg-contest-replace-with = Qui joue désormais ; une paire avec un plus
arg-contest-replace-reason = Pourquoi
cmd-contest-prizes = Noter les prix, ou les montrer (prix)
examples-contest-prizes =
    Exemples :
      ardoise concours prix 1 "un jambon" 2-3 "une bouteille"
      ardoise concours prix
arg-contest-prizes-prizes = Des rangs et ce qu’ils gagnent
cmd-contest-print = Le papier de la salle (imprimer)
examples-contest-print =
    Exemples :
      ardoise concours imprimer cartes -o cartes.pdf --paper a6
      ardoise concours imprimer tirage -o tirage.pdf
arg-contest-print-what = cartes, tirage, classement, prix, vierges ou mur
arg-contest-print-round = La manche ; sans elle, la dernière
cmd-contest-verify = Refaire chaque tirage : identique, ou non et où (verifier)
examples-contest-verify =
    Exemples :
      ardoise concours verifier
      ardoise concours verifier salle.db
arg-contest-verify-file = Une base d’une autre machine
cmd-contest-list = Tous les concours (liste)
examples-contest-list =
    Exemples :
      ardoise concours liste
      ardoise concours liste --json
cmd-contest-show = Le concours comme il est (voir)
examples-contest-show =
    Exemples :
      ardoise concours voir
      ardoise concours voir --json
cmd-contest-undo = Annuler les dernières commandes (annuler)
examples-contest-undo =
    Exemples :
      ardoise concours annuler
      ardoise concours annuler 2 --reason "mauvaise table"
arg-contest-undo-count = Combien
arg-contest-undo-reason = Pourquoi
cmd-contest-close = Le concours s’arrête là (terminer)
examples-contest-close =
    Exemples :
      ardoise concours terminer
      ardoise concours terminer --json
cmd-contest-log = Qui a noté quoi, et quand (journal)
examples-contest-log =
    Exemples :
      ardoise concours journal
      ardoise concours journal --json
