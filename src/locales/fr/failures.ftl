# Ce qui ne va pas, et que faire.

row-newer = Partie { $match } : la ligne { $row } a été écrite par une version plus récente d’ardoise.
totals-disagree = Les totaux diffèrent de la feuille de papier. Donne par donne : ardoise expliquer tout
agree-changed = La donne { $deal } a changé entre-temps : regardez-la de nouveau avant d’être d’accord.
agree-waits-two = La donne { $deal } n’est pas encore accordée ; cette table l’attend. Il faut deux joueurs qui ne jouent pas ensemble, parmi : { $who }.
agree-waits = La donne { $deal } n’est pas encore accordée ; cette table l’attend. Il faut { $who }.
agree-how = Qui est d’accord : ardoise noter accord NOM donne { $deal }
agree-how-who = Pour cela : ardoise noter accord { $who } donne { $deal }
dispute-how-who = Pour cela : ardoise noter conteste { $who } donne { $deal }
agree-contested = La donne { $deal } est contestée par { $who }. Corrigez-la, ou mettez-vous d’accord, avant la suivante.

no-match-yet = Il n’y a pas encore de partie.
no-such-deal =
    { $last ->
        [0] Il n’y a pas de donne { $deal } : aucune n’est encore notée.
       *[other] Il n’y a pas de donne { $deal } ; la dernière est la { $last }.
    }
nothing-to-undo = { $count ->
    [0] Il n’y a rien à annuler.
    [one] Une seule commande peut être reprise.
   *[other] Seules { $count } commandes peuvent être reprises.
}
nothing-to-redo = { $count ->
    [0] Il n’y a rien à rétablir.
    [one] Une seule commande peut être rétablie.
   *[other] Seules { $count } commandes peuvent être rétablies.
}
unknown-game = Aucun jeu ne s’appelle « { $name } ». Les jeux : { $known }.
rules-of-another = « { $name } », ce sont des règles de { $game }, et non de ce jeu.
unknown-rules = Aucune règle ne s’appelle « { $name } ».
set-without-value = « { $text } » n’a pas de valeur : tapez OPTION=VALEUR, par exemple objectif=2000.
no-conversion = { $game } n’a pas de telle table.
no-conversion-but = Ce que valent ses contrats : ardoise convertir { $game }
rules-of-two-games = Ces règles sont de deux jeux : { $one } et { $other }.
rules-which = De quel jeu ? Par exemple : ardoise regles options coinche
no-such-article = Aucun article ne s’appelle « { $id } ».
bad-house-name = « { $name } » ne peut pas être un nom de règle maison : des lettres, des chiffres et des traits d’union.
house-is-preset = « { $name } » est déjà le nom de règles toutes faites : choisissez-en un autre.
house-exists = { $file } existe déjà ; --force le remplace.
house-unreadable = La règle maison { $file } est illisible : { $detail }.
house-of-another-game = La règle maison { $file } est pour { $found }, pas pour { $wanted }.
file-unreadable = { $file } est illisible : { $detail }.
file-unwritable = { $file } ne peut pas être écrit : { $detail }.
file-too-large = { $file } est trop grand pour une feuille.
file-not-text = { $file } n’est pas un texte en UTF-8.
no-data-folder = Aucun dossier pour les données : dites où avec --db CHEMIN.
player-count = { $game } se joue à { $wanted } avec ces règles ; vous en avez nommé { $found }.
output-unwritable = Ce qui devait s’afficher ne peut pas s’écrire : { $detail }.
bad-span = « { $text } » n’est ni un jour, ni un mois, ni une année : on écrit 2026-11-20, 2026-11 ou 2026.
bad-name = « { $name } » ne peut pas être un nom de joueur : de 1 à 40 lettres, pas seulement des chiffres.
bad-date = « { $text } » n’est pas un jour : écrivez-le comme 2026-11-20.
void-finished = La donne { $deal } est finie : la déclarer nulle effacerait ses points. Rien n’est écrit.
void-say-yes = Pour annuler la dernière saisie : ardoise annuler. S’il s’agit de la donne suivante, commencez-la : ardoise noter donne, … Pour déclarer la donne nulle quand même, répétez la commande avec --yes.
void-say-yes-line = Pour annuler la dernière saisie : ardoise annuler. Pour déclarer la donne nulle quand même : ardoise noter donne nulle --yes.
nothing-to-record = Il n’y a rien à noter dans ces mots.
sheet-conflict = { $file } et la partie { $match } diffèrent à partir de la donne { $deal } : corrigez l’une des deux, ou donnez à la feuille un autre titre ou une autre date.
import-failed = Rien n’a été importé.
bad-row = La ligne { $row } de la partie { $match } est illisible.
digest-stale = Ce que les statistiques ont gardé de certaines parties n’est pas ce que disent les listes ; ardoise verifier --repair l’efface.
projection-stale = Les listes ne disent pas ce que dit le journal de la partie { $match } ; ardoise verifier --repair les refait.
check-damaged = { $count ->
    [one] Une chose ne va pas.
   *[other] { $count } choses ne vont pas.
}

