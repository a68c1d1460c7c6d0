# Les mots de la table : corriger, comparer, demander.

yes = oui
no = non
ask-replace = La règle maison « { $name } » existe déjà. La remplacer ?
ask-yes-no = o / n
ask-none-of-these = Ce n’est aucun de ces choix : tapez ses premières lettres, ou prenez-le avec les flèches.
ask-keys-choice = flèches ou premières lettres · Échap : retour · Ctrl-C : arrêter
ask-keys-number = le nombre, puis Entrée · Échap : retour · Ctrl-C : arrêter
ask-keys-half = points (43,5 ou 43, pour le demi), puis Entrée · Échap : retour
ask-keys-text = quelques mots, puis Entrée · Échap : retour · Ctrl-C : arrêter
ask-keys-cards = valeur puis couleur : 10co, R♥, Vpique · Échap : retour · Ctrl-C : arrêter
ask-keys-figure = le nombre, puis Entrée · flèches : pour un autre · Échap : retour
ask-player = { $event } — qui ?
ask-account = { $event } — pour qui ?
ask-count = { $event } de { $account } :
ask-suit = { $event } — quelle couleur ?
ask-own = { $event } — { $question }
ask-card = { $event } — quelle carte ?
ask-cards = { $event } — quelles cartes ?
ask-level = { $event } — combien ?
ask-signed = { $event } — combien (+ ou −) ?
ask-choice = { $event } — laquelle ?
ask-text = { $event } — en quelques mots :
ask-not-cards = « { $text } » ne se lit pas comme des cartes : 10co, Vpique, R♥.
suit-hearts = cœur
suit-diamonds = carreau
suit-clubs = trèfle
suit-spades = pique

change-deal = Donne { $deal }
change-totals = Totaux
change-whole = Ensemble
change-more = { $count ->
    [one] … et une autre donne change aussi
   *[other] … et { $count } autres donnes changent aussi
}
change-dealer = À partir de la donne { $deal }, { $new } donne, et non { $old }.
change-end = Fin de la partie : « { $old } » devient « { $new } »
change-open = partie en cours
change-misfit = Ne va plus, donne { $deal } : { $text }

amend-deal = Donne { $deal }, telle qu’elle est notée
amend-empty = Rien n’y est noté.
amend-no = N°
amend-event = Événement
amend-how = Pour la corriger : ardoise corriger { $deal } ÉVÉNEMENT, ou : remplace N° ÉVÉNEMENT, insere N° ÉVÉNEMENT, supprime N°
amend-preview = Correction de la donne { $deal }
amend-replaced = { $no }. { $old }  →  { $new }
amend-stays = « { $old } » reste compté ainsi. Est-ce le chiffre du nouveau preneur ? Alors tapez : ardoise corriger { $deal } { $new }
amend-dropped = { $no }. { $old }  →  supprimé
amend-added = + { $new }
amend-dry = Rien n’est écrit.
amend-keep = Garder cette correction ?
amend-kept = La donne { $deal } est corrigée ; la version d’avant est gardée.
amend-kept-open = La donne { $deal } n’a plus de résultat, et une autre la suit. Pour dire sa fin : ardoise corriger { $deal } ÉVÉNEMENT, ou pour reprendre la correction : ardoise annuler
amend-left = Rien n’a changé.
amend-say-yes = Rien n’est écrit : pour garder cette correction, répétez la commande avec --yes.
amend-nothing = La donne { $deal } est déjà ainsi.
amend-together = Corrigez tout en une seule commande : ce qui est ôté, et ce qui en dépendait ou le remplace.
amend-opinion = On n’accorde ni ne conteste la donne { $deal } en la corrigeant.
amend-no-close = La table ne s’est pas arrêtée à la donne { $deal } : d’autres donnes suivent.
amend-begins-once = La donne { $deal } commence une fois, par ce qui est dit d’elle d’abord.
amend-replace = Pour la remplacer : ardoise corriger { $deal } remplace { $no } …
amend-replace-and = Pour la remplacer : ardoise corriger { $deal } remplace { $no } …, supprime { $others }
amend-together-drop = Ce qui en dépend s’ôte dans la même commande : ardoise corriger { $deal } …, supprime { $others }
amend-annulled = La donne { $deal } est annulée et le resterait. Si elle compte, ôtez aussi ce qui l’annule : ardoise corriger { $deal } supprime { $no }, …
amend-no-end = La donne { $deal } n’aurait plus de fin, et d’autres la suivent.
amend-no-such-event = La donne { $deal } n’a pas d’événement n° { $text }. Les numéros : ardoise corriger { $deal }

adopt-what = Adopter quoi ? Un nom de règles, ou --set OPTION=VALEUR.
adopt-same = Ce sont déjà les règles de cette partie.
adopt-other-table = Les règles { $rules } ne se jouent pas avec cette table.
adopted = À partir de la donne { $deal } :
reseated = À partir de la donne { $deal }, { $new } joue à la place de { $old }.

