# D’une machine à l’autre : exporter, importer, choisir entre deux versions d’une partie, le papier.
progress-verify = Vérification du journal
progress-check = Recompte des parties
progress-import = Importation
progress-digest = Résumé des parties
progress-export = Exportation

export-no-page = Une feuille n’est pas une page : { $file } contiendrait le texte d’une feuille.
export-no-page-hint = La page de la partie : ardoise imprimer -o { $file } ; sa feuille : ardoise exporter -o NOM.sheet
export-needs-output = Dites où écrire : --output FICHIER.
export-no-parquet = Ce programme a été construit sans Parquet (cargo build --features parquet).
imported-db = { $file } : { $new ->
    [0] aucune nouvelle partie
    [one] { $new } nouvelle partie
   *[other] { $new } nouvelles parties
}, { $more ->
    [0] aucune plus avancée
    [one] { $more } plus avancée
   *[other] { $more } plus avancées
}, { $same ->
    [0] aucune inchangée
    [one] { $same } inchangée
   *[other] { $same } inchangées
}.
imported-many = Feuilles : { $new ->
    [0] aucune nouvelle
    [one] { $new } nouvelle
   *[other] { $new } nouvelles
}, { $more ->
    [0] aucune plus avancée
    [one] { $more } plus avancée
   *[other] { $more } plus avancées
}, { $same ->
    [0] aucune inchangée
    [one] { $same } inchangée
   *[other] { $same } inchangées
}.
imported-undated = { $count ->
    [one] { $file } ne donne pas de jour : sa partie est notée à celui d’aujourd’hui, le { $day }.
   *[other] { $count } feuilles ne donnent pas de jour : leurs parties sont notées à celui d’aujourd’hui, le { $day }.
} Une ligne de la feuille le dit : date { $iso }. Pour un tableau : --date { $iso }
imported-unlike-deal = Donne { $deal } : { $words }
imported-unlike = { $count ->
    [one] { $file } dit un autre total que ses donnes. Ce sont les donnes qui comptent :
   *[other] { $file } dit d’autres totaux que ses donnes. Ce sont les donnes qui comptent :
}
imported-unlike-lines = Des chiffres de { $file } ne sont pas ceux de ses lignes : ils ont été changés, ou d’autres règles ou joueurs sont venus en cours de partie, ce que les lignes ne portent pas. Ce sont les lignes qui comptent :
imported-left = Les commandes portent maintenant sur la partie importée. Pour reprendre celle qui était en cours ({ $names }) : ardoise jouer --match { $id }
imported-counts = De la partie en cours, c’est { $id } qui compte tant que rien n’est choisi.
imported-overrun = { $file } : d’après ces chiffres, la partie était finie après la donne { $deal }. Ce qui suit compte tant qu’il reste noté.
imported-open = { $count ->
    [one] { $file } ne dit pas que la partie est finie : elle reste en cours. Pour la finir : ardoise clore --match { $id }
   *[other] { $count } tableaux ne disent pas que leurs parties sont finies : elles restent en cours. Pour les finir : ardoise clore --day JOUR
}
imported-beside = Aussi : noms { $names }, choix { $choices }.
imported-differs = Notées différemment sur les deux machines, gardées toutes : { $copies }. Pour choisir : ardoise choisir
import-outside = { $file } mène hors de son dossier : rien n’est lu par là.
import-nothing = Aucune feuille (.sheet) dans { $file }.
sheet-conflict-hint = Pour garder les deux versions, importez la base de l’autre machine (ardoise exporter --all --output autre.db).

conflict-counts = Partie notée différemment sur deux machines (aussi : { $others }). En attendant un choix, c’est celle-ci qui compte : ardoise choisir
conflict-waits = Partie notée différemment sur deux machines (aussi : { $others }). En attendant un choix, c’est l’autre qui compte : ardoise choisir
conflict-chosen = Cette version compte ; mise de côté : { $others }.
conflict-aside = Version mise de côté : celle qui compte est { $others }.
list-conflict = notée différemment
check-conflict = Une partie est notée différemment sur deux machines : { $copies }. Pour choisir : ardoise choisir
fork-stale = Les versions de la partie { $match } ne sont pas classées comme le disent leurs journaux ; ardoise verifier --repair les reclasse.