store-missing = Il n’y a pas de base dans { $path }.
store-not-a-database = { $path } n’est pas une base de données, ou est abîmé.
store-foreign = { $path } est la base d’un autre programme.
store-newer = { $path } a été écrit par un ardoise plus récent (schéma { $found } ; celui-ci connaît { $known }) : prenez cette version.
store-older = { $path } doit être mis à jour (schéma { $found } vers { $known }), et on ne peut pas y écrire ici.
store-old-sqlite = La bibliothèque SQLite est trop vieille ({ $found }) ; il faut { $least } ou mieux.
store-read-only = On ne peut pas écrire dans { $path } : le fichier ou son dossier est en lecture seule.
store-busy = { $path } est occupé par un autre programme ; réessayez dans un instant.
store-moved = Quelqu’un d’autre vient de noter dans cette partie. Regardez (ardoise), puis retapez.
store-gap = Le journal de la partie { $match } ne peut pas continuer à { $found } ; c’est { $expected } qui suit.
store-unknown = Aucune partie n’a le numéro { $match }.
store-no-match = Aucune partie n’a « { $text } » dans son numéro. La liste : ardoise liste
store-too-short = « { $text } » est trop court pour un numéro : tapez au moins { $least } caractères.
store-ambiguous = Plusieurs parties ont « { $text } » dans leur numéro : { $ids }.
store-not-an-id = « { $text } » n’est pas un numéro de partie.
store-exists = { $path } existe déjà.
store-disk-full = Le disque est plein : rien n’a été écrit dans { $path }.
store-io = { $path } ne peut pas servir : { $detail }.
store-damaged = { $what ->
    [pages] { $path } est abîmé : il en manque des parties, ou elles sont illisibles.
   *[other] { $path } est abîmé : { $detail }.
}
store-sqlite = { $path } : SQLite dit { $detail } ({ $code }).

damage-file = { $what ->
    [pages] Des parties du fichier manquent, ou sont illisibles.
   *[other] Le fichier est abîmé : { $detail }.
}
damage-mark = Le fichier ne porte pas la marque d’ardoise (trouvé { $found }).
damage-guard-missing = Dans la base, { $name } ({ $kind }) manque.
damage-guard-altered = Dans la base, { $name } ({ $kind }) a été changé.
damage-intruder = { $name } n’a rien à faire dans cette base.
damage-gap = Partie { $match } : la ligne { $expected } manque, { $found } vient à sa place.
damage-op = Partie { $match } : la ligne { $row } se dit d’une commande { $op } qui ne peut pas être la sienne.
damage-first-kind = La partie { $match } ne commence pas par une ouverture, mais par { $kind }.
damage-not-json = Partie { $match } : la ligne { $row } est illisible.
damage-unprojected = La partie { $match } manque dans les listes.
damage-orphan = Les listes nomment une partie { $match } que le journal n’a pas.
damage-orphan-deals = Les listes ont des donnes d’une partie { $match } que le journal n’a pas.
damage-touched = Les listes ont une mauvaise date pour la partie { $match }.

