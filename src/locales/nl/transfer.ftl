# Van de ene machine naar de andere: exporteren, inlezen, kiezen tussen twee versies van een partij, en papier.
progress-verify = Logboek nakijken
progress-check = Partijen hertellen
progress-import = Inlezen
progress-digest = Partijen samenvatten
progress-export = Exporteren

export-no-page = Een scoreblad is geen pagina: in { $file } zou de tekst van een scoreblad staan.
export-no-page-hint = De pagina van de partij: ardoise afdruk -o { $file }; haar blad: ardoise exporteer -o NAAM.sheet
export-needs-output = Zeg waar het moet komen: --output BESTAND.
export-no-parquet = Dit programma is gebouwd zonder Parquet (cargo build --features parquet).
imported-db = { $file }: { $new ->
    [0] geen nieuwe partij
    [one] { $new } nieuwe partij
   *[other] { $new } nieuwe partijen
}, { $more ->
    [0] geen die verder genoteerd is
   *[other] { $more } verder genoteerd
}, { $same ->
    [0] geen ongewijzigd
   *[other] { $same } ongewijzigd
}.
imported-many = Bladen: { $new ->
    [0] geen nieuw
   *[other] { $new } nieuw
}, { $more ->
    [0] geen dat verder genoteerd is
   *[other] { $more } verder genoteerd
}, { $same ->
    [0] geen ongewijzigd
   *[other] { $same } ongewijzigd
}.
imported-undated = { $count ->
    [one] { $file } noemt geen dag: de partij staat bij die van vandaag, { $day }.
   *[other] { $count } scorebladen noemen geen dag: hun partijen staan bij die van vandaag, { $day }.
} Een lijn in het scoreblad zegt het: datum { $iso }. Voor een tabel: --date { $iso }
imported-unlike-deal = Gift { $deal }: { $words }
imported-unlike = { $count ->
    [one] { $file } zegt een ander totaal dan zijn giften. De giften tellen:
   *[other] { $file } zegt andere totalen dan zijn giften. De giften tellen:
}
imported-unlike-lines = Cijfers van { $file } zijn niet die van de lijnen: ze zijn veranderd, of er kwamen onderweg andere regels of spelers, en dat dragen de lijnen niet mee. De lijnen tellen:
imported-left = Opdrachten gaan nu over de ingevoerde partij. Om verder te spelen met die welke bezig was ({ $names }): ardoise speel --match { $id }
imported-counts = Van de lopende partij telt { $id } zolang er geen gekozen is.
imported-overrun = { $file }: volgens deze cijfers was de partij afgelopen na gift { $deal }. Wat volgt telt zolang het er staat.
imported-open = { $count ->
    [one] { $file } zegt niet dat de partij gedaan is: ze blijft open. Om ze af te sluiten: ardoise sluit --match { $id }
   *[other] { $count } tabellen zeggen niet dat hun partijen gedaan zijn: ze blijven open. Om ze af te sluiten: ardoise sluit --day DAG
}
imported-beside = Ook: namen { $names }, keuzes { $choices }.
imported-differs = Op de twee machines anders genoteerd, alles bewaard: { $copies }. Om te kiezen: ardoise kies
import-outside = { $file } leidt buiten zijn map: langs daar wordt niets gelezen.
import-nothing = Er is geen scoreblad (.sheet) in { $file }.
sheet-conflict-hint = Om beide versies te houden, lees de databank van de andere machine in (ardoise exporteer --all --output andere.db).

conflict-counts = Deze partij is op twee machines anders genoteerd (ook: { $others }). Tot er een gekozen is, telt deze versie: ardoise kies
conflict-waits = Deze partij is op twee machines anders genoteerd (ook: { $others }). Tot er een gekozen is, telt de andere versie: ardoise kies
conflict-chosen = Deze versie telt; opzijgezet: { $others }.
conflict-aside = Deze versie is opzijgezet; de versie die telt, is { $others }.
list-conflict = anders genoteerd
check-conflict = Een partij is op twee machines anders genoteerd: { $copies }. Om te kiezen: ardoise kies
fork-stale = De versies van partij { $match } staan niet zoals hun logboeken zeggen; ardoise controleer --repair brengt dat in orde.