choose-none = Aucune partie n’est notée différemment sur deux machines.
choose-entries = Lignes
choose-last = Dernière ligne
choose-counts = compte en attendant
choose-waits = attend
choice-overruled = Une autre machine a choisi { $other } à la place de { $own }, choisie ici : c’est elle qui compte maintenant. Pour revenir : ardoise choisir { $own }
choose-chosen = choisie
choose-aside = mise de côté
choose-differs = Elles diffèrent à partir de la donne { $deal }.
choose-same = Les donnes sont les mêmes ; seuls les journaux diffèrent.
choose-same-so-far = Les donnes sont les mêmes jusqu’ici.
choose-goes-on = Elles ne continuent pas avec les mêmes règles, ou les mêmes joueurs.
choose-how = Pour choisir : ardoise choisir { $id }
choose-look = Pour en regarder une : ardoise concours voir --match { $id }
choose-done = La version { $id } compte désormais ; mise de côté : { $others }.
choose-no-copies = La partie { $match } n’existe qu’en une version.
choose-list = Celles qui en ont plusieurs : ardoise choisir
choose-which = { $match } a plusieurs versions, { $copies } : dites laquelle.

export-unlisted = { $count ->
    [one] { $count } partie manque aux listes ({ $matches }) et part avec les autres
   *[other] { $count } parties manquent aux listes ({ $matches }) et partent avec les autres
}. Pour remettre les listes en ordre : ardoise verifier --repair
export-unlisted-out = { $count ->
    [one] { $count } partie manque aux listes ({ $matches }) et reste en dehors
   *[other] { $count } parties manquent aux listes ({ $matches }) et restent en dehors
}. D’abord : ardoise verifier --repair
paper-no-game = { $file } est un tableau : dites à quel jeu.
paper-several = { $file } contient { $count } parties ; il en faut une seule.
paper-one = Pour les importer toutes : ardoise importer
paper-no-players = { $file } est un tableau : dites qui joue, dans l’ordre de jeu.
paper-how = Par exemple : ardoise importer feuille.csv --game { $game } --players "Ana,Bob,Cléa,Dédé"
paper-how-guess = Par exemple : ardoise regles devine { $game } carnet.csv --players "Ana,Bob,Cléa,Dédé"
paper-no-column = Aucune colonne « { $column } » ; il y a : { $columns }.
paper-no-key = « { $key } » ne dit rien d’une donne. Les plus proches : { $known }.
paper-no-columns = Aucune colonne ne se reconnaît parmi : { $columns }.
paper-map = Dites ce que sont les colonnes : --map donne=No,preneur=Attaquant,contrat=Contrat,points=Points
paper-figures = Rien que des chiffres sous { $columns } : ce peuvent être des totaux, ou ce que rapporte chaque donne.
paper-figures-how = Des totaux : --figures totaux. Ce que rapporte chaque donne : --figures donnes.
paper-partners-apart = Ligne { $line } : { $one } a { $figure } et { $other } { $beside }, alors qu’ils jouent ensemble. C’est { $figure } qui est lu.
paper-partners = { $names } jouent ensemble et ont les mêmes points : leurs chiffres diffèrent ici.
paper-headed = Joueurs, dans l’ordre des colonnes : { $players }.
paper-unnamed = Le tableau ne nomme personne : { $one } sont le premier camp, { $other } l’autre.
paper-by-marks = Ce qui a été fait est lu dans ce qui a été marqué.
paper-nothing-played = Aucune colonne ne dit ce qui a été joué. Colonnes non comprises : { $columns }.
paper-days = { $file } parle de { $count } jours, du { $first } au { $last }, et un tableau est une seule partie. Gardez-y les lignes d’un jour, ou donnez le jour de la partie : --date { $iso }
paper-unused = Colonnes laissées de côté : { $columns }.
paper-takers = { $column } sans nom ({ $count ->
    [one] ligne
   *[other] lignes
} { $lines }) : c’est donné au preneur. Si c’est à un autre, écrivez son nom dans la case.
paper-no-figure = { $count ->
    [one] La ligne { $lines } n’a aucun chiffre : elle est laissée
   *[other] Les lignes { $lines } n’ont aucun chiffre : elles sont laissées
} de côté.
paper-lacks-figure = { $count ->
    [one] À la ligne { $lines }
   *[other] Aux lignes { $lines }
} il manque le chiffre d’un camp : rien ne lui est compté là.
paper-sheets = Seule la feuille « { $sheet } » du classeur est lue. Chacune des autres ({ $sheets }) s’enregistre en CSV et s’importe ainsi.
paper-control = Il y a un caractère de contrôle invisible ({ $code }) sur cette ligne : supprimez-le.
paper-remarks = { $count ->
    [one] La ligne { $lines } ne dit rien d’une donne : elle est laissée de côté.
   *[other] Les lignes { $lines } ne disent rien d’une donne : elles sont laissées de côté.
}
paper-addition = Ligne { $line }, { $column } : il est écrit { $written }, { $last } { $mark } = { $right }.
paper-contradicted = Ligne { $line } : « { $word } » est écrit à côté de { $own } à { $other }, qui dit le contraire.
paper-came-no-points = « { $cell } » dit ce qu’a donné la donne et non combien de points ont été faits, et ce qui est marqué ne le montre pas.
paper-no-result = « { $cell } » ne dit pas ce que la donne a donné : fait ou chute, + ou -.
paper-sum-other = Ligne { $line }, { $column } : { $written } est écrit, et les lignes au-dessus font { $sum }.
paper-counted-on = Les donnes sont comptées dans l’ordre des lignes : la donne { $deal } est le n° { $own } de la feuille.
paper-lacks-number = Ligne { $line } : le n° { $number } manque avant elle. Une donne a peut-être été oubliée.
paper-summed = La ligne { $line } n’a pas de numéro et porte la somme de celles du dessus : elle est laissée de côté.
paper-summed-perhaps = La ligne { $line } porte la somme de celles du dessus et compte pour une donne. Si c’est le total, ôtez-la du tableau.
paper-behind = Ligne { $line } : la donne { $deal } vient après la donne { $last }. Les donnes sont prises dans l’ordre des lignes.
paper-quote = Un guillemet n’est pas fermé sur cette ligne, ou une case s’étend sur plusieurs lignes.
paper-too-wide = La ligne a { $found ->
        [one] { $found } case
       *[other] { $found } cases
    } ; il y a { $wanted ->
        [one] { $wanted } titre
       *[other] { $wanted } titres
    }.
