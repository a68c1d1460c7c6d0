# Quelles règles jouez-vous ? Ce qu’un carnet en montre, ce qu’il ne tranche pas, ce qu’il faut demander.
guess-one = { $differ ->
    [0] Toutes les donnes suivent { $name }.
    [one] Toutes les donnes suivent ces règles, une différence avec { $name } :
   *[other] Toutes les donnes suivent ces règles, { $differ } différences avec { $name } :
}
guess-most = { $explains ->
    [one] { $explains } donne sur { $of } suit { $differ ->
        [0] { $name }.
        [one] ces règles, une différence avec { $name } :
       *[other] ces règles, { $differ } différences avec { $name } :
    }
   *[other] { $explains } donnes sur { $of } suivent { $differ ->
        [0] { $name }.
        [one] ces règles, une différence avec { $name } :
       *[other] ces règles, { $differ } différences avec { $name } :
    }
}
guess-several = { $count } jeux de règles expliquent { $of ->
    [one] cette donne
   *[other] les { $of } donnes
}, le plus simple d’abord :
guess-several-most = { $count } jeux de règles expliquent { $explains } donnes sur { $of }, le plus simple d’abord :
guess-among = { $differ ->
    [0] { $name }
    [one] Une différence avec { $name } :
   *[other] { $differ } différences avec { $name } :
}
guess-then = { $differ ->
    [0] Les { $explains } autres donnes suivent alors { $name }.
    [one] Les { $explains } autres donnes suivent alors { $name } à une différence près :
   *[other] Les { $explains } autres donnes suivent alors { $name } à { $differ } différences près :
}
guess-impossible = Donne { $deal } : aucune des règles essayées ne la permet telle qu’elle est racontée, ou sa fin n’est pas dite.
guess-refused = Donne { $deal } : aucune des règles essayées ne l’admet telle qu’elle est notée. { $why }
guess-refused-usual = Donne { $deal }, par les règles habituelles : { $why }
guess-unended = Donne { $deal } : il n’est pas dit comment elle finit. Il manque ce qui a été fait ou compté.
guess-not-allowed = Donne { $deal } : les règles qui expliquent les autres ne la permettent pas telle qu’elle est racontée.
guess-nothing = Aucune des règles essayées n’explique { $of ->
    [one] cette donne
   *[other] ces { $of } donnes
}.
guess-changed = Les règles ont changé en route : d’autres servaient à partir de la donne { $deal }.
guess-changed-between = Les règles ont changé en route, à la donne { $deal } au plus tôt et à la donne { $latest } au plus tard.
guess-from = { $differ ->
    [0] À partir de la donne { $from } : { $name }
    [one] À partir de la donne { $from }, une différence avec { $name } :
   *[other] À partir de la donne { $from }, { $differ } différences avec { $name } :
}
guess-alike = { $count ->
    [one] { $names } compte ces donnes de la même façon.
   *[other] { $names } comptent ces donnes de la même façon.
}
guess-alike-so = { $count ->
    [one] Avec les mêmes différences, { $names } compte ces donnes de la même façon.
   *[other] Avec les mêmes différences, { $names } comptent ces donnes de la même façon.
}
guess-preset = { $name } ({ $words })
guess-difference = { $what } : { $value } (là-bas : { $usual })
guess-between = de { $low } à { $high }
guess-default = selon ses autres règles
guess-none = aucun
guess-exchanged = Les deux colonnes sont inversées : ce qui est écrit pour { $one } est à { $other }, et réciproquement.
guess-in-tens = Les chiffres sont écrits en dizaines : chacun a un zéro derrière lui.
guess-dealt-first = { $player } a donné en premier, d’après les chiffres ; la feuille ne nomme personne.
guess-unsaid = Les chiffres comptent ce que la feuille ne dit pas :
guess-unsaid-one = donne { $deal } : { $what }
guess-unsaid-what = { $what } de { $who }
guess-unsaid-anybody = { $what } (de n’importe qui)
guess-totals = Les chiffres sont lus comme des totaux après chaque donne.
guess-begins = Les totaux commencent au milieu d’une partie : avant la donne 1, ils étaient à { $totals }. La donne 1 ne dit alors rien.
guess-or-begins = Les totaux commencent peut-être au milieu d’une partie : alors ils étaient à { $totals } avant la donne 1.
guess-mistold = La donne { $deal } est sans doute mal racontée : avec « { $right } » au lieu de « { $told } », ses nombres sont justes.
guess-uncounted = La donne { $deal } ne compte sans doute pas « { $told } » : sans cela, ses nombres sont justes.
guess-or-uncounted = Ou la donne { $deal } ne compte pas « { $told } » : sans cela, le nombre est juste.
guess-lacking = Il manque sans doute quelque chose à la donne { $deal } : avec « { $right } », ses nombres sont justes.
guess-or-lacking = Ou il manque quelque chose à la donne { $deal } : avec « { $right } », ses nombres sont justes.
guess-slip = Une erreur de plume, sans doute : donne { $deal }, { $who } : { $written } est écrit, { $expected } est juste.
guess-slips = Une erreur de plume, sans doute, à la donne { $deal } :
guess-or-slips = Ou une erreur de plume à la donne { $deal } :
guess-slip-then = alors l’erreur est à la donne { $deal }, { $who } : { $written } est écrit, { $expected } est juste.
guess-slip-figure = { $who } : { $written } est écrit, { $expected } est juste.
guess-or-more = { $differ ->
    [0] Ou bien { $explains } des { $of } donnes se comptent selon { $name }.
    [one] Ou bien { $explains } des { $of } donnes se comptent avec une seule différence avec { $name } :
   *[other] Ou bien { $explains } des { $of } donnes se comptent avec { $differ } différences avec { $name } :
}
guess-or-whole = { $differ ->
    [0] Ou aucune erreur de plume : toutes les donnes suivent { $name }.
    [one] Ou aucune erreur de plume : toutes les donnes suivent ces règles, une différence avec { $name } :
   *[other] Ou aucune erreur de plume : toutes les donnes suivent ces règles, { $differ } différences avec { $name } :
}
guess-or-slip = Ou une erreur de plume : donne { $deal }, { $who } : { $written } est écrit là où { $expected } serait juste.
guess-undecided = Ces donnes ne montrent pas :
guess-more = et { $count ->
    [one] une autre chose
   *[other] { $count } autres choses
}
guess-over = Par ces règles, la partie était finie après la donne { $deal } : cette table joue plus loin, ou elle a continué.
guess-kept-last = Ce sont les règles à partir de la donne { $deal }.
guess-kept-simplest = C’est la première de { $count } façons d’expliquer le carnet.
guess-kept-over = Leur but termine la partie de ce carnet après la donne { $deal } : fixez-en un plus haut si votre table joue plus loin.
guess-ask = Ce qui trancherait le plus : { $what }
guess-unknown = personne ne sait
guess-deal = Ou comptez cette donne, sur laquelle ce qui reste donne { $parts } réponses :
guess-unsure = Le temps a manqué pour tout essayer : il y a peut-être plus simple.
guess-together = Les deux carnets sont d’accord.
guess-rules-part = Là où les règles se séparent :
guess-rule-from = { $what } (à partir de la donne { $deal })
guess-strangers = Aucune donne n’est racontée de la même façon sur les deux carnets : ils sont peut-être de deux soirées, et seules leurs règles sont comparées.
guess-deals-part = Là où les chiffres se séparent (premier carnet / second carnet) :
guess-parted = Donne { $deal } : { $figures }
guess-parted-told = Donne { $deal }, racontée autrement : { $figures }
guess-parted-only-told = La donne { $deal } n’est pas racontée de la même façon sur les deux feuilles.
guess-kept-part = Avec ces règles, { $explains } des { $of } donnes donnent ce qui a été écrit.
guess-left-out = La donne { $deal } est laissée de côté : rien n’est dit de ce qui a été écrit.
guess-each-figure = Il faut { $count } chiffres, un pour chacun dans cet ordre, ou un nom devant chacun.
guess-parted-lacks = Donne { $deal }, qui n’est pas sur { $name } : { $figures }
guess-head = les règles écrites en tête de la feuille
guess-names = Nord Est Sud Ouest Cinquième Sixième
guess-typed = Joueurs : { $players }. Écrivez ce qui s’est passé à chaque donne, puis ce qui a été marqué ; annuler reprend la dernière saisie, Entrée seule termine.
guess-taken-back = La donne { $deal } est retirée.
guess-none-typed = Aucune donne n’est encore saisie.
guess-ask-deal = Donne { $deal }{ "\u00A0" }
guess-ask-figures = Marqué après la donne { $deal } ({ $accounts }){ "\u00A0" }
guess-other-game = { $file } est un carnet de { $found }, pas de { $wanted }.
guess-no-deals = { $file } a des chiffres et pas de donnes : rien ne dit ce qui a été joué. Il faut à côté qui a pris, à quoi, et les points faits.
guess-meant = « { $word } » est lu comme { $meant } : ses chiffres sont alors justes.
guess-first-side = Aucune colonne ne dit de qui sont les points. Ils sont lus comme ceux de { $side } à chaque donne : les chiffres sont alors justes.
guess-stays = Ce qui n’est pas un chiffre sous un total est lu comme ce total : les chiffres sont alors justes.
guess-who-marked = Aucune colonne ne dit de qui sont les points. Ils sont lus comme ceux du camp qui marque : les chiffres sont alors justes.
guess-beside = Donne { $deal } : « { $cell } » est écrit sous { $heading }, une colonne laissée de côté. Ce qu’elle dit est peut-être ce que les chiffres comptent.
guess-suited = Aucune couleur n’est dite pour { $count ->
    [one] une donne
   *[other] { $count } donnes
  } : c’est lu à cœur, ce qui ne change rien là où les couleurs se valent.
