# Wat tarot te zeggen heeft, in het Nederlands.

# Termen
term-prise = prise
term-pousse = pousse
term-garde = garde
term-garde-sans = garde sans
term-garde-contre = garde contre
term-attack = de aanval
term-defence = de tegenpartij
term-simple = simple
term-double = double
term-triple = triple
term-trumps = troef
term-heads = prentjes
term-partner = als maat
term-bouts-0 = zonder bout
term-bouts-1 = met één bout
term-bouts-2 = met twee bouts
term-bouts-3 = met drie bouts
term-slam-made = chelem gemeld en gehaald
term-slam-unannounced = chelem gehaald zonder melding
term-slam-failed = chelem gemeld en niet gehaald
term-slam-defence = chelem van de tegenpartij
term-petit-slam-made = petit chelem gemeld en gehaald
term-petit-slam-failed = petit chelem gemeld en niet gehaald
term-feat-slam = Chelems

# Lijnen
made = { $contract } gehaald, { $points } punten{ $rounded ->
    [0] { "" }
   *[other] , geteld als { $counted },
} voor { $needed }: { $multiplier ->
    [1] { $base } + { $difference }
   *[other] { $multiplier } × ({ $base } + { $difference })
} = { $unit }{ $times ->
    [0] , verdeeld over twee
    [1] { "" }
   *[other] { " " }× { $times }
}
failed = { $contract } niet gehaald, { $points } punten{ $rounded ->
    [0] { "" }
   *[other] , geteld als { $counted },
} voor { $needed }: { $multiplier ->
    [1] { $base } + { $difference }
   *[other] { $multiplier } × ({ $base } + { $difference })
} = { $unit }{ $times ->
    [0] , verdeeld over twee
    [1] { "" }
   *[other] { " " }× { $times }
}
made-by-revoke = { $contract } gehaald, { $player } verzaakte = { $unit }{ $times ->
    [0] , verdeeld
    [1] { "" }
   *[other] { " " }× { $times }
}
failed-by-revoke = { $contract } niet gehaald, { $player } verzaakte = { $unit }{ $times ->
    [0] , verdeeld
    [1] { "" }
   *[other] { " " }× { $times }
}
petit-last = petit in de laatste slag, gehaald door { $camp } = { $unit }{ $times ->
    [0] , verdeeld
    [1] { "" }
   *[other] { " " }× { $times }
}
poignee-paid = poignée { $size } van { $player }, voor { $camp } = { $unit }{ $times ->
    [0] , verdeeld
    [1] { "" }
   *[other] { " " }× { $times }
}
slam-paid = { $slam } = { $unit }{ $times ->
    [0] , verdeeld
    [1] { "" }
   *[other] { " " }× { $times }
}
misere-gained = { $lacks ->
    [double] dubbele misère
   *[other] misère zonder { $lacks }
}, { $value } van elk van { $players } spelers
misere-paid = { $lacks ->
    [double] dubbele misère
   *[other] misère zonder { $lacks }
} van { $player } = { $value }
misere-won = misère van { $player }, voor { $camp } = { $unit }{ $times ->
    [0] , verdeeld
    [1] { "" }
   *[other] { " " }× { $times }
}

