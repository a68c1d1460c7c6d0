### De notatie van de scorebladen: wat er mis is met een lijn, en wat eraan te doen.

sheet-line-too-long = De lijn is langer dan { $max } tekens: schrijf ze in meer lijnen.
sheet-too-many-lines = Het blad heeft meer dan { $max } lijnen: verdeel het over meer partijen.
sheet-control = Hier staat een onzichtbaar stuurteken ({ $code }): wis het.
sheet-unclosed = Deze tekst begint met een aanhalingsteken en eindigt er niet mee: zet een " aan het einde.
sheet-after-quote = Na het laatste aanhalingsteken hoort een spatie of een komma. Binnen een tekst schrijf je \".

sheet-unknown-keyword = Geen gebeurtenis begint met “{ $word }”.
sheet-keyword-first = Eerst de gebeurtenis, dan de speler: { $keyword } { $word }.
sheet-comma-in-text = “{ $word }” begint geen gebeurtenis. Een komma sluit een gebeurtenis af: een tekst met een komma staat tussen aanhalingstekens.
sheet-semicolon = “{ $word }”: een komma sluit een gebeurtenis af, geen puntkomma.
sheet-missing = Er ontbreekt iets na “{ $keyword }”: { $missing }.
sheet-surplus = “{ $word }” is een woord te veel na “{ $keyword }”.
sheet-twice = “{ $word }” is al gezegd.
sheet-account-twice = “{ $word }” heeft hier al een getal: één voor elk.
sheet-ambiguous = “{ $word }” kan meer dan één ding zijn: { $readings }.
sheet-letter-open = “{ $word }”: { $one } of { $other }? Eén letter is hier niet genoeg: schrijf “ha” (harten), “ru” (ruiten), “kl” (klaveren) of “sc” (schoppen).

sheet-unknown-player = Geen speler heet “{ $word }”: aan tafel zitten { $players }.
sheet-ambiguous-player = “{ $word }” kan { $players } zijn: schrijf meer van de naam.
sheet-unknown-side = “{ $word }” is geen ploeg (A of B) en geen speler ({ $players }).
sheet-not-suit = “{ $word }” is geen kleur; hier past: { $expected }.
sheet-not-card = “{ $word }” is geen kaart: eerst de waarde, dan de kleur, zoals 10ha, B♠, H♥, Hkl.
sheet-too-many-cards = Geen enkele gebeurtenis noemt meer dan { $max } kaarten.
sheet-not-number = “{ $word }” is geen geheel getal.
sheet-beyond = “{ $word }”: hoeveel in totaal? Een telling staat zonder plus.
sheet-not-half = “{ $word }” is geen aantal punten: 43, of 43,5 voor drieënveertig en een half.
sheet-out-of-range = { $word } kan hier niet: van { $min } tot { $max }.
sheet-not-level = “{ $word }” is geen hoogte van een bod: een getal van { $min } tot { $max }, of { $expected }.
sheet-not-choice = { $others ->
    [0] “{ $word }” kan hier niet staan, enkel { $expected }.
   *[other] “{ $word }” kan hier niet staan. Het dichtst in de buurt: { $expected }.
}
sheet-not-label = “{ $word }” kan hier niet staan: { $expected } mag volgen, of niets.

sheet-head-late = “{ $word }” hoort in de kop van het blad, voor de eerste gebeurtenis; één blad per partij.
sheet-head-twice = De kop zegt een tweede keer “{ $word }”.
sheet-head-missing = Er ontbreekt iets na “{ $keyword }”: { $missing }.
sheet-match-first = Een blad begint met het spel: partij SPEL "titel".
sheet-no-players = De kop noemt de spelers niet: een lijn “spelers” met de namen in de speelvolgorde.
sheet-teams-two = Twee namen, een voor elke ploeg, die van de eerste speler eerst: ploegen Wij Zij.
sheet-teams-none = Hier speelt ieder voor zich: er zijn geen ploegen om een naam te geven.
sheet-team-named = “{ $name }” is al de naam van een speler of de letter van een ploeg: kies een andere naam.
sheet-bad-date = “{ $word }” is geen dag van de kalender: schrijf jaar-maand-dag, zoals 2026-11-20.
sheet-names-comma = Tussen de namen staan spaties, geen komma’s: spelers Ana Bob Cy Dee.
sheet-name-empty = Een speler moet een naam hebben.
sheet-name-control = In de naam van een speler mag geen onzichtbaar stuurteken staan.
sheet-name-digits = “{ $name }” heeft enkel cijfers: een naam heeft een letter nodig, want een getal is een plaats.
sheet-name-mixed = “{ $name }” mengt letters van verschillende alfabetten die op elkaar lijken: typ alles in één alfabet.
sheet-name-alike = “{ $name }” en “{ $other }” zien er gelijk uit, in andere letters: niemand zou ze uit elkaar houden.
sheet-name-long = “{ $name }” is te lang: hoogstens { $max } tekens.
sheet-name-again = “{ $name }” zit al aan deze tafel. Twee spelers met één naam hebben iets nodig dat hen onderscheidt, een beginletter bijvoorbeeld.
sheet-name-twice = “{ $name }” en “{ $other }” zijn hier dezelfde naam: hoofdletters en accenten maken geen verschil.

sheet-unknown-game = Geen spel heet “{ $word }”. De spellen: { $games }.
sheet-player-count = { $count ->
    [one] Er is één speler genoemd, maar met deze regels speel je met { $allowed }.
   *[other] Er zijn { $count } spelers genoemd, maar met deze regels speel je met { $allowed }.
}
sheet-unknown-rules = Geen regels van dit spel ({ $game }) heten “{ $word }”.
sheet-unknown-option = { $game }: geen optie heet “{ $option }”.
sheet-cell-wanted = “{ $option }” is een tabel: noem er een vakje van, zoals { $sample }.
sheet-bad-choice = “{ $word }” is geen waarde van de optie “{ $option }”.
sheet-bad-number = “{ $word }” is geen waarde van de optie “{ $option }”: een getal van { $min } tot { $max }.
sheet-bad-limit = “{ $word }” is geen waarde van de optie “{ $option }”: { $known }, of een getal van { $min } tot { $max }.
sheet-unknown-cell = { $game }: geen vakje van een tabel heet “{ $cell }”.
sheet-bad-cell = “{ $option }” kan niet “{ $word }” zijn. Wel: { $known }.
sheet-clash = Deze opties gaan niet samen.
sheet-start-key = “{ $word }” kan hier niet staan: { $known }.

sheet-hint-nearest = Bedoelde je “{ $word }”?
sheet-hint-usage = Schrijf: { $usage }
sheet-hint-expected = Hier past: { $expected }
sheet-hint-near = Het dichtst in de buurt:
sheet-hint-here = Hier kan je zeggen:
sheet-hint-near-line = { $what }: { $words }