guess-no-marks = Dans { $file }, aucune colonne n’a été lue comme ce que la table a marqué.
guess-no-marks-hint = Son en-tête est le camp (nous, eux) ou le joueur ; un autre se nomme ainsi : --map "nous=EN-TÊTE,eux=EN-TÊTE"
guess-no-made = { $file } ne dit pas ce qui a été fait à côté de ce qui a été marqué : les chiffres des camps ont été lus comme les points faits.
guess-no-made-hint = À côté du preneur et du contrat, il faut une colonne « points » avec les points du camp preneur, ou « fait » et « chute ».
guess-not-zero = Ces chiffres font { $sum } en tout, et non zéro : si l’un est mal tapé, « annuler ».
guess-nothing-typed = Aucune donne n’a été tapée : il n’y a rien à comparer.
guess-no-figures = { $file } n’a pas de chiffres : rien ne dit ce que la table a marqué.
guess-no-end = La donne n’est pas finie : tapez aussi sa fin (les points, les plis, ou que personne n’a pris).
guess-save-one = On garde les règles d’un seul carnet : avec deux, --save ne dit pas lequel. Devinez un carnet seul.
guess-no-pad = Quel carnet ? Donnez une feuille avec ce qui a été marqué.
guess-how = Après chaque donne, écrivez ses chiffres : contrôle A 240 B 0. Par exemple : ardoise regles devine coinche soiree.sheet
