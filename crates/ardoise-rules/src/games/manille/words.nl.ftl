# Manillen in het Nederlands: één bericht per reden.

term-trump = troef
term-voiture = zonder troef
term-why-four-share = enkel vier spelers delen de punten gelijk
term-why-no-partner = er zit niemand aan de overkant
term-why-card-decides = de keerkaart bepaalt de troef
term-why-zero-sum = de totalen van drie spelers zijn samen nul
term-why-no-voiture = zonder troef is niet toegelaten
term-why-no-fixed-length = de keuzes van een ploeg worden enkel geteld in een partij met een vast aantal giften
term-why-too-few-deals = zoveel keuzes heeft een ploeg niet

## Lijnen van een score

beyond = { $points } geteld, min de helft ({ $par }): { $over }
beyond-share = { $points } geteld, min een kwart ({ $par }): { $over }
below = de helft ({ $par }), min { $points } geteld: { $over }
below-share = een kwart ({ $par }), min { $points } geteld: { $over }
dealer-twice = de deler schrijft twee keer, één keer tegen elke tegenstander: nog eens { $over }
tie = { $points } elk: niemand schrijft
tie-doubles = { $points } elk: niemand schrijft, de volgende gift telt dubbel
step-voiture = zonder troef: ×{ $from } wordt ×{ $multiplier }
step-contre = { $player } klopte: ×{ $from } wordt ×{ $multiplier }
step-surcontre = { $player } klopte tegen: ×{ $from } wordt ×{ $multiplier }
step-carried = dubbel, overgedragen na gelijk: ×{ $from } wordt ×{ $multiplier }
step-capot = alle punten voor één ploeg: ×{ $from } wordt ×{ $multiplier }
capped = deze tafel gaat nooit boven ×{ $max }
turned = keerkaart { $card }: { $points }, nooit vermenigvuldigd
misdealt = { $times ->
    [1] { $player } deelde verkeerd: { $points }
   *[other] { $player } deelde { $times } keer verkeerd: telkens { $points }
}
misdeal-paid = { $times ->
    [1] zelf verkeerd gedeeld: { $points } voor elk van de twee anderen
   *[other] zelf { $times } keer verkeerd gedeeld: telkens { $points } voor elk van de twee anderen
}
revoked = { $player } verzaakte: { $base } voor de anderen
revoke-paid = { $player } verzaakte: elke tegenspeler betaalt { $base }
revoke-paid-alone = { $player } verzaakte en betaalt voor twee: 2 × { $base }
lied = { $player } loog: { $base } voor de anderen
lie-paid = { $player } loog: elke tegenspeler betaalt { $base }
lie-paid-alone = { $player } loog en betaalt voor twee: 2 × { $base }

## Weigeringen: de keuze van de troef

turn-first = Eerst de keerkaart: { $dealer } deelde, welke kaart is gekeerd? (keerkaart KAART)
trump-first = Er is nog geen troef: { $speaker } moet eerst kiezen.
nothing-turned = Aan deze tafel maak je troef, er wordt geen kaart gekeerd.
turned-already = { $card } is al de keerkaart.
card-decides = De keerkaart bepaalt de troef: { $dealer } heeft niets te kiezen of door te geven.
trump-chosen = { $player } heeft al gekozen: { $trump }.
not-the-chooser = { $player } kiest deze keer niet: de keuze is aan { $speaker }.
voiture-off = Zonder troef (voiture) wordt aan deze tafel niet gespeeld.
sans-atout-owed = Zonder troef is nu verplicht voor { $account }: nog { $owed } te doen en nog { $left ->
    [one] { $left } keuze
   *[other] { $left } keuzes
} over.
en-face-off = Aan deze tafel geef je de keuze niet door: { $dealer } moet troef maken.
en-face-spent = Nog eens doorgeven kan niet: { $speaker } moet troef maken.
pass-before-trump = Niemand past voor er troef gemaakt is. Om de keuze door te geven: overkant { $speaker }.

## Weigeringen: kloppen, tegenkloppen, ruilen

