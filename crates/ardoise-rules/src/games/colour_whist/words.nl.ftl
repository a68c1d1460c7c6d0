# De woorden van kleurenwiezen.

term-colour = samen 8
term-trou = troel
term-trou-beside = troel, andere troef
term-colour-9 = samen 9
term-solo-5 = alleen 5
term-solo-6 = alleen 6
term-colour-10 = samen 10
term-petite-misere = kleine miserie
term-solo-7 = alleen 7
term-colour-11 = samen 11
term-piccolissimo = piccolissimo
term-solo-8 = alleen 8
term-colour-12 = samen 12
term-piccolo = piccolo
term-colour-13 = samen 13
term-abondance = abondance 9
term-abondance-10 = abondance 10
term-abondance-11 = abondance 11
term-abondance-12 = abondance 12
term-grande-misere = grote miserie
term-abondance-table = abondance op tafel
term-grande-misere-table = open miserie
term-chelem = solo slim
term-chelem-table = solo slim op tafel
term-chelem-closed = slem
term-chelem-lower = solo
term-chelem-higher = solo slim

made = { $contract } gehaald: { $times ->
    [1] { $price }
   *[other] { $times } × { $price }
 }
over = { $extra ->
    [one] { $extra } overslag
   *[other] { $extra } overslagen
 } aan { $rate }: { $times ->
    [1] { $extra } × { $rate }
   *[other] { $times } × { $extra } × { $rate }
 }
made-as = { $contract } gehaald, betaald als { $paid }: { $times ->
    [1] { $price }
   *[other] { $times } × { $price }
 }
made-all = { $contract } met alle slagen: { $times ->
    [1] { $price }
   *[other] { $times } × { $price }
 }
failed = { $contract } niet gehaald, { $tricks } in plaats van { $needed }: { $times ->
    [1] { $price }
   *[other] { $times } × { $price }
 }
failed-bare = { $contract } niet gehaald: { $times ->
    [1] { $price }
   *[other] { $times } × { $price }
 }
missing = { $missing } te weinig aan { $rate }: { $times ->
    [1] { $missing } × { $rate }
   *[other] { $times } × { $missing } × { $rate }
 }
made-by-revoke = { $contract } gehaald, { $player } verzaakte: { $times ->
    [1] { $price }
   *[other] { $times } × { $price }
 }
failed-by-revoke = { $contract } niet gehaald, { $player } verzaakte: { $times ->
    [1] { $price }
   *[other] { $times } × { $price }
 }
paid = { $contract } gehaald door { $player }: { $price }
paid-over = { $extra ->
    [one] { $extra } overslag
   *[other] { $extra } overslagen
 } voor { $player }: { $extra } × { $rate }
paid-as = { $contract } gehaald door { $player }, betaald als { $paid }: { $price }
paid-all = { $contract } met alle slagen voor { $player }: { $price }
received = { $contract } niet gehaald door { $player }: { $price }
received-missing = { $player } heeft er { $missing } te weinig: { $missing } × { $rate }
stakes-shared = de inzet: { $balance } te verdelen over { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
 }
stakes-returned = de inzet: alle vier boden en haalden hetzelfde, niemand betaalt
trou-few-aces = { $player } meldde een troel, maar heeft volgens de kaarten { $aces ->
    [0] geen aas
    [one] maar { $aces } aas
   *[other] maar { $aces } azen
 }.
separate = elke bieder rekent apart af: { $balance } te verdelen over { $defenders ->
    [one] { $defenders } tegenspeler
   *[other] { $defenders } tegenspelers
 }
doubled = dubbele gift: nog eens { $points }

