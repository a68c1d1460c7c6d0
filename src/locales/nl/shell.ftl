# De woorden van de bladzijden.

slate-no = Nr.
slate-dealer = Deler
slate-deal = Gift
slate-start = overgenomen
slate-open = nog open
slate-annulled = vervallen
slate-bonus = voor de hele partij
slate-earlier = { $count ->
    [one] … 1 vroegere gift
   *[other] … { $count } vroegere giften
}
slate-finding = Gift { $deal }: { $text }
slate-problem = Gift { $deal }: { $text }
slate-note = Gift { $deal }, nota: { $text }
slate-parts = { $part } { $no } — gewonnen: { $won }.
slate-parts-points = { $part } { $no } — gewonnen: { $won }; voor het geheel: { $points }.
slate-next = Gift { $deal }: { $dealer } deelt, { $player } spreekt.
slate-next-plays = Gift { $deal }: { $dealer } deelt, { $player } speelt.
slate-next-deal = Gift { $deal }: { $dealer } deelt.
slate-ranks = Stand: { $ranks }.
slate-overrun = Volgens deze cijfers was de partij afgelopen na gift { $deal }. Wat volgt telt zolang het er staat.
slate-amended = verbeterd
slate-closed = De tafel is hier gestopt.
slate-closed-why = De tafel is hier gestopt: { $text }
slate-won = { $winner } { $number ->
    [one] wint
   *[other] winnen
} de partij.
slate-shared = { $winners } delen de winst.
slate-drawn = De partij is gelijkspel.
slate-needs = Om te winnen: { $needs }.
slate-and = ;{ " " }
part-manche = Boom
part-game = Manche

explain-deal = Gift { $deal } — { $dealer } deelt
explain-deal-headline = Gift { $deal } — { $headline } — { $dealer } deelt
explain-nothing = Niemand schrijft iets.
explain-unfinished = Niet afgelopen: nog geen punten.
explain-empty = Er is nog geen gift genoteerd.
explain-who = Wie
explain-points = Punten
explain-why = Waarom
explain-article = Artikel

list-none = Geen partij.
list-id = Nr.
list-day = Dag
list-game = Spel
list-players = Spelers
list-deals = Giften
list-totals = Totalen
list-state = Hoe ver
list-open = bezig
list-level = gelijkspel: { $names } gelijk
list-by-day = de laatste dag eerst
list-by-written = de laatst genoteerde eerst
list-cut = { $count } van { $all } partijen, { $order }. Allemaal: ardoise lijst --limit { $all }
list-whole = Volgorde: { $order }.
list-drawn = gelijkspel
list-won = gewonnen door { $winner }

log-seq = Nr.
log-when = Wanneer
log-who = Wie
log-deal = Gift
log-what = Wat
log-open = partij begonnen: { $players }; regels: { $rules }
log-adopt = regels aanvaard: { $rules }
log-reseat = spelers: { $players }
log-takes-back = neemt “{ $what }” terug
log-retract = neemt opdracht { $op } terug
log-amend = lijn { $seq } wordt: { $with }
log-drop = lijn { $seq } geschrapt
log-taken-back = [teruggenomen] { $what }

rules-game = Spel
rules-name = Naam
rules-meaning = Betekenis
rules-house = jullie huisregels
rules-heading = { $game }: { $name }
rules-option = Optie
rules-value = Waarde
rules-title = Titel
rules-marks-legend = ● bepaald door deze tafel, ○ door de regelset; de rest is standaard in het spel. Artikelen: ardoise regels artikel NAAM.
options-heading = { $game }: de opties
options-usual = { $usual } (een getal van { $min } tot { $max })
options-number = een getal van { $min } tot { $max }
options-none = geen grens
options-cell = een vakje, zoals { $cell }: { $words }
options-legend = ● is de standaardwaarde. Om er een te wijzigen: --set OPTIE=WAARDE, of een lijn “optie OPTIE WAARDE” in een blad; de titel van een optie, of het begin ervan, noemt ze ook (doel=2000).
article-options-match = In de partij die bezig is:
article-options-default = Standaard:
rules-same = { $one } en { $other } zijn dezelfde regels.
rescore-played = zoals gespeeld
rescore-won = Gewonnen
rescore-totals = Totalen
rescore-open = niet afgelopen
rescore-ended = { $rules }: de partij was na gift { $deal } afgelopen.
rescore-counted = { $rules }, gift { $deal }: ze werd geteld op { $here }, en daar op { $there }. Wat die kaarten daar tellen, is niet bekend: het cijfer blijft zoals het is.
rescore-problem = { $rules }, gift { $deal }: { $text }
rescore-legend = ≠ verschilt van wat gespeeld is; · de partij was al afgelopen.
house-saved = Huisregels { $name } bewaard in { $file }.

undone = Teruggenomen: { $what }
redone = Teruggezet: { $what }
agree-entered = genoteerd
agree-disputed = betwist
agree-agreed = akkoord
agree-two = twee spelers die niet samen spelen
agree-awaits = wacht op { $who }
agree-all = Alle giften zijn akkoord.
agree-none-by = Betwist, gift { $deal }: { $who }.
agree-none-why = Betwist, gift { $deal }: { $who } ({ $why }).

how-to-begin = Om te beginnen: ardoise speel, dat alles vraagt; of: ardoise nieuw coinche Ana Bob Cy Dee
new-opened = De partij is begonnen. Om de giften te noteren: ardoise speel, vraag na vraag; of: ardoise noteer …
dry-run = Niet opgeschreven. Het zou worden:
play-added = { $count ->
    [0] Niets nieuws in { $file }: de partij is al genoteerd.
    [one] 1 gebeurtenis van { $file } genoteerd.
   *[other] { $count } gebeurtenissen van { $file } genoteerd.
}
play-prompt = Gift { $deal }: wat is er gebeurd? (hulp, terug, stop) >{ " " }
play-help = Nu kan: { $events }
play-help-also = Ook: { $events }; en terug, opnieuw, uitleg, toon, stop.
imported-new = { $file }: nieuwe partij { $id }, { $count ->
        [one] { $count } gebeurtenis
       *[other] { $count } gebeurtenissen
    }.
imported-more = { $file }: { $count ->
        [one] { $count } gebeurtenis
       *[other] { $count } gebeurtenissen
    } bij partij { $id } gevoegd.
imported-same = { $file }: niets nieuws.
exported = { $count ->
    [one] 1 partij geschreven in { $file }.
   *[other] { $count } partijen geschreven in { $file }.
}

check-clean = { $count ->
    [0] De databank is in orde; er zit geen enkele partij in.
    [one] De databank is in orde: 1 partij herteld, niets gevonden.
   *[other] De databank is in orde: { $count } partijen herteld, niets gevonden.
}
check-mended = (hersteld)
totals-agree = De totalen stemmen overeen met het papieren blad.

expected = Hier past: { $words }
did-you-mean = Bedoelde je “{ $word }”?
articles-listed = De lijst: ardoise regels artikel
finding-kept = Om het te noteren zoals het gespeeld is: ardoise noteer --as-played …
