# De hulp van de opdrachten van de tafel.

value-CHANGE = WIJZIGING

cmd-amend = Een genoteerde gift verbeteren, en eerst tonen wat dat verandert (verbeter)
examples-amend =
    Voorbeelden:
      ardoise verbeter 5 belote cy
      ardoise verbeter 5 vervang 2 punten ana 131 --reason "verkeerd geteld"
    Enkel een gift: toont haar gebeurtenissen met nummers (schrap 2, invoegen 2 …).
    Buiten een terminal, zonder --yes: toont de wijziging, schrijft niets, status 1.
cmd-adopt = Andere regels aanvaarden vanaf de volgende gift (aanvaard)
examples-adopt =
    Voorbeelden:
      ardoise aanvaard --set doel=2000 --reason "langer vanavond"
      ardoise aanvaard contree
cmd-reseat = Een speler vervangen vanaf de volgende gift (vervang)
examples-reseat =
    Voorbeelden:
      ardoise vervang dee Eve
      ardoise vervang dee Eve --reason "Dee gaat naar huis"

arg-amend-deal = Het nummer van de gift (of: laatste)
arg-change = Een gebeurtenis, of: schrap NR, vervang NR …, invoegen NR …, toevoegen …
arg-yes = Bewaren zonder te vragen
arg-reseat-player = De speler die vertrekt
arg-reseat-with = Wie de plaats neemt

value-KEY = INSTELLING
value-VALUE = WAARDE
value-SHELL = SHELL
value-DIR = MAP

cmd-watch = Het scorebord in het groot, vernieuwd terwijl anderen noteren (kijk)
arg-watch-bell = Een signaal als er iets genoteerd wordt
examples-watch =
    Voorbeelden:
      ardoise kijk
      ardoise kijk 7c1d2e3f
cmd-serve = Het scorebord op elk scherm in de zaal, noteren met telefoons (serveer)
examples-serve =
    Voorbeelden:
      ardoise serveer
      ardoise serveer --lan --agree aangeduid
      ardoise serveer --lan --contest
      ardoise serveer --lan --all --port 8080
    De eerste lijn is het adres: wie eraan kan, ziet het scorebord; wie de code
    scant of de cijfers typt, schrijft. Zonder --lan: enkel deze machine.
arg-serve-port = De poort; 0 neemt een vrije
arg-serve-lan = Voor iedereen op het lokale netwerk
arg-serve-all = Alle tafels van de zaal: partijen die bezig zijn, en die van vandaag
arg-serve-contest = Een hele kaarting: de zaal, de tafels, de muur; zonder naam de laatste
arg-serve-agree = Gaat de andere ploeg akkoord met elke gift?
arg-serve-token = Ook een token voor programma’s: schrijver, scheidsrechter, toeschouwer of een speler
cmd-config = Taal, kleuren op het scherm, vaste spelers en regels (instellingen)
examples-config =
    Voorbeelden:
      ardoise instellingen lang nl
      ardoise instellingen rules.coinche contree
cmd-completions = Aanvullen (Tab) in bash, zsh, fish, powershell: spelers, gebeurtenissen, opties (aanvullingen)
examples-completions =
    Voorbeelden:
      source <(ardoise aanvullingen bash)
      ardoise aanvullingen fish > ~/.config/fish/completions/ardoise.fish
cmd-man = De bladzijden voor man (handleiding)
examples-man =
    Voorbeelden:
      ardoise handleiding | man -l -
      ardoise handleiding --output ~/.local/share/man/man1

arg-lines = Lijn per lijn, zonder menu’s
arg-config-key = lang, color, players, of rules.SPEL
arg-value = De nieuwe waarde
arg-unset = Deze instelling vergeten
arg-shell = bash, zsh, fish, powershell of elvish
arg-man-output = Voor elke opdracht een bladzijde schrijven in deze map
