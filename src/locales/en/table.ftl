# Words of the table: putting right, comparing, asking.

yes = yes
no = no
ask-replace = The house “{ $name }” exists already. Replace it?
ask-yes-no = y / n
ask-none-of-these = That is none of these: type its first letters, or take it with the arrows.
ask-keys-choice = arrows or first letters · Esc: back · Ctrl-C: stop
ask-keys-number = the number, then Enter · Esc: back · Ctrl-C: stop
ask-keys-half = points (43.5, or 43. for it), then Enter · Esc: back
ask-keys-text = a few words, then Enter · Esc: back · Ctrl-C: stop
ask-keys-cards = rank then suit: 10H, JS, K♥ · Esc: back · Ctrl-C: stop
ask-keys-figure = the number, then Enter · arrows: for another · Esc: back
ask-player = { $event } — who?
ask-account = { $event } — for whom?
ask-count = { $event } of { $account }:
ask-suit = { $event } — which suit?
ask-own = { $event } — { $question }
ask-card = { $event } — which card?
ask-cards = { $event } — which cards?
ask-level = { $event } — how much?
ask-signed = { $event } — how much (+ or −)?
ask-choice = { $event } — which?
ask-text = { $event } — in a few words:
ask-not-cards = “{ $text }” does not read as cards: 10H, JS, K♥.
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs
suit-spades = spades

change-deal = Deal { $deal }
change-totals = Totals
change-whole = Whole
change-more = { $count ->
    [one] … and 1 more deal changes
   *[other] … and { $count } more deals change
}
change-dealer = From deal { $deal } on { $new } deals, not { $old }.
change-end = End of the match: “{ $old }” becomes “{ $new }”
change-open = match in progress
change-misfit = No longer fits, deal { $deal }: { $text }

amend-deal = Deal { $deal }, as it is recorded
amend-empty = Nothing is recorded in it.
amend-no = No
amend-event = Event
amend-how = To put it right: ardoise amend { $deal } EVENT, or: replace NO EVENT, insert NO EVENT, drop NO
amend-preview = Correction of deal { $deal }
amend-replaced = { $no }. { $old }  →  { $new }
amend-stays = “{ $old }” stays as it was counted. Is it the new taker’s figure? Then type: ardoise amend { $deal } { $new }
amend-dropped = { $no }. { $old }  →  dropped
amend-added = + { $new }
amend-dry = Nothing is written.
amend-keep = Keep this correction?
amend-kept = Deal { $deal } is put right; the version before is kept.
amend-kept-open = Deal { $deal } has no result now, and another follows it. To tell how it ended: ardoise amend { $deal } EVENT, or take the correction back: ardoise undo
amend-left = Nothing has changed.
amend-say-yes = Nothing is written: to keep this correction, repeat the command with --yes.
amend-nothing = Deal { $deal } is already so.
amend-together = Put everything right in one command: what is taken out, and what stood on it or takes its place.
amend-opinion = Nobody agrees to deal { $deal }, or disputes it, by putting it right.
amend-no-close = The table did not stop at deal { $deal }: other deals follow.
amend-begins-once = Deal { $deal } begins once, with what is told of it first.
amend-replace = In its place: ardoise amend { $deal } replace { $no } …
amend-replace-and = In its place: ardoise amend { $deal } replace { $no } …, drop { $others }
amend-together-drop = What stands on it goes in the same command: ardoise amend { $deal } …, drop { $others }
amend-annulled = Deal { $deal } is void and would stay so. If it counts, take out what makes it void too: ardoise amend { $deal } drop { $no }, …
amend-no-end = Deal { $deal } would have no end, and other deals follow.
amend-no-such-event = Deal { $deal } has no event no. { $text }. The numbers: ardoise amend { $deal }

adopt-what = Adopt what? The name of rules, or --set KEY=VALUE.
adopt-same = These are already the rules of this match.
adopt-other-table = The rules { $rules } cannot be played at this table.
adopted = From deal { $deal } on:
reseated = From deal { $deal } on { $new } plays in the place of { $old }.