# Weigeringen
no-contract = Nog niemand heeft geboden: zeg eerst het bod, bijvoorbeeld “biedt Ana garde”.
withheld = Deze tafel speelt geen { $contract }.
bid-not-higher = { $contract } gaat niet boven { $standing }: bied hoger of pas.
spoke-already = { $player } heeft al gesproken: iedereen spreekt één keer.
auction-over = { $player } kan niet meer bieden: het spelen is begonnen.
sits-out = { $player } deelt en heeft geen kaarten in deze gift.
petit-sec-played = Deze tafel speelt ook met een petit sec.
excuse-seche-off = Deze tafel geeft de excuse als enige troef geen recht.
dry-twice = Deze kaart is al de enige troef genoemd, in de hand van { $player }.
petit-sec-late = { $player } zegt de petit sec te laat: er is geboden, dus de gift wordt gespeeld.
bid-late = { $player } spreekt vóór { $before }, die al geboden heeft ({ $dealer } geeft): zet de biedingen op volgorde. Geeft een ander, zeg dat dan eerst: “gift” en de naam.
chelem-late = { $player } kan alleen vóór de eerste kaart een chelem aankondigen. Was het op tijd, neem dan de kaarten terug (“terug”) en noteer het eerst; wat zonder woord gewonnen is, noteer je met “capot”.
poignee-past = { $player } toont een poignée vóór zijn eerste kaart, en heeft al gespeeld. Was het op tijd, neem dan de kaarten terug (“terug”) en noteer ze eerst.
call-above = { $player } kan { $card } alleen roepen met alle hogere kaarten in de hand: volgens de genoteerde handen ontbreekt er een.
not-taker = { $player } is niet de bieder: enkel { $taker } mag dat zeggen.
nothing-called = Bij dit spel wordt geen kaart geroepen: enkel vijf spelers met een geroepen heer hebben een maat.
call-card = { $card } kan niet geroepen worden: roep een heer, een dame, een ridder of een boer.
call-late = Te laat om te roepen: je roept een kaart voor de chien gekeerd wordt.
partner-taker = { $player } is de bieder: schrijf “maat niemand” voor wie alleen speelt.
partner-in-chien = { $card } lag in de chien, dus niemand is maat: schrijf “maat niemand”.
chelem-twice = { $player } heeft al een chelem gemeld.
petit-chelem-off = Deze tafel kent geen petit chelem.
poignee-twice = { $player } heeft al een poignée getoond.
poignee-too-many = Een poignée van { $shown } troeven is te groot: { $before } zijn getoond, { $left } blijven over.
poignee-excuse = De excuse is al getoond, door { $player }.
misere-off = Die misère wordt niet betaald. Misères die deze tafel betaalt: { $value }.
misere-twice = { $player } heeft al een misère gemeld.
misere-poignee = { $player } kan niet zonder troef zijn en een poignée tonen.
ecart-none = Bij { $contract } leg je niets weg: de chien blijft dicht.
ecart-card = { $card } mag je niet wegleggen: geen heer en geen bout.
chien-size = { $count } kaarten is te veel: de chien heeft er { $size }.
card-twice = { $card } staat er twee keer.
camp-unknown = De kant van { $player } is nog niet bekend: schrijf eerst “maat” met een naam of “niemand”, of “aanval” of “tegenpartij”.
petit-no-bout = De petit kan niet bij { $camp } zijn: die kant is geteld zonder bout.
petit-elsewhere = De petit kan niet bij { $camp } zijn: volgens de telling zit die in de andere stapel.
bouts-missing = Hoeveel bouts? Schrijf een getal van 0 tot 3, of welke: “bouts Ana petit 21T”.
not-bout = { $card } is geen bout: de bouts zijn 21T, de petit en de excuse.
bout-twice = { $card } kan niet in beide stapels liggen.
bouts-sum = Er zijn drie bouts: { $said } en { $other } zijn samen geen 3.
bouts-named = Het aantal bouts stemt niet overeen: { $said } gezegd, { $named } genoemd.
points-sum = De gift heeft 91 punten: { $said } en { $other } zijn samen iets anders.
no-half = { $points } punten kunnen niet: met { $players } spelers in de gift is elke telling een geheel getal.
half-tricks = { $points } punten kunnen niet: met { $tricks } { $tricks ->
    [one] slag
   *[other] slagen
} heeft de aanval een geheel getal.
points-few = { $points } punten is te weinig: met { $bouts } { $bouts ->
    [one] bout
   *[other] bouts
} heeft de aanval minstens { $least }.
points-trickless = { $points } punten is te weinig: met { $bouts } { $bouts ->
    [one] bout
   *[other] bouts
} en één slag heeft de aanval er minstens { $least }; haalde de verdediging alle slagen, schrijf dan eerst “capot verdediging”.
points-many = { $points } punten is te veel: met { $bouts } { $bouts ->
    [one] bout
   *[other] bouts
} heeft de aanval hoogstens { $most }; waren het alle slagen, schrijf dan eerst “capot aanval”.
capot-points = Met alle slagen en { $bouts } bouts heeft de aanval { $expected } punten, niet { $points }.
capot-most = { $points } punten is te veel: met alle slagen, { $bouts } { $bouts ->
    [one] bout
   *[other] bouts
} en de chien bij de verdediging heeft de aanval hoogstens { $most }.
chien-bout = { $card } lag in de chien: hij is van { $camp }.
poignee-aside = De excuse lag in de chien: { $player } kan hem niet getoond hebben.
poignee-kept = { $player } toonde de excuse en hield { $cards } achter: de poignée is niet goed.
dry-elsewhere = { $player } heeft { $card } niet.
capot-swept = Met alle slagen heeft de aanval 91 punten, of 87 zonder de excuse, niet { $points }.
capot-many = { $points } punten is te veel: zonder één slag heeft de aanval hoogstens { $most }.
capot-bouts = { $bouts } { $bouts ->
    [one] bout kan
   *[other] bouts kunnen
} niet bij { $camp } zonder één slag.
petit-both = De laatste slag heeft één winnaar: de petit is maar voor één kant op het eind.
capot-both = Beide kanten kunnen niet alle slagen hebben.
capot-tricks = Die kant is geteld met { $tricks } van { $total } slagen: dat zijn ze niet allemaal.
too-many-tricks = { $said } slagen is te veel: de gift heeft er { $total }.
tricks-sum = De gift heeft { $total } slagen: { $said } en { $other } zijn samen iets anders.
cards-points = Volgens de kaarten heeft de aanval { $counted } punten, niet { $said }.
cards-bouts = Volgens de kaarten heeft de aanval { $counted } bouts, niet { $said }.
cards-partner = Volgens de kaarten had een ander { $card }.
cards-otherwise = De kaarten tonen de slagen, of de petit, anders dan ze geteld zijn.

