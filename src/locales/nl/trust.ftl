# Duurzaamheid: wat afgeknipt, gewijzigd of intussen door iemand anders genoteerd is.
moved-meanwhile = Intussen genoteerd door { $who }: { $what }
store-shortened = Het logboek van partij { $match } is ingekort door een ander programma: het had { $expected ->
        [one] { $expected } lijn
       *[other] { $expected } lijnen
    } en heeft er { $found }. Er wordt niets genoteerd na wat ontbreekt; een kopie van de partij kan ingelezen worden.
damage-edited = Partij { $match }: vanaf lijn { $row } is het logboek niet wat genoteerd is: die lijn of de vorige is gewijzigd.
damage-shortened = Partij { $match }: lijn { $expected } en alle tot { $last } ontbreken aan het einde van het logboek.
show-hash = Vingerafdruk na lijn { $entry }: { $hash }
seal-entry = lijn
seal-hash = vingerafdruk
seal-title = Vingerafdrukken van de logboeken
store-edited = Partij { $match }: vanaf lijn { $row } is het logboek niet wat genoteerd is (ardoise controleer). Er wordt geen vingerafdruk van getoond, en er wordt niets in genoteerd zonder --force.
recorded-unshown = Het is gedaan, maar het antwoord is niet te schrijven: { $detail }.
recorded-beside = Het is genoteerd, maar er is geen plaats om het in { $path } te zetten: het staat in { $beside } ernaast. Maak plaats op de schijf; kopieer of verplaats tot dan beide bestanden samen.
store-swallowed = Iets in { $path } dat niet van ardoise is, hield een lijn tegen: er is niets genoteerd. ardoise controleer noemt het, ardoise controleer --repair haalt het weg.
store-special = { $path } is geen gewoon bestand: er wordt niets uit gelezen en niets in geschreven.
store-linked = { $path } heeft een tweede naam (een harde koppeling). Wat onder de ene naam genoteerd wordt, zou onder de andere ontbreken: kopieer het bestand naar een eigen naam en gebruik die.
store-unfinished = { $path } is midden in het schrijven achtergelaten, en { $beside } ernaast is nodig om het af te maken. Daar is niets te schrijven: kopieer beide bestanden naar een eigen map en open die kopie.
store-mixed = { $path } en { $beside } ernaast zijn niet van hetzelfde moment, zoals wanneer een kopie in de plaats van de databank gezet is. Verplaats { $beside } om de kopie te gebruiken (ardoise herstel doet dat vanzelf); bewaar beide tot ardoise controleer tevreden is.
store-open = { $path } is open in een ander programma: sluit dat af (speel, serveer, kijk), en typ het dan opnieuw.
store-replaced = { $path }, dat open was, is weg, of een ander bestand staat op zijn plaats: er is niets genoteerd. Zet het terug, of sluit het programma af en start het opnieuw.

copy-failed = Er kon geen kopie van de databank gemaakt worden: { $detail }
copy-of-damaged = De databank is beschadigd, en de kopie die net gemaakt is ook: ardoise controleer
check-head = Vingerafdruk van de hele databank: { $head } ({ $entries ->
    [one] 1 lijn
   *[other] { $entries } lijnen
}).
check-copy = Laatste kopie: { $days ->
    [0] vandaag.
    [one] 1 dag geleden.
   *[other] { $days } dagen geleden.
}
check-no-copy = Er is nog geen kopie van de databank: ardoise kopie
check-bad-copies = { $count ->
    [one] 1 recentere kopie is beschadigd of onleesbaar
   *[other] { $count } recentere kopieën zijn beschadigd of onleesbaar
}: ardoise herstel geeft de lijst.
check-no-whole-copy = Geen enkele bewaarde kopie is in orde ({ $count ->
    [one] 1 is beschadigd of onleesbaar
   *[other] { $count } zijn beschadigd of onleesbaar
}): ardoise kopie
against-missing = Partij { $match } zit in de kopie en niet hier.
against-shorter = Partij { $match } heeft hier { $here ->
        [one] { $here } lijn
       *[other] { $here } lijnen
    } en in de kopie { $there }.
