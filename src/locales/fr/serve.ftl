# La page de la table : ce qui se lit sur les téléphones, au mur, et au terminal qui sert.

serve-all-or-one = Toutes les tables ou une partie : laissez --all ou --match de côté.
serve-port-taken = Le port { $port } est pris : un autre service y tourne. Un autre port : ardoise servir --port 0
serve-no-port = Rien ne peut être servi sur le port { $port } : { $detail }.
serve-token-nobody = Personne à cette table ne s’appelle « { $word } » : un jeton est pour { $players }, ou pour marqueur, arbitre ou spectateur.
serve-age = vu il y a 0 min, je cherche la table
serve-lost = je cherche la table
serve-news = un autre téléphone a écrit : votre saisie est gardée
serve-enter = Noter les scores
serve-join = Prendre une place
serve-next = Partie suivante
serve-deals = Les donnes, la dernière en haut
serve-all-deals = { $count ->
    [one] encore 1 donne
   *[other] encore { $count } donnes
}
serve-deal-titled = Donne { $deal } : { $what }
serve-entered = Entrée par { $who } à { $time }
serve-agree = D’accord
serve-dispute = Contester
serve-rules = Règles
serve-wall = Mur
serve-ruling = Arbitre
serve-tables = Tables
serve-slate = Ardoise
serve-undo = Reprendre la dernière écriture
serve-other-place = Changer de place
serve-you-player = Vous êtes { $name }.
serve-you-scribe = Vous notez pour tous.
serve-you-referee = Vous êtes l’arbitre.
serve-you-onlooker = Vous regardez.
serve-place-scribe = Marqueur : je note pour tous
serve-place-referee = Arbitre
serve-place-onlooker = Je regarde seulement
serve-who = Qui êtes-vous ?
serve-scan = Scannez le code affiché à la table, ou tapez ses six chiffres.
serve-code = Six chiffres
serve-come-in = Entrer
serve-only-look = Seulement regarder
serve-code-wrong = Ce n’est pas le code affiché. Regardez de nouveau : il change à chaque arrivée.
serve-code-locked = Trop de codes faux. Réessayez dans une minute, ou scannez le code affiché.
serve-token-spent = Ce code a servi : quelqu’un a été plus rapide. Scannez de nouveau, ou tapez les six chiffres.
serve-no-place = Prenez d’abord une place : scannez le code affiché à la table.
serve-not-seated = Seul qui joue à cette table peut être d’accord ou contester.
serve-may-not = Qui regarde n’écrit pas. Pour prendre une place : scannez le code affiché à la table.
serve-agree-own = Chacun dit pour lui-même, de sa place, qu’il est d’accord ou qu’il conteste.
serve-only-referee = Une décision est notée par l’arbitre ou le marqueur.
serve-table-not-yours = Les règles de la table et les places ne changent que par l’arbitre ou le marqueur.
serve-bad-field = « { $value } » ne répond pas à { $field } ici : demandez le formulaire (GET) et donnez une de ses valeurs.
serve-heard = { $time } { $who } { $act ->
    [join] a pris place
    [record] a noté
    [undo] a annulé une saisie
    [amend] a corrigé une donne
    [agree] est d’accord
    [dispute] conteste
    [ruling] a noté une décision
    [result] a saisi un résultat
    [forfeit] a noté qu’un camp n’est pas venu
    [open] a ouvert une partie
    [enter] a inscrit quelqu’un
    [withdraw] a noté que quelqu’un part
    [return] a noté que quelqu’un revient
    [draw] a tiré une manche
    [lock] a clos une manche
   *[take] a repris ce que donne une partie
  }
serve-beyond = « { $text } » est trop : une donne compte { $most } points.
serve-no-half = « { $text } » n’est pas un nombre : des points, avec un demi s’il y en a un, par exemple 43,5.
serve-no-deal = « { $deal } » n’est le numéro d’aucune donne.
serve-bad-marks = Ce formulaire ne dit pas d’où il vient. Rechargez la page.
serve-too-much = C’est trop pour un seul formulaire : rien n’est noté.
serve-not-text = Ce qui a été envoyé n’est pas du texte en UTF-8 : rien n’est noté.
serve-elsewhere = Ce n’est pas l’adresse de cette table : tapez celle que montre son écran.
serve-nowhere = Il n’y a rien à cette adresse.
serve-ending = La table ferme : rien n’a été noté.
serve-dealer = { $dealer } donne
serve-plays = { $player } joue
serve-speaks = { $player } parle
serve-why = Chaque point, avec son article
serve-said = Ce qui est noté
serve-amend = Corriger cette donne
serve-amend-deal = Corriger la donne { $deal }
serve-amend-typed = Corriger par une ligne
serve-amend-by-line = Cette donne a été racontée en plus d’étapes que le formulaire n’en a : elle se corrige par une ligne.
serve-amend-how = { $count ->
    [0] Ce qui est juste :
   *[other] Ce qui est juste : { $event } · supprime { $count } · remplace { $count } { $event }
  }
serve-amend-why = Pourquoi
serve-amend-look = Voir ce qui change
serve-articles = Articles
serve-customs = À d’autres tables
serve-sure = Est-ce bien cela ?
serve-taken = Repris : { $what }
serve-yes = Oui, noter
serve-no = Non
serve-no-room = « { $what } » ne va pas avec le reste, et n’est plus dans ce formulaire. Relisez-le avant d’entrer la donne.
serve-fault = { $question } : { $fault }
serve-missing = Il manque : { $what }.
serve-not-right = Ce n’est pas possible ainsi.
serve-look = Voir
serve-record = Entrer
serve-other = Autre chose
serve-line = Une ligne, comme sur papier : { $lines }
serve-line-note = note bien joué
serve-told = { $who } : { $what }
serve-sent-before = Ce formulaire a déjà été noté, avec autre chose dedans. Ce que vous avez changé depuis n’est pas noté : voyez l’ardoise, et envoyez-le encore une fois si c’est une autre donne.
serve-other-log = Le journal de cette partie n’est plus celui de la page : une copie a pris sa place, ou un nom en a été retiré. Ce que vous avez tapé est gardé ; voyez si cela tient encore.
serve-same = C’est déjà noté : { $what }. Rien n’a été noté deux fois ; si c’est une autre donne, entrez-la de nouveau.
serve-stale = Un autre téléphone a écrit entre-temps : { $what }. { $typed ->
    [yes] Votre saisie est gardée ; voyez si elle tient encore.
   *[no] Voyez si ceci est encore voulu.
}
serve-wall-open = Donne { $deal }, en cours
serve-wall-last = { $count ->
    [one] Dernière donne
   *[other] { $count } dernières donnes
}
serve-revoked = La place { $number } est retirée.
serve-screen-code = Scannez, ou : code { $code }
serve-screen-here = Qui est là
serve-screen-nobody = Personne encore.
serve-screen-keys = r : retirer une place · q : arrêter
serve-screen-stop = Arrêter de servir ?
serve-screen-whom = À qui retirer sa place ? Numéro : { $number }
entry-who = Qui
entry-level = Combien
entry-suit = Atout
entry-plain-suit = Couleur
entry-card = Carte
entry-what = Quoi
entry-count = { $event } de { $account }
entry-another = Autre { $event }
entry-end = Résultat
