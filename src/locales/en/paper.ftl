# The words of the sheet: figures, days, columns, what stands at its foot.

figure-thousands = { "," }
figure-decimal = { "." }
figure-share = { $number }%
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
month-short-1 = Jan
month-short-2 = Feb
month-short-3 = Mar
month-short-4 = Apr
month-short-5 = May
month-short-6 = Jun
month-short-7 = Jul
month-short-8 = Aug
month-short-9 = Sep
month-short-10 = Oct
month-short-11 = Nov
month-short-12 = Dec
day-in-short = { $day } { $month } { $year }
day-in-words = { $weekday } { $day } { $month } { $year }
clock = { "{hour}" }:{ "{minute}" }
rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
   *[other] { $place }th
}

sheet-no = No.
sheet-dealer = Dealer
sheet-contract = Contract
sheet-result = Result
sheet-points = points
sheet-count = { $count ->
    [0] No deal yet
    [one] { $count } deal
   *[other] { $count } deals
}
sheet-carried = carried in
sheet-adjustment = adjustment
sheet-target = Target { $target }.
sheet-goal = target { $target }
sheet-of-deals = { $count ->
    [one] One deal.
   *[other] { $count } deals.
}
sheet-rules = Rules: { $game }, { $meaning }
sheet-rules-house = Rules of the house “{ $name }” ({ $game })
sheet-ours = here
sheet-differs = { $what }: { $value } (instead of { $usual })
sheet-more = and { $count ->
    [one] { $count } more difference
   *[other] { $count } more differences
}
sheet-wins-by = { $number ->
    [one] wins by { $points }
   *[other] win by { $points }
}
sheet-wins = { $number ->
    [one] wins
   *[other] win
}
sheet-won-manche = { $number ->
    [one] { $number } manche won
   *[other] { $number } manches won
}
sheet-won-game = { $number ->
    [one] { $number } game won
   *[other] { $number } games won
}
sheet-wins-parts = { $number ->
    [one] wins { $won } to { $lost }
   *[other] win { $won } to { $lost }
}
sheet-drawn = drawn
sheet-short = { $points } short of the target
sheet-to-go = { $points } to go
sheet-remark = Deal { $deal }: “{ $text }”
sheet-amended = † Deal { $deal } corrected.
sheet-amended-points = † Deal { $deal } corrected { $when }: { $after } instead of { $before }.
sheet-amended-when = † Deal { $deal } corrected { $when }.
sheet-when-by = { $when } by { $who }
sheet-at = at { $clock }
sheet-on-at = on { $day } at { $clock }
sheet-adopted-what = Other rules from deal { $deal } on: { $what }.
sheet-adopted = Other rules from deal { $deal } on.
sheet-rests = A dash: did not play.
sheet-made = made
sheet-failed = failed
sheet-made-count = { $count } made
sheet-failed-count = { $count } failed
sheet-match = ardoise match { $id }
sheet-log = log { $hash }
sheet-table = table { $table }
sheet-round = round { $round }
sheet-arbiter = referee: { $name }
sheet-from-to = { $from } to { $to }
sheet-from = from { $from }
sheet-total = Total
sheet-open-deal = open
sheet-lacking = ▯: a letter that this font lacks.
before-semicolon = { "" }
setting-on = yes
setting-off = no
setting-yes = yes
setting-no = no
setting-none = no limit
output-ending = { $file }: no such ending is known. Those that are: { $known }.
output-no-table = There is no table on this page.
output-written = { $file } written.
print-one-picture = A picture shows one match, and there are { $count }.
