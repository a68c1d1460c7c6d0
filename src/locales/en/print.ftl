# Words of what is put on paper.

paper-until = { $name } (played until deal { $deal })
paper-rules = Rules
paper-explained = Every point explained
paper-lines = Deal { $deal }: the lines of the score
paper-rules-in-force = Rules in force
paper-rules-words = Rules “{ $name }”. { $count ->
    [0] Every option is as the game usually has it.
    [one] 1 option differs from the game’s usual one.
   *[other] { $count } options differ from the game’s usual ones.
}
paper-colon = { $what }: { $words }
paper-rules-own = What differs from the usual rules
paper-rules-all = Every option with its value
paper-rules-count = All { $count } options
paper-page = Page { $page } of { $pages }
paper-continued = { $title } (continued)
paper-written = { $file } written ({ $count ->
    [one] 1 match
   *[other] { $count } matches
}).

chart-totals = Running totals
chart-points = Points
chart-totals-words = Curve of the running totals over { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }. At the end: { $ends }.
chart-parts-words = Curve of the running totals over { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }, anew with each { $part }. In all: { $ends }.
chart-best-several = Most in one deal: { $points }, { $count } times.
chart-best-words = Most in one deal: { $name }, { $points } in deal { $deal }.
chart-deals = Points of each deal
chart-deals-words = Bars: points marked in each deal, in order. { $each }.

evening-title = Evening of { $day }
evening-titled = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
evening-matches = The matches
evening-players = The players
evening-player = Player
evening-played = Matches
evening-won = Won
evening-result = Result
evening-player-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}

year-title = { $name }, { $year }
year-matches = The matches
year-with = With
year-against = Against
year-own = Own
year-others = Others
year-best = won
year-replaced = replaced
year-lost = lost
year-shared = shared
year-over = { $count } over
year-months = Matches by month
year-months-words = Bars: matches won and not won in each month. { $each }.
year-month-won = won
year-month-not = not won

csv-match = match
csv-day = day
csv-game = game
csv-title = title
csv-rules = rules
csv-deal = deal
csv-dealer = dealer
csv-what = what
csv-complete = complete
csv-void = void
csv-yes = yes
csv-no = no
csv-account = account
csv-name = name
csv-lines = sheet lines
csv-points = points
csv-total = total
csv-whole = for the whole
csv-points-of = { $name } points
csv-total-of = { $name } total
csv-whole-of = { $name } for the whole

print-pdf-terminal = A PDF or a picture is not for the terminal: say where with --output FILE.pdf or FILE.png
print-pdf-failed = The PDF could not be made.
print-png-failed = The picture could not be made.
print-nothing = No match fits.
print-look = The list: ardoise list
print-no-player = No player is called “{ $name }” in these matches.
print-which-player = Several players begin with “{ $name }”: { $names }.
print-one-sheet = A sheet holds one match, and there are { $count }.
print-export = All of them, a file each: ardoise export --all --output FOLDER

blank-line = Date ____________   Place ____________   Table ______
blank-deals = Deals
blank-afterwards = To keep it afterwards: ardoise play
blank-players = This sheet is for { $seats } players, and you name { $count }.
blank-forms = A blank sheet is written as html, pdf, md or txt.

booklet-title = Rules of the house
booklet-ours = With us
booklet-as-usual = We play by the book and change nothing.
booklet-contents = Contents
booklet-here = Here
booklet-ours-is = here { $value }
booklet-option = “{ $what }”
booklet-set = “{ $what }: { $value }”
