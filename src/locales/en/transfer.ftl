# From one machine to another: export, import, choosing between two copies of a match, and paper.
progress-verify = Verifying the log
progress-check = Scoring the matches anew
progress-import = Importing
progress-digest = Summing the matches up
progress-export = Exporting

export-no-page = A sheet is no page: { $file } would have the text of a sheet in it.
export-no-page-hint = The page of the match: ardoise print -o { $file }; its sheet: ardoise export -o NAME.sheet
export-needs-output = Say where to write: --output FILE.
export-no-parquet = This program was built without Parquet (cargo build --features parquet).
imported-db = { $file }: { $new ->
    [0] no new match
    [one] { $new } new match
   *[other] { $new } new matches
}, { $more ->
    [0] none recorded further
   *[other] { $more } recorded further
}, { $same ->
    [0] none unchanged
   *[other] { $same } unchanged
}.
imported-many = Sheets: { $new ->
    [0] none new
   *[other] { $new } new
}, { $more ->
    [0] none recorded further
   *[other] { $more } recorded further
}, { $same ->
    [0] none unchanged
   *[other] { $same } unchanged
}.
imported-undated = { $count ->
    [one] { $file } names no day: its match stands under today’s, { $day }.
   *[other] { $count } sheets name no day: their matches stand under today’s, { $day }.
} A line in a sheet says it: date { $iso }. For a table: --date { $iso }
imported-unlike-deal = Deal { $deal }: { $words }
imported-unlike = { $count ->
    [one] { $file } has another total than its deals. The deals count:
   *[other] { $file } has other totals than its deals. The deals count:
}
imported-unlike-lines = Figures of { $file } are not those of its lines: they were changed, or other rules or players came on the way, which lines do not carry. The lines count:
imported-left = Commands speak of the match that was brought in now. To go on with the one that was being played ({ $names }): ardoise play --match { $id }
imported-counts = Of the match that was being played, { $id } counts until one is chosen.
imported-overrun = { $file }: by these figures the match was over after deal { $deal }. What follows counts as long as it stands.
imported-open = { $count ->
    [one] { $file } does not say that the match ended: it stays open. To end it: ardoise close --match { $id }
   *[other] { $count } tables do not say that their matches ended: they stay open. To end them: ardoise close --day DAY
}
imported-beside = Also: names { $names }, choices { $choices }.
imported-differs = Recorded differently on the two machines, all kept: { $copies }. To choose: ardoise choose
import-outside = { $file } leads out of its folder: nothing is read through it.
import-nothing = There is no sheet (.sheet) in { $file }.
sheet-conflict-hint = To keep both versions, import the database of the other machine (ardoise export --all --output other.db).

conflict-counts = This match was recorded differently on two machines (also: { $others }). Until one is chosen, this copy counts: ardoise choose
conflict-waits = This match was recorded differently on two machines (also: { $others }). Until one is chosen, the other copy counts: ardoise choose
conflict-chosen = This copy counts; set aside: { $others }.
conflict-aside = This copy was set aside; the one that counts is { $others }.
list-conflict = recorded differently
check-conflict = A match was recorded differently on two machines: { $copies }. To choose: ardoise choose
fork-stale = The copies of match { $match } do not stand as their logs say; ardoise check --repair puts that right.

choose-none = No match was recorded differently on two machines.
choose-entries = Entries
choose-last = Last entry
choose-counts = counts meanwhile
choose-waits = waits
choice-overruled = Another machine has chosen { $other } in place of { $own }, which had been chosen here: that one counts now. To go back: ardoise choose { $own }
choose-chosen = chosen
choose-aside = set aside
choose-differs = They differ from deal { $deal } on.
choose-same = The deals are the same; only the logs differ.
choose-same-so-far = The deals are the same so far.
choose-goes-on = They do not go on by the same rules, or with the same players.
choose-how = To choose: ardoise choose { $id }
choose-look = To look at one of them: ardoise contest show --match { $id }
choose-done = The copy { $id } counts from now on; set aside: { $others }.
choose-no-copies = There is only one copy of match { $match }.
choose-list = Those that have several: ardoise choose
choose-which = { $match } has several copies, { $copies }: say which.