sits-out = { $player } zit deze gift stil.
passed-already = { $player } heeft al gepast en mag niet meer spreken.
bid-not-higher = { $contract } gaat niet boven { $standing }: je moet hoger bieden.
suit-not-higher = { $contract } { $suit } gaat niet boven { $standing }: de volgorde is ♠, ♣, ♦, ♥.
not-offered = Deze tafel speelt niet: { $contract }. Wil je dat toelaten, geef er een prijs aan (optie { $cell } N).
withheld = Deze tafel speelt niet: { $contract }.
trou-not-bid = Een troel bied je niet: schrijf “troel SPELER”, daarna “maat SPELER KLEUR houdt|wisselt”.
suit-missing = { $contract }: de kleur ontbreekt.
suit-unneeded = { $contract } wordt aan deze tafel zonder troef gespeeld: geen kleur.
solo-after-wait = { $player } heeft gewacht: een contract alleen kan niet meer ({ $contract }).
nothing-to-support = { $player } kan nergens in meegaan: er is nog geen contract geboden.
not-joinable = Niemand mag meegaan in { $contract } van { $caller }.
already-joined = { $partner } is al meegegaan in { $contract } van { $caller }.
support-oneself = { $player } speelt het al: je gaat niet met jezelf mee.
wait-off = Aan deze tafel wacht niemand.
wait-not-first = Enkel wie eerst spreekt, mag wachten: { $first }, niet { $player }.
wait-too-late = { $player } mag enkel wachten met het allereerste woord.
trou-off = Deze tafel speelt geen troel.
trou-late = De troel van { $player } komt voor het bieden, en dat is al begonnen.
trou-twice = { $holder } meldde drie azen: { $player } kan ze niet ook hebben.
fill-no-trou = { $player } kan geen maat zijn: zeg eerst wie troel meldt.
fill-oneself = { $player } meldde de troel: de vierde aas zit bij een ander.
fill-twice = { $partner } heeft de vierde aas al: { $player } kan die niet ook hebben.
fill-impure = Bij stille troel geeft de aas de troef: die kleur blijft altijd troef.
fill-first = De troel van { $player } heeft nog geen maat: zeg wie de vierde aas heeft.
auction-over = Het bieden is afgelopen: { $player } mag niet meer spreken.
no-contract = Er staat geen contract: noteer eerst het bod.
figure-wanted = Wat dit contract opbrengt hangt van de slagen af: typ hoeveel.
result-known = De uitslag van deze gift is al genoteerd.
said-made = “Gehaald” gaat niet samen met { $tricks } { $tricks ->
    [one] slag
   *[other] slagen
 }, want daarmee is het contract verloren: noteer een van de twee, of verbeter de gift.
said-down = “Niet gehaald” gaat niet samen met { $tricks } { $tricks ->
    [one] slag
   *[other] slagen
 }, want daarmee is het contract gehaald: noteer een van de twee, of verbeter de gift.
not-a-declarer = { $player } heeft niets geboden: het is { $declarer } die haalt of niet haalt.
colour-alone = Niemand ging mee in { $suit } van { $player }: het telt niet.
too-many-tricks = { $said ->
    [one] { $said } slag
   *[other] { $said } slagen
}: er zijn er maar { $total } in deze gift.
tricks-sum = De som van de slagen is { $sum }; er zijn er { $total }.
tricks-of-defender = { $player } is tegenspeler: de slagen staan op naam van een bieder ({ $declarer }).
tricks-differ = { $said ->
    [one] { $said } slag
   *[other] { $said } slagen
} voor { $player }, maar bij { $holder } staan er { $counted }: dat is dezelfde kant, verbeter de telling onder dezelfde naam.
not-a-player = Slagen staan op naam van een speler.
misdeal-not-dealer = { $dealer } deelt: { $player } kan niet verkeerd gedeeld hebben.
bad-start = Wat overgenomen is, kan niet juist zijn: { $field }.

head-suit = { $players }: { $contract } { $suit }
head-plain = { $players }: { $contract }
head-suit-tricks = { $players }: { $contract } { $suit }, { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
 }
head-plain-tricks = { $players }: { $contract }, { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
 }
head-suit-made = { $players }: { $contract } { $suit }, gehaald
head-plain-made = { $players }: { $contract }, gehaald
head-suit-failed = { $players }: { $contract } { $suit }, niet gehaald
head-plain-failed = { $players }: { $contract }, niet gehaald
head-several = { $players }: { $contracts }; slagen: { $results }
head-trou = { $player }: troel, nog zonder maat
head-alone = { $player }: vraagt { $suit }, nog niemand gaat mee
head-passed = iedereen past
head-annulled = gift vervallen
head-void = verzakingen aan beide kanten, opnieuw delen
sheet-suit = { $contract } { $suit }
sheet-plain = { $contract }
sheet-several = { $contracts }
sheet-doubled = dubbel
sheet-made = gehaald, { $tricks ->
    [0] geen enkele slag
    [one] { $tricks } slag
   *[other] { $tricks } slagen
 }
