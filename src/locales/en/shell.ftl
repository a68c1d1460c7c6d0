# Words of the pages.

slate-no = No
slate-dealer = Dealer
slate-deal = Deal
slate-start = carried in
slate-open = open
slate-annulled = void
slate-bonus = for the whole match
slate-earlier = { $count ->
    [one] … 1 earlier deal
   *[other] … { $count } earlier deals
}
slate-finding = Deal { $deal }: { $text }
slate-problem = Deal { $deal }: { $text }
slate-note = Deal { $deal }, note: { $text }
slate-parts = { $part } { $no } — won: { $won }.
slate-parts-points = { $part } { $no } — won: { $won }; for the whole: { $points }.
slate-next = Deal { $deal }: { $dealer } deals, { $player } speaks.
slate-next-plays = Deal { $deal }: { $dealer } deals, { $player } plays.
slate-next-deal = Deal { $deal }: { $dealer } deals.
slate-ranks = Standing: { $ranks }.
slate-overrun = By these figures the match was over after deal { $deal }. What follows counts as long as it stands.
slate-amended = amended
slate-closed = The table stopped here.
slate-closed-why = The table stopped here: { $text }
slate-won = { $winner } { $number ->
   *[other] won
} the match.
slate-shared = { $winners } share the victory.
slate-drawn = The match is drawn.
slate-needs = To win: { $needs }.
slate-and = ;{ " " }
part-manche = Manche
part-game = Game

explain-deal = Deal { $deal } — { $dealer } deals
explain-deal-headline = Deal { $deal } — { $headline } — { $dealer } deals
explain-nothing = Nobody marks anything.
explain-unfinished = Not finished: no points yet.
explain-empty = No deal has been recorded yet.
explain-who = Who
explain-points = Points
explain-why = Why
explain-article = Article

list-none = No match.
list-id = Id
list-day = Day
list-game = Game
list-players = Players
list-deals = Deals
list-totals = Totals
list-state = State
list-open = in progress
list-level = drawn: { $names } level
list-by-day = latest day first
list-by-written = last written first
list-cut = { $count } of { $all } matches, { $order }. All of them: ardoise list --limit { $all }
list-whole = Order: { $order }.
list-drawn = drawn
list-won = won by { $winner }

log-seq = No
log-when = When
log-who = Who
log-deal = Deal
log-what = What
log-open = match opened: { $players }; rules: { $rules }
log-adopt = rules adopted: { $rules }
log-reseat = players: { $players }
log-takes-back = takes back “{ $what }”
log-retract = takes back command { $op }
log-amend = entry { $seq } becomes: { $with }
log-drop = entry { $seq } dropped
log-taken-back = [taken back] { $what }

rules-game = Game
rules-name = Name
rules-meaning = Meaning
rules-house = your house
rules-heading = { $game }: { $name }
rules-option = Option
rules-value = Value
rules-title = Title
rules-marks-legend = ● set by this table, ○ set by the preset; the rest is the game’s default. Articles: ardoise rules article ID.
options-heading = { $game }: the options
options-usual = { $usual } (a number from { $min } to { $max })
options-number = a number from { $min } to { $max }
options-none = no limit
options-cell = a cell, as { $cell }: { $words }
options-legend = ● is the usual value. To change one: --set OPTION=VALUE, or a line “set OPTION VALUE” in a sheet; the title of an option, or its beginning, names it too.
article-options-match = In the current match:
article-options-default = By default:
rules-same = { $one } and { $other } are the same rules.
rescore-played = as played
rescore-won = Won
rescore-totals = Totals
rescore-open = not over
rescore-ended = { $rules }: the match would have been over after deal { $deal }.
rescore-counted = { $rules }, deal { $deal }: it was counted out of { $here }, and is out of { $there } there. What these cards count is not known: the figure is taken as it stands.
rescore-problem = { $rules }, deal { $deal }: { $text }
rescore-legend = ≠ differs from what was played; · the match would have been over.
house-saved = House { $name } saved in { $file }.

undone = Taken back: { $what }
redone = Restored: { $what }
agree-entered = entered
agree-disputed = disputed
agree-agreed = agreed
agree-two = two players who do not play together
agree-awaits = waits for { $who }
agree-all = All deals agreed.
agree-none-by = Disputed, deal { $deal }: { $who }.
agree-none-why = Disputed, deal { $deal }: { $who } ({ $why }).

how-to-begin = To begin: ardoise play, which asks for everything; or: ardoise new coinche Ana Bob Cy Dee
new-opened = Match opened. To record its deals: ardoise play, question by question; or: ardoise add …
dry-run = Not written. It would be:
play-added = { $count ->
    [0] Nothing new in { $file }: the match is already recorded.
    [one] 1 event of { $file } recorded.
   *[other] { $count } events of { $file } recorded.
}
play-prompt = Deal { $deal }: what happened? (help, undo, quit) >{ " " }
play-help = Possible now: { $events }
play-help-also = Also: { $events }; and undo, redo, explain, show, quit.
imported-new = { $file }: new match { $id }, { $count ->
        [one] { $count } event
       *[other] { $count } events
    }.
imported-more = { $file }: { $count ->
        [one] { $count } event
       *[other] { $count } events
    } added to match { $id }.
imported-same = { $file }: nothing new.
exported = { $count ->
    [one] 1 match written to { $file }.
   *[other] { $count } matches written to { $file }.
}

check-clean = { $count ->
    [0] The database is whole; it holds no match.
    [one] The database is whole: 1 match refolded, nothing wrong.
   *[other] The database is whole: { $count } matches refolded, nothing wrong.
}
check-mended = (mended)
totals-agree = The totals agree with the paper sheet.

expected = Expected: { $words }
did-you-mean = Did you mean “{ $word }”?
articles-listed = The list: ardoise rules article
finding-kept = To record it as it was played: ardoise add --as-played …
