# Uitwisselen met andere machines.
progress-sync = Uitwisselen
sync-done = Uitgewisseld met { $target }: { $sent } verzonden, { $received } ontvangen. Hier { $here }, daar { $there }.
sync-same = Niets nieuws in { $target }. Hier { $here }, daar { $there }.
sync-beside = Ook ontvangen: { $count ->
    [one] 1 lijn
   *[other] { $count } lijnen
} met namen, keuzes en huisregels.
sync-beside-sent = Ook verzonden: { $count ->
    [one] 1 lijn
   *[other] { $count } lijnen
} met namen, keuzes en huisregels.
sync-beside-lacking = Ook daar nog niet: { $count ->
    [one] 1 lijn
   *[other] { $count } lijnen
} met namen, keuzes en huisregels.
sync-status-same = In { $target } ontbreekt niets. Hier { $here }, daar { $there }.
sync-status = Nog niet uitgewisseld met { $target }: { $lack_there ->
    [0] daar ontbreekt niets
    [one] daar ontbreekt er 1
   *[other] daar ontbreken er { $lack_there }
}, { $lack_here ->
    [0] hier niets
    [one] hier 1
   *[other] hier { $lack_here }
}. Hier { $here }, daar { $there }.
sync-differ = { $count } op verscheidene machines anders genoteerd, alles bewaard: { $matches }. Om te kiezen: ardoise kies
sync-unsound = Niet verzonden, want { $count ->
    [one] ze is
   *[other] ze zijn
} niet wat genoteerd werd: { $matches }. Wat te doen: ardoise controleer
sync-flaw-cut = Afgeknipt of veranderd: { $object }. Er is niets uit overgenomen; een machine die heeft wat erin stond, schrijft het opnieuw.
sync-flaw-missing = Ontbreekt: { $object }. Een machine die heeft wat erin stond, schrijft het opnieuw.
sync-flaw-foreign = Niet van ardoise: { $object }. Het is met rust gelaten.
sync-flaw-sealed = Niet gesloten met deze sleutel: { $object }. Om het te openen: --key BESTAND of --passphrase
sync-flaw-newer = Geschreven door een latere versie: { $object }. Het is met rust gelaten.
sync-flaw-unread = Niet alles overgenomen: { $object } bevat een partij die hier niet te lezen is.
sync-flaw-refused = Niet te lezen: { $object }. De volgende uitwisseling probeert opnieuw.
sync-flaws-more = { $count ->
    [one] Nog 1 object
   *[other] Nog { $count } objecten
} zoals deze: --json noemt ze allemaal.
sync-forgotten = { $count ->
    [one] 1 naam die op een andere machine vergeten is, is hier ook vergeten
   *[other] { $count } namen die op andere machines vergeten zijn, zijn hier ook vergeten
}. Kopieën van vroeger bevatten nog wat er was: wat je daar wist, kan nooit teruggezet worden.
sync-cleared = { $count ->
    [one] 1 object daar bevatte een vergeten naam: het is weg
   *[other] { $count } objecten daar bevatten een vergeten naam: ze zijn weg
}, en de rest staat er opnieuw.
sync-flaw-named = Bevat een vergeten naam: { $object }. Het gaat weg als een machine die de rest heeft, uitwisselt; wis het anders met de hand.
sync-flaw-untrue = Niet geloofd: { $object } zegt dat een naam vergeten is, en een logboek hier zegt iets anders. Er is niets vergeten.
sync-added = Onthouden: { $target }. Om ermee uit te wisselen: ardoise synchroniseer
sync-known = Al onthouden: { $target }.
sync-removed = Niet meer onthouden: { $target }. Wat daar staat, blijft.
sync-listed = { $target }
sync-none = Er is geen bestemming onthouden.
sync-how = Bijvoorbeeld: ardoise synchroniseer onthoud /media/stick/club, of één keer ardoise synchroniseer MAP.
sync-see-list = Wel onthouden: ardoise synchroniseer lijst
sync-not-remembered = “{ $target }” is niet onthouden.
sync-unknown-target = “{ $target }” is geen bestemming: een map, of s3://BUCKET/PREFIX.
sync-database = { $target } is een databank: een bestemming is een map. Om een databank in te lezen: ardoise importeer
sync-no-folder = Met { $target } kan niet uitgewisseld worden: { $detail }. Zit de stick erin? Maak anders eerst de map.
sync-unreachable = De bestemming antwoordt niet: { $detail }.
sync-unread = De bestemming is niet te lezen: { $detail }.
sync-unwritten = Op de bestemming kan niets geschreven worden: { $detail }.
sync-check-address = Wat al uitgewisseld is, blijft. Is het netwerk er, en klopt AWS_ENDPOINT_URL? Geef de opdracht dan nog eens.
sync-make-room = Wat al uitgewisseld is, blijft. Maak daar plaats en geef de opdracht nog eens: ze gaat verder waar ze was.
sync-ask-rights = Wat al uitgewisseld is, blijft. Vraag de eigenaar het recht om er te lezen en te schrijven, of neem een andere bestemming.
sync-make-bucket = Er is niets uitgewisseld. Klopt de naam? Een bucket maak je in de objectopslag, niet met ardoise.
sync-say-who = Er is niets uitgewisseld. Na te kijken: AWS_ACCESS_KEY_ID en AWS_SECRET_ACCESS_KEY, of ~/.aws/credentials
sync-no-credentials = Niets zegt wie de bucket “{ $bucket }” vraagt: er is een toegangssleutel met zijn geheim nodig.
sync-set-who = Stel AWS_ACCESS_KEY_ID en AWS_SECRET_ACCESS_KEY in, of schrijf ze in ~/.aws/credentials.
term-sync-no-bucket = die bucket bestaat niet
term-sync-no-rights = ze aanvaardt deze toegangssleutel niet
term-sync-clock = de klok van deze machine staat fout
term-sync-no-server = op dat adres is niemand
term-sync-slow = het duurt te lang
term-sync-cut = de verbinding is verbroken
sync-again = Wat al uitgewisseld is, blijft. Geef de opdracht nog eens: ze gaat verder waar ze was.
sync-unkept = De bestemming heeft { $object } niet bewaard zoals het geschreven is. Hier is niets veranderd; begeeft de stick of schijf het?
sync-houses = De bewaarde huisregels zijn niet te schrijven: { $detail }.
sync-locked = De sleutel past niet: { $detail }.
sync-other-key = Geef de opdracht nog eens, met de sleutel of de wachtzin waarmee de plaats het eerst gesloten is; zonder die is er niets te lezen.
sync-unmade = { $target } is er nog niet: de eerste uitwisseling maakt het aan.
sync-listed-closed = { $target } (gesloten met een sleutel)
sync-bucket = “{ $target }” is geen bucket: s3://BUCKET of s3://BUCKET/PREFIX.
sync-no-s3 = Dit programma is gebouwd zonder objectopslag (cargo build --features s3).
sync-no-age = Dit programma is gebouwd zonder versleuteling (cargo build --features age).
term-sync-wrong-key = het is een andere
sync-no-key = { $file } bevat geen sleutel.
sync-make-key = Een sleutel maak je zo: age-keygen -o BESTAND
sync-no-passphrase = Niemand zegt de wachtzin: stel ARDOISE_PASSPHRASE in, of start op een terminal.
sync-passphrase = Wachtzin:
