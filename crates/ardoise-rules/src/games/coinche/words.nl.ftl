# Wat coinche te zeggen heeft, in het Nederlands.

# Termen
term-capot = capot
term-capot-belote = capot met belote
term-schmurtz = capot schmürtz
term-generale = générale
term-generale-belote = générale met belote
term-stake-plain = { "" }
term-stake-coinched = { " " }met coinche
term-stake-surcoinched = { " " }met surcoinche
term-plain = zonder coinche
term-coinched = met coinche
term-surcoinched = met surcoinche
term-made = gehaald
term-failed = niet gehaald
term-row-made = contract gehaald
term-row-failed = contract niet gehaald
term-row-capot = gehaald met alle slagen, capot niet geboden
term-row-capot-made = capot geboden, gehaald
term-row-capot-alone = capot geboden, gehaald door één speler
term-row-capot-failed = capot geboden, niet gehaald
term-row-capot-dry = capot geboden, niet gehaald, zonder één slag
term-row-generale = alle slagen door één speler, niet geboden
term-row-generale-made = générale geboden, gehaald
term-row-generale-failed = générale geboden, niet gehaald
term-row-defence-capot = contract niet gehaald, zonder één slag
term-row-litige = gelijk
term-points = punten
term-their-points = punten van de andere ploeg
term-bid = contract
term-to-taker = voor de bieder
term-to-defence = voor de tegenpartij
term-nobody = voor niemand
term-scale-classic = klassiek (162)
term-scale-ta = alles troef (258)
term-scale-sa = zonder troef (130)
term-dash = –
term-feat-capot = Capots
term-feat-belote = Belotes

# Lijnen
marks-points = { $counted ->
    [one] { $counted } punt
   *[other] { $counted } punten
} gehaald, geteld als { $points }
marks-points-times = { $counted ->
    [one] { $counted } punt
   *[other] { $counted } punten
} gehaald, geteld als { $points }, × { $times }
marks-their-points = punten van de andere ploeg: { $points } × { $times }
marks-flat = vast: { $points }
marks-bid = contract van { $bid }
marks-bid-times = contract van { $bid } × { $times }
marks-nothing = schrijft niets voor de slagen
failed-marks-nothing = contract niet gehaald: schrijft niets voor de slagen
line-rounded = de hele lijn wordt afgerond: { $sum } wordt { $rounded }
belote = belote: { $points }{ $times ->
    [1] { "" }
   *[other] { " " }× { $times }
}
belote-moved = belote van { $from }: { $points }{ $times ->
    [1] { "" }
   *[other] { " " }× { $times }
}
annonces = meldingen: { $points }{ $times ->
    [1] { "" }
   *[other] { " " }× { $times }
}
annonces-moved = meldingen van { $from }: { $points }{ $times ->
    [1] { "" }
   *[other] { " " }× { $times }
}
annonces-beaten = meldingen van { $points }, geklopt door die van de tegenpartij
annonces-level = meldingen van { $points }: die van de tegenpartij zijn even goed, niemand noteert de zijne
bonus-lost = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} van belote of meldingen, verloren
held-won = { $points ->
    [one] { $points } punt dat bij een gelijke stand bleef liggen, gaat
   *[other] { $points } punten die bij een gelijke stand bleven liggen, gaan
} naar wie de gift wint
litige-defence = gelijk: { $counted ->
    [one] { $counted } punt
   *[other] { $counted } punten
} gehaald, de tegenpartij schrijft { $points }
litige-held = gelijk: { $points ->
    [one] { $points } punt van de bieder blijft
   *[other] de { $points } punten van de bieder blijven
} liggen
revoke-lost = gift verloren door verzaking: { $points } met een contract van { $bid }
revoke-flat = gift verloren door verzaking: vast { $points }
revoke-nothing = verzaking: schrijft niets
misdeal-cost = herhaalde misdeling: { $points } voor de andere ploeg

