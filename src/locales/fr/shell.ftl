# Les mots des pages.

slate-no = N°
slate-dealer = Donneur
slate-deal = Donne
slate-start = report
slate-open = en cours
slate-annulled = nulle
slate-bonus = pour toute la partie
slate-earlier = { $count ->
    [one] … { $count } donne plus haut
   *[other] … { $count } donnes plus haut
}
slate-finding = Donne { $deal } : { $text }
slate-problem = Donne { $deal } : { $text }
slate-note = Donne { $deal }, note : { $text }
slate-parts = { $part } { $no } — gagnées : { $won }.
slate-parts-points = { $part } { $no } — gagnées : { $won } ; pour l’ensemble : { $points }.
slate-next = Donne { $deal } : { $dealer } donne, { $player } parle.
slate-next-plays = Donne { $deal } : { $dealer } donne, à { $player } de jouer.
slate-next-deal = Donne { $deal } : { $dealer } donne.
slate-ranks = Classement : { $ranks }.
slate-overrun = D’après ces chiffres, la partie était finie après la donne { $deal }. Ce qui suit compte tant qu’il reste noté.
slate-amended = corrigée
slate-closed = La table s’est arrêtée là.
slate-closed-why = La table s’est arrêtée là : { $text }
slate-won = { $winner } { $number ->
    [one] gagne
   *[other] gagnent
} la partie.
slate-shared = { $winners } se partagent la victoire.
slate-drawn = Partie nulle.
slate-needs = Pour gagner : { $needs }.
slate-and = {"\u202F"};{ " " }
part-manche = Manche
part-game = Manche

explain-deal = Donne { $deal } — donneur { $dealer }
explain-deal-headline = Donne { $deal } — { $headline } — donneur { $dealer }
explain-nothing = Personne ne marque.
explain-unfinished = Pas finie : pas encore de points.
explain-empty = Aucune donne n’est encore notée.
explain-who = Qui
explain-points = Points
explain-why = Pourquoi
explain-article = Article

list-none = Aucune partie.
list-id = N°
list-day = Jour
list-game = Jeu
list-players = Joueurs
list-deals = Donnes
list-totals = Totaux
list-state = État
list-open = en cours
list-drawn = nulle
list-level = nulle : { $names } à égalité
list-by-day = le jour le plus récent d’abord
list-by-written = la dernière notée d’abord
list-cut = { $count } parties sur { $all }, { $order }. Toutes : ardoise liste --limit { $all }
list-whole = Ordre : { $order }.
list-won = gagnée par { $winner }

log-seq = N°
log-when = Quand
log-who = Qui
log-deal = Donne
log-what = Quoi
log-open = partie ouverte : { $players } ; règles : { $rules }
log-adopt = règles adoptées : { $rules }
log-reseat = joueurs : { $players }
log-takes-back = annule « { $what } »
log-retract = reprend la commande { $op }
log-amend = la ligne { $seq } devient : { $with }
log-drop = ligne { $seq } supprimée
log-taken-back = [repris] { $what }

rules-game = Jeu
rules-name = Nom
rules-meaning = Sens
rules-house = règle maison
rules-heading = { $game } : { $name }
rules-option = Option
rules-value = Valeur
rules-title = Titre
rules-marks-legend = ● fixée par cette table, ○ par la règle toute faite ; le reste est l’usage du jeu. Les articles : ardoise regles article NOM.
options-heading = { $game } : les options
options-usual = { $usual } (un nombre de { $min } à { $max })
options-number = un nombre de { $min } à { $max }
options-none = sans limite
options-cell = une case, comme { $cell } : { $words }
options-legend = ● est la valeur d’usage. Pour en changer : --set OPTION=VALEUR, ou une ligne « fixe OPTION VALEUR » dans une feuille, avec le mot qui suit le tiret. Le titre d’une option, ou son début, la nomme aussi (objectif=2000).
article-options-match = Dans la partie en cours :
article-options-default = D’usage :
rules-same = { $one } et { $other } sont les mêmes règles.
rescore-played = comme joué
rescore-won = Gagnées
rescore-totals = Totaux
rescore-open = pas finie
rescore-ended = { $rules } : la partie aurait fini après la donne { $deal }.
rescore-counted = { $rules }, donne { $deal } : elle a été comptée sur { $here }, et l’est sur { $there } là-bas. Ce que valent ces cartes n’est pas connu : le chiffre est repris tel quel.
rescore-problem = { $rules }, donne { $deal } : { $text }
rescore-legend = ≠ diffère de ce qui a été joué ; · la partie aurait été finie.
house-saved = Règle maison { $name } enregistrée dans { $file }.

undone = Annulé : { $what }
redone = Rétabli : { $what }
agree-entered = entrée
agree-disputed = contestée
agree-agreed = d’accord
agree-two = deux joueurs qui ne jouent pas ensemble
agree-awaits = attend l’accord de { $who }
agree-all = Toutes les donnes accordées.
agree-none-by = Contestée, donne { $deal } : { $who }.
agree-none-why = Contestée, donne { $deal } : { $who } ({ $why }).

how-to-begin = Pour commencer : ardoise jouer, qui demande tout ; ou : ardoise nouveau coinche Ana Bob Cy Dee
new-opened = Partie ouverte. Pour noter les donnes : ardoise jouer, question par question ; ou : ardoise noter …
dry-run = Rien n’est écrit. Cela donnerait :
play-added = { $count ->
    [0] Rien de nouveau dans { $file } : la partie est déjà notée.
    [one] { $count } événement de { $file } noté.
   *[other] { $count } événements de { $file } notés.
}
play-prompt = Donne { $deal } : que s’est-il passé ? (aide, annuler, quitter) >{ " " }
play-help = Possible maintenant : { $events }
play-help-also = Aussi : { $events } ; et annuler, refaire, expliquer, voir, quitter.
imported-new = { $file } : nouvelle partie { $id }, { $count ->
        [one] { $count } événement
       *[other] { $count } événements
    }.
imported-more = { $file } : { $count ->
        [one] { $count } événement ajouté
       *[other] { $count } événements ajoutés
    } à la partie { $id }.
imported-same = { $file } : rien de nouveau.
exported = { $count ->
    [one] { $count } partie écrite dans { $file }.
   *[other] { $count } parties écrites dans { $file }.
}

check-clean = { $count ->
    [0] La base est saine ; elle ne contient aucune partie.
    [one] La base est saine : { $count } partie recomptée, rien à signaler.
   *[other] La base est saine : { $count } parties recomptées, rien à signaler.
}
check-mended = (réparé)
totals-agree = Les totaux sont ceux de la feuille de papier.

expected = Attendu : { $words }
did-you-mean = Vouliez-vous dire « { $word } » ?
articles-listed = La liste : ardoise regles article
finding-kept = Pour le noter tel que joué : ardoise noter --as-played …