contre-off = Aan deze tafel klopt niemand.
contre-by-choosers = { $player } is van de ploeg van de deler: enkel de anderen mogen kloppen.
contred-already = { $by } heeft al geklopt.
surcontre-off = Aan deze tafel mag niemand tegenkloppen.
surcontre-without-contre = { $player } kan niet tegenkloppen: niemand heeft geklopt.
surcontre-by-defence = { $contre } heeft geklopt: enkel de ploeg van de deler mag tegenkloppen, niet { $player }.
surcontred-already = { $by } heeft al tegengeklopt.
passed-already = { $player } heeft al gepast, of iemand sprak erna.
not-to-speak = { $player } is nu niet aan het woord, wel { $speaker }.
nobody-speaks = Niemand heeft nog iets te zeggen: { $player } kan niet spreken.
speech-over = Te laat om te kloppen of tegen te kloppen: de deler heeft al { $cards ->
    [0] van de ruil met de chien afgezien
    [one] een kaart met de chien geruild
   *[other] { $cards } kaarten met de chien geruild
}.
no-chien = Enkel met drie spelers is er een chien.
exchange-off = Aan deze tafel wordt er niet met de chien geruild.
exchanged-already = Je ruilt in één keer: de deler heeft al { $cards ->
    [0] van de ruil afgezien
    [one] een kaart geruild
   *[other] { $cards } kaarten geruild
}.
exchange-too-many = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} ruilen kan niet: de chien heeft er { $most }.

## Weigeringen: de telling

empty-count = Er is niets geteld: wie, en hoeveel?
not-an-account = Aan deze tafel schrijft niemand onder { $account }.
not-seated = Aan deze tafel is er geen plaats { $seat }.
one-pile = Deze slagen zijn één stapel: { $first } of { $second }? Samen zou dat { $sum } zijn.
points-out-of-range = { $points } kan niet: een gift heeft { $total } punten om te tellen.
points-sum = { $first } + { $second } = { $sum }: samen moet dat { $total } zijn.
points-lack-tricks = { $first } + { $second } = { $sum }: de { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}, één punt elk, ontbreken ({ $total } in totaal).
points-with-tricks = { $first } + { $second } = { $sum }: aan deze tafel tellen de { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
} zelf niet mee ({ $total } in totaal).
points-lack-chien = { $first } + { $second } = { $sum }, { $missing } te weinig voor { $total }: de chien telt bij de slagen van de deler.
points-from-tricks = { $points ->
        [one] { $points } punt kan
       *[other] { $points } punten kunnen
    } niet met { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}: { $room ->
    [0] het zijn er { $low }
   *[other] het zijn er { $low } tot { $high }
}.
points-with-chien = { $points ->
    [one] { $points } punt kan
   *[other] { $points } punten kunnen
} niet met deze chien: het zijn er { $low } tot { $high }.
tricks-out-of-range = { $tricks ->
    [one] { $tricks } slag kan
   *[other] { $tricks } slagen kunnen
} niet: er zijn er { $all }.
shares-sum = De vier tellingen zijn samen { $sum }: dat moet { $total } zijn.
shares-tricks = { $sum ->
    [one] { $sum } slag
   *[other] { $sum } slagen
} in totaal: een gift heeft er { $all }.
tricks-sum = { $first } + { $second } = { $sum ->
    [one] { $sum } slag
   *[other] { $sum } slagen
}: samen moeten het er { $all } zijn.
capot-twice = Capot is al genoteerd voor de anderen.
capot-tricks = Capot is alle { $all } slagen; de genoteerde slagen zeggen iets anders.
chien-size = De chien heeft { $size ->
    [one] { $size } kaart
   *[other] { $size } kaarten
}, niet { $cards }.
chien-twice = { $card } kan geen twee keer in de chien liggen.

## Weigeringen: onregelmatigheden

no-such-trick = Er is geen slag { $trick }: een gift heeft er { $tricks }.
lie-where-nobody-talks = Aan deze tafel praat je niet met je maat: niemand kan liegen.
annulled-by-revoke = De gift is al vervallen door de verzaking van { $player }: er wordt niets meer geteld.
annulled-by-lie = De gift is al vervallen door de leugen van { $player }: er wordt niets meer geteld.
annulled-already = De gift is al vervallen.
weak-off = Aan deze tafel wordt een hand van zevens, achten en negens gespeeld.
weak-too-late = Te laat: { $player } kan enkel een nieuwe gift vragen voor de troef bekend is.

