# Marjolet: de woorden van het spel.

## Lijnen
line-meld = { $meld }
line-turned-seven = de deler keerde een zeven: { $card }
line-exchange = troefzeven geruild
line-seven = troefzeven gespeeld, of de slag nu gehaald is of niet
line-seven-exchanged = troefzeven gespeeld: niets meer, { $by } had ze in deze gift geruild
line-seven-never = troefzeven gespeeld: niets, deze tafel betaalt ze niet
line-talon-last = laatste kaart van de stok
line-last-trick = laatste slag
line-six-last = alle zes laatste slagen
line-six-last-alone = alle zes laatste slagen, in plaats van de { $last } van de laatste slag
line-brisques = { $count } { $count ->
    [one] brisque
   *[other] brisques
} ({ $cards }) × { $value }

## Weigeringen
no-such-player = Er zijn maar twee spelers aan deze tafel.
meld-takes-no-suit = Vier gelijke schrijf je zonder kleur.
meld-needs-suit = De kleur ontbreekt, zoals in “huwelijk schoppen”. Het huwelijk in troef is “troefhuwelijk”.
marjolet-needs-queen = De kleur van de dame ontbreekt: “marjolet schoppen” is troefboer met schoppendame.
marriage-is-royal = { $suit } is troef: heer en dame ervan zijn een “troefhuwelijk” (40), geen gewoon.
royal-not-trump = Troef is { $trump }: heer en dame van { $suit } zijn een gewoon “huwelijk”, met de kleur erbij (20).
jack-queen-off = Boer en dame van { $suit } tellen niet aan deze tafel. Enkel troefboer trouwt: “marjolet” met de kleur van de dame.
jack-queen-is-marjolet = { $suit } is troef: die boer is de marjolet; schrijf “marjolet” met de kleur van de dame.
melded-before = { $meld }: { $by } heeft het al gemeld in deze gift, en er is maar één spel kaarten. Dezelfde combinatie telt nooit twee keer.
card-shown = { $player } kan { $meld } niet melden: { $card } zit bij { $by }, die ze toonde ({ $shown }).
turn-up-taken = { $player } kan { $meld } niet melden: { $card } was de keerkaart, en { $by } nam ze voor troefzeven.
melds-contradict = Deze combinaties kunnen niet allemaal juist zijn, wat ook troef is: beide spelers zouden dezelfde kaart hebben, of elke kleur zou een gewoon huwelijk hebben. Noteer de keerkaart en kijk de combinaties na.
too-many-cards = { $player } zou { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} getoond hebben; elke speler speelt er maar zestien in een gift.
exchanged-before = { $by } heeft troefzeven al geruild: dat kan één keer per gift.
exchange-of-turned-seven = De keerkaart is { $card }, troefzeven zelf: niemand kan ze tegen de keerkaart ruilen.
seven-before = { $by } heeft troefzeven al gespeeld: er is er maar één.
seven-drawn-last = Troefzeven lag onder de stok en { $by } trok de laatste kaart: { $player } kan ze niet gespeeld hebben.
talon-last-before = { $by } heeft de laatste kaart van de stok al getrokken.
brisques-of-nobody = De speler en het aantal brisques ontbreken.
brisques-twice = { $player } is twee keer geteld in dezelfde lijn.
brisques-range = { $count } voor { $player }: er zijn acht brisques in het spel kaarten, 0 tot 8 per speler.
brisques-in-points = { $count } voor { $player }: hier tel je kaarten, geen punten. { $count ->
    [one] { $count } punt is
   *[other] { $count } punten zijn
} { $cards ->
    [one] { $cards } brisque
   *[other] { $cards } brisques
} aan { $value }.
brisques-sum = { $first } + { $second } = { $sum }: er zijn acht brisques. Met { $first } bij de ene { $missing ->
        [one] blijft er { $missing }
       *[other] blijven er { $missing }
    } over voor de andere.
brisques-disagree = { $count } voor { $player } en { $told } al geteld voor { $by }: { $count } + { $told } = { $sum }, en er zijn er 8.
last-trick-before = { $by } heeft de laatste slag al: die kan niet ook van { $player } zijn. Was dat een vergissing, neem de lijn terug of verbeter ze.
start-is-over = { $player } heeft al { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}: bij { $target } is de partij afgelopen. Kies een hoger doel.

