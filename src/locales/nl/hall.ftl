# De bladzijden van een kaarting, op telefoons en aan de muur.

hall-contest = Kaarting
hall-table-of = Tafel { $table }, ronde { $round }
hall-result-of = De uitslag van tafel { $table }
hall-you-sit = Je zit aan tafel { $table }
hall-name = Naam, of een deel ervan
hall-own-name = Je naam, zoals hij op de lijst staat
hall-find = Zoeken
hall-exempt = vrij in deze ronde
hall-nobody-sits = Niemand met die naam zit in deze ronde aan een tafel.
hall-standings = Stand
hall-secretary = Secretariaat
hall-cards = Kaarten met hun code, om af te drukken
hall-card-how = Scan om de uitslag in te voeren
hall-range = { $from } – { $to } van { $count }
hall-before = Vorige
hall-after = Volgende

# een tafel

hall-open = Open: er is nog niets ingevoerd
hall-entered-by = Ingevoerd door { $who } om { $time }
hall-absent = Niet gekomen: { $who }
hall-nobody-came = Niemand gekomen
hall-awaits = wacht op het akkoord van { $who }
hall-disputed = { $count ->
    [one] { $who }: dit is niet wat er gespeeld is.
   *[other] Dit is niet wat er gespeeld is, zeggen: { $who }.
}
hall-agreed = Beide ploegen zijn akkoord
hall-locked = De ronde is vergrendeld: dit telt.
hall-differs = De partij geeft nu { $given }: het secretariaat beslist of dat telt.
hall-differs-open = De partij is niet af: het secretariaat beslist wat telt.
hall-to-match = Naar de giften
hall-deals = Gift per gift noteren
hall-only-result = Enkel de uitslag
hall-put-right = Niet juist? Verbeter het
hall-enter-result = De uitslag invoeren
hall-signed = Beide ploegen hebben getekend
hall-no-names = Wie komt erbij? Typ de namen, met komma’s ertussen.
hall-no-figure = “{ $text }” is geen getal: hele punten, zoals 101.
hall-stale = Intussen is { $result } ingevoerd. { $typed ->
    [yes] Wat je typte, staat er nog; kijk of het nog juist is.
   *[no] Kijk of dit nog nodig is.
}
hall-moved = Intussen is er iets genoteerd. Kijk of dit nog nodig is.
hall-no-next = Deze partij hoort bij een kaarting: de volgende wordt door het secretariaat geloot.
hall-may-not = De uitslag van een tafel wordt enkel ingevoerd door wie eraan zit, of door het secretariaat.

# het secretariaat

hall-entered = { $entries ->
    [0] Niemand is ingeschreven; er zijn er minstens { $least } nodig.
    [one] { $entries } inschrijving; er zijn er minstens { $least } nodig.
   *[other] { $entries } inschrijvingen; er zijn er minstens { $least } nodig.
}
hall-die = Dobbelsteen { $die }
hall-no-dice = Er worden drie dobbelstenen gegooid, elk toont 1 tot 6. Laat ze alle drie leeg om zonder te loten.
hall-draw = Ronde { $round } loten
hall-would-draw = Ronde { $round } wordt geloot { $dice ->
    [0] zonder dobbelstenen
   *[other] met de dobbelstenen { $dice }
} voor { $count } inschrijvingen.
hall-lock = Ronde { $round } vergrendelen
hall-would-replace = Ronde { $round }, tafel { $table }: { $stands } staat er. { $result } komt in de plaats.
hall-would-lock = Ronde { $round } wordt vergrendeld: { $count ->
    [one] de uitslag van haar tafel staat vast
   *[other] de uitslagen van haar { $count } tafels staan vast
}, en veranderen enkel nog met een reden.
hall-would-leave = Geen tafel meer in de volgende rondes: { $name }.
hall-agree-how = Ze zeggen het op hun telefoon, of de bladzijde van de tafel zegt dat beide getekend hebben.
hall-side = Ploeg { $side }
hall-names = Namen, met komma’s ertussen
hall-names-pair = Ploegen, met komma’s ertussen: Ana + Bob
hall-enter = Inschrijven
hall-people = Wie te laat komt, wie vertrekt
hall-number = Naam of nummer
hall-withdraw = Speelt niet meer
hall-return = Speelt weer
hall-take = Tellen wat de partij geeft
hall-put-right-reason = de partij werd verbeterd

# de muur

hall-soon = Straks
hall-round = Ronde
hall-of = van { $rounds }
hall-since = Sinds
hall-minutes = { $count } min
hall-round-over = klaar
hall-still = { $count ->
    [0] Alle tafels zijn klaar
    [one] Speelt nog: één tafel
   *[other] Spelen nog: { $count } tafels
}
hall-done = { $done ->
    [0] geen is klaar
    [one] één is klaar
   *[other] { $done } zijn klaar
}
hall-disputes = { $count ->
    [one] Betwist
   *[other] Betwist: { $count }
}
hall-waiting = { $count ->
    [one] Wacht op akkoord
   *[other] Wachten op akkoord: { $count }
}
hall-entries = Ingeschreven