close-none-open = No match of that day is open.
close-one = { $match } is closed: { $result }
close-left = { $match } stays open:

carried-no-dropped = This sheet does not keep the number of deal { $deal }, which was dropped: the later ones count one less.
carried-no-adopt = This sheet has one set of rules: it does not say that from deal { $deal } on you play with { $rules }.
carried-no-reseat = This sheet does not say that from deal { $deal } on the players are { $new } and not { $old }.
carried-totals = Read back it therefore gives { $sheet } and not { $match }.
carried-unread = It does not read back whole: on line { $line } (with these comments, a little lower) an event does not fit.

check-paper = Paper
check-slate = Slate
check-gap = Gap
check-and = { " " }And:{ " " }
check-unsure = Not sure: there was no time to try every slip, and there may be a likelier one.
add-command = That is a command of its own: { $command }
check-fix = if the paper is right: { $command }
totals-explained = { $count ->
    [one] The totals differ from the paper sheet; one thing explains it exactly.
   *[other] The totals differ from the paper sheet; { $count } things explain it exactly, the most likely first.
}
slip-without = Deal { $deal }: the paper does not count “{ $event }”.
slip-with = Deal { $deal }: the paper counts “{ $event }”, which the slate does not have.
slip-instead = Deal { $deal }: the paper counts “{ $other }” instead of “{ $event }”.
slip-rule = Deal { $deal }: counted with “{ $option }: { $theirs }” and not “{ $ours }”.
slip-rule-whole = The whole match is counted with “{ $option }: { $theirs }” and not “{ $ours }”.
slip-line-left = Deal { $deal }: the paper lacks “{ $text }”, { $amount } for { $who }.
slip-line-turned = Deal { $deal }: “{ $text }”, { $amount } for { $who }, is in the other column.
slip-columns = Deal { $deal }: the two columns are exchanged.
slip-columns-whole = The two totals are exchanged.
slip-deal-left = Deal { $deal }: it is not on the paper.
slip-deal-twice = Deal { $deal }: it is counted twice.
slip-addition = An addition wrong by { $amount } in the column of { $who }.

brief-deal = Deal { $deal }: { $scores }.
brief-deal-headline = Deal { $deal }, { $headline }: { $scores }.
brief-more =   … and { $count ->
        [one] { $count } more line
       *[other] { $count } more lines
    } (explain)
play-keys = arrows, letters · a line, a number · Ctrl-C: stop
play-figure = { $account }: type the number
play-all-pass = everybody passes
play-dealer = { $player } deals
play-ask = Deal { $deal } ({ $state })?
play-ask-player = Deal { $deal } ({ $state }, { $player } speaks)?
play-ask-plays = Deal { $deal } ({ $state }, { $player } plays)?
play-over = The match is over. And now?
play-always = or / correct, undo, explain, ruling, note, quit
play-meant = probably
restate-ask = Deal { $deal } is finished ({ $was }). Change it to { $is }?
restated = Deal { $deal } was finished ({ $was }), and is { $is } now. Was it another deal? To take it back: ardoise undo
repeated = Deal { $deal } is finished and says so already. If it was another deal, begin with “deal”.
repeated-void = Deal { $deal } is void: nothing counts in it any more. If it was another deal, begin with “deal”.
added = Deal { $deal } was finished ({ $was }); with this it comes to { $is }.
void-ask = Deal { $deal } is finished. Make it void?
void-ask-points = Deal { $deal } is finished ({ $scores }). Make it void?
void-left = Deal { $deal } stays as it is.
old-word-which = What is to be done?
old-word-nothing = nothing
old-word-undo = Undo the last entry ({ $what })?
old-word-void = Make deal { $deal } void?
play-ruling = ruling
play-ruling-hint = an irregularity: what the rules say
play-undo = take back
play-redo = restore
play-amend = correct
play-amend-hint = a deal already recorded
play-explain = explain
play-explain-hint = the points of the last deal
play-slate = slate
play-slate-hint = the whole match
play-rematch = rematch
play-rematch-hint = same players, same rules, { $player } deals
play-share = summary to share
play-share-hint = a short text for a message
rematch-which = Who plays with whom?
rematch-kept = as before
rematch-turned = turned
rematch-lot = by lot
rematch-drawn = The lot says: { $teams }.
new-teams = { $one } against { $other }
share-copied = The text is on the clipboard, if this terminal allows it.
ending-gap = Ahead by { $count ->
        [one] { $count } point
       *[other] { $count } points
    } ({ $own } to { $next }).
