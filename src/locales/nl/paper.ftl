# De woorden van het blad: cijfers, dagen, kolommen, wat onderaan staat.

figure-thousands = { "\u202F" }
figure-decimal = { "," }
figure-share = { $number } %
weekday-1 = maandag
weekday-2 = dinsdag
weekday-3 = woensdag
weekday-4 = donderdag
weekday-5 = vrijdag
weekday-6 = zaterdag
weekday-7 = zondag
month-1 = januari
month-2 = februari
month-3 = maart
month-4 = april
month-5 = mei
month-6 = juni
month-7 = juli
month-8 = augustus
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december
day-in-words = { $weekday } { $day } { $month } { $year }
clock = { "{hour}" }:{ "{minute}" }
rank = { $place }e

sheet-no = Nr.
sheet-dealer = Deler
sheet-contract = Contract
sheet-result = Uitslag
sheet-points = punten
sheet-count = { $count ->
    [0] Nog geen gift
    [one] { $count } gift
   *[other] { $count } giften
}
sheet-carried = overgenomen
sheet-adjustment = correctie
sheet-target = Doel { $target }.
sheet-goal = doel { $target }
sheet-of-deals = { $count ->
    [one] Eén gift.
   *[other] { $count } giften.
}
sheet-rules = Regels: { $game }, { $meaning }
sheet-rules-house = Huisregels “{ $name }” ({ $game })
sheet-ours = hier
sheet-differs = { $what }: { $value } (in plaats van { $usual })
sheet-more = en nog { $count ->
    [one] { $count } verschil
   *[other] { $count } verschillen
}
sheet-wins-by = { $number ->
    [one] wint met { $points } verschil
   *[other] winnen met { $points } verschil
}
sheet-wins = { $number ->
    [one] wint
   *[other] winnen
}
sheet-won-manche = { $number ->
    [one] { $number } boom gewonnen
   *[other] { $number } bomen gewonnen
}
sheet-won-game = { $number ->
    [one] { $number } manche gewonnen
   *[other] { $number } manches gewonnen
}
sheet-wins-parts = { $number ->
    [one] wint met { $won } tegen { $lost }
   *[other] winnen met { $won } tegen { $lost }
}
sheet-drawn = gelijk
sheet-short = nog { $points } tot het doel
sheet-to-go = nog { $points } te gaan
sheet-remark = Gift { $deal }: “{ $text }”
sheet-amended = † Gift { $deal } verbeterd.
sheet-amended-points = † Gift { $deal } verbeterd { $when }: { $after } in plaats van { $before }.
sheet-amended-when = † Gift { $deal } verbeterd { $when }.
sheet-when-by = { $when } door { $who }
sheet-at = om { $clock }
sheet-on-at = op { $day } om { $clock }
sheet-adopted-what = Andere regels vanaf gift { $deal }: { $what }.
sheet-adopted = Andere regels vanaf gift { $deal }.
sheet-rests = Een streepje: speelde niet mee.
sheet-made = gehaald
sheet-failed = niet gehaald
sheet-made-count = { $count } gehaald
sheet-failed-count = { $count } niet gehaald
sheet-match = ardoise partij { $id }
sheet-log = logboek { $hash }
sheet-table = tafel { $table }
sheet-round = ronde { $round }
sheet-arbiter = scheidsrechter: { $name }
sheet-from-to = van { $from } tot { $to }
sheet-from = vanaf { $from }
sheet-total = Totaal
sheet-open-deal = nog open
sheet-lacking = ▯: een letter die dit lettertype niet heeft.
before-semicolon = { "" }
setting-on = ja
setting-off = nee
setting-yes = ja
setting-no = nee
setting-none = geen grens
output-ending = { $file }: dit einde van de naam is niet bekend. Wel bekend: { $known }.
output-no-table = Er is geen tabel op deze bladzijde.
output-written = { $file } geschreven.
print-one-picture = Een afbeelding toont één partij, en er zijn er { $count }.
month-short-1 = jan
month-short-2 = feb
month-short-3 = mrt
month-short-4 = apr
month-short-5 = mei
month-short-6 = jun
month-short-7 = jul
month-short-8 = aug
month-short-9 = sep
month-short-10 = okt
month-short-11 = nov
month-short-12 = dec
day-in-short = { $day } { $month } { $year }
