# Met welke regels speel je? Wat een blok ervan toont, wat het niet beslist, wat er te vragen is.
guess-one = { $differ ->
    [0] Elke gift is geteld volgens { $name }.
    [one] Elke gift is geteld volgens deze regels, één verschil met { $name }:
   *[other] Elke gift is geteld volgens deze regels, { $differ } verschillen met { $name }:
}
guess-most = { $explains ->
    [one] { $explains } van { $of } giften is geteld volgens { $differ ->
        [0] { $name }.
        [one] deze regels, één verschil met { $name }:
       *[other] deze regels, { $differ } verschillen met { $name }:
    }
   *[other] { $explains } van { $of } giften zijn geteld volgens { $differ ->
        [0] { $name }.
        [one] deze regels, één verschil met { $name }:
       *[other] deze regels, { $differ } verschillen met { $name }:
    }
}
guess-several = { $count } regelsets verklaren { $of ->
    [one] deze gift
   *[other] alle { $of } giften
}, de eenvoudigste eerst:
guess-several-most = { $count } stellen regels verklaren { $explains } giften van de { $of }, het eenvoudigste eerst:
guess-among = { $differ ->
    [0] { $name }
    [one] Eén verschil met { $name }:
   *[other] { $differ } verschillen met { $name }:
}
guess-then = { $differ ->
    [0] De andere { $explains } giften zijn dan geteld volgens { $name }.
    [one] De andere { $explains } giften zijn dan geteld met één verschil met { $name }:
   *[other] De andere { $explains } giften zijn dan geteld met { $differ } verschillen met { $name }:
}
guess-impossible = Gift { $deal }: geen van de geprobeerde regels laat die toe zoals ze verteld wordt, of het einde is niet gezegd.
guess-refused = Gift { $deal }: geen van de geprobeerde regels laat ze toe zoals ze er staat. { $why }
guess-refused-usual = Gift { $deal }, volgens de gewone regels: { $why }
guess-unended = Gift { $deal }: er staat niet hoe ze afloopt. Wat gehaald of geteld werd ontbreekt.
guess-not-allowed = Gift { $deal }: de regels die de andere verklaren, laten die niet toe zoals ze verteld wordt.
guess-nothing = Geen van de geprobeerde regels verklaart { $of ->
    [one] deze gift
   *[other] deze { $of } giften
}.
guess-changed = De regels zijn onderweg veranderd: vanaf gift { $deal } golden er andere.
guess-changed-between = De regels zijn onderweg veranderd, ten vroegste bij gift { $deal } en ten laatste bij gift { $latest }.
guess-from = { $differ ->
    [0] Vanaf gift { $from }: { $name }
    [one] Vanaf gift { $from }, één verschil met { $name }:
   *[other] Vanaf gift { $from }, { $differ } verschillen met { $name }:
}
guess-alike = { $count ->
    [one] { $names } telt deze giften net zo.
   *[other] { $names } tellen deze giften net zo.
}
guess-alike-so = { $count ->
    [one] Met dezelfde verschillen telt { $names } deze giften ook zo.
   *[other] Met dezelfde verschillen tellen { $names } deze giften ook zo.
}
guess-preset = { $name } ({ $words })
guess-difference = { $what }: { $value } (daar: { $usual })
guess-between = { $low } tot { $high }
guess-default = volgens de andere regels
guess-none = geen
guess-exchanged = De twee kolommen zijn verwisseld: wat bij { $one } staat, is van { $other }, en omgekeerd.
guess-in-tens = De cijfers staan in tientallen: achter elk hoort een nul.
guess-dealt-first = { $player } gaf eerst, volgens de cijfers; het blad noemt niemand.
guess-unsaid = De cijfers tellen wat het blad niet zegt:
guess-unsaid-one = gift { $deal }: { $what }
guess-unsaid-what = { $what } van { $who }
guess-unsaid-anybody = { $what } (van wie ook)
guess-totals = De cijfers worden gelezen als totalen na elke gift.
guess-begins = De totalen beginnen midden in een partij: voor gift 1 stonden ze op { $totals }. Gift 1 zegt dan niets.
guess-or-begins = Misschien beginnen de totalen midden in een partij: dan stonden ze op { $totals } voor gift 1.
guess-mistold = Gift { $deal } is wellicht verkeerd verteld: met “{ $right }” in plaats van “{ $told }” kloppen haar cijfers.
guess-uncounted = Gift { $deal } telt wellicht “{ $told }” niet: zonder dat kloppen haar cijfers.
guess-or-uncounted = Of gift { $deal } telt “{ $told }” niet: zonder dat klopt het cijfer.
guess-lacking = Aan gift { $deal } ontbreekt wellicht iets: met “{ $right }” kloppen haar cijfers.
guess-or-lacking = Of er ontbreekt iets aan gift { $deal }: met “{ $right }” kloppen haar cijfers.
guess-slip = Wellicht een schrijffout: gift { $deal }, { $who }: er staat { $written }, juist is { $expected }.
guess-slips = Wellicht een schrijffout in gift { $deal }:
guess-or-slips = Of een schrijffout in gift { $deal }:
guess-slip-then = dan is de fout in gift { $deal }, { $who }: er staat { $written }, juist is { $expected }.
guess-slip-figure = { $who }: er staat { $written }, juist is { $expected }.
guess-or-more = { $differ ->
    [0] Of { $explains } van de { $of } giften zijn geteld volgens { $name }.
    [one] Of { $explains } van de { $of } giften zijn geteld met één verschil met { $name }:
   *[other] Of { $explains } van de { $of } giften zijn geteld met { $differ } verschillen met { $name }:
}
guess-or-whole = { $differ ->
    [0] Of geen schrijffout: elke gift is geteld volgens { $name }.
    [one] Of geen schrijffout: elke gift is geteld met één verschil met { $name }:
   *[other] Of geen schrijffout: elke gift is geteld met { $differ } verschillen met { $name }:
}
guess-or-slip = Of een schrijffout: gift { $deal }, { $who }: er staat { $written } waar { $expected } juist zou zijn.
guess-undecided = Deze giften tonen niet:
guess-more = en nog { $count ->
    [one] één ding
   *[other] { $count } dingen
}
guess-over = Volgens deze regels was de partij na gift { $deal } uit: deze tafel speelt tot meer, of speelde door.
guess-kept-last = Dit zijn de regels vanaf gift { $deal }.
guess-kept-simplest = Dit is de eerste van { $count } verklaringen van het blok.
guess-kept-over = Hun doel beëindigt de partij van dit blok na gift { $deal }: stel een hoger in als uw tafel verder speelt.
guess-ask = Wat zou het meest beslissen: { $what }
guess-unknown = niemand weet het
guess-deal = Of tel deze gift, waarop wat overblijft { $parts } antwoorden geeft:
guess-unsure = Er was geen tijd om alles te proberen: misschien zijn er eenvoudigere regels.
guess-together = De twee blokken stemmen overeen.
guess-rules-part = Waar de regels uiteengaan:
guess-rule-from = { $what } (vanaf gift { $deal })
guess-strangers = Geen enkele gift staat op de twee blokken gelijk: ze zijn misschien van twee avonden, en alleen hun regels worden vergeleken.
guess-deals-part = Waar de cijfers uiteengaan (eerste blok / tweede blok):
guess-parted = Gift { $deal }: { $figures }
guess-parted-told = Gift { $deal }, anders verteld: { $figures }
guess-parted-only-told = Gift { $deal } wordt op de twee bladen niet gelijk verteld.
guess-kept-part = Met deze regels komen { $explains } van de { $of } giften uit zoals ze geschreven zijn.
guess-left-out = Gift { $deal } is weggelaten: er is niets gezegd over wat geschreven werd.
guess-each-figure = Er zijn { $count } cijfers nodig, één voor elk in deze volgorde, of een naam voor elk.
guess-parted-lacks = Gift { $deal } staat niet op { $name }: { $figures }
guess-head = de regels in de kop van het blad
guess-names = Noord Oost Zuid West Vijfde Zesde
guess-typed = Spelers: { $players }. Typ wat er in elke gift gebeurd is, en dan wat er geschreven werd; terug neemt het laatste terug, enkel Enter stopt.
guess-taken-back = Gift { $deal } is teruggenomen.
guess-none-typed = Er is nog geen gift getypt.
guess-ask-deal = Gift { $deal }
guess-ask-figures = Geschreven na gift { $deal } ({ $accounts })
guess-other-game = { $file } is een blok van { $found }, niet van { $wanted }.
guess-no-deals = { $file } heeft cijfers en geen giften: niets zegt wat er gespeeld is. Ernaast moet staan wie nam, waarmee, en de gehaalde punten.
guess-meant = “{ $word }” wordt gelezen als { $meant }: dan kloppen de cijfers.
guess-first-side = Geen kolom zegt van wie de punten zijn. Ze worden gelezen als die van { $side } in elke gift: dan kloppen de cijfers.
guess-stays = Wat onder een totaal geen cijfer is, wordt gelezen als dat totaal: dan kloppen de cijfers.
guess-who-marked = Geen kolom zegt van wie de punten zijn. Ze worden gelezen als die van de ploeg die noteert: dan kloppen de cijfers.
guess-beside = Gift { $deal }: onder { $heading }, een kolom die niet gelezen werd, staat “{ $cell }”. Misschien is dat wat de cijfers tellen.
guess-suited = Van { $count ->
    [one] één gift
   *[other] { $count } giften
  } is geen kleur gezegd: ze is in harten gelezen, wat niets verandert waar alle kleuren evenveel tellen.
