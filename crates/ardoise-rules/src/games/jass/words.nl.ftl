# Wat niet geteld of gemeld kan worden, en de woorden daarbij
points-too-many = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, maar er zijn er maar { $total }{ $slip }.
points-below = { $points } kan het aantal punten van een ploeg niet zijn: die telt er van 0 tot { $total }.
points-sum = { $one } + { $other } = { $sum }, het moet { $total } zijn{ $slip }.
points-impossible = Geen enkele verdeling van de slagen geeft { $points } en { $rest } op { $total }: tel de slagen opnieuw.
points-apart = Geen enkel aantal slagen geeft { $points }: { $cards } kaarten en de laatste slag zijn hoogstens { $most }. Tel opnieuw.
points-together = { $one } + { $other } = { $sum }: { $cards } kaarten en de laatste slag zijn samen { $least } tot { $most }, nooit { $sum }.
points-without-trick = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} zonder één slag: { $known } haalde ze allemaal.
points-against = Hier { $points }, maar de telling van de andere ploeg geeft { $known }.
points-against-capot = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, maar deze ploeg haalde alle slagen en heeft alle { $total }.
tricks-sum = { $sum ->
    [one] { $sum } slag
   *[other] { $sum } slagen
} in totaal, er zijn er { $all }.
tricks-too-many = { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}, er zijn er maar { $all }.
tricks-below = { $tricks } kan het aantal slagen van een ploeg niet zijn: die haalt er van 0 tot { $all }.
tricks-against = Hier { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}, maar de telling van de andere ploeg geeft { $known }.
capot-against = { $known } heeft alle slagen al.
capot-against-points = Deze ploeg telde { $points }: dat zijn niet alle slagen.
capot-against-tricks = Deze ploeg telde { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}: dat is geen capot.
generale-against = { $known } heeft zonder de maat al alle slagen.
der-not-counted = De tien van de laatste slag telt niet bij dit contract.
der-against = { $known } heeft alle slagen, ook de laatste.
belote-off = De belote telt niet aan deze tafel.
belote-at = Bij { $trump } is er geen belote.
belote-suit-missing = Zeg bij alles troef de kleur van de belote.
belote-wrong-suit = Belote is heer en dame van troef, niet van { $suit } als { $trump } troef is.
belote-twice = De belote van { $by } is al genoteerd.
belote-both = { $by } heeft die belote al: ze zit in één hand.
annonces-off = Meldingen tellen niet aan deze tafel.
no-such-carre = Vier keer { $card } is geen melding.
sequence-too-low = Geen { $kind } tot { $card }: er zijn niet genoeg kaarten onder.
card-elsewhere = { $card } is al gemeld door { $by }.
card-twice = { $card } dient al in een melding.
too-many-cards = { $by } zou { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} melden: dat is meer dan een hand heeft.
already-revoked = De gift is al verloren door de verzaking van { $by }.
finding-declaration = { $player } meldde een reeks of een carré met { $card }, maar die zat bij { $holder }.
finding-belote = { $player } meldde belote met { $card }, maar die zat bij { $holder }: ze telt niet; haal ze met “verbeter” uit het spel.
belote-disproved = { $player } heeft geen belote: volgens de genoteerde kaarten zit { $card } bij { $holder }. Laat de belote weg, of verbeter de kaarten.
term-tierce = tierce
term-cinquante = cinquante
term-cent = cent
term-carre = carré
term-slip-unknown = { "" }
term-slip-der-twice = { "" }: de tien van de laatste slag is twee keer geteld
term-slip-der-missing = { "" }: de tien van de laatste slag ontbreekt
term-slip-der-wrong = { "" }: de tien van de laatste slag telt niet bij deze telling
term-slip-belote = { "" }: de belote telt niet bij de slagen, noteer ze apart
term-slip-rounded = { "" }: dat zijn afgeronde punten, geef de getelde
term-slip-scale = { "" }: dat is het totaal van een andere telling
term-sans-atout = zonder troef
term-tout-atout = alles troef