usage-unknown-argument = « { $argument } » n’est pas une option ici.
usage-beyond = « { $argument } » est de trop ici.
usage-dealer = Qui donne en premier se dit à l’ouverture : ardoise nouveau coinche … --dealer Zoé. En cours de partie : ardoise noter donneur Zoé.
usage-players = Qui joue se dit derrière le jeu, sans option : ardoise nouveau coinche Ana Bob Cy Dee.
usage-elsewhere = « { $option } » va avec : { $commands }.
usage-unknown-command = « { $command } » n’est pas une commande d’ardoise.
usage-lang = Le programme parle { $langs }.
usage-no-value = Il manque une valeur à { $argument }.
usage-no-number = « { $value } » ne convient pas à { $argument } : il y faut un nombre entier.
usage-too-low = « { $value } » ne convient pas à { $argument } : il y faut un nombre à partir de { $least }.
usage-out-of-range = « { $value } » ne convient pas à { $argument } : il y faut un nombre de { $least } à { $most }.
usage-bad-value = « { $value } » ne convient pas à { $argument }.
usage-not-among = « { $value } » ne convient pas à { $argument }. Possible : { $valid }.
usage-conflict = { $argument } ne va pas avec { $prior }.
usage-twice = { $argument } ne se donne qu’une fois.
usage-missing = Il manque : { $argument }.
usage-missing-command = Il manque une commande.
usage-too-many = Trop de mots : « { $value } » n’est pas attendu.
usage-utf8 = Un mot n’est pas lisible en UTF-8.
usage-other = Ces mots ne se comprennent pas.
usage-help = Aide : ardoise --help
nothing-found = Rien ne répond à « { $words } ».
no-such-line = La donne { $deal } a { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }.
term-io-not-found = fichier ou dossier introuvable
term-io-denied = vous n’y avez pas accès
term-io-special = ce n’est pas un fichier ordinaire
term-io-folder = c’est un dossier
term-io-no-folder = ce n’est pas un dossier
term-io-full = le disque est plein
term-io-read-only = le disque est en lecture seule
reseat-same = { $name } joue déjà à cette place : nommez qui vient s’y asseoir.
reseat-over = La partie est finie : plus personne n’y prend place.
reseat-over-hint = Pour continuer, annulez ce qui l’a finie : ardoise annuler. Ou ouvrez la partie suivante : ardoise nouveau
adopt-over = La partie est finie : aucune donne ne suit où d’autres règles vaudraient.
adopt-over-hint = Pour continuer, annulez ce qui l’a finie (ardoise annuler), adoptez-les, et notez de nouveau la dernière donne. Une autre partie : ardoise nouveau
new-who = { $name } : qui joue ? Nommez les joueurs dans l’ordre du jeu.
new-how = Par exemple : ardoise nouveau { $game } Ana Bob Cy Dee, ou question par question : ardoise jouer
figure-says-made = « { $word } » ne va pas avec { $figure } : à ce compte, le contrat est fait. Rien n’est noté.
figure-says-down = « { $word } » ne va pas avec { $figure } : à ce compte, le contrat est chuté. Rien n’est noté.
made-or-missing = « { $word } » : ce qui a été fait, ou ce qui manque ? Tapez : { $made }, ou : { $missing }
name-or-word = « { $word } » : { $player }, ou un mot de la phrase ? Écrivez le nom en entier, ou ôtez ce mot.
number-or-reason = « { $number } » n’est pas une raison d’annuler la donne. Pour l’annuler : { $word }. Pour reprendre les dernières saisies : ardoise annuler { $number }
figure-too-early = { $figure } se dit à la fin de la donne. D’abord, par exemple : « { $line } ».
remark-or-event = Une virgule termine la remarque, et « { $word } » serait exécuté. Mettez toute la remarque entre guillemets, ou dites « { $word } » sur une ligne à part.
deal-or-next = « { $word } » vient après la fin de la donne { $deal }. Si c’est de cette donne, cela se dit avant : « { $line } ». Si cela ouvre la suivante : « { $other } ».
void-or-anew = « { $word } » : cette main est annulée, et rien n’en compte. Si c’est le compte de la main qu’on redonne, dites-le : « { $line } ».
deal-or-dealer = « { $word } » : la donne { $deal }, ou { $player } qui donne ? Tapez « { $line } » pour la donne suivante, « { $other } » si c’est bien { $player } qui donne.
counted-twice = « { $one } » et « { $other } » ne vont pas ensemble : dites une seule fois ce qui a été compté, la somme si chacun a compté le sien.
points-or-text = « { $text } » serait le motif. Dites les deux sur une ligne : « { $line }, { $other } ». Si c’est le motif, mettez-le entre guillemets.
adjust-together = Dites-les tous sur une ligne : ajuste … +30 retard, ajuste … -30 retard
figure-for-whom = { $figure } : pour qui ? Dites-le, par exemple « { $line } ».