ending-best = The best deal: { $deal }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $account }.
ending-best-of = The best deal: { $deal }, { $what }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $account }.
ending-contracts = Contracts made: { $each }.
ending-made = { $player } { $made } of { $count }
ending-raises = Said “{ $word }”: { $each }.
ending-deals = { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }.
ending-length = { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    } in { $time }.
ending-minutes = { $minutes } min
ending-hours = { $hours } h { $minutes }
play-new = new match
play-new-hint = this one stays recorded
play-rules = rules
play-rules-hint = those of this match
play-who-speaks = who speaks
play-who-deals = who deals
play-who-deals-hint = if it is somebody else
play-who-deals-ask = Who deals?
play-reseat = replace
play-reseat-hint = somebody leaves, somebody sits down
play-reseat-who = Who leaves?
play-reseat-with = Who takes the seat of { $old }?
ask-close = Is the match to end here?
play-quit = quit
play-quit-hint = everything is recorded
play-pasted-left = { $count ->
    [one] The line behind it is not read.
   *[other] The { $count } lines behind it are not read.
}
play-left = Everything is recorded. To go on: ardoise play
play-left-asked = What you were just saying is not recorded; everything before it is. To go on: ardoise play
play-left-over = Everything is recorded. Another match: ardoise play
play-as-played = This is against the rules. Record it as it was played?
play-settles = Record “{ $line }” too?
play-amend-which = Which deal?
play-amend-which-keys = its number, or arrows then Enter · Esc: back
play-amend-what = Deal { $deal }: the right figure, or the line to change:
play-amend-keys = a figure · arrows, Enter: its questions again · a line · Esc: back
play-amend-drop = drop:
new-which-game = Which game?
new-which-player = Player { $no }, in order of play:
new-many-players = { $most } play here at the most, and { $found } are named.
new-player-keys = arrows, or type a name, or several with commas · Esc: the player before · Ctrl-C: stop
new-same-table = the same table
new-enough = — that is all
new-which-rules = Which rules?
new-same-rules = as on { $day }
new-usual-rules = those of the configuration
new-which-dealer = Who deals first?

config-key = Setting
config-lang = the language of the program: { $langs }
config-color = colours: auto, always or never
config-players = the usual players, in order of play
config-rules = the usual rules: { $game }
config-file = The file: { $file }. To change one: ardoise config KEY VALUE
config-set = { $key }: { $value }.
config-unset = { $key } is no longer set.
config-unknown = There is no setting “{ $key }”. There are: { $known }.
config-value = { $key } cannot be “{ $value }”. Possible: { $known }.
config-unreadable = The settings in { $file } cannot be read: { $detail }.
watch-needs-terminal = This view needs a terminal. The slate as text: ardoise show
watch-keys = q: quit · redrawn with every new line of the log
play-other-deal = for deal { $deal }
man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-examples = EXAMPLES
man-version = VERSION
play-lines-over = The match is over.
play-lines-kept = { $count ->
    [one] The line before it is recorded, and is not typed
   *[other] The { $count } lines before it are recorded, and are not typed
  } again.
play-lines-next = Another one: ardoise new. A line to put right: ardoise amend. To go on with it all the same: ardoise play --lines --match ID
new-which-target = To how many points?
new-target-keys = Enter: as these rules say · or another number · Escape: back
new-target-not = { $points } does not go with these rules.
