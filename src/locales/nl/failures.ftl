# Wat er misging, en wat je eraan doet.

row-newer = Partij { $match }: lijn { $row } is geschreven door een latere versie van ardoise.
totals-disagree = De totalen verschillen van het papieren blad. Gift na gift: ardoise uitleg alles
agree-changed = Gift { $deal } is intussen veranderd: kijk ze opnieuw na voor je akkoord gaat.
agree-waits-two = Over gift { $deal } is nog geen akkoord; deze tafel wacht daarop. Nodig: twee spelers die niet samen spelen, van { $who }.
agree-waits = Over gift { $deal } is nog geen akkoord; deze tafel wacht daarop. Nodig: { $who }.
agree-how = Wie akkoord is: ardoise noteer akkoord NAAM gift { $deal }
agree-how-who = Daarvoor: ardoise noteer akkoord { $who } gift { $deal }
dispute-how-who = Daarvoor: ardoise noteer betwist { $who } gift { $deal }
agree-contested = Gift { $deal } wordt betwist door { $who }. Verbeter ze, of zoek een akkoord, voor de volgende begint.

no-match-yet = Er is nog geen partij.
no-such-deal =
    { $last ->
        [0] Er is geen gift { $deal }: er is er nog geen opgetekend.
       *[other] Er is geen gift { $deal }; de laatste is { $last }.
    }
nothing-to-undo = { $count ->
    [0] Er is niets om terug te nemen.
    [one] Enkel de laatste opdracht kan nog terug.
   *[other] Enkel de laatste { $count } opdrachten kunnen nog terug.
}
nothing-to-redo = { $count ->
    [0] Er is niets om terug te zetten.
    [one] Enkel één opdracht kan teruggezet worden.
   *[other] Enkel { $count } opdrachten kunnen teruggezet worden.
}
unknown-game = Geen spel heet “{ $name }”. Spellen: { $known }.
rules-of-another = “{ $name }” zijn regels van { $game }, en niet van dit spel.
unknown-rules = Geen regels heten “{ $name }”.
set-without-value = “{ $text }” heeft geen waarde: typ OPTIE=WAARDE, bijvoorbeeld doel=2000.
no-conversion = { $game } heeft geen zulke tabel.
no-conversion-but = Wat zijn contracten waard zijn: ardoise omrekening { $game }
rules-of-two-games = Deze regels zijn van twee spellen: { $one } en { $other }.
rules-which = Van welk spel? Bijvoorbeeld: ardoise regels opties coinche
no-such-article = Geen artikel heet “{ $id }”.
bad-house-name = “{ $name }” kan geen naam van huisregels zijn: gebruik letters, cijfers en koppeltekens.
house-is-preset = “{ $name }” is al de naam van een regelset: kies een andere.
house-exists = { $file } bestaat al; --force vervangt het.
house-unreadable = De huisregels { $file } zijn niet te lezen: { $detail }.
house-of-another-game = De huisregels { $file } zijn voor { $found }, niet voor { $wanted }.
file-unreadable = { $file } is niet te lezen: { $detail }.
file-unwritable = { $file } is niet te schrijven: { $detail }.
file-too-large = { $file } is te groot voor een scoreblad.
file-not-text = { $file } is geen tekst in UTF-8.
no-data-folder = Er is geen map voor de gegevens gevonden: zeg waar met --db PAD.
player-count = Met deze regels speel je { $game } met { $wanted }; er zijn er { $found } genoemd.
output-unwritable = Wat op het scherm moest komen, is niet te schrijven: { $detail }.
bad-span = “{ $text }” is geen dag, geen maand en geen jaar: schrijf 2026-11-20, 2026-11 of 2026.
bad-name = “{ $name }” kan geen naam van een speler zijn: 1 tot 40 letters, niet enkel cijfers.
bad-date = “{ $text }” is geen dag: schrijf ze zoals 2026-11-20.
void-finished = Gift { $deal } is afgelopen: laten vervallen zou de punten wissen. Er is niets opgeschreven.
void-say-yes = Om de laatste opdracht terug te nemen: ardoise terug. Gaat het om de volgende gift, begin ze dan: ardoise noteer gift, … Om de gift toch te laten vervallen, geef de opdracht nog eens met --yes.
void-say-yes-line = Om de laatste opdracht terug te nemen: ardoise terug. Om de gift toch te laten vervallen: ardoise noteer vervalt --yes.
nothing-to-record = In deze woorden is niets te noteren.
sheet-conflict = { $file } en de partij { $match } verschillen vanaf gift { $deal }: verbeter er een, of geef het blad een andere titel of datum.
import-failed = Er is niets ingelezen.
bad-row = Lijn { $row } van partij { $match } is niet te lezen.
digest-stale = Wat de statistieken van sommige partijen bewaarden, is niet wat de lijsten zeggen; ardoise controleer --repair wist het.
projection-stale = De lijsten zeggen niet wat het logboek van partij { $match } zegt; ardoise controleer --repair maakt ze opnieuw.
check-damaged = { $count ->
    [one] 1 ding is niet in orde.
   *[other] { $count } dingen zijn niet in orde.
}

