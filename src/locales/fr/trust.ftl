# Durabilité : ce qui a été coupé, modifié, ou noté entre-temps par quelqu’un d’autre.
moved-meanwhile = Noté entre-temps par { $who } : { $what }
store-shortened = Le journal de la partie { $match } a été raccourci par un autre programme : il avait { $expected ->
        [one] { $expected } ligne
       *[other] { $expected } lignes
    }, il en a { $found }. Rien n’est noté derrière ce qui manque ; une copie de la partie peut être importée.
damage-edited = Partie { $match } : à partir de la ligne { $row }, le journal n’est plus ce qui a été noté : cette ligne ou la précédente a été modifiée.
damage-shortened = Partie { $match } : la ligne { $expected } et les suivantes, jusqu’à { $last }, manquent à la fin du journal.
show-hash = Empreinte après la ligne { $entry } : { $hash }
seal-entry = ligne
seal-hash = empreinte
seal-title = Empreintes des journaux
store-edited = Partie { $match } : à partir de la ligne { $row }, le journal n’est plus ce qui a été noté (ardoise verifier). Aucune empreinte n’en est montrée, et rien n’y est noté sans --force.
recorded-unshown = C’est fait, mais la réponse ne peut pas être écrite : { $detail }.
recorded-beside = C’est noté, mais il n’y a pas de place pour le mettre dans { $path } : cela se trouve dans { $beside }, à côté. Faites de la place sur le disque ; d’ici là, copiez ou déplacez les deux fichiers ensemble.
store-swallowed = Quelque chose dans { $path } qui n’est pas d’ardoise a empêché une ligne d’être écrite : rien n’a été noté. ardoise verifier le nomme, ardoise verifier --repair l’enlève.
store-special = { $path } n’est pas un fichier ordinaire : rien n’y est lu ni écrit.
store-linked = { $path } a un second nom (un lien physique). Ce qui est noté sous un nom manquerait sous l’autre : copiez le fichier sous un nom à lui et servez-vous de celui-là.
store-unfinished = { $path } a été laissé au milieu d’une écriture, et il faut { $beside }, à côté, pour la finir. Rien ne peut être écrit là : copiez les deux fichiers dans un dossier à vous et ouvrez cette copie.
store-mixed = { $path } et { $beside }, à côté, ne sont pas du même moment, comme quand une copie a été mise à la place de la base. Déplacez { $beside } pour vous servir de la copie (ardoise restaurer le fait de lui-même) ; gardez les deux tant que ardoise verifier n’est pas satisfait.
store-open = { $path } est ouvert dans un autre programme : fermez-le (jouer, servir, veille), puis retapez.
store-replaced = { $path }, qui était ouvert, a disparu, ou un autre fichier a pris sa place : rien n’a été noté. Remettez-le en place, ou quittez le programme et relancez-le.

copy-failed = Aucune copie de la base n’a pu être faite : { $detail }
copy-of-damaged = La base est abîmée, et la copie qui vient d’être faite aussi : ardoise verifier
check-head = Empreinte de toute la base : { $head } ({ $entries ->
    [0] aucune ligne
    [one] { $entries } ligne
   *[other] { $entries } lignes
}).
check-copy = Dernière copie : { $days ->
    [0] aujourd’hui.
    [one] il y a { $days } jour.
   *[other] il y a { $days } jours.
}
check-no-copy = Il n’y a pas encore de copie de la base : ardoise sauver
check-bad-copies = { $count ->
    [one] { $count } copie plus récente est abîmée ou illisible
   *[other] { $count } copies plus récentes sont abîmées ou illisibles
} : ardoise restaurer en donne la liste.
check-no-whole-copy = Aucune copie gardée n’est saine ({ $count ->
    [one] { $count } est abîmée ou illisible
   *[other] { $count } sont abîmées ou illisibles
}) : ardoise sauver
against-missing = La partie { $match } est dans la copie et pas ici.
against-shorter = La partie { $match } a { $here ->
        [one] { $here } ligne
       *[other] { $here } lignes
    } ici et { $there } dans la copie.