paper-long-cell = Une case de cette ligne a { $found } caractères : une case en a au plus { $most }. Il manque peut-être un guillemet, ou ce n’est pas un tableau.
paper-many-columns = Cette ligne a plus de { $most } colonnes : un tableau de donnes a une colonne pour chaque chose dite d’une donne. Le séparateur en est peut-être un autre, ou ce n’est pas un tableau.
paper-no-book = { $file } n’est pas un classeur de tableur, ou il est abîmé. Enregistrez-le à nouveau là-bas, en classeur (.xlsx) ou en tableau (.csv).
paper-unreadable = La ligne ne se lit pas : { $detail }.
paper-bad-map = Le fichier { $file } ne se lit pas : { $detail }.
paper-empty = { $file } ne contient aucune donne.
paper-no-bid = Ce jeu n’a ni contrat ni atout à noter : enlevez ces colonnes.
paper-no-number = « { $cell } » n’est pas un nombre entier.
paper-beside-figure = « { $cell } » : à côté du chiffre ne peut se trouver que ce qui est arrivé de la donne (fait, chuté). Le reste a une colonne à lui.
paper-tricks-or-missing = « { $cell } » : les levées faites, ou celles qui manquent ? Écrivez les levées faites.
paper-points-or-missing = « { $cell } » : les points faits, ou ceux qui manquent ? Écrivez les points faits.
paper-unfinished = La donne { $deal } n’est pas finie : il lui manque quelque chose. Voyez quoi : ardoise voir
paper-made-or-marked = « { $cell } » sous un camp, et rien sous l’autre : ce qu’il a fait, ou ce qui est marqué ?
paper-made-or-marked-how = Ce qui est marqué à chaque donne : --figures donnes. Ce qui a été fait : écrivez-le des deux camps, ou « Points Nous » en tête.
paper-partner-empty = La case de l’associé est vide : son nom, ou « { $alone } ».
paper-whose = « { $cell } » : les points de qui ? Il manque le preneur.
paper-who = Qui ? Écrivez le nom dans la case, ou le preneur.

paper-two-things = Une case dit une seule chose : « { $cell } » en dirait deux. Mettez la seconde dans une colonne « événements ».
paper-unclosed = Un guillemet (") est ouvert ici et jamais fermé.
paper-column-twice = Deux colonnes s’appellent « { $column } » : donnez un autre nom à l’une d’elles.
paper-twice = La donne { $deal } figure déjà à la ligne { $line }, avec son contrat et ses points. Ôtez l’une des deux, ou donnez-lui son propre numéro.
paper-stranger = « { $name } » n’est pas l’un des joueurs : { $known }.
file-not-text-hint = Enregistrez-le en UTF-8 (dans un tableur : « CSV UTF-8 »), ou convertissez-le : iconv -f LATIN1 -t UTF-8 FICHIER
file-not-text-hint-wide = Enregistrez-le en UTF-8, ou convertissez-le : iconv -f UTF-16 -t UTF-8 FICHIER
choose-by = Choisie par { $who }, le { $when }.
choose-by-why = Choisie par { $who }, le { $when } : { $reason }
no-xlsx = Ce programme a été construit sans les classeurs (.xlsx) : enregistrez le tableau en CSV, ou prenez un paquet.
xlsx-failed = Le classeur n’a pas pu être fait : { $detail }
