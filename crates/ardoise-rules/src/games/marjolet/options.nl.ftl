# Marjolet: de opties van de tafel.

game-name = Marjolet

preset-marjolet = De basisregels: 500 punten, azen en tienen zijn brisques, marjolet 20 met elke dame
preset-marjolet-parlett = De regels van Parlett: marjolet met troefdame 40, 40 voor de zes laatste slagen naast de 10 van de laatste slag, 10 voor de laatste kaart van de stok, de zeven enkel geruild na een gehaalde slag, niet melden als de stok op is, en dan moet je kopen
preset-marjolet-france = Andere Franse regels: marjolet met troefdame 40, 50 voor de zes laatste slagen in plaats van de 10 van de laatste slag, niet melden als de stok op is

option-target = Het doel in punten (meestal 500 of 1000)
option-both-over = Wie wint als beide spelers het doel in dezelfde gift halen
option-both-over-highest = het hoogste totaal; bij gelijk nog één gift
option-both-over-first-to-reach = wie het doel het eerst haalde, in de volgorde van meldingen en slagen
option-first-dealer = Hoe de eerste deler getrokken wordt (enkel ter info, de punten veranderen niet)
option-first-dealer-lowest-card = de laagste kaart
option-deal-pattern = Hoe de zes kaarten gedeeld worden (enkel ter info, de punten veranderen niet)
option-deal-pattern-2-2-2 = twee per twee, drie keer
option-deal-pattern-3-3 = drie per drie, twee keer
option-meld-right = Wie mag melden voor het uitkomen (beoordeeld waar de slagen genoteerd zijn)
option-meld-right-trick-winner = wie net de slag haalde
option-meld-right-both = beide spelers
option-one-meld-per-trick = Maar één combinatie na elke gehaalde slag (beoordeeld waar de slagen genoteerd zijn)
option-one-meld-per-trick-off = zoveel als je er hebt
option-one-meld-per-trick-on = één per slag
option-meld-after-talon = Melden tijdens de zes laatste slagen (beoordeeld waar de slagen genoteerd zijn)
option-meld-after-talon-no = nee, melden eindigt met de stok
option-meld-after-talon-yes = ja, tot de laatste slag
option-marjolet-trump-queen = Wat de marjolet waard is met troefdame (20 of 40)
option-jack-queen-plain = Een gewone boer met de dame van dezelfde kleur, voor 20
option-jack-queen-plain-off = telt niet
option-jack-queen-plain-on = telt 20
option-turned-seven = Wat het de deler opbrengt een zeven te keren (10 of 0)
option-seven-exchange = Waartegen troefzeven geruild wordt, voor 10 punten
option-seven-exchange-turn-up = de keerkaart
option-seven-exchange-any-card = een kaart naar keuze
option-seven-exchange-when = Wanneer troefzeven geruild mag worden (beoordeeld waar de slagen genoteerd zijn)
option-seven-exchange-when-any-time = op elk moment
option-seven-exchange-when-after-winning-a-trick = na een gehaalde slag
option-seven-played = Brengt troefzeven 10 op als ze gespeeld wordt?
option-seven-played-unless-exchanged = ja, behalve als ze in de gift geruild is
option-seven-played-always = ja, altijd
option-seven-played-never = nee
option-talon-last-card = Wat de laatste kaart van de stok trekken opbrengt (0 of 10)
option-six-last-trump = In de zes laatste slagen, als je niet kunt volgen (beoordeeld waar de slagen genoteerd zijn)
option-six-last-trump-may = mag je kopen
option-six-last-trump-must = moet je kopen
option-last-trick = Wat de laatste slag waard is
option-six-last = Wat alle zes laatste slagen waard zijn (50 of 40)
option-six-last-adds-last-trick = De 10 van de laatste slag komen boven op de zes laatste
option-six-last-adds-last-trick-no = nee: enkel de zes laatste
option-six-last-adds-last-trick-yes = ja: meestal 50 + 10 = 60
option-brisques = Welke gehaalde kaarten brisques zijn (altijd acht)
option-brisques-aces-tens = azen en tienen
option-brisques-aces-kings = azen en heren
option-brisque-value = Wat een brisque waard is

option-exposed-card = Wat er gebeurt met een kaart die voor de beurt getoond is
option-exposed-card-first-occasion = ze wordt gespeeld zodra ze mag
option-exposed-card-counts-as-played = ze telt als gespeeld
option-false-declaration = Wie de punten krijgt van een combinatie die er niet was
option-false-declaration-to-other-side = de tegenstander
option-false-declaration-lost = niemand
name-marjolet = basisregels
name-marjolet-parlett = Parlett
name-marjolet-france = andere Franse regels