## Scorebord
headline-annulled = gift vervallen
headline-trump = troef { $trump }
headline-melds = troef { $trump }; gemeld { $first } { $melded_first }, { $second } { $melded_second }
headline-counted = troef { $trump }; gemeld { $melded_first }/{ $melded_second }, brisques { $brisques_first }/{ $brisques_second }, { $end } { $by }
sheet-trump = troef { $trump }
sheet-counted = gemeld { $melded_first }/{ $melded_second }, brisques { $brisques_first }/{ $brisques_second }, { $end } { $by }
needs = nog { $points } { $points ->
    [one] punt
   *[other] punten
}
needs-lead = heeft { $target } gehaald: moet voor de andere komen
notice-melds = Gemeld tot nu: { $first } { $melded_first }, { $second } { $melded_second }
notice-shown = { $player } toonde: { $shown } ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, geteld aan het einde van de gift)
notice-reached = { $player } haalt { $total } met wat getoond is; over de partij wordt beslist aan het einde van de gift
notice-needs-turn = De keerkaart ontbreekt: met troefdame is de marjolet meer waard
notice-needs-talon-last = Nog te zeggen: wie de laatste kaart van de stok trok
notice-level = Gelijk op { $target } of meer: nog één gift
notice-first = { $player } wint door als eerste { $target } te halen, met minder punten

## Termen
term-four-aces = vier azen
term-four-tens = vier tienen
term-four-kings = vier heren
term-four-queens = vier dames
term-royal-marriage = troefhuwelijk
term-marriage-hearts = huwelijk ♥
term-marriage-diamonds = huwelijk ♦
term-marriage-clubs = huwelijk ♣
term-marriage-spades = huwelijk ♠
term-marjolet-hearts = marjolet en D♥
term-marjolet-diamonds = marjolet en D♦
term-marjolet-clubs = marjolet en D♣
term-marjolet-spades = marjolet en D♠
term-jack-queen-hearts = boer en dame ♥
term-jack-queen-diamonds = boer en dame ♦
term-jack-queen-clubs = boer en dame ♣
term-jack-queen-spades = boer en dame ♠
term-turned-seven = zeven gekeerd
term-exchange = zeven geruild
term-seven = zeven gespeeld
term-talon-last = laatste kaart van de stok
term-aces-tens = azen en tienen
term-aces-kings = azen en heren
term-last-trick = laatste slag
term-six-last = zes laatste
term-trump-unknown = niet genoteerd

## Wat de kaarten tonen
cards-count-brisques = Volgens de kaarten heeft { $account } { $counted ->
        [one] { $counted } brisque
       *[other] { $counted } brisques
    }, niet { $said }.
finding-meld = { $player } meldde met { $card }, die niet of niet meer in die hand zat.
finding-meld-turn = { $player } mocht niet melden: je meldt na een gehaalde slag, voor je uitkomt.
finding-meld-second = { $player } meldde een tweede combinatie na dezelfde slag.
finding-meld-late = { $player } meldde toen de stok op was.
finding-exchange = { $player } ruilde de zeven zonder net een slag gehaald te hebben.

# De kaart voor aan de muur
chart-wall = Wat telt, en hoeveel
column-what = voor
column-points = punten
row-marriage = huwelijk van een andere kleur
row-marjolet = marjolet: troefboer en een dame
row-marjolet-trump = marjolet: troefboer en troefdame
row-marjolet-plain = marjolet: troefboer en een andere dame
row-jack-queen = boer en dame van een andere kleur
row-six-last = alle zes laatste slagen
row-brisque = elke brisque ({ $cards })

# Wat elke gebeurtenis vertelt, in een paar woorden.
event-turn = de keerkaart
event-meld = een combinatie en wie ze meldt
event-exchange = wie troefzeven tegen de keerkaart ruilt
event-seven = wie troefzeven speelde
event-talon-last = wie de laatste kaart van de stok nam
event-brisques = hoeveel brisques elk heeft
event-last-trick = wie de laatste slag haalde
event-six-last = wie de zes laatste slagen haalde

# Wat na een woord anders gevraagd wordt.
ask-marjolet-suit = de dame van welke kleur?