# Vaststellingen
revoke-ruled = { $player } verzaakte: er is geen prijs bekend, de scheidsrechter schrijft wat de tafel beslist.
revoke-beside = { $player } verzaakte ook: de eerste verzaking heeft over de gift beslist, de scheidsrechter schrijft wat de tafel over deze beslist.
misdealt-and-bid = { $player } deelde verkeerd en bood op de nieuwe gift: deze tafel laat dat niet toe.
poignee-late = { $player } toonde de poignée na de eerste kaart: deze tafel wil ze ervoor.
dry-not = { $player } had die kaart niet alleen: { $cards } zaten in dezelfde hand.
called-oneself = { $player } riep { $card } en had die zelf: deze tafel laat dat niet toe.
poignee-few = { $player } toonde een poignée van { $shown } en had { $held } troeven: ze telt niet.
misere-trumps = { $player } zei zonder troef te zijn, en had { $cards }.
misere-heads = { $player } zei zonder prentjes te zijn, en had { $cards }.
call-low = { $player } riep { $card }, maar een hogere zat in een andere hand.

# Titels
head-passed = iedereen past
head-annulled = vervallen
head-petit-sec = petit sec van { $player }
head-bid = { $contract } van { $player }
head-with = { $contract } van { $player } met { $partner }
head-points = { $contract } van { $player }: { $points }, { $bouts } { $bouts ->
    [one] bout
   *[other] bouts
}
head-with-points = { $contract } van { $player } + { $partner }: { $points }, { $bouts } { $bouts ->
    [one] bout
   *[other] bouts
}
sheet-bid = { $contract }
sheet-made = gehaald, { $points } met { $bouts } { $bouts ->
    [one] bout
   *[other] bouts
}
sheet-failed = niet gehaald, { $points } met { $bouts } { $bouts ->
    [one] bout
   *[other] bouts
}
sheet-made-bare = gehaald
sheet-failed-bare = niet gehaald
sheet-made-revoke = gehaald: { $player } verzaakte
sheet-failed-revoke = niet gehaald: { $player } verzaakte