choose-none = Geen enkele partij is op twee machines anders genoteerd.
choose-entries = Lijnen
choose-last = Laatste lijn
choose-counts = telt intussen
choose-waits = wacht
choice-overruled = Een andere machine heeft { $other } gekozen in plaats van { $own }, dat hier gekozen was: dat telt nu. Om terug te gaan: ardoise kies { $own }
choose-chosen = gekozen
choose-aside = opzijgezet
choose-differs = Ze verschillen vanaf gift { $deal }.
choose-same = De giften zijn dezelfde; enkel de logboeken verschillen.
choose-same-so-far = De giften zijn tot hier dezelfde.
choose-goes-on = Ze gaan niet verder met dezelfde regels, of dezelfde spelers.
choose-how = Om te kiezen: ardoise kies { $id }
choose-look = Om er een te bekijken: ardoise kaarting toon --match { $id }
choose-done = Versie { $id } telt voortaan; opzijgezet: { $others }.
choose-no-copies = Er is maar één versie van partij { $match }.
choose-list = Die met meer versies: ardoise kies
choose-which = { $match } heeft verscheidene versies, { $copies }: zeg welke.

export-unlisted = { $count ->
    [one] 1 partij ontbreekt in de lijsten ({ $matches }) en gaat toch mee
   *[other] { $count } partijen ontbreken in de lijsten ({ $matches }) en gaan toch mee
}. Om de lijsten in orde te brengen: ardoise controleer --repair
export-unlisted-out = { $count ->
    [one] 1 partij ontbreekt in de lijsten ({ $matches }) en blijft hier weg
   *[other] { $count } partijen ontbreken in de lijsten ({ $matches }) en blijven hier weg
}. Eerst: ardoise controleer --repair
paper-no-game = { $file } is een tabel: zeg van welk spel.
paper-several = { $file } bevat { $count } partijen; er is er maar één nodig.
paper-one = Om ze allemaal binnen te halen: ardoise importeer
paper-no-players = { $file } is een tabel: zeg wie speelt, in de speelvolgorde.
paper-how = Bijvoorbeeld: ardoise importeer blad.csv --game { $game } --players "Ana,Bob,Cy,Dee"
paper-how-guess = Bijvoorbeeld: ardoise regels raad { $game } blok.csv --players "Ana,Bob,Cy,Dee"
paper-no-column = Er is geen kolom “{ $column }”; er zijn: { $columns }.
paper-no-key = “{ $key }” zegt niets over een gift. Het dichtst in de buurt: { $known }.
paper-no-columns = Geen kolom herkend bij: { $columns }.
paper-map = Zeg wat de kolommen zijn: --map gift=Nr,bieder=Vrager,contract=Contract,punten=Punten
paper-figures = Niets dan cijfers onder { $columns }: het kunnen totalen zijn, of wat elke gift opbracht.
paper-figures-how = Totalen: --figures totalen. Wat elke gift opbracht: --figures giften.
paper-partners-apart = Regel { $line }: { $one } heeft { $figure } en { $other } { $beside }, terwijl ze samen spelen. { $figure } is gelezen.
paper-partners = { $names } spelen samen en hebben dezelfde punten: hun cijfers verschillen hier.
paper-headed = Spelers, in de volgorde van de kolommen: { $players }.
paper-unnamed = De tabel noemt niemand: { $one } zijn de eerste kant, { $other } de andere.
paper-by-marks = Wat gehaald werd, wordt gelezen uit wat opgeschreven werd.
paper-nothing-played = Geen kolom zegt wat er gespeeld werd. Niet begrepen: { $columns }.
paper-days = { $file } gaat over { $count } dagen, van { $first } tot { $last }, en een tabel is één partij. Laat er de regels van één dag in staan, of zeg de dag van de partij: --date { $iso }
paper-unused = Kolommen opzijgelaten: { $columns }.
paper-takers = { $column } zonder naam ({ $count ->
    [one] regel
   *[other] regels
} { $lines }): dat gaat naar wie speelde. Had een ander het, schrijf dan zijn naam in het vakje.
paper-no-figure = { $count ->
    [one] Regel { $lines } heeft geen cijfer en wordt
   *[other] Regels { $lines } hebben geen cijfers en worden
} overgeslagen.
paper-lacks-figure = { $count ->
    [one] Op regel { $lines }
   *[other] Op regels { $lines }
} ontbreekt het cijfer van een kant: daar wordt niets voor geteld.
paper-sheets = Alleen het blad “{ $sheet }” van de werkmap wordt gelezen. Bewaar elk van de andere ({ $sheets }) als CSV en lees dat in.
paper-control = Op deze regel staat een onzichtbaar stuurteken ({ $code }): verwijder het.
paper-remarks = { $count ->
    [one] Regel { $lines } zegt niets over een gift: hij wordt overgeslagen.
   *[other] Regels { $lines } zeggen niets over een gift: ze worden overgeslagen.
}
paper-addition = Regel { $line }, { $column }: er staat { $written }, { $last } { $mark } = { $right }.
paper-contradicted = Regel { $line }: er staat “{ $word }” naast { $own } tegen { $other }, en dat zegt iets anders.
paper-came-no-points = “{ $cell }” zegt hoe de gift afliep en niet hoeveel punten er gehaald zijn, en wat genoteerd werd toont het niet.
paper-no-result = “{ $cell }” zegt niet wat er van de gift kwam: gehaald of niet gehaald, + of -.
paper-sum-other = Regel { $line }, { $column }: { $written } staat er, en de regels erboven maken { $sum }.
paper-counted-on = De giften worden geteld in de volgorde van de regels: gift { $deal } is nr. { $own } van het blad.
paper-lacks-number = Regel { $line }: nr. { $number } ontbreekt ervoor. Misschien is er een gift vergeten.
paper-summed = Regel { $line } heeft geen nummer en is de som van die erboven: hij wordt overgeslagen.
paper-summed-perhaps = Regel { $line } is de som van die erboven en telt als een gift. Is het het totaal, haal hem dan uit de tabel.
paper-behind = Regel { $line }: gift { $deal } komt na gift { $last }. De giften worden genomen in de volgorde van de regels.
paper-quote = Een aanhalingsteken is op deze lijn niet gesloten, of een cel loopt over verscheidene lijnen.
paper-too-wide = De lijn heeft { $found ->
        [one] { $found } cel
       *[other] { $found } cellen
    }; er { $wanted ->
        [one] is { $wanted } titel
       *[other] zijn { $wanted } titels
    }.
