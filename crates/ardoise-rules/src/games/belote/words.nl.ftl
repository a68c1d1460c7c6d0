# Wat belote te zeggen heeft, in het Nederlands.

# Termen
term-take = nemen
term-belote-nobody = { "" }
term-belote-taker = { " " }+ belote
term-belote-defence = { " " }(belote bij de tegenpartij)
term-belotes-both = { " " }(belotes aan beide kanten)
term-row-capot = capot
term-row-made = net gehaald
term-row-level = gelijke totalen
term-row-failed = net niet gehaald
term-row-dry = niet gehaald, zonder één slag
term-feat-capot = Capots
term-feat-belote = Belotes

# Lijnen
counted = { $counted ->
    [one] { $counted } punt gehaald, geteld als
   *[other] { $counted } punten gehaald, geteld als
} { $points }
rest = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, de rest van { $total }
capot = capot: { $points }
nothing = geen enkele slag
fallen = de bieder haalde het niet: { $points }
fallen-dry = de bieder haalde het niet, zonder één slag: { $points }
failed = niet gehaald: niets voor de slagen
belote = belote: { $points }
belote-moved = belote van { $from }: { $points }
annonces = meldingen: { $points }
annonces-moved = meldingen van { $from }: { $points }
annonces-beaten = meldingen van { $points }, geklopt door die van de tegenpartij
annonces-level = meldingen van { $points }: die van de tegenpartij zijn even goed, niemand noteert de zijne
bonus-lost = { $points ->
    [one] { $points } gemeld punt, verloren
   *[other] { $points } gemelde punten, verloren
}
litige-held = gelijke totalen: { $points ->
    [one] { $points } punt blijft liggen
   *[other] { $points } punten blijven liggen
}
litige-last = gelijke totalen in de laatste gift: { $points } geschreven
held-won = punten die bleven liggen: { $points }
revoked = verzaking van de andere ploeg: { $points }
revoke-annonces = alle meldingen van de gift: { $points }
revoke-nothing = verzaking: niets, enkel de eigen belotes
misdeal-cost = misdeling van de andere ploeg: { $points }

# Weigeringen
not-for-two = Met twee neemt niemand: de kleur van de keerkaart is troef.
taken-already = { $by } heeft al genomen: { $trump }.
all-passed = Iedereen heeft twee keer gepast: deze gift is afgelopen.
suit-missing = Zeg de kleur: de keerkaart is niet genoteerd.
turned-again = De keerkaart is al { $card }.
turned-suit = In de tweede beurt neemt niemand { $suit }, de kleur van de keerkaart.
no-sans-atout = Aan deze tafel speel je niet zonder troef.
no-tout-atout = Aan deze tafel speel je geen alles troef.
has-spoken = { $player } heeft al gesproken: het is aan { $turn }.
no-right-to-take = { $by } deelde twee keer verkeerd en mag niet meer nemen.
nobody-took = Niemand heeft genomen: zeg eerst wie neemt, en in wat.
trump-unknown = Noteer eerst de keerkaart: die kleur is troef.
start-held = Punten blijven enkel liggen waar gelijke totalen op de volgende gift wachten.
clash = “{ $one }” gaat niet samen met “{ $other }”.

# Titels
head-open = genomen: { $trump }
head-made = { $trump }: gehaald met { $points }
head-failed = { $trump }: niet gehaald met { $points }
head-down = { $trump }: niet gehaald
head-capot = { $trump }: capot
head-dry = { $trump }: niet gehaald, zonder één slag
head-litige = { $trump }: gelijk, { $points }
head-revoked = verzaking van { $by }
head-misdeal = misdeling, betaald
head-passed-out = iedereen past
head-annulled = vervallen
head-two = { $first } tegen { $second }

# De lijn van het blad
sheet-take = { $trump }
sheet-take-second = { $trump }, tweede beurt
sheet-made = gehaald, { $points }{ $belote }
sheet-failed = niet gehaald, { $points }{ $belote }
sheet-down = niet gehaald{ $belote }
sheet-capot = gehaald, capot{ $belote }
sheet-litige = gelijk, { $points }{ $belote }
sheet-revoked = verzaking van { $by }

# Wat nog nodig is
needs-points = { $points ->
    [one] nog { $points } punt
   *[other] nog { $points } punten
}
needs-not-by-belote = { $points ->
    [one] nog { $points } punt, een belote niet meegeteld
   *[other] nog { $points } punten, een belote niet meegeteld
}
needs-deals = { $left ->
    [one] nog { $left } gift
   *[other] nog { $left } giften
}
needs-close = { $target } gehaald: het einde van de gift beslist
needs-close-with-trick = { $target } gehaald: de volgende gift beslist (niemand eindigt op zijn belote zonder één slag)
needs-close-without-belote = { $target } gehaald: de volgende gift beslist (niemand eindigt door de belote)
needs-extra-deal = nog één gift om te beslissen

# Niet te vergeten
speaks-first = { $player } spreekt, { $dealer } heeft gedeeld.
held-now = { $points ->
    [one] { $points } punt blijft
   *[other] { $points } punten blijven
} liggen voor wie de volgende gift wint.
rest-of-cards = Twee kaarten en de keerkaart voor { $taker }, drie voor de anderen.
rest-of-cards-turned = { $card } en twee kaarten voor { $taker }, drie voor de anderen.
may-not-take = { $by } deelde twee keer verkeerd: enkel passen kan.
capot-wanted = Eén ploeg heeft alles: als het capot is, zeg het (capot).
result-known = De uitslag van deze gift is al genoteerd.
said-down = “Niet gehaald” gaat niet samen met { $points } { $points ->
    [one] punt
   *[other] punten
 }, want daarmee is het gehaald: noteer een van de twee, of verbeter de gift.

# Tabellen
chart-marks = Wat elke ploeg schrijft
column-outcome = uitslag
column-points = punten van de bieder
column-taker = bieder
column-defence = tegenpartij
chart-points = Punten van alles troef op de schaal van een kleur
chart-value = { $points } { $from ->
    [ta] bij alles troef
   *[classic] in een troefkleur
  }
column-ta = alles troef
column-suit = kleur
column-exact = { $to ->
    [ta] bij alles troef
   *[classic] in een troefkleur
  }, exact
column-mark = genoteerd
no-such-scale = “{ $asked }” is geen telling: klassiek of alles.
value-too-much = { $points } is meer dan het totaal van { $total }.
no-such-take = “{ $asked }” kan aan deze tafel niet genomen worden.

# Wat de kaarten tonen
finding-queen-first = { $player } speelde de dame voor de heer: de belote wordt niet geschreven.
finding-declared-late = { $player } meldde na het spelen van de eerste eigen kaart: de melding vervalt.

# Wat elke gebeurtenis vertelt, in een paar woorden.
event-turn = de keerkaart
event-take = wie neemt, en in wat
event-belote = wie heer en dame van troef heeft
event-declare = een gemelde reeks of carré
event-last-trick = wie de laatste slag haalde
event-down = de bieder haalt het niet, met hoeveel speelt geen rol
event-second-pass = wie past in de tweede beurt