guess-no-marks = In { $file } werd geen kolom gelezen als wat de tafel noteerde.
guess-no-marks-hint = Haar hoofding is de ploeg (wij, zij) of de speler; een andere wordt zo genoemd: --map "wij=HOOFDING,zij=HOOFDING"
guess-no-made = { $file } zegt niet wat er gehaald is naast wat er genoteerd is: de getallen van de ploegen zijn gelezen als de gehaalde punten.
guess-no-made-hint = Naast wie speelde en wat, is er een kolom “punten” nodig met de punten van de ploeg die speelde, of met “gehaald” en “niet gehaald” erin.
guess-not-zero = Deze cijfers maken samen { $sum } en geen nul: is er een verkeerd getypt, “terug”.
guess-nothing-typed = Er werd geen gift ingetypt: er valt niets te vergelijken.
guess-no-figures = { $file } heeft geen cijfers: niets zegt wat de tafel schreef.
guess-no-end = De gift is niet af: typ ook het einde (de punten, de slagen, of dat niemand nam).
guess-save-one = Er worden regels van één blok bewaard: bij twee zegt --save niet van welk. Raad één blok alleen.
guess-no-pad = Zeg welk blok: een blad met wat er geschreven werd.
guess-how = Schrijf na elke gift de cijfers: controle A 240 B 0. Bijvoorbeeld: ardoise regels raad coinche avond.sheet