paper-long-cell = Een vak van deze lijn heeft { $found } tekens: een vak heeft er hoogstens { $most }. Misschien ontbreekt een aanhalingsteken, of het is geen tabel.
paper-many-columns = Deze lijn heeft meer dan { $most } kolommen: een tabel van giften heeft een kolom voor elk ding dat van een gift verteld wordt. Misschien is het scheidingsteken een ander, of het is geen tabel.
paper-no-book = { $file } is geen werkmap van een rekenblad, of ze is beschadigd. Bewaar ze daar opnieuw, als werkmap (.xlsx) of als tabel (.csv).
paper-unreadable = De lijn is niet te lezen: { $detail }.
paper-bad-map = Het bestand { $file } is niet te lezen: { $detail }.
paper-empty = Er is geen gift in { $file }.
paper-no-bid = Dit spel heeft geen contract en geen troef om te noteren: haal deze kolommen weg.
paper-no-number = “{ $cell }” is geen geheel getal.
paper-beside-figure = “{ $cell }”: naast het getal kan alleen staan hoe de gift afliep (gehaald, nat). De rest heeft een eigen kolom.
paper-tricks-or-missing = “{ $cell }”: de gehaalde slagen, of die welke ontbreken? Schrijf de gehaalde slagen.
paper-points-or-missing = “{ $cell }”: de gehaalde punten, of die welke ontbreken? Schrijf de gehaalde punten.
paper-unfinished = Gift { $deal } is niet af: er ontbreekt iets. Zie wat: ardoise toon
paper-made-or-marked = “{ $cell }” onder één ploeg, en niets onder de andere: wat ze haalde, of wat opgeschreven werd?
paper-made-or-marked-how = Wat elke gift opbracht: --figures giften. Wat gehaald werd: schrijf het van beide ploegen, of “Punten Wij” bovenaan.
paper-partner-empty = Het vak van de maat is leeg: een naam, of “{ $alone }”.
paper-whose = “{ $cell }”: wiens punten? De bieder ontbreekt.
paper-who = Wie? Schrijf de naam in de cel, of de bieder.

paper-two-things = Een vak zegt één ding: “{ $cell }” zou er twee zeggen. Zet het tweede in een kolom “gebeurtenissen”.
paper-unclosed = Hier begint een aanhalingsteken (") dat nooit sluit.
paper-column-twice = Twee kolommen heten “{ $column }”: geef één ervan een andere naam.
paper-twice = Gift { $deal } staat al in lijn { $line }, met haar contract en haar punten. Haal een van de twee weg, of geef ze een eigen nummer.
paper-stranger = “{ $name }” is niet een van de spelers: { $known }.
file-not-text-hint = Bewaar het als UTF-8 (in een rekenblad: “CSV UTF-8”), of zet het om: iconv -f LATIN1 -t UTF-8 BESTAND
file-not-text-hint-wide = Bewaar het als UTF-8, of zet het om: iconv -f UTF-16 -t UTF-8 BESTAND
choose-by = Gekozen door { $who }, { $when }.
choose-by-why = Gekozen door { $who }, { $when }: { $reason }
no-xlsx = Dit programma is gebouwd zonder werkmappen (.xlsx): bewaar de tabel als CSV, of neem een pakket.
xlsx-failed = De werkmap kon niet gemaakt worden: { $detail }