against-differs = Partij { $match } is niet wat de kopie bevat.
against-parted = Partij { $match } is aan beide kanten verder genoteerd: dezelfde tot en met lijn { $common }, daarna { $here ->
        [one] 1 lijn
       *[other] { $here } lijnen
    } hier en { $there } in de kopie.
against-only-parted = Van wat { $file } bevat is niets verloren, maar ook daar is verder genoteerd. Om beide te houden: ardoise importeer { $file }, daarna ardoise kies.
against-lists = { $count ->
    [one] 1 lijn van de lijsten met namen, versies en keuzes zit in de kopie en niet hier.
   *[other] { $count } lijnen van de lijsten met namen, versies en keuzes zitten in de kopie en niet hier.
}
against-order = Partijen die niet veranderd zijn, staan in een andere volgorde dan in de kopie.
against-kept = Alles wat { $file } bevat, is hier zoals het was; sindsdien { $newer ->
    [0] is geen enkele partij nieuw
    [one] is 1 partij nieuw
   *[other] zijn { $newer } partijen nieuw
} en { $longer ->
    [0] ging er geen verder
    [one] ging er 1 verder
   *[other] gingen er { $longer } verder
}.
against-lost = Niet alles wat { $file } bevat, is hier zoals het was. De kopie kan ingelezen worden (importeer) of in de plaats van de databank komen (herstel).
backup-kept = { $file }: { $count ->
    [one] 1 partij
   *[other] { $count } partijen
}, nagekeken, vingerafdruk { $head }.
backup-damaged = { $file }: kopie van een beschadigde databank, { $count ->
    [one] 1 partij
   *[other] { $count } partijen
}, vingerafdruk { $head }. Bewaar ze apart: ze vervangt geen kopie die in orde is.
restore-no = Nr.
restore-why = Gemaakt
copy-daily = voor de eerste lijn van de dag
copy-asked = op verzoek
copy-import = voor het inlezen
copy-repair = voor een reparatie
copy-restore = voor het terugzetten
copy-forget = voor een naam vergeten werd
restore-whole = in orde
restore-lists = in orde, op de lijsten na
restore-damaged = beschadigd
restore-unreadable = onleesbaar
restore-how = Een ervan in de plaats van de databank: ardoise herstel NR
restore-how-from = Een ervan in de plaats van de databank: ardoise herstel NR --from { $folder }
restore-list = De lijst: ardoise herstel
restore-list-from = De lijst: ardoise herstel --from { $folder }
restore-no-folder = Er is geen map { $folder }.
restore-none-in = { $folder } bevat geen kopie van de databank.
restore-no-such = Er is geen kopie “{ $copy }”: { $count ->
    [0] er is er nog geen bewaard
    [one] er is er 1
   *[other] er zijn er { $count }
}.
restore-change = Met { $file } in de plaats van de databank { $gone ->
    [0] verdwijnt er geen partij
    [one] verdwijnt 1 partij
   *[other] verdwijnen { $gone } partijen
}, { $entries ->
    [0] gaat er geen lijn verloren
    [one] gaat 1 lijn verloren
   *[other] gaan { $entries } lijnen verloren
} in wat blijft, en { $back ->
    [0] komt er geen terug en verandert er geen
    [one] komt er 1 terug of verandert die
   *[other] komen er { $back } terug of veranderen die
}.
restore-instead = De databank is niet te openen. Ze wordt opzijgezet, en { $file } komt in de plaats.
restore-ask = Deze kopie in de plaats van de databank zetten?
restore-say-yes = Er is niets vervangen: om deze kopie in de plaats van de databank te zetten, geef de opdracht nog eens met --yes.
restore-done = De kopie staat op haar plaats.
restore-names = { $count ->
    [one] Eén naam die vergeten werd, komt ermee terug.
   *[other] { $count } namen die vergeten werden, komen ermee terug.
}
restore-later = Wat daarna genoteerd is, is bewaard in { $file }. Om dat er weer bij te halen: ardoise importeer { $file }
restore-kept = Wat ze verving, is bewaard: { $file }
restore-aside = Het bestand dat ze verving, is ongewijzigd opzijgezet en bewaard: { $file }
remedy-repair = Om het in orde te brengen: ardoise controleer --repair
remedy-bring-in = Een kopie van { $day } heeft wat ontbreekt. Om het terug te halen: ardoise importeer { $file }
remedy-put-back = De kopie van { $day } is daar in orde. Om ze in de plaats van de databank te zetten: ardoise herstel { $no } (eerst zie je wat dat verandert, en wat ze vervangt, blijft bewaard)
remedy-put-back-losing = De kopie van { $day } is daar in orde, maar is ouder en mist { $matches ->
    [0] { "" }
    [one] 1 partij en{ " " }
   *[other] { $matches } partijen en{ " " }
}{ $entries ->
    [one] 1 lijn
   *[other] { $entries } lijnen
} van daarna. Wat hier in orde is, gaat er eerst uit: ardoise exporteer --all --output MAP. Dan, om de kopie in de plaats van de databank te zetten: ardoise herstel { $no } (eerst zie je wat dat verandert, en wat ze vervangt, blijft bewaard)
remedy-put-back-unread = De kopie van { $day } is in orde; wat na haar genoteerd is, zit er niet in. Om ze in de plaats van de databank te zetten: ardoise herstel { $no } (het onleesbare bestand wordt opzijgezet en bewaard)
remedy-elsewhere = Geen enkele bewaarde kopie is daar in orde. Een van elders toont met ardoise controleer --against BESTAND wat hier ontbreekt, en komt in de plaats met ardoise herstel BESTAND; partijen die in orde zijn, neem je mee met ardoise exporteer --all --output MAP.
remedy-entry = Niets ervan telt, de rest wel. Een andere versie van ardoise kan ze geschreven hebben, en kan ze lezen.
remedy-deal = De gebeurtenissen van die gift, en hoe je ze verbetert: ardoise verbeter { $deal } --match { $match }
pseudonym = Speler
forget-would = { $names } { $number ->
    [one] wordt
   *[other] worden
} “{ $pseudonym }” in { $count ->
    [0] geen enkele partij
    [one] 1 partij
   *[other] { $count } partijen
}, in titels, nota’s en redenen. De logboeken worden herschreven, met andere vingerafdrukken dan op papier staan; enkel een kopie brengt de naam terug.
forget-ask = Deze naam vergeten?
forget-say-yes = Er is nog niets vergeten: om de naam overal weg te halen, geef de opdracht nog eens met --yes.
forget-done = Vergeten: { $names } { $number ->
    [one] is
   *[other] zijn
} overal “{ $pseudonym }”. De lijst van het herschrijven zegt wanneer, en in hoeveel partijen. De andere machines horen het bij de volgende uitwisseling (ardoise synchroniseer), of als ze een databank van deze inlezen.
forget-not-erased = Een ander programma heeft de databank open, en de oude gegevens staan nog in het bestand. Sluit het, en dan: ardoise controleer --repair
forget-no-copy = Er is niets vergeten: vooraf wordt een kopie gemaakt, omdat niets een naam terugbrengt, en dat lukte niet. Maak plaats, of zeg dat u geen kopieën wilt: ARDOISE_COPIES=off
forget-no-room = Er is geen plaats om het bestand opnieuw te schrijven, en de oude gegevens staan er nog in. Maak plaats op de schijf, en dan: ardoise controleer --repair
forget-copies = { $count ->
    [one] 1 kopie bevat
   *[other] { $count } kopieën bevatten
} de naam nog. Wat je daar wist, kan nooit teruggezet worden:
check-rewritten = Herschreven op { $day }, met schuilnamen in de plaats van namen: { $count ->
    [one] 1 partij
   *[other] { $count } partijen
}. De vingerafdruk van de hele databank was ervoor { $head }.
against-rewritten = Sinds die kopie zijn op { $day } partijen herschreven omdat iemand vergeten is: ze zijn niet wat de kopie bevat.
database-gone = { $path } bestaat niet (meer), maar er { $count ->
    [one] is nog een kopie van
   *[other] zijn nog { $count } kopieën van
  }. Om ze te zien en er een terug te zetten: ardoise herstel