close-none-open = Ce jour-là, aucune partie n’est en cours.
close-one = { $match } est close : { $result }
close-left = { $match } reste en cours :

carried-no-dropped = Cette feuille ne garde pas le numéro de la donne { $deal }, supprimée : les suivantes y sont comptées une de moins.
carried-no-adopt = Cette feuille n’a qu’un jeu de règles : elle ne dit pas qu’à partir de la donne { $deal } on joue avec { $rules }.
carried-no-reseat = Cette feuille ne dit pas qu’à partir de la donne { $deal } les joueurs sont { $new } au lieu de { $old }.
carried-totals = Relue, elle donne donc { $sheet } au lieu de { $match }.
carried-unread = Elle ne se relit pas en entier : à la ligne { $line } (avec ces commentaires, un peu plus bas) un événement ne va pas.

check-paper = Papier
check-slate = Ardoise
check-gap = Écart
check-and = { " " }Et :{ " " }
check-unsure = Sans certitude : le temps n’a pas suffi pour essayer toutes les erreurs, il peut y en avoir de plus probables.
add-command = C’est une commande à part : { $command }
check-fix = si le papier a raison : { $command }
totals-explained = { $count ->
    [one] Les totaux diffèrent de la feuille de papier ; une chose l’explique exactement.
   *[other] Les totaux diffèrent de la feuille de papier ; { $count } choses l’expliquent exactement, la plus probable d’abord.
}
slip-without = Donne { $deal } : le papier ne compte pas « { $event } ».
slip-with = Donne { $deal } : le papier compte « { $event } », que l’ardoise n’a pas.
slip-instead = Donne { $deal } : le papier compte « { $other } » au lieu de « { $event } ».
slip-rule = Donne { $deal } : comptée avec « { $option } : { $theirs } » et non « { $ours } ».
slip-rule-whole = Toute la partie est comptée avec « { $option } : { $theirs } » et non « { $ours } ».
slip-line-left = Donne { $deal } : il manque au papier « { $text } », { $amount } pour { $who }.
slip-line-turned = Donne { $deal } : « { $text } », { $amount } pour { $who }, est dans l’autre colonne.
slip-columns = Donne { $deal } : les deux colonnes sont échangées.
slip-columns-whole = Les deux totaux sont échangés.
slip-deal-left = Donne { $deal } : elle n’est pas sur le papier.
slip-deal-twice = Donne { $deal } : elle est comptée deux fois.
slip-addition = Une faute d’addition de { $amount } dans la colonne de { $who }.

brief-deal = Donne { $deal } : { $scores }.
brief-deal-headline = Donne { $deal }, { $headline } : { $scores }.
brief-more =   … et { $count ->
        [one] { $count } ligne encore
       *[other] { $count } lignes encore
    } (expliquer)
play-keys = flèches, lettres · une ligne, un nombre · Ctrl-C : arrêter
play-figure = { $account } : tapez le nombre
play-all-pass = tous passent
play-dealer = { $player } donne
play-ask = Donne { $deal } ({ $state }) ?
play-ask-player = Donne { $deal } ({ $state }, { $player } parle) ?
play-ask-plays = Donne { $deal } ({ $state }, à { $player } de jouer) ?
play-over = La partie est finie. Et maintenant ?
play-always = ou / corriger, expliquer, arbitre, annuler, note, quitter
play-meant = sans doute
restate-ask = La donne { $deal } est finie ({ $was }). La changer en { $is } ?
restated = La donne { $deal } était finie ({ $was }), et donne maintenant { $is }. C’était une autre donne ? Pour revenir : ardoise annuler
repeated = La donne { $deal } est finie et le dit déjà. Si c’était une autre donne, commencez par « donne ».
repeated-void = La donne { $deal } est nulle : rien n’y compte plus. Si c’était une autre donne, commencez par « donne ».
added = La donne { $deal } était finie ({ $was }) ; avec cela elle donne { $is }.
void-ask = La donne { $deal } est finie. La déclarer nulle ?
void-ask-points = La donne { $deal } est finie ({ $scores }). La déclarer nulle ?
void-left = La donne { $deal } reste comme elle est.
old-word-which = Que faut-il faire ?
old-word-nothing = rien
old-word-undo = Annuler la dernière saisie ({ $what }) ?
old-word-void = Déclarer nulle la donne { $deal } ?
play-ruling = arbitre
play-ruling-hint = une irrégularité : ce que disent les règles
play-undo = annuler la dernière saisie
play-redo = refaire
play-amend = corriger
play-amend-hint = une donne déjà notée
play-explain = expliquer
play-explain-hint = les points de la dernière donne
play-slate = ardoise
play-slate-hint = toute la partie
play-rematch = revanche
play-rematch-hint = mêmes joueurs, mêmes règles, { $player } donne
play-share = résumé à partager
play-share-hint = un court texte pour un message
rematch-which = Qui joue avec qui ?
rematch-kept = comme avant
rematch-turned = on tourne
rematch-lot = au sort
rematch-drawn = Le sort a dit : { $teams }.
new-teams = { $one } contre { $other }
share-copied = Le texte est dans le presse-papiers, si ce terminal le permet.
ending-gap = Écart : { $count ->
        [one] { $count } point
       *[other] { $count } points
    } ({ $own } à { $next }).
