# The pages of a contest on phones and on the wall.

hall-contest = Contest
hall-table-of = Table { $table }, round { $round }
hall-result-of = The result of table { $table }
hall-you-sit = You sit at table { $table }
hall-name = Name, or a part of it
hall-own-name = Your name, as it stands on the list
hall-find = Find
hall-exempt = exempt in this round
hall-nobody-sits = Nobody of that name sits at a table of this round.
hall-standings = Standings
hall-secretary = Secretary
hall-cards = Cards with codes, to be printed
hall-card-how = Scan to enter the result
hall-range = { $from } – { $to } of { $count }
hall-before = Before
hall-after = More

# a table

hall-open = Open: nothing is entered yet
hall-entered-by = Entered by { $who } at { $time }
hall-absent = Did not come: { $who }
hall-nobody-came = Nobody came
hall-awaits = waits for { $who } to agree
hall-disputed = { $count ->
    [one] { $who }: not what was played.
   *[other] Not what was played, they say: { $who }.
}
hall-agreed = Both sides agree
hall-locked = The round is locked: this counts.
hall-differs = The match now gives { $given }: the secretary decides whether that counts.
hall-differs-open = The match is not over: the secretary decides what counts.
hall-to-match = To the deals
hall-deals = Write deal by deal
hall-only-result = Only the result
hall-put-right = Not right? Put it right
hall-enter-result = Enter the result
hall-signed = Both sides have signed
hall-no-names = Who comes? Type the names, with commas between several.
hall-no-figure = “{ $text }” is no figure: whole points, such as 101.
hall-stale = { $result } was entered meanwhile. { $typed ->
    [yes] What you typed is kept; look whether it still holds.
   *[no] Look whether this is still wanted.
}
hall-moved = Something was written meanwhile. Look whether this is still wanted.
hall-no-next = This match is one of a contest: the next one is drawn by the secretary.
hall-may-not = Only who sits at a table, and the secretary, enter its result.

# the secretary

hall-entered = { $entries ->
    [0] Nobody has entered yet; { $least } at least are needed.
   *[other] { $entries } entered; { $least } at least are needed.
}
hall-die = Die { $die }
hall-no-dice = Three dice are thrown, and each shows 1 to 6. Leave all three empty to draw without.
hall-draw = Draw round { $round }
hall-would-draw = Round { $round } is drawn { $dice ->
    [0] without dice
   *[other] with the dice { $dice }
} for { $count } entries.
hall-lock = Lock round { $round }
hall-would-replace = Round { $round }, table { $table }: { $stands } is written. { $result } takes its place.
hall-would-lock = Round { $round } is locked: the { $count ->
    [one] result of its table stands
   *[other] results of its { $count } tables stand
}, and are changed with a reason only.
hall-would-leave = No table in the rounds to come: { $name }.
hall-agree-how = They agree on their phones, or the page of the table says that both have signed.
hall-side = Side { $side }
hall-names = Names, with commas between them
hall-names-pair = Pairs, with commas between them: Ana + Bob
hall-enter = Enter
hall-people = Who comes late, who leaves
hall-number = Name or number
hall-withdraw = Plays no further round
hall-return = Plays again
hall-take = Count what the match gives
hall-put-right-reason = the match was put right

# the wall

hall-soon = Soon
hall-round = Round
hall-of = of { $rounds }
hall-since = Since
hall-minutes = { $count } min
hall-round-over = over
hall-still = { $count ->
    [0] All tables are done
    [one] Still playing: one table
   *[other] Still playing: { $count } tables
}
hall-done = { $done ->
    [0] none is done
    [one] one is done
   *[other] { $done } are done
}
hall-disputes = { $count ->
    [one] Disputed
   *[other] Disputed: { $count }
}
hall-waiting = { $count ->
    [one] Waits for agreement
   *[other] Wait for agreement: { $count }
}
hall-entries = Entered
