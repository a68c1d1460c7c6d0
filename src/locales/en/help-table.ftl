# The help of the commands of the table.

cmd-amend = Put a recorded deal right, after showing what that changes (corriger)
examples-amend =
    Examples:
      ardoise amend 5 belote cy
      ardoise amend 5 replace 2 points ana 131 --reason "miscounted"
    A deal alone shows its events with their numbers (drop 2, insert 2 …).
    Away from a terminal, without --yes: shows the change, writes nothing, status 1.
cmd-adopt = Adopt other rules from the next deal on (adopter)
examples-adopt =
    Examples:
      ardoise adopt --set target=2000 --reason "a longer evening"
      ardoise adopt contree
cmd-reseat = Replace a player from the next deal on (remplacer)
examples-reseat =
    Examples:
      ardoise reseat dee Eve
      ardoise reseat dee Eve --reason "Dee goes home"

arg-amend-deal = The number of the deal (or: last)
arg-change = An event, or: drop NO, replace NO EVENT, insert NO EVENT, add EVENT
arg-yes = Keep it without asking
arg-reseat-player = The player who leaves
arg-reseat-with = Who takes the seat

cmd-watch = The slate at large, redrawn as others record (veille)
arg-watch-bell = Sound when something is recorded
examples-watch =
    Examples:
      ardoise watch
      ardoise watch 7c1d2e3f
cmd-serve = The slate on every screen in the room, entry from phones (servir)
examples-serve =
    Examples:
      ardoise serve
      ardoise serve --lan --agree shown
      ardoise serve --lan --contest
      ardoise serve --lan --all --port 8080
    The first line is the address: who reaches it sees the slate, who scans the
    code or types its digits writes. Without --lan only this machine can.
arg-serve-port = The port; 0 takes a free one
arg-serve-lan = For everybody on the local network
arg-serve-all = All tables of the room: open matches, and those of today
arg-serve-contest = A whole contest: its hall, its tables, its wall; without a name the last one
arg-serve-agree = Does the other side agree to each deal?
arg-serve-token = Also print a token for programs: scribe, referee, onlooker or a player
cmd-config = Language, colours, usual players and rules (reglages)
examples-config =
    Examples:
      ardoise config lang fr
      ardoise config rules.coinche contree
cmd-completions = Completions for bash, zsh, fish, powershell: players, events, options
examples-completions =
    Examples:
      source <(ardoise completions bash)
      ardoise completions fish > ~/.config/fish/completions/ardoise.fish
cmd-man = The manual pages (manuel)
examples-man =
    Examples:
      ardoise man | man -l -
      ardoise man --output ~/.local/share/man/man1

arg-lines = One line at a time, without menus
arg-config-key = lang, color, players, or rules.GAME
arg-value = The new value
arg-unset = Forget this setting
arg-shell = bash, zsh, fish, powershell or elvish
arg-man-output = Write one page for each command into this folder
