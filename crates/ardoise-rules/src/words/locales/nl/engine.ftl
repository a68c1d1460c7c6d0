# Wat de motor zegt: waarom een gift of een partij zo niet kan, en de eigen lijnen.

deal-unfinished = Gift { $deal } is niet afgelopen: tel ze, laat ze vervallen (vervalt) of zeg herdeelt voor je een andere opent.
match-over = De partij is afgelopen: er wordt niets meer in gespeeld. Begin een nieuwe: ardoise nieuw
nothing-played = Er is nog niets gespeeld: er valt geen partij af te sluiten.
close-unfinished = Gift { $deal } is niet afgelopen: tel ze, laat ze vervallen (vervalt) of neem ze terug (terug) voor je de partij afsluit.
not-zero-sum = Bij dit spel is de som van de punten altijd nul; hier is ze { $sum }.
no-such-seat = Er zit niemand op plaats { $seat }.
unreadable-event = Deze gebeurtenis is niet te lezen: { $text }.
unreadable-rules = De regels die bij deze partij bewaard zijn, zijn niet te lezen: optie { $option }.
no-opening = Het logboek van deze partij is de eerste lijn kwijt.
unknown-game-stored = Deze partij is van een spel dat deze versie niet kent: { $game }.
totals-differ = { $account }: het papier zegt { $said }, het scorebord { $counted }.
deal-without-end = Gift { $deal } heeft geen uitslag, en toch volgt er een andere.
line-adjust = met de hand: { $text }
line-adjust-alone = met de hand
line-start = overgenomen van een blad papier
agree-nobody-asked = Deze tafel vraagt geen akkoord. Wil je dat wel: ardoise aanvaard --set akkoord=aangeduid
agree-nothing = Niemand kan al akkoord gaan met gift { $deal }: ze is niet afgelopen.
term-none = geen

# Wat elke gebeurtenis vertelt, in een paar woorden.
event-deal = de volgende gift, en wie echt deelt
event-redeal = dezelfde deler deelt opnieuw, niemand schrijft
event-hand = kaarten die een speler in de hand had
event-play = één gespeelde kaart
event-trick = een hele slag, te beginnen bij wie uitkwam
event-adjust = punten van de scheidsrechter, en waarom
event-note = een nota
event-agreed = een speler gaat akkoord met de gift
event-disputed = een speler betwist de gift
event-close = de tafel stopt hier: de partij is afgelopen
event-check = de totalen op papier, om te vergelijken
event-pass = een speler past
event-points = de punten van een ploeg
event-tricks = de slagen, en wie ze haalde
event-capot = een ploeg haalde alle slagen
event-revoke = een speler verzaakte
event-misdeal = de deler deelde verkeerd
event-weak = een hand zonder waarde: opnieuw delen
event-annul = de gift vervalt en telt als gespeeld
setting = { $option }: { $value }

# Mensen of dingen in een zin: “Ana, Bob en Cy”.
list-more = { $before }, { $item }
list-apart = { $before }; { $item }
list-and = { $before } en { $item }
list-or = { $before } of { $item }