# Weigeringen: het bieden
suit-missing = { $level } in wat? De kleur ontbreekt.
schmurtz-has-no-suit = Capot schmürtz speel je zonder kleur.
no-sans-atout = Aan deze tafel speel je niet zonder troef.
no-tout-atout = Aan deze tafel speel je geen alles troef.
only-capot-at = Aan deze tafel kan { $trump } enkel als capot.
no-generale = De générale bestaat niet aan deze tafel.
no-capot-belote = Capot en générale met belote bestaan niet aan deze tafel.
no-schmurtz = Capot schmürtz bestaat niet aan deze tafel.
no-slam-for-two = { $level } kan niet met twee spelers: bied punten.
no-belote-at = Geen belote bij { $trump }: de capot kan daar niet met belote.
not-in-bid-table = { $level } { $trump } staat niet in de tabel van de biedingen.
bid-too-low = { $level } is te laag: bieden begint bij { $min }.
bid-too-high = { $level } is te hoog: bieden stopt bij { $max }.
bid-off-step = { $level }: het bod stijgt met { $step }.
bid-not-higher = { $level } { $trump } gaat niet boven { $standing } { $standing_trump } van { $by }.
own-bid = { $by } kan niet boven het eigen bod gaan, { $level } { $trump }.
own-suit = { $by } kan enkel boven het eigen bod gaan in een andere kleur dan { $trump }.
too-many-bids = { $by } heeft al { $max ->
    [one] { $max } bod
   *[other] { $max } biedingen
} gedaan.
bid-after-coinche = { $level } { $trump } van { $by } is met coinche: bieden kan niet meer.
no-right-to-bid = { $by } deelde twee keer verkeerd en mag niet bieden.
auction-over = Het bieden is afgelopen: { $level } { $trump } van { $by }.
passed-already = { $player } heeft al gepast; { $speaker } spreekt.
all-passed = Iedereen heeft gepast: de gift is afgelopen.
nothing-to-coinche = Geen coinche mogelijk: niemand heeft geboden.
coinche-own-side = Tegen je eigen ploeg zeg je geen coinche: { $level } { $trump } is van { $by }.
already-coinched = { $by } heeft al coinche gezegd.
coinche-too-late = Te laat voor coinche: het bieden eindigde op { $level } { $trump } van { $by }.
coinche-barred = Geen coinche tegen { $level } { $trump } aan deze tafel ({ $option }).
coinche-not-in-turn = { $player } mag enkel op de eigen beurt coinche zeggen.
nothing-to-surcoinche = Geen surcoinche mogelijk: niemand heeft coinche gezegd.
already-surcoinched = { $by } heeft al surcoinche gezegd.
surcoinche-other-side = Enkel de ploeg van { $by } mag surcoinche zeggen.
surcoinche-bidder-only = Enkel { $by } mag surcoinche zeggen.
surcoinche-declined = { $player } heeft na de coinche gepast.

# Weigeringen: de telling
no-contract = Er is nog geen contract: noteer eerst het bod.
no-belote-recorded = { $level } { $trump } van { $by }: er is geen belote genoteerd.
weak-off = Aan deze tafel vervalt de gift niet door een slechte hand.
weak-too-late = { $player } heeft al gesproken: te laat om de gift te laten vervallen.

# Opties die niet samengaan
clash = “{ $one }” gaat niet samen met “{ $other }”.
bid-limits = Het hoogste bod, { $max }, ligt onder het laagste, { $min }.
capot-below-bid = “{ $option }” is { $all }, minder dan het deel van het contract, { $bid }: een capot met coinche en vaste punten zou minder dan niets opbrengen. Zet het deel van het contract op { $all } of minder.

# Titels
head-open = { $level } { $trump }{ $stake }
head-made = { $level } { $trump }{ $stake }, gehaald
head-made-with = { $level } { $trump }{ $stake }, gehaald ({ $points })
head-failed = { $level } { $trump }{ $stake }, niet gehaald
head-failed-with = { $level } { $trump }{ $stake }, niet gehaald ({ $points })
head-swept = { $level } { $trump }{ $stake }, gehaald met alle slagen
head-litige = { $level } { $trump }{ $stake }, gelijk
head-revoked = { $level } { $trump }{ $stake }, verzaking van { $by }
head-misdeal = misdeling
head-passed-out = { $passes ->
    [2] beiden passen
   *[other] iedereen past
}
head-annulled = gift vervallen
sheet-bid = { $level } { $trump }
sheet-raised = { $stake }
sheet-made = gehaald{ $belote }
sheet-made-with = gehaald { $points }{ $belote }
sheet-failed = niet gehaald{ $belote }
sheet-failed-with = niet gehaald { $points }{ $belote }
sheet-swept = gehaald, alle slagen{ $belote }
sheet-litige = gelijk op { $points }{ $belote }
sheet-revoked = verzaking van { $by }
term-belote-nobody = { "" }
term-belote-taker = { " " }+ belote
term-belotes-taker = { " " }+ belotes
term-belote-defence = { " " }(belote bij de tegenpartij)
term-belotes-defence = { " " }(belotes bij de tegenpartij)
term-belotes-both = { " " }(belotes aan beide kanten)

# Wat er nodig is om te winnen
needs-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
needs-points-and-deal = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, en de gift winnen
needs-not-by-belote = op { $target } staan zonder de belote van de gift
needs-points-no-belote = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, zonder de belote van de gift
needs-points-as-taker = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, als biedende ploeg
needs-deal-won = een gift winnen
needs-taken = een gift spelen als biedende ploeg
needs-close = { $target } gehaald: het einde van de gift beslist
needs-extra-deal = gelijk: de volgende gift beslist
needs-deals = nog { $left ->
    [one] { $left } gift
   *[other] { $left } giften
}

