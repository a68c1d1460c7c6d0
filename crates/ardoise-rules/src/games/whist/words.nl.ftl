# Wat robberwhist te zeggen heeft, in het Nederlands.

# Termen
term-no-trump = zonder troef
term-held = in de hand
term-captured = in de slagen
term-add = erbij
term-deduct = eraf
term-transfer = overdragen
term-feat-slam = Alle slagen

# Lijnen
tricks = { $each ->
    [1] { $tricks } slagen − 6 = { $points }
   *[other] ({ $tricks } slagen − 6) × { $each } = { $points }
}
tricks-first = { $each ->
    [1] { $tricks } slagen − 6 = { $points }, en de manche is gewonnen voor de honneurs van { $side } tellen
   *[other] ({ $tricks } slagen − 6) × { $each } = { $points }, en de manche is gewonnen voor de honneurs van { $side } tellen
}
tricks-bonus = { $tricks ->
    [0] premie: de andere ploeg heeft geen enkele slag = { $points }
    [one] premie: de andere ploeg heeft maar 1 slag = { $points }
   *[other] premie: de andere ploeg heeft maar { $tricks } slagen = { $points }
}
honours = { $honours ->
    [one] { $honours } honneur
   *[other] { $honours } honneurs
} { $basis } = { $points }
honours-off = { $honours ->
    [one] { $honours } honneur: telt
   *[other] { $honours } honneurs: tellen
} niet aan deze tafel = 0
honours-barred = { $honours ->
    [one] { $honours } honneur: telt
   *[other] { $honours } honneurs: tellen
} niet bij { $score } = 0
revoke-add = verzaking van { $player } = +{ $points }
revoke-first = verzaking van { $player } = +{ $points }, en de manche is gewonnen voor de slagen tellen
revoke-deduct = verzaking van { $player } = −{ $points }
revoke-floor = verzaking van { $player }: { $points } eraf, er zijn er maar { $taken } = −{ $taken }
revoker-stops = wie verzaakte, kan de manche niet winnen in die gift: { $total } wordt { $stop }
difference = manche gewonnen, { $score } − { $against } + 4 + { $step } = { $points }
single = enkele manche, { $score } tegen { $against } = { $points }
double = dubbele manche, { $score } tegen { $against } = { $points }
treble = driedubbele manche, { $score } tegen 0 = { $points }
seven-minus-loser = manche gewonnen: { $game } − { $against } = { $points }
seven-overshoot = manche gewonnen: { $score } − { $against } = { $points }
rubber-bonus = robber, { $games ->
    [one] { $games } manche
   *[other] { $games } manches
} tegen { $against }

# Titels
head-trump = { $trump }
head-tricks = { $tricks }–{ $against }{ $revokes ->
    [0] {""}
    [1] , verzaakt
   *[other] , { $revokes } keer verzaakt
}
head-trump-tricks = { $trump } { $tricks }–{ $against }{ $revokes ->
    [0] {""}
    [1] , verzaakt
   *[other] , { $revokes } keer verzaakt
}
head-tricks-honours = { $tricks }–{ $against }, { $honours } honneurs{ $revokes ->
    [0] {""}
    [1] , verzaakt
   *[other] , { $revokes } keer verzaakt
}
head-trump-tricks-honours = { $trump } { $tricks }–{ $against }, { $honours } honneurs{ $revokes ->
    [0] {""}
    [1] , verzaakt
   *[other] , { $revokes } keer verzaakt
}
head-annulled = vervallen
sheet-tricks = { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    } tegen { $against }{ $revokes ->
        [0] {""}
        [1] , verzaakt
       *[other] , { $revokes } keer verzaakt
    }
sheet-honours = { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    } tegen { $against }; { $honours } honneurs voor { $side }{ $revokes ->
        [0] {""}
        [1] , verzaakt
       *[other] , { $revokes } keer verzaakt
    }

# Wat nog nodig is
needs-game = nog { $points } { $points ->
    [one] punt
   *[other] punten
} voor de manche
needs-last-game = nog { $points } { $points ->
    [one] punt
   *[other] punten
} voor de manche, en daarmee de partij

# Vragen
ask-revoke-mode = punten erbij voor de tegenstanders, of eraf bij hemzelf?

# Herinneringen
notice-fixed = Troef van gift { $deal } in de robber: { $trump }.
notice-thrown-in = Beide ploegen verzaakten: de gift vervalt en { $dealer } deelt opnieuw.
notice-barred = { $side }: geen honneurs in deze gift bij { $score }.

