# Les mots de la feuille : figures, jours, colonnes, ce qui tient au pied.

figure-thousands = { "\u202F" }
figure-decimal = { "," }
figure-share = { $number } %
weekday-1 = lundi
weekday-2 = mardi
weekday-3 = mercredi
weekday-4 = jeudi
weekday-5 = vendredi
weekday-6 = samedi
weekday-7 = dimanche
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
month-short-1 = janv.
month-short-2 = févr.
month-short-3 = mars
month-short-4 = avr.
month-short-5 = mai
month-short-6 = juin
month-short-7 = juil.
month-short-8 = août
month-short-9 = sept.
month-short-10 = oct.
month-short-11 = nov.
month-short-12 = déc.
day-in-short = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
day-in-words = { $weekday } { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
clock = { "{hour}" } h { "{minute}" }
rank = { $place ->
    [1] 1er
   *[other] { $place }e
}

sheet-no = N°
sheet-dealer = Donneur
sheet-contract = Contrat
sheet-result = Résultat
sheet-points = points
sheet-count = { $count ->
    [0] Aucune donne
    [one] { $count } donne
   *[other] { $count } donnes
}
sheet-carried = report
sheet-adjustment = rectification
sheet-target = Objectif { $target }.
sheet-goal = objectif { $target }
sheet-of-deals = { $count ->
    [one] Une donne.
   *[other] { $count } donnes.
}
sheet-rules = Règles : { $game }, { $meaning }
sheet-rules-house = Règles de la maison « { $name } » ({ $game })
sheet-ours = chez nous
sheet-differs = { $what }{ "\u00A0" }: { $value } (au lieu de { $usual })
sheet-more = et { $count ->
    [one] { $count } autre différence
   *[other] { $count } autres différences
}
sheet-wins-by = { $number ->
    [one] gagne de { $points }
   *[other] gagnent de { $points }
}
sheet-wins = { $number ->
    [one] gagne
   *[other] gagnent
}
sheet-won-manche = { $number ->
    [one] { $number } manche gagnée
   *[other] { $number } manches gagnées
}
sheet-won-game = { $number ->
    [one] { $number } manche gagnée
   *[other] { $number } manches gagnées
}
sheet-wins-parts = { $number ->
    [one] gagne { $won } à { $lost }
   *[other] gagnent { $won } à { $lost }
}
sheet-drawn = à égalité
sheet-short = à { $points } de l’objectif
sheet-to-go = encore { $points }
sheet-remark = Donne { $deal } : « { $text } »
sheet-amended = † Donne { $deal } corrigée.
sheet-amended-points = † Donne { $deal } corrigée { $when } : { $after } au lieu de { $before }.
sheet-amended-when = † Donne { $deal } corrigée { $when }.
sheet-when-by = { $when } par { $who }
sheet-at = à { $clock }
sheet-on-at = le { $day } à { $clock }
sheet-adopted-what = Autres règles à partir de la donne { $deal } : { $what }.
sheet-adopted = Autres règles à partir de la donne { $deal }.
sheet-rests = Un tiret : ne jouait pas.
sheet-made = faits
sheet-failed = chutés
sheet-made-count = { $count ->
    [one] { $count } fait
   *[other] { $count } faits
}
sheet-failed-count = { $count ->
    [one] { $count } chuté
   *[other] { $count } chutés
}
sheet-match = ardoise partie { $id }
sheet-log = journal { $hash }
sheet-table = table { $table }
sheet-round = manche { $round }
sheet-arbiter = arbitre : { $name }
sheet-from-to = de { $from } à { $to }
sheet-from = à partir de { $from }
sheet-total = Total
sheet-open-deal = ouverte
sheet-lacking = ▯ : une lettre que cette police n’a pas.
before-semicolon = { "\u202F" }
setting-on = oui
setting-off = non
setting-yes = oui
setting-no = non
setting-none = sans limite
output-ending = { $file } : cette fin de nom n’est pas connue. Celles qui le sont : { $known }.
output-no-table = Il n’y a pas de tableau sur cette page.
output-written = { $file } écrit.
print-one-picture = Une image montre une partie, et il y en a { $count }.
