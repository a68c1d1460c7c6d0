# The table's page: what stands on phones, on the wall, and on the terminal that serves.

serve-all-or-one = Either all tables or one match: leave out --all or --match.
serve-port-taken = Port { $port } is taken: another server is running there. Another port: ardoise serve --port 0
serve-no-port = Nothing can be served on port { $port }: { $detail }.
serve-token-nobody = Nobody at this table is called “{ $word }”: a token is for { $players }, or for scribe, referee or onlooker.
serve-age = seen 0 min ago, looking for the table
serve-lost = looking for the table
serve-news = another phone has written: what you typed is kept
serve-enter = Write the scores
serve-join = Take a place
serve-next = Next match
serve-deals = The deals, the last one on top
serve-all-deals = { $count ->
    [one] 1 more deal
   *[other] { $count } more deals
}
serve-deal-titled = Deal { $deal }: { $what }
serve-entered = Entered by { $who } at { $time }
serve-agree = Agree
serve-dispute = Dispute
serve-rules = Rules
serve-wall = Wall
serve-ruling = Referee
serve-tables = Tables
serve-slate = Slate
serve-undo = Take back the last entry
serve-other-place = Change place
serve-you-player = You are { $name }.
serve-you-scribe = You write for everybody.
serve-you-referee = You are the referee.
serve-you-onlooker = You are looking on.
serve-place-scribe = Scribe: I write for everybody
serve-place-referee = Referee
serve-place-onlooker = I only look on
serve-who = Who are you?
serve-scan = Scan the code on the screen of the table, or type its six digits.
serve-code = Six digits
serve-come-in = Come in
serve-only-look = Only look
serve-code-wrong = That is not the code on the screen. Look again: it changes with each guest.
serve-code-locked = Too many wrong codes. Try again in a minute, or scan the code on the screen.
serve-token-spent = This code has been used: somebody was faster. Scan it again, or type the six digits.
serve-no-place = Take a place first: scan the code on the screen of the table.
serve-not-seated = Only who plays at this table can agree or dispute.
serve-may-not = Who looks on does not write. To take a place: scan the code on the screen of the table.
serve-agree-own = Everyone agrees for himself, or disputes, from his own place.
serve-only-referee = A ruling is recorded by the referee or the scribe.
serve-table-not-yours = The rules of the table and who sits at it are changed by the referee or the scribe.
serve-bad-field = “{ $value }” is no answer to { $field } here: ask for the form (GET) and give one of its values.
serve-heard = { $time } { $who } { $act ->
    [join] has taken a place
    [record] has written
    [undo] has taken back
    [amend] has put a deal right
    [agree] agrees
    [dispute] disputes
    [ruling] has recorded a ruling
    [result] has entered a result
    [forfeit] has written that a side did not come
    [open] has opened a match
    [enter] has entered somebody
    [withdraw] has written that somebody leaves
    [return] has written that somebody is back
    [draw] has drawn a round
    [lock] has locked a round
   *[take] has taken over what a match gives
  }
serve-beyond = “{ $text }” is too many: a deal has { $most } points.
serve-no-half = “{ $text }” is no figure: points, with a half where there is one, such as 43.5.
serve-no-deal = “{ $deal }” is the number of no deal.
serve-bad-marks = This form does not say what it was made of. Load the page again.
serve-too-much = That is too much for one form: nothing is recorded.
serve-not-text = What was sent is not text in UTF-8: nothing is recorded.
serve-elsewhere = This address is not the one under which the table is served: type the one that its screen shows.
serve-nowhere = There is nothing at this address.
serve-ending = The table is closing: nothing was recorded.
serve-dealer = { $dealer } deals
serve-plays = { $player } plays
serve-speaks = { $player } speaks
serve-why = Every point, with its article
serve-said = What was recorded
serve-amend = Put this deal right
serve-amend-deal = Put deal { $deal } right
serve-amend-typed = Put it right by a line
serve-amend-by-line = This deal was told in more steps than the form has: it is put right by a line.
serve-amend-how = { $count ->
    [0] What is right:
   *[other] What is right: { $event } · drop { $count } · replace { $count } { $event }
  }
serve-amend-why = Why
serve-amend-look = See what changes
serve-articles = Articles
serve-customs = At other tables
serve-sure = Is this meant?
serve-taken = Taken back: { $what }
serve-yes = Yes, record it
serve-no = No
serve-no-room = “{ $what }” does not go with the rest, and is not in this form any more. Look at it once more before you enter it.
serve-fault = { $question }: { $fault }
serve-missing = Still missing: { $what }.
serve-not-right = Not possible like this.
serve-look = See
serve-record = Enter
serve-other = Something else
serve-line = A line, as on paper: { $lines }
serve-line-note = note a good one
serve-told = { $who }: { $what }
serve-sent-before = This form was recorded already, with something else in it. What you changed since is not recorded: look at the slate, and send it once more if it is another deal.
serve-other-log = The log of this match is another one than the page was made of: a copy took its place, or a name was taken out of it. What you typed is kept; look whether it still holds.
serve-same = The same is written already: { $what }. Nothing was written twice; if it is another deal, enter it once more.
serve-stale = Another phone has written meanwhile: { $what }. { $typed ->
    [yes] What you typed is kept; look whether it still holds.
   *[no] Look whether this is still wanted.
}
serve-wall-open = Deal { $deal }, in progress
serve-wall-last = { $count ->
    [one] Last deal
   *[other] Last { $count } deals
}
serve-revoked = Place { $number } was taken away.
serve-screen-code = Scan, or: code { $code }
serve-screen-here = Who is here
serve-screen-nobody = Nobody yet.
serve-screen-keys = r: take a place away · q: stop
serve-screen-stop = Stop serving?
serve-screen-whom = Whose place is taken away? Number: { $number }
entry-who = Who
entry-level = How much
entry-suit = Trumps
entry-plain-suit = Suit
entry-card = Card
entry-what = What
entry-count = { $event } of { $account }
entry-another = Also { $event }
entry-end = Result