# Weigeringen
trump-fixed = De troef van gift { $deal } van de robber is { $trump }, niet { $said }: dat leggen de regels van deze tafel vast.
turned-differs = De keerkaart is { $card }, de gezegde troef is { $said }: een van de twee is fout. Neem de foute terug (terug).
no-trump-off = Aan deze tafel speel je niet zonder troef.
call-too-low = { $said } gaat niet boven { $trump } van { $holder }.
calls-over = { $player } kan niet meer spreken: iedereen heeft gepast. Nu komen de slagen.
not-in-turn = { $player } heeft al gesproken; { $turn } is aan de beurt.
nobody-calls = { $player } hoeft niet te passen: aan deze tafel biedt niemand de troef van deze gift.
tricks-missing = Zeg wie hoeveel slagen haalde: slagen A 9.
tricks-range = { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
} voor { $side } kan niet: een gift heeft er 13.
tricks-over = { $first } + { $second } = { $sum }: { $extra ->
    [one] één slag
   *[other] { $extra } slagen
} te veel. Met { $most } voor de ene ploeg blijven er { $rest } over voor de andere.
tricks-under = { $first } + { $second } = { $sum }: { $missing ->
    [one] er ontbreekt één slag
   *[other] er ontbreken { $missing } slagen
}. Met { $most } voor de ene ploeg blijven er { $rest } over voor de andere.
tricks-as-points = { $first } + { $second } = { $sum }, en een gift heeft 13 slagen. { $points } lijkt op punten boven zes: dat is { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
} tegen { $rest }.
tricks-differ = Volgens de telling van { $holder } ({ $held }) zijn het { $counted ->
    [one] { $counted } slag
   *[other] { $counted } slagen
} voor { $side }, niet { $said }. Is dit een nieuwe gift, open ze dan eerst met “gift”; was { $held } fout, zeg de slagen van { $holder } dan opnieuw.
honours-count = { $honours ->
    [one] { $honours } honneur telt
   *[other] { $honours } honneurs tellen
} niet: enkel 3 of 4 van aas, heer, dame en boer van troef tellen.
honours-no-trump = Honneurs voor { $side } kan niet: deze gift is zonder troef.
honours-other-side = { $honours ->
    [one] Een honneur
   *[other] { $honours } honneurs
} voor { $side } kan niet: { $holder } hebben er { $held } van de vier, dus blijven er { $left } over. Was dat fout, neem het terug (terug).
honours-too-few-tricks = { $honours } honneurs voor { $side } kan niet { $tricks ->
    [0] zonder één slag
    [one] met 1 slag
   *[other] met { $tricks } slagen
}: zulke honneurs halen er minstens { $least }.
revoke-way = “{ $way }”: zo rekent deze tafel een verzaking niet aan. Zeg { $allowed }, of niets.
misdeal-not-dealer = { $player } deelt deze gift niet, wel { $dealer }. Deelde { $player } toch, zeg het dan eerst met “gift”.
no-such-side = Er zijn twee ploegen, A en B.
no-such-player = Er zit niemand op plaats { $seat }.
start-points = { $points } om te beginnen kan niet voor { $side }: de manche is gewonnen bij { $game }, dus hoogstens { $most } (en niet onder 0).
start-games = Met { $games ->
    [one] { $games } manche
   *[other] { $games } manches
} zou de partij afgelopen zijn.
start-deals = { $deals ->
    [one] { $deals } gift
   *[other] { $deals } giften
} is te weinig voor de manches die al gewonnen zijn: minstens { $least }.
start-unreadable = Wat overgenomen is, is niet te lezen bij “{ $field }”.

# Opties die niet samengaan
clash-game-values = De robber telt op wat de manches waard zijn, maar met deze premie (“{ $bonus }”) en manches tot { $game } punten zijn ze niets waard: geef ze een waarde volgens de score, of tel alle punten.
clash-single-from = Een enkele manche vanaf { $single } bestaat niet: de verliezer van een manche tot { $game } punten komt nooit zo ver. Kies een lager getal.

# Wat de kaarten tonen
finding-honours = { $said } honneurs gemeld door { $account }; volgens de kaarten zijn het er { $counted }.

# De kaart voor aan de muur
chart-wall = Wat slagen, honneurs en manches waard zijn
column-what = voor
column-points = punten
row-tricks = { $tricks } slagen
row-honours = { $honours } honneurs
row-revoke = verzaking van de andere ploeg
row-treble = manche gewonnen, de anderen op 0
row-double = manche gewonnen, de anderen onder { $single }
row-single = manche gewonnen, de anderen op { $single } of meer
row-rubber = de robber

# Wat elke gebeurtenis vertelt, in een paar woorden.
event-turn = de keerkaart
event-trump = de troefkleur
event-honours = welke ploeg drie of vier honneurs had
event-revoke = een speler verzaakte, en hoe het betaald wordt