# Wat nog nodig is
needs-points = nog { $points } { $points ->
    [one] punt
   *[other] punten
} tot het einde
needs-deals = nog { $deals } { $deals ->
    [one] gift
   *[other] giften
} tot het einde
needs-extra-deal = de volgende gift beslist

# Berichten
notice-pays = Net gehaald brengt { $contract } { $made } op van elke tegenspeler; met één punt te weinig kost het { $lost } per tegenspeler.
notice-bouts = Nog te zeggen: hoeveel bouts de aanval heeft (“bouts” en een getal van 0 tot 3).
notice-points = Nog te zeggen: de punten van de aanval (“punten” en het getal).
notice-tricks = Nog te zeggen: hoeveel slagen de aanval haalde, voor het petit chelem (“slagen { $player }” en het getal).
notice-partner = Nog te zeggen: wie de kaart had die { $player } riep (“maat” en een naam, of “niemand”).
notice-may-not-bid = { $player } deelde verkeerd en mag in deze gift niet bieden.
notice-dry = { $player } houdt { $card }: die wordt gespeeld zoals de excuse en blijft bij dezelfde kant.
misdeal-any = Elke kaart die bij het delen open komt, is een misdeling.
misdeal-court = Enkel een prentje, een troef of de excuse die bij het delen open komt, is een misdeling; een andere kaart gaat terug in de hand.
notice-sits-out = { $player } deelt en zit stil.

# Tabellen
chart-contracts = Wat de contracten waard zijn, voor elke tegenspeler
chart-wall = Wat onze contracten waard zijn, voor elke tegenspeler
column-petit = petit au bout
row-poignee = poignée { $size } ({ $trumps } troeven)
row-slam = chelem gemeld
row-slam-unannounced = chelem zonder melding
row-small-slam = petit chelem gemeld
chart-pays = Wat { $contract } opbrengt
column-contract = contract
column-bouts = bouts
column-points = punten
column-made = net gehaald
column-lost = één te weinig
column-taker = bieder
column-partner = maat
column-defender = elke tegenspeler
no-such-contract = Er is geen contract “{ $asked }”: prise, pousse, garde, garde-sans, garde-contre.

# Opties die niet samengaan
clash-old-80 = De telling van 80 begint bij de garde: het laagste bod moet de garde zijn, zonder pousse.

# Wat elke gebeurtenis vertelt, in een paar woorden.
event-bid = wie biedt, en hoe hoog
event-petit-sec = wie de petit als enige troef heeft
event-call = de kaart die de bieder roept
event-partner = wie de geroepen kaart had
event-chelem = wie een chelem meldt
event-chien = de kaarten van de chien
event-ecart = de weggelegde kaarten
event-poignee = wie een poignée toont, en welke
event-misere = wie een misère meldt, en welke
event-petit = welke kant de petit in de laatste slag haalde
event-bouts = hoeveel bouts de bieder heeft
event-points = de punten van de bieder
event-capot = welke kant alle slagen haalde
event-tricks = hoeveel slagen een kant haalde
event-revoke = een speler verzaakte
asked-petit-sec = Petit sec niet gezegd
petit-sec-found = Gevonden voor iemand geboden heeft, laat hij de gift vervallen; na een bod wordt de gift gespeeld.
petit-sec-no-void = Aan deze tafel laat een petit sec niets vervallen: de gift wordt gespeeld.
asked-ecart = Verkeerd weggelegd: het aantal kaarten, een heer, een bout, een troef die niet getoond is
ecart-in-time = Tot de eerste kaart gespeeld is, zet de bieder het recht, en niemand schrijft iets.
ecart-revoke = Zodra er een kaart gespeeld is, is het een verzaking van de aanval.
asked-poignee = Poignée die er geen was: te weinig troeven, of de excuse getoond met een troef achtergehouden
poignee-none = Ze telt niet; geen punten.
asked-chien = Iemand keek naar de chien, of naar gekeerde slagen