ending-best = La plus belle donne : la { $deal }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $account }.
ending-best-of = La plus belle donne : la { $deal }, { $what }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $account }.
ending-contracts = Contrats réussis : { $each }.
ending-made = { $player } { $made } sur { $count }
ending-raises = Ont dit « { $word } » : { $each }.
ending-deals = { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }.
ending-length = { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    } en { $time }.
ending-minutes = { $minutes } min
ending-hours = { $hours } h { $minutes }
play-new = nouvelle partie
play-new-hint = celle-ci reste notée
play-rules = règles
play-rules-hint = celles de cette partie
play-who-speaks = qui parle
play-who-deals = qui donne
play-who-deals-hint = si c’est quelqu’un d’autre
play-who-deals-ask = Qui donne ?
play-reseat = remplacer
play-reseat-hint = quelqu’un part, quelqu’un s’assied
play-reseat-who = Qui se lève ?
play-reseat-with = Qui prend la place de { $old } ?
ask-close = La partie s’arrête-t-elle là ?
play-quit = quitter
play-quit-hint = tout est noté
play-pasted-left = { $count ->
    [one] La ligne qui suivait n’est pas lue.
   *[other] Les { $count } lignes qui suivaient ne sont pas lues.
}
play-left = Tout est noté. Pour reprendre : ardoise jouer
play-left-asked = Ce que vous étiez en train de dire n’est pas noté ; tout ce qui précède l’est. Pour reprendre : ardoise jouer
play-left-over = Tout est noté. Une autre partie : ardoise jouer
play-as-played = C’est contraire aux règles. Le noter tel que joué ?
play-settles = Noter aussi « { $line } » ?
play-amend-which = Quelle donne ?
play-amend-which-keys = son numéro, ou flèches puis Entrée · Échap : retour
play-amend-what = Donne { $deal } : le nombre juste, ou la ligne à reprendre :
play-amend-keys = un nombre · flèches, Entrée : ses questions à nouveau · une ligne · Échap : retour
play-amend-drop = supprimer :
new-which-game = Quel jeu ?
new-which-player = Joueur { $no }, dans l’ordre du jeu :
new-many-players = On joue ici à { $most } au plus, et il y a { $found } noms.
new-player-keys = flèches, ou tapez un nom, ou plusieurs avec des virgules · Échap : le joueur d’avant · Ctrl-C : arrêter
new-same-table = la même table
new-enough = — c’est tout
new-which-rules = Quelles règles ?
new-same-rules = comme le { $day }
new-usual-rules = celles de la configuration
new-which-dealer = Qui donne en premier ?

config-key = Réglage
config-lang = la langue du programme : { $langs }
config-color = les couleurs : auto, always (toujours) ou never (jamais)
config-players = les joueurs habituels, dans l’ordre du jeu
config-rules = les règles habituelles : { $game }
config-file = Le fichier : { $file }. Pour changer : ardoise reglages RÉGLAGE VALEUR
config-set = { $key } : { $value }.
config-unset = { $key } n’est plus réglé.
config-unknown = Il n’y a pas de réglage « { $key } ». Il y a : { $known }.
config-value = { $key } ne peut pas être « { $value } ». Possible : { $known }.
config-unreadable = Les réglages de { $file } sont illisibles : { $detail }.
watch-needs-terminal = Cette vue a besoin d’un terminal. L’ardoise en texte : ardoise voir
watch-keys = q : quitter · mise à jour à chaque saisie
play-other-deal = pour la donne { $deal }
man-name = NOM
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-examples = EXEMPLES
man-version = VERSION
play-lines-over = La partie est finie.
play-lines-kept = { $count ->
    [one] La ligne d’avant est notée : ne la donnez pas une seconde fois.
   *[other] Les { $count } lignes d’avant sont notées : ne les donnez pas une seconde fois.
  }
play-lines-next = Une autre : ardoise nouveau. Une ligne à corriger : ardoise corriger. La reprendre quand même : ardoise jouer --lines --match NUMÉRO
new-which-target = Jusqu’à combien de points ?
new-target-keys = Entrée : comme ces règles · ou un autre nombre · Échap : retour
new-target-not = { $points } ne va pas à ces règles.
