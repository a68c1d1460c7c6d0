# Les échanges avec d’autres machines.
progress-sync = Échange
sync-done = Échangé avec { $target } : { $sent ->
    [0] rien d’envoyé
    [one] { $sent } envoyée
   *[other] { $sent } envoyées
}, { $received ->
    [0] rien de reçu
    [one] { $received } reçue
   *[other] { $received } reçues
}. Ici { $here }, là-bas { $there }.
sync-same = Rien de nouveau dans { $target }. Ici { $here }, là-bas { $there }.
sync-beside = Reçu aussi : { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
} de noms, de choix et de règles de la maison.
sync-beside-sent = Envoyé aussi : { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
} de noms, de choix et de règles de la maison.
sync-beside-lacking = Manque aussi là-bas : { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
} de noms, de choix et de règles de la maison.
sync-status-same = Rien ne manque dans { $target }. Ici { $here }, là-bas { $there }.
sync-status = Pas encore échangé avec { $target } : { $lack_there ->
    [0] rien ne manque là-bas
    [one] { $lack_there } manque là-bas
   *[other] { $lack_there } manquent là-bas
}, { $lack_here ->
    [0] rien ici
    [one] { $lack_here } ici
   *[other] { $lack_here } ici
}. Ici { $here }, là-bas { $there }.
sync-unmade = { $target } n’existe pas encore : le premier échange le crée.
sync-differ = { $count ->
    [one] Notée
   *[other] Notées
} différemment sur plusieurs machines, tout est gardé : { $matches }. Pour choisir : ardoise choisir
sync-unsound = Non { $count ->
    [one] envoyée, car elle n’est plus ce qui a été noté
   *[other] envoyées, car elles ne sont plus ce qui a été noté
} : { $matches }. Que faire : ardoise verifier
sync-flaw-cut = Coupé ou changé : { $object }. Rien n’en a été pris ; une machine qui a ce qu’il contenait le récrit.
sync-flaw-missing = Absent : { $object }. Une machine qui a ce qu’il contenait le récrit.
sync-flaw-foreign = Ne vient pas d’ardoise : { $object }. Il est laissé tel quel.
sync-flaw-sealed = Non fermé avec cette clé : { $object }. Pour l’ouvrir : --key FICHIER ou --passphrase
sync-flaw-newer = Écrit par une version plus récente : { $object }. Il est laissé tel quel.
sync-flaw-unread = Pas tout pris : { $object } contient une partie qu’on ne peut pas lire ici.
sync-flaw-refused = Illisible : { $object }. Le prochain échange essaiera encore.
sync-flaws-more = { $count ->
    [one] Encore { $count } objet
   *[other] Encore { $count } objets
} du même genre : --json les nomme tous.
sync-forgotten = { $count ->
    [one] { $count } nom oublié sur une autre machine l’est ici aussi
   *[other] { $count } noms oubliés sur d’autres machines le sont ici aussi
}. Les copies faites avant contiennent encore ce qui était : ce que vous y effacez ne pourra jamais être remis.
sync-cleared = { $count ->
    [one] { $count } objet contenait là-bas un nom oublié : il n’y est plus
   *[other] { $count } objets contenaient là-bas un nom oublié : ils n’y sont plus
}, et le reste y est écrit à nouveau.
sync-flaw-named = Contient un nom oublié : { $object }. Il s’en va quand une machine qui en a le reste échange ; sinon, supprimez-le à la main.
sync-flaw-untrue = Non cru : { $object } dit qu’un nom a été oublié, et un journal d’ici dit le contraire. Rien n’a été oublié.
sync-added = Retenu : { $target }. Pour échanger avec : ardoise synchroniser
sync-known = Déjà retenu : { $target }.
sync-removed = Oublié : { $target }. Ce qui s’y trouve y reste.
sync-listed = { $target }
sync-listed-closed = { $target } (fermé à clé)
sync-none = Aucune destination n’est retenue.
sync-how = Par exemple : ardoise synchroniser ajouter /media/cle/club, ou ardoise synchroniser DOSSIER une fois.
sync-see-list = Celles qui le sont : ardoise synchroniser liste
sync-not-remembered = « { $target } » n’est pas retenu.
sync-unknown-target = « { $target } » n’est pas une destination : un dossier, ou s3://SEAU/PREFIXE.
sync-bucket = « { $target } » n’est pas un seau : s3://SEAU ou s3://SEAU/PREFIXE.
sync-database = { $target } est une base : une destination est un dossier. Pour lire une base : ardoise importer
sync-no-folder = On ne peut pas échanger avec { $target } : { $detail }. La clé est-elle branchée ? Sinon, créez d’abord le dossier.
sync-no-s3 = Ce programme a été construit sans magasins d’objets (cargo build --features s3).
sync-no-age = Ce programme a été construit sans chiffrement (cargo build --features age).
sync-unreachable = La destination ne répond pas : { $detail }.
sync-unread = La destination ne peut pas être lue : { $detail }.
sync-unwritten = Rien ne peut être écrit à la destination : { $detail }.
sync-check-address = Ce qui est échangé le reste. Le réseau est-il là, et AWS_ENDPOINT_URL juste ? Répétez alors la commande.
sync-make-room = Ce qui est échangé le reste. Faites-y de la place et répétez la commande : elle reprend où elle en était.
sync-ask-rights = Ce qui est échangé le reste. Demandez au propriétaire le droit d’y lire et d’y écrire, ou prenez une autre destination.
sync-make-bucket = Rien n’est échangé. Le nom est-il juste ? Un seau se crée dans le magasin d’objets, pas par ardoise.
sync-say-who = Rien n’est échangé. À vérifier : AWS_ACCESS_KEY_ID et AWS_SECRET_ACCESS_KEY, ou ~/.aws/credentials
sync-no-credentials = Rien ne dit qui demande le seau « { $bucket } » : il faut une clé d’accès et son secret.
sync-set-who = Mettez AWS_ACCESS_KEY_ID et AWS_SECRET_ACCESS_KEY, ou écrivez-les dans ~/.aws/credentials.
term-sync-no-bucket = ce seau n’existe pas
term-sync-no-rights = elle refuse cette clé d’accès
term-sync-clock = l’horloge de cette machine n’est pas à l’heure
term-sync-no-server = il n’y a personne à cette adresse
term-sync-slow = elle met trop de temps
term-sync-cut = la connexion a été coupée
sync-again = Ce qui est échangé le reste. Répétez la commande : elle reprend où elle en était.
sync-unkept = La destination n’a pas gardé { $object } tel qu’il a été écrit. Rien n’a changé ici ; le support faiblit-il ?
sync-houses = Les règles de la maison ne peuvent pas être écrites : { $detail }.
sync-locked = La clé ne convient pas : { $detail }.
sync-other-key = Répétez la commande avec la clé ou la phrase qui a fermé ce lieu la première fois ; sans elle, rien n’y est lisible.
term-sync-wrong-key = c’en est une autre
sync-no-key = { $file } ne contient pas de clé.
sync-make-key = Une clé se fait avec : age-keygen -o FICHIER
sync-no-passphrase = Personne ne dit la phrase secrète : mettez ARDOISE_PASSPHRASE, ou appelez depuis un terminal.
sync-passphrase = Phrase secrète :