store-missing = Er is geen databank in { $path }.
store-not-a-database = { $path } is geen databank, of is beschadigd.
store-foreign = { $path } is de databank van een ander programma.
store-newer = { $path } is geschreven door een nieuwere ardoise (schema { $found }; deze kent { $known }): gebruik die versie.
store-older = { $path } moet bijgewerkt worden (schema { $found } naar { $known }), en is hier niet te schrijven.
store-old-sqlite = De SQLite-bibliotheek is te oud ({ $found }); nodig is { $least } of nieuwer.
store-read-only = { $path } is niet te schrijven: het bestand of de map laat enkel lezen toe.
store-busy = { $path } wordt gebruikt door een ander programma; probeer zo dadelijk opnieuw.
store-moved = Het logboek is verdergegaan: iemand anders noteerde net iets in deze partij. Kijk (ardoise), en typ het dan opnieuw.
store-gap = Het logboek van partij { $match } kan niet verder bij { $found }; eerst komt { $expected }.
store-unknown = Geen enkele partij heeft het nummer { $match }.
store-no-match = Geen enkele partij heeft een nummer met “{ $text }”. De lijst: ardoise lijst
store-too-short = “{ $text }” is te kort voor een nummer: typ minstens { $least } tekens.
store-ambiguous = Verscheidene partijen hebben een nummer met “{ $text }”: { $ids }.
store-not-an-id = “{ $text }” is geen nummer van een partij.
store-exists = { $path } bestaat al.
store-disk-full = De schijf is vol: er is niets geschreven in { $path }.
store-io = { $path } is niet te gebruiken: { $detail }.
store-damaged = { $what ->
    [pages] { $path } is beschadigd: delen ervan ontbreken of zijn niet te lezen.
   *[other] { $path } is beschadigd: { $detail }.
}
store-sqlite = { $path }: SQLite zegt { $detail } ({ $code }).

damage-file = { $what ->
    [pages] Delen van het bestand ontbreken, of zijn onleesbaar.
   *[other] Het bestand is beschadigd: { $detail }.
}
damage-mark = Het bestand draagt het merk van ardoise niet (gevonden: { $found }).
damage-guard-missing = In de databank ontbreekt { $name } ({ $kind }).
damage-guard-altered = In de databank is { $name } ({ $kind }) veranderd.
damage-intruder = { $name } hoort niet in deze databank.
damage-gap = Partij { $match }: lijn { $expected } ontbreekt, { $found } staat in de plaats.
damage-op = Partij { $match }: lijn { $row } zegt bij een opdracht { $op } te horen, en dat kan niet.
damage-first-kind = Partij { $match } begint niet met de opening van een partij, maar met { $kind }.
damage-not-json = Partij { $match }: lijn { $row } is niet te lezen.
damage-unprojected = Partij { $match } ontbreekt in de lijsten.
damage-orphan = De lijsten noemen een partij { $match } die niet in het logboek staat.
damage-orphan-deals = De lijsten hebben giften van een partij { $match } die niet in het logboek staat.
damage-touched = De lijsten hebben een verkeerde datum voor partij { $match }.