# Niet te vergeten
held-now = { $points ->
    [one] { $points } punt blijft
   *[other] { $points } punten blijven
} liggen voor wie de gift wint.
three-more-cards = { $dealer } deelt nog drie kaarten aan elk; de rest van de stok wordt niet gekeerd.
count-wanted = De telling van { $player } ontbreekt: met twee volgt de ene niet uit de andere.
two-more-cards = { $dealer } deelt de laatste twee kaarten aan elk.
spoken-no-bid = { $by } deelde twee keer verkeerd: enkel passen kan.
pays-two = Gehaald: minstens { $made } voor { $by }. Niet gehaald: { $failed } en de punten van beiden voor { $others }.
pays-at-least = Gehaald: minstens { $made } voor { $by }. Niet gehaald: minstens { $failed } voor { $others }.
pays = Gehaald: minstens { $made } voor { $by }. Niet gehaald: { $failed } voor { $others }.
leads-own = { $player } bood générale en komt uit.
no-top-lead = Tegen een geboden capot mag je niet uitkomen met de hoogste kaart van een kleur.
der-wanted = De laatste slag ontbreekt: zeg welke ploeg hem haalde.
generale-wanted = Een generale maak je alleen: als { $player } alle slagen haalde, zeg het (generale).
capot-wanted = Eén ploeg heeft alle punten: als het capot is, zeg het (capot).
figure-wanted = Aan deze tafel tellen de punten: typ ze.
result-known = De uitslag van deze gift is al genoteerd.
said-made = “Gehaald” gaat niet samen met { $points } { $points ->
    [one] punt
   *[other] punten
 }, want daarmee is het contract verloren: noteer een van de twee, of verbeter de gift.
said-down = “Niet gehaald” gaat niet samen met { $points } { $points ->
    [one] punt
   *[other] punten
 }, want daarmee is het contract gehaald: noteer een van de twee, of verbeter de gift.

# Tabellen
chart-marks = Wat elke ploeg schrijft
chart-marks-at = Wat elke ploeg schrijft bij { $trump }
chart-wall = Wat we schrijven
column-bid = bod
column-made = gehaald, voor de bieder
column-made-coinched = gehaald, met coinche
column-failed = niet gehaald, voor de tegenpartij
column-failed-coinched = niet gehaald, met coinche
column-failed-surcoinched = niet gehaald, met surcoinche
chart-points = Omrekening van de punten: het minste voor elke kolom
chart-bids = Biedingen van gelijke rang
chart-value = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } { $from ->
    [sa] bij zonder troef
    [ta] bij alles troef
   *[classic] in een troefkleur
  }
chart-pays = { $level } { $trump }{ $stake }: wat elke ploeg schrijft
sum-nothing = 0
sum-flat = { $flat }
sum-one = { $n1 ->
    [1] { $t1 }
   *[other] { $n1 } × { $t1 }
}
sum-two = { $n1 ->
    [1] { $t1 }
   *[other] { $n1 } × { $t1 }
} + { $n2 ->
    [1] { $t2 }
   *[other] { $n2 } × { $t2 }
}
sum-three = { $n1 ->
    [1] { $t1 }
   *[other] { $n1 } × { $t1 }
} + { $n2 ->
    [1] { $t2 }
   *[other] { $n2 } × { $t2 }
} + { $n3 ->
    [1] { $t3 }
   *[other] { $n3 } × { $t3 }
}
sum-flat-one = { $flat } + { $n1 ->
    [1] { $t1 }
   *[other] { $n1 } × { $t1 }
}
sum-flat-two = { $flat } + { $n1 ->
    [1] { $t1 }
   *[other] { $n1 } × { $t1 }
} + { $n2 ->
    [1] { $t2 }
   *[other] { $n2 } × { $t2 }
}
sum-flat-three = { $flat } + { $n1 ->
    [1] { $t1 }
   *[other] { $n1 } × { $t1 }
} + { $n2 ->
    [1] { $t2 }
   *[other] { $n2 } × { $t2 }
} + { $n3 ->
    [1] { $t3 }
   *[other] { $n3 } × { $t3 }
}
sum-bonus = { $n1 ->
    [0] { $t1 }
    [1] { $t1 }
   *[other] { $n1 } × { $t1 }
}, { $n2 ->
    [0] { $t2 }
    [1] { $t2 }
   *[other] { $n2 } × { $t2 }
}
column-outcome = uitslag
column-stake = inzet
column-taker = bieder
column-defence = tegenpartij
column-belote = belote (bieder, tegenpartij)
column-annonces = meldingen (bieder, tegenpartij)
column-scale = telling
column-exact = precies
column-read = gelezen als
column-classic = klassiek
column-suit = troefkleur
column-sa = zonder troef
column-ta = alles troef
column-points = punten van de bieder
no-such-scale = “{ $asked }” is geen telling: klassiek, zonder of alles.
value-too-much = { $points } is meer dan het totaal van { $total }.
no-such-stake = Coinche zeg je één keer, en surcoinche één keer.
no-such-level = “{ $asked }” is geen bod.

# Wat de kaarten tonen

# Wat elke gebeurtenis vertelt, in een paar woorden.
event-bid = wie biedt, hoeveel, en in wat
event-coinche = wie coinche zegt
event-surcoinche = wie surcoinche zegt
event-belote = wie heer en dame van troef heeft
event-declare = een gemelde reeks of carré
event-generale = welke speler alle slagen haalde
event-der = wie de laatste slag haalde
event-made = het contract is gehaald, met hoeveel speelt geen rol
event-down = het contract is niet gehaald, met hoeveel speelt geen rol