sheet-failed = niet gehaald, { $tricks ->
    [0] geen enkele slag
    [one] { $tricks } slag
   *[other] { $tricks } slagen
 }
sheet-made-bare = gehaald
sheet-failed-bare = niet gehaald
sheet-made-revoke = gehaald: { $player } verzaakte
sheet-failed-revoke = niet gehaald: { $player } verzaakte
sheet-mixed = gehaald: { $made }; niet gehaald: { $failed }
sheet-made-each = gehaald, slagen: { $results }
sheet-failed-each = niet gehaald, slagen: { $results }
sheet-each = slagen: { $results }

need-points = nog { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
need-deals = nog { $deals ->
    [one] { $deals } gift
   *[other] { $deals } giften
 }

notice-doubled = De gift telt dubbel.
notice-sits-out = Deze gift zit stil: { $players }.
notice-pays = { $contract } ({ $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
 }): { $won } als het lukt, { $lost } als het mislukt.
notice-discard = Iedereen legt een kaart weg voor het spelen: 12 slagen.
notice-exposed = { $player } speelt met open kaarten.
notice-alone = { $player } vraagt { $suit } en wacht op een maat: zonder maat telt het niet.
notice-trou = Troel van { $player }: wie de vierde aas heeft, is de maat en houdt of wisselt de troef.
notice-trou-hearts = Troel van { $player }: wie de vierde aas heeft, is de maat; bij vier azen in één hand telt de hoogste harten die ontbreekt.
notice-impure-same = Stille troel van { $player }: de vierde aas wijst maat en troef aan, vanaf de slag waarin hij valt.
notice-impure-next = Stille troel van { $player }: de vierde aas wijst maat en troef aan, vanaf de slag na die waarin hij valt.

clash-joint = Samen afrekenen met twee bieders gaat niet met { $contract } gespeeld met { $by }: laat contracten met twee per tafel of elk voor zich afrekenen.
clash-by = Dit speel je niet { $by ->
    [one] alleen
   *[other] met { $by }
 }: { $contract }. Samen en troel speel je met twee, alleen, abondance en solo slim met één.
clash-beside = Miseries die elk apart afrekenen, vragen dat elk met de drie anderen afrekent, en niet “{ $value }”.
clash-defence = Wie de som verdeelt, leest niet wat de tegenpartij bij { $contract } schrijft: laat elke kant de eigen punten schrijven.
clash-deals = Een partij van { $deals } giften: het moet een veelvoud zijn van het aantal spelers (4, 5 of 6).
clash-impure = Een stille troel kan enkel aan een tafel die de troel speelt.
clash-cell = “{ $option }: { $value }” bepaalt het vakje contract.{ $contract }.{ $column } al: schrijf het vakje niet, of kies de waarde die het leest.
clash-custom = “{ $option }: { $value }”: dan moet het vakje er staan, zoals contract.{ $contract }.{ $column }.

chart-wall = Wat elke bieder schrijft, volgens de slagen
chart-grid = Wat elk contract betaalt, volgens de slagen
column-contract = contract
column-tricks = { $tricks }
column-from = slagen vanaf
column-to = tot
column-declarer = elke bieder
column-defender = elke tegenspeler
row-contract = { $contract }{ $declarers ->
    [1] {""}
   *[other] {" "}(met { $declarers })
}

# Wat elke gebeurtenis vertelt, in een paar woorden.
event-bid = wie biedt, en welk contract
event-support = wie meegaat in het laatste bod
event-wait = wie wacht tot de anderen gesproken hebben
event-trou = wie drie of vier azen heeft
event-fill = wie de vierde aas heeft, en met welke troef
event-made = het contract is gehaald, met hoeveel speelt geen rol
event-down = het contract is niet gehaald, met hoeveel speelt geen rol
ask-fill-suit = welke troef?
