# Which rules do you play? What a pad shows of them, what it cannot decide, what to ask.
guess-one = { $differ ->
    [0] Every deal is counted by { $name }.
    [one] Every deal is counted by these rules, one difference from { $name }:
   *[other] Every deal is counted by these rules, { $differ } differences from { $name }:
}
guess-most = { $explains ->
    [one] { $explains } of { $of } deals is counted by { $differ ->
        [0] { $name }.
        [one] these rules, one difference from { $name }:
       *[other] these rules, { $differ } differences from { $name }:
    }
   *[other] { $explains } of { $of } deals are counted by { $differ ->
        [0] { $name }.
        [one] these rules, one difference from { $name }:
       *[other] these rules, { $differ } differences from { $name }:
    }
}
guess-several = { $count } sets of rules explain { $of ->
    [one] this deal
   *[other] all { $of } deals
}, the simplest first:
guess-several-most = { $count } sets of rules explain { $explains } deals of { $of }, the simplest first:
guess-among = { $differ ->
    [0] { $name }
    [one] One difference from { $name }:
   *[other] { $differ } differences from { $name }:
}
guess-then = { $differ ->
    [0] The other { $explains } deals are then counted by { $name }.
    [one] The other { $explains } deals are then counted with one difference from { $name }:
   *[other] The other { $explains } deals are then counted with { $differ } differences from { $name }:
}
guess-impossible = Deal { $deal }: none of the rules that were tried allows it as it is told, or its end is not told.
guess-refused = Deal { $deal }: none of the rules that were tried allows it as it is told. { $why }
guess-refused-usual = Deal { $deal }, by the usual rules: { $why }
guess-unended = Deal { $deal }: its end is not told. What was made or counted is missing.
guess-not-allowed = Deal { $deal } is not allowed as it is told by the rules that explain the others.
guess-nothing = No rules that were tried explain { $of ->
    [one] this deal
   *[other] these { $of } deals
}.
guess-changed = The rules changed on the way: others were in use from deal { $deal } on.
guess-changed-between = The rules changed on the way, in deal { $deal } at the earliest and in deal { $latest } at the latest.
guess-from = { $differ ->
    [0] From deal { $from }: { $name }
    [one] From deal { $from }, one difference from { $name }:
   *[other] From deal { $from }, { $differ } differences from { $name }:
}
guess-alike = { $count ->
    [one] { $names } counts these deals the same.
   *[other] { $names } count these deals the same.
}
guess-alike-so = { $count ->
    [one] With the same differences, { $names } counts these deals the same.
   *[other] With the same differences, { $names } count these deals the same.
}
guess-preset = { $name } ({ $words })
guess-difference = { $what }: { $value } (there: { $usual })
guess-between = { $low } to { $high }
guess-default = by its other rules
guess-none = none
guess-exchanged = The two columns are exchanged: what stands under { $one } is that of { $other }, and the other way round.
guess-in-tens = The figures are written in tens: each has a nought behind it.
guess-dealt-first = { $player } dealt first, as the figures have it; the pad names nobody.
guess-unsaid = The figures count what the pad does not tell:
guess-unsaid-one = deal { $deal }: { $what }
guess-unsaid-what = { $what } of { $who }
guess-unsaid-anybody = { $what } (whoever’s)
guess-totals = The figures are read as totals after each deal.
guess-begins = The totals begin in the middle of a match: before deal 1 they stood at { $totals }. Deal 1 says nothing then.
guess-or-begins = The totals may begin in the middle of a match: then they stood at { $totals } before deal 1.
guess-mistold = Deal { $deal } is most likely told wrong: with “{ $right }” instead of “{ $told }” its figures are right.
guess-uncounted = Deal { $deal } most likely does not count “{ $told }”: without it its figures are right.
guess-or-uncounted = Or deal { $deal } does not count “{ $told }”: without it the figure is right.
guess-lacking = Deal { $deal } most likely lacks something: with “{ $right }” its figures are right.
guess-or-lacking = Or deal { $deal } lacks something: with “{ $right }” its figures are right.
guess-slip = A slip of the pen, most likely: deal { $deal }, { $who }: { $written } is written, { $expected } is right.
guess-slips = A slip of the pen, most likely, in deal { $deal }:
guess-or-slips = Or a slip of the pen in deal { $deal }:
guess-slip-then = then the slip is in deal { $deal }, { $who }: { $written } is written, { $expected } is right.
guess-slip-figure = { $who }: { $written } is written, { $expected } is right.
guess-or-more = { $differ ->
    [0] Or { $explains } of { $of } deals are counted by { $name }.
    [one] Or { $explains } of { $of } deals are counted with one difference from { $name }:
   *[other] Or { $explains } of { $of } deals are counted with { $differ } differences from { $name }:
}
guess-or-whole = { $differ ->
    [0] Or no slip: every deal is counted by { $name }.
    [one] Or no slip: every deal is counted with one difference from { $name }:
   *[other] Or no slip: every deal is counted with { $differ } differences from { $name }:
}
guess-or-slip = Or a slip of the pen: deal { $deal }, { $who }: { $written } is written where { $expected } would be right.
guess-undecided = These deals do not show:
guess-more = and { $count ->
    [one] one more thing
   *[other] { $count } more things
}
guess-over = By these rules the match was over after deal { $deal }: this table plays to more, or played on.
guess-kept-last = These are the rules from deal { $deal } on.
guess-kept-simplest = They are the first of { $count } that explain the pad.
guess-kept-over = Their target ends the match of this pad after deal { $deal }: set a higher one if your table plays to more.
guess-ask = What would decide most: { $what }
guess-unknown = nobody knows
guess-deal = Or count this deal, on which what remains parts into { $parts } answers:
guess-unsure = There was no time to try everything: there may be simpler rules.
guess-together = The two pads agree.
guess-rules-part = Where the rules part:
guess-rule-from = { $what } (from deal { $deal } on)
guess-strangers = No deal is told alike on the two pads: they may be of two evenings, and only their rules are compared.
guess-deals-part = Where the figures part (first pad / second pad):
guess-parted = Deal { $deal }: { $figures }
guess-parted-told = Deal { $deal }, which is not told alike: { $figures }
guess-parted-only-told = Deal { $deal } is not told alike on the two pads.
guess-kept-part = With these rules { $explains } of { $of } deals come out as they were written.
guess-left-out = Deal { $deal } is left out: nothing is said of what was written.
guess-each-figure = { $count } figures are wanted, one for each in this order, or a name before each.
guess-parted-lacks = Deal { $deal } is not on { $name }: { $figures }
guess-head = the rules at the head of the sheet
guess-names = North East South West Fifth Sixth
guess-typed = Players: { $players }. Type what happened in each deal, then what was written; undo takes back what was typed last, Enter alone ends it.
guess-taken-back = Deal { $deal } is taken back.
guess-none-typed = No deal has been typed yet.
guess-ask-deal = Deal { $deal }
guess-ask-figures = Written after deal { $deal } ({ $accounts })
guess-other-game = { $file } is a pad of { $found }, not of { $wanted }.
guess-no-deals = { $file } has figures and no deals: nothing says what was played. Beside them it needs who took, at what, and the points made.
guess-meant = “{ $word }” is taken for { $meant }: by that its figures are right.
guess-first-side = No column says whose points were counted. They are taken for those of { $side } in every deal: by that the figures are right.
guess-stays = What stands below a figure and is none is taken for the total above it: by that the figures are right.
guess-who-marked = No column says whose points were counted. They are taken for those of the side that marked: by that the figures are right.
guess-beside = Deal { $deal }: “{ $cell }” stands under { $heading }, a column that was left aside. What it says may be what the figures count.
guess-suited = No suit is told of { $count ->
    [one] one deal
   *[other] { $count } deals
  }: hearts is taken, for where all suits count alike that changes no figure.
guess-no-marks = In { $file } no column was read as what the table marked.
guess-no-marks-hint = Its heading is the side (us, them) or the player; another one is named so: --map "us=HEADING,them=HEADING"
guess-no-made = { $file } does not say what was made beside what was marked: the figures under the sides were read as the points made.
guess-no-made-hint = Beside who took and at what it needs a column “points”, with the points of the side that took, or “made” and “failed” in it.
guess-not-zero = These figures sum to { $sum } and not to nought: if one is mistyped, “undo”.
guess-nothing-typed = No deal was typed: there is nothing to compare.
guess-no-figures = { $file } has no figures: nothing says what the table wrote.
guess-no-end = The deal is not finished: type its end as well (the points, the tricks, or that nobody took).
guess-save-one = Rules of one pad are saved: with two, --save does not say of which. Guess one pad alone.
guess-no-pad = Say which pad: a sheet with what was written.
guess-how = After each deal, write its figures: check A 240 B 0. For example: ardoise rules guess coinche evening.sheet