usage-unknown-argument = “{ $argument }” is hier geen optie.
usage-beyond = “{ $argument }” is hier te veel.
usage-dealer = Wie eerst deelt, zeg je bij het begin: ardoise nieuw coinche … --dealer Zoë. Tijdens een partij: ardoise noteer deler Zoë.
usage-players = Wie speelt staat achter het spel, zonder optie: ardoise nieuw coinche Ana Bob Cy Dee.
usage-elsewhere = “{ $option }” hoort bij: { $commands }.
usage-unknown-command = “{ $command }” is geen opdracht van ardoise.
usage-lang = Het programma spreekt { $langs }.
usage-no-value = Bij { $argument } hoort een waarde.
usage-no-number = “{ $value }” gaat niet bij { $argument }: daar hoort een geheel getal.
usage-too-low = “{ $value }” gaat niet bij { $argument }: daar hoort een getal vanaf { $least }.
usage-out-of-range = “{ $value }” gaat niet bij { $argument }: daar hoort een getal van { $least } tot { $most }.
usage-bad-value = “{ $value }” gaat niet bij { $argument }.
usage-not-among = “{ $value }” gaat niet bij { $argument }. Hier past: { $valid }.
usage-conflict = { $argument } gaat niet samen met { $prior }.
usage-twice = { $argument } kan maar één keer gegeven worden.
usage-missing = Er ontbreekt: { $argument }.
usage-missing-command = Er ontbreekt een opdracht.
usage-too-many = Te veel woorden: “{ $value }” hoort hier niet.
usage-utf8 = Een woord is niet te lezen als UTF-8.
usage-other = Deze woorden zijn niet te begrijpen.
usage-help = Hulp: ardoise --help
nothing-found = Niets gevonden voor “{ $words }”.
no-such-line = Gift { $deal } heeft { $count ->
        [one] { $count } lijn
       *[other] { $count } lijnen
    }.
term-io-not-found = er is geen bestand of map met die naam
term-io-denied = je hebt er geen toegang toe
term-io-special = het is geen gewoon bestand
term-io-folder = het is een map
term-io-no-folder = het is geen map
term-io-full = de schijf is vol
term-io-read-only = de schijf laat enkel lezen toe
reseat-same = { $name } zit daar al: noem wie er in de plaats gaat zitten.
reseat-over = De partij is afgelopen: niemand neemt er nog plaats in.
reseat-over-hint = Om verder te spelen: neem terug wat ze beëindigde: ardoise terug. Of open de volgende partij: ardoise nieuw
adopt-over = De partij is afgelopen: er volgt geen gift waarin andere regels gelden.
adopt-over-hint = Om verder te spelen: neem terug wat ze beëindigde (ardoise terug), aanvaard ze, en noteer de laatste gift opnieuw. Een andere partij: ardoise nieuw
new-who = { $name }: wie speelt? Noem de spelers in de speelvolgorde.
new-how = Bijvoorbeeld: ardoise nieuw { $game } Ana Bob Cy Dee, of vraag na vraag: ardoise speel
figure-says-made = “{ $word }” gaat niet samen met { $figure }: daarmee is het contract gehaald. Er is niets genoteerd.
figure-says-down = “{ $word }” gaat niet samen met { $figure }: daarmee is het contract verloren. Er is niets genoteerd.
made-or-missing = “{ $word }”: wat gehaald is, of wat ontbreekt? Typ: { $made }, of: { $missing }
name-or-word = “{ $word }”: { $player }, of een woord van de zin? Schrijf de naam voluit, of laat het woord weg.
number-or-reason = “{ $number }” is geen reden om de gift te annuleren. Om ze te annuleren: { $word }. Om de laatste invoer terug te nemen: ardoise terug { $number }
figure-too-early = { $figure } zeg je als de gift gespeeld is. Eerst, bijvoorbeeld: “{ $line }”.
remark-or-event = Een komma beëindigt de opmerking, en “{ $word }” zou uitgevoerd worden. Zet de hele opmerking tussen aanhalingstekens, of zeg “{ $word }” op een eigen lijn.
deal-or-next = “{ $word }” staat achter het einde van gift { $deal }. Hoort het bij die gift, dan komt het ervoor: “{ $line }”. Begint het de volgende: “{ $other }”.
void-or-anew = “{ $word }”: deze hand is nietig, en niets ervan telt. Is het de telling van de hand die opnieuw gegeven wordt, zeg dat dan: “{ $line }”.
deal-or-dealer = “{ $word }”: gift { $deal }, of geeft { $player }? Typ “{ $line }” voor de volgende gift, “{ $other }” als { $player } echt geeft.
counted-twice = “{ $one }” en “{ $other }” gaan niet samen: zeg één keer wat geteld werd, de som als ieder het zijne telde.
points-or-text = “{ $text }” zou de reden zijn. Zeg beide op één regel: “{ $line }, { $other }”. Is het de reden, zet ze dan tussen aanhalingstekens.
adjust-together = Zeg ze alle op één regel: correctie … +30 te laat, correctie … -30 te laat
figure-for-whom = { $figure }: voor wie? Zeg het, bijvoorbeeld “{ $line }”.