against-differs = La partie { $match } n’est pas ce que contient la copie.
against-parted = La partie { $match } a continué des deux côtés : la même jusqu’à la ligne { $common }, puis { $here ->
        [one] { $here } ligne
       *[other] { $here } lignes
    } ici et { $there } dans la copie.
against-only-parted = Rien de ce que contient { $file } n’est perdu, mais elle a continué aussi de son côté. Pour garder les deux : ardoise importer { $file }, puis ardoise choisir.
against-lists = { $count ->
    [one] { $count } ligne des listes de noms, de versions et de choix est dans la copie et pas ici.
   *[other] { $count } lignes des listes de noms, de versions et de choix sont dans la copie et pas ici.
}
against-order = Des parties qui n’ont pas changé sont dans un autre ordre que dans la copie.
against-kept = Tout ce que contient { $file } est ici tel quel ; depuis, { $newer ->
    [0] aucune partie nouvelle
    [one] { $newer } partie nouvelle
   *[other] { $newer } parties nouvelles
} et { $longer ->
    [0] aucune poursuivie
    [one] { $longer } poursuivie
   *[other] { $longer } poursuivies
}.
against-lost = Tout ce que contient { $file } n’est pas ici tel quel. La copie peut être importée (importer) ou mise à la place de la base (restaurer).
backup-kept = { $file } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, copie vérifiée, empreinte { $head }.
backup-damaged = { $file } : copie d’une base abîmée, { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, empreinte { $head }. À garder à part : elle ne remplace pas une copie saine.
restore-no = N°
restore-why = Faite
copy-daily = avant la première ligne du jour
copy-asked = sur demande
copy-import = avant un import
copy-repair = avant une réparation
copy-restore = avant une restauration
copy-forget = avant l’oubli d’un nom
restore-whole = saine
restore-lists = saine, sauf ses listes
restore-damaged = abîmée
restore-unreadable = illisible
restore-how = L’une d’elles à la place de la base : ardoise restaurer N°
restore-how-from = L’une d’elles à la place de la base : ardoise restaurer N° --from { $folder }
restore-list = La liste : ardoise restaurer
restore-list-from = La liste : ardoise restaurer --from { $folder }
restore-no-folder = Il n’y a pas de dossier { $folder }.
restore-none-in = { $folder } ne contient aucune copie de la base.
restore-no-such = Il n’y a pas de copie « { $copy } » : { $count ->
    [0] aucune n’est encore gardée
    [one] il y en a { $count }
   *[other] il y en a { $count }
}.
restore-change = Avec { $file } à la place de la base, { $gone ->
    [0] aucune partie ne s’en va
    [one] { $gone } partie s’en va
   *[other] { $gone } parties s’en vont
}, { $entries ->
    [0] aucune ligne n’est perdue
    [one] { $entries } ligne est perdue
   *[other] { $entries } lignes sont perdues
} dans celles qui restent, et { $back ->
    [0] aucune ne revient ni ne change
    [one] { $back } revient ou change
   *[other] { $back } reviennent ou changent
}.
restore-instead = La base ne peut pas être ouverte. Elle est mise de côté, et { $file } prend sa place.
restore-ask = Mettre cette copie à la place de la base ?
restore-say-yes = Rien n’est remplacé : pour mettre cette copie à la place de la base, répétez la commande avec --yes.
restore-done = La copie est en place.
restore-names = { $count ->
    [one] Un nom qui a été oublié revient avec elle.
   *[other] { $count } noms qui ont été oubliés reviennent avec elle.
}
restore-later = Ce qui a été noté depuis est gardé dans { $file }. Pour le reprendre aussi : ardoise importer { $file }
restore-kept = Ce qu’elle a remplacé est gardé : { $file }
restore-aside = Le fichier qu’elle a remplacé a été mis de côté tel quel, et il est gardé : { $file }
remedy-repair = Pour y remédier : ardoise verifier --repair
remedy-bring-in = Une copie du { $day } a ce qui manque. Pour le reprendre : ardoise importer { $file }
remedy-put-back = La copie du { $day } est saine à cet endroit. Pour la mettre à la place de la base : ardoise restaurer { $no } (on voit d’abord ce que cela change, et ce qu’elle remplace est gardé)
remedy-put-back-losing = La copie du { $day } est saine à cet endroit, mais plus ancienne : il lui manque { $matches ->
    [0] { "" }
    [one] { $matches } partie et{ " " }
   *[other] { $matches } parties et{ " " }
}{ $entries ->
    [one] { $entries } ligne
   *[other] { $entries } lignes
} d’après. D’abord, ce qui est sain ici s’emporte : ardoise exporter --all --output DOSSIER. Puis, pour la mettre à la place de la base : ardoise restaurer { $no } (on voit d’abord ce que cela change, et ce qu’elle remplace est gardé)
remedy-put-back-unread = La copie du { $day } est saine ; ce qui a été noté après elle n’y est pas. Pour la mettre à la place de la base : ardoise restaurer { $no } (le fichier illisible est mis de côté et gardé)
remedy-elsewhere = Aucune des copies gardées n’est saine à cet endroit. Une copie venue d’ailleurs montre avec ardoise verifier --against FICHIER ce qui manque ici, et prend la place avec ardoise restaurer FICHIER ; les parties saines s’emportent avec ardoise exporter --all --output DOSSIER.
remedy-entry = Rien n’en compte, et le reste compte. Une autre version d’ardoise a pu l’écrire, et saura la lire.
remedy-deal = Les lignes de cette donne, et comment les corriger : ardoise corriger { $deal } --match { $match }
pseudonym = Joueur
forget-would = { $names } { $number ->
    [one] devient
   *[other] deviennent
} « { $pseudonym } » dans { $count ->
    [0] aucune partie
    [one] { $count } partie
   *[other] { $count } parties
}, dans les titres, les remarques et les motifs. Les journaux sont réécrits, avec d’autres empreintes que celles du papier ; seule une copie rend le nom.
forget-ask = Oublier ce nom ?
forget-say-yes = Rien n’est encore oublié : pour retirer le nom de partout, répétez la commande avec --yes.
forget-done = C’est oublié : { $names } { $number ->
    [one] est
   *[other] sont
} « { $pseudonym } » partout. La liste des réécritures dit quand, et dans combien de parties. Les autres machines l’apprennent au prochain échange (ardoise synchroniser), ou en lisant une base de celle-ci.
forget-not-erased = Un autre programme a la base ouverte, et les anciens octets sont encore dans le fichier. Fermez-le, puis : ardoise verifier --repair
forget-no-copy = Rien n’est oublié : une copie se fait avant, parce que rien ne ramène un nom, et elle n’a pas pu se faire. Faites de la place, ou dites que vous ne voulez pas de copies : ARDOISE_COPIES=off
forget-no-room = Il n’y a pas de place pour récrire le fichier, et les anciens octets y sont encore. Faites de la place sur le disque, puis : ardoise verifier --repair
forget-copies = { $count ->
    [one] { $count } copie contient encore
   *[other] { $count } copies contiennent encore
} le nom. Ce que vous y effacez ne pourra jamais être remis :
check-rewritten = Réécrit le { $day }, avec des pseudonymes à la place de noms : { $count ->
    [0] aucune partie
    [one] { $count } partie
   *[other] { $count } parties
}. L’empreinte de toute la base était { $head } avant.
against-rewritten = Depuis cette copie, des parties ont été réécrites le { $day } avec des pseudonymes à la place de noms : elles ne sont plus ce que contient la copie.
database-gone = { $path } n’existe pas, ou plus, mais { $count ->
    [one] une copie en reste
   *[other] { $count } copies en restent
  }. Pour les voir et en remettre une en place : ardoise restaurer