export-unlisted = { $count ->
    [one] 1 match is missing from the lists ({ $matches }) and goes along all the same
   *[other] { $count } matches are missing from the lists ({ $matches }) and go along all the same
}. To put the lists right: ardoise check --repair
export-unlisted-out = { $count ->
    [one] 1 match is missing from the lists ({ $matches }) and is left out here
   *[other] { $count } matches are missing from the lists ({ $matches }) and are left out here
}. First: ardoise check --repair
paper-no-game = { $file } is a table: say of which game.
paper-several = { $file } holds { $count } matches, and one is meant.
paper-one = To bring them all in: ardoise import
paper-no-players = { $file } is a table: say who plays, in order of play.
paper-how = For example: ardoise import sheet.csv --game { $game } --players "Ana,Bob,Cy,Dee"
paper-how-guess = For example: ardoise rules guess { $game } pad.csv --players "Ana,Bob,Cy,Dee"
paper-no-column = There is no column “{ $column }”; there are: { $columns }.
paper-no-key = “{ $key }” says nothing of a deal. The nearest: { $known }.
paper-no-columns = No column is recognised among: { $columns }.
paper-map = Say what the columns are: --map deal=No,bidder=Taker,contract=Contract,points=Points
paper-figures = Nothing but figures under { $columns }: they may be totals, or what each deal brought.
paper-figures-how = Totals: --figures totals. What each deal brought: --figures deals.
paper-partners-apart = Line { $line }: { $one } has { $figure } and { $other } { $beside }, though they play together. { $figure } is read.
paper-partners = { $names } play together and have the same points: their figures differ here.
paper-headed = Players, in the order of the columns: { $players }.
paper-unnamed = The table names nobody: { $one } stand for the first side, { $other } for the other.
paper-by-marks = What was made is read from what was marked.
paper-nothing-played = No column tells what was played. Not understood: { $columns }.
paper-days = { $file } tells of { $count } days, from { $first } to { $last }, and a table is one match. Keep the lines of one day in it, or say the day of the match: --date { $iso }
paper-unused = Columns left aside: { $columns }.
paper-takers = { $column } without a name ({ $count ->
    [one] line
   *[other] lines
} { $lines }): given to the taker. If somebody else had it, put his name in the cell.
paper-no-figure = { $count ->
    [one] Line { $lines } has no figure and is
   *[other] Lines { $lines } have no figures and are
} left out.
paper-lacks-figure = { $count ->
    [one] Line { $lines } has
   *[other] Lines { $lines } have
} no figure for one of the sides: nothing is counted for it there.
paper-sheets = Only the sheet “{ $sheet }” of the workbook is read. Save each of the others ({ $sheets }) as CSV and import that.
paper-control = There is an invisible control character ({ $code }) on this line: delete it.
paper-remarks = { $count ->
    [one] Line { $lines } tells of no deal: it is left out.
   *[other] Lines { $lines } tell of no deal: they are left out.
}
paper-addition = Line { $line }, { $column }: { $written } is written, { $last } { $mark } = { $right }.
paper-contradicted = Line { $line }: “{ $word }” is written beside { $own } to { $other }, which says otherwise.
paper-came-no-points = “{ $cell }” says what came of the deal and not how many points were made, and what was marked does not show it.
paper-no-result = “{ $cell }” does not say what came of the deal: made or failed, + or -.
paper-sum-other = Line { $line }, { $column }: { $written } is written, and the lines above come to { $sum }.
paper-counted-on = Deals are counted in the order of the lines: deal { $deal } is number { $own } of the pad.
paper-lacks-number = Line { $line }: number { $number } is missing before it. A deal may have been forgotten.
paper-summed = Line { $line } has no number and holds the sums of those above: it is left out.
paper-summed-perhaps = Line { $line } holds the sums of those above and is taken for a deal. If it is the total, take it out of the table.
paper-behind = Line { $line }: deal { $deal } stands behind deal { $last }. The deals are taken in the order of the lines.
paper-quote = A quotation mark is not closed on this line, or a cell goes over several lines.
paper-too-wide = The line has { $found ->
        [one] { $found } cell
       *[other] { $found } cells
    }; there are { $wanted ->
        [one] { $wanted } heading
       *[other] { $wanted } headings
    }.
paper-long-cell = A cell of this line has { $found } characters: a cell may have { $most } at most. A quotation mark may be missing, or it is no table.
paper-many-columns = This line has more than { $most } columns: a table of deals has one column for each thing that is told of a deal. The separator may be another one, or it is no table.
paper-no-book = { $file } is no workbook of a spreadsheet, or a damaged one. Save it again there, as a workbook (.xlsx) or a table (.csv).
paper-unreadable = The line cannot be read: { $detail }.
paper-bad-map = The file { $file } cannot be read: { $detail }.
paper-empty = There is no deal in { $file }.
paper-no-bid = This game has neither a contract nor a trump to record: take these columns out.
paper-no-number = “{ $cell }” is not a whole number.
paper-beside-figure = “{ $cell }”: beside the figure only what came of the deal can stand (made, failed). The rest has a column of its own.
paper-tricks-or-missing = “{ $cell }”: the tricks that were made, or those that are missing? Write the tricks that were made.
paper-points-or-missing = “{ $cell }”: the points that were made, or those that are missing? Write the points that were made.
paper-unfinished = Deal { $deal } is not finished: something is missing. See what: ardoise show
paper-made-or-marked = “{ $cell }” under one side, and nothing under the other: what it made, or what was marked?
paper-made-or-marked-how = What each deal marked: --figures deals. What was made: write it for both sides, or “Points Us” at the head.
paper-partner-empty = The cell of the partner is empty: a name, or “{ $alone }”.
paper-whose = “{ $cell }”: whose points? The taker is missing.
paper-who = Who? Write the name in the cell, or the taker.

paper-two-things = A cell says one thing: “{ $cell }” would say two. Put the second into a column “events”.
paper-unclosed = A quotation mark (") is opened here and never closed.
paper-column-twice = Two columns are called “{ $column }”: give one of them another name.
paper-twice = Deal { $deal } stands in line { $line } already, with its contract and its points. Take one of the two out, or give it a number of its own.
paper-stranger = “{ $name }” is not one of the players: { $known }.
file-not-text-hint = Save it as UTF-8 (in a spreadsheet: “CSV UTF-8”), or convert it: iconv -f LATIN1 -t UTF-8 FILE
file-not-text-hint-wide = Save it as UTF-8, or convert it: iconv -f UTF-16 -t UTF-8 FILE
choose-by = Chosen by { $who }, { $when }.
choose-by-why = Chosen by { $who }, { $when }: { $reason }
no-xlsx = This program was built without workbooks (.xlsx): save the table as CSV, or take a package.
xlsx-failed = The workbook could not be made: { $detail }