## Weigeringen: wat van papier is overgenomen

start-account = { $field }: aan deze tafel schrijft niemand onder { $account }.
start-carried = Aan deze tafel verdubbelt gelijk de volgende gift niet: er is geen dubbel over te nemen.
start-no-manches = manche { $manches }: deze partij gaat in giften, niet in bomen.
start-manches = manche { $manches }: één getal voor elk van de { $accounts } ploegen of spelers.
start-deals = { $choices ->
    [one] { $choices } keuze
   *[other] { $choices } keuzes
} van troef in { $deals ->
    [one] { $deals } gift
   *[other] { $deals } giften
}: dat kan niet.
start-no-trump = { $account }: { $no_trump } keer zonder troef op { $choices ->
    [one] { $choices } keuze
   *[other] { $choices } keuzes
}: dat kan niet.
start-over = Met wat overgenomen is, is de boom of de partij al beslist.

## Titels

head-open = { $trump } van { $player }{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}
head-counted = { $trump } van { $player }{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}, { $points }–{ $others }
head-revoke = { $trump } van { $player }{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}, verzaking van { $offender }
head-lie = { $trump } van { $player }{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}, leugen van { $offender }
head-annulled = vervallen
sheet-trump = { $trump }
sheet-times = ×{ $multiplier }
sheet-contre = geklopt ×{ $multiplier }
sheet-surcontre = tegengeklopt ×{ $multiplier }
sheet-counted = { $points } tegen { $others }
sheet-revoke = verzaking van { $player }
sheet-lie = leugen van { $player }

## Wat nog nodig is

needs-manche = nog { $points } voor deze boom ({ $target }), daarna nog { $manches ->
    [one] { $manches } boom
   *[other] { $manches } bomen
}
needs-last-manche = nog { $points } voor deze boom ({ $target }) en de partij
needs-close = { $target } gehaald: het einde van de gift beslist
needs-lead = { $target } gehaald, gelijk: wie eerst voor staat aan het einde van een gift, wint
needs-belle = nog { $points } voor de belle ({ $target })
needs-ahead = { $points } voor
needs-behind = nog { $points } in te halen
needs-level = gelijk

## Berichten

notice-turned = { $points } voor { $account }: de keerkaart { $card }.
notice-multiplier = Deze gift telt ×{ $multiplier }.
notice-carried = Overgedragen na gelijk: deze gift telt ×{ $multiplier }.
notice-belle = Dit is de belle, tot { $target }.
notice-deals = { $deals ->
    [one] Laatste gift.
   *[other] Nog { $deals } giften.
}
notice-extra-deal = De totalen zijn gelijk: nog één gift.
notice-owes = { $account }: nog { $owed } keer zonder troef te kiezen, in { $left ->
    [one] { $left } keuze
   *[other] { $left } keuzes
}.
notice-must-sans-atout = { $account }: nog { $owed } keer zonder troef te kiezen, en { $left ->
    [0] geen enkele keuze
    [one] nog { $left } keuze
   *[other] nog { $left } keuzes
} over: een kleur mag niet meer.

## Opties die niet samengaan

clash = “{ $first }” en “{ $second }” gaan niet samen: { $why }.

## Wat de kaarten tonen
cards-left = Volgens de kaarten bleef er over: { $cards }.

# De kaart voor aan de muur
chart-wall = Wat een telling waard is boven { $par }
chart-three = Wat de telling van de deler waard is boven { $par }: eronder omgekeerd
column-counted = geteld
column-times = { $multiplier ->
    [1] schrijft
   *[other] × { $multiplier }
}
column-dealer = deler
column-others = elk van de anderen

# Wat elke gebeurtenis vertelt, in een paar woorden.
event-trump = de gekozen troef, of zonder troef
event-en-face = wie de keuze aan de maat doorgeeft
event-turn = de keerkaart
event-contre = wie klopt
event-surcontre = wie tegenklopt
event-exchange = hoeveel kaarten van de chien genomen worden
event-chien = de kaarten van de chien
event-lie = wie loog bij het praten
