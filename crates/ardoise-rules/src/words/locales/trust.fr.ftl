# Durabilité : ce qui a été coupé, modifié, ou noté entre-temps par quelqu’un d’autre.
moved-meanwhile = Entre-temps { $who } a noté : { $what }
store-shortened = Le journal de la partie { $match } a été raccourci par un autre programme : il avait { $expected } lignes, il en a { $found }. Rien n’est noté derrière ce qui manque ; une copie de la partie peut être importée.
damage-edited = Partie { $match } : à partir de la ligne { $row }, le journal n’est plus ce qui a été noté : cette ligne ou la précédente a été modifiée.
damage-shortened = Partie { $match } : la ligne { $expected } et les suivantes, jusqu’à { $last }, manquent à la fin du journal.
show-hash = Empreinte après la ligne { $entry } : { $hash }
seal-entry = ligne
seal-hash = empreinte
seal-title = Empreintes des journaux
store-edited = Partie { $match } : à partir de la ligne { $row }, le journal n’est plus ce qui a été noté (ardoise verifier). Aucune empreinte n’en est montrée, et rien n’y est noté sans --force.
recorded-unshown = C’est noté, mais la réponse ne peut pas être écrite : { $detail }.
store-swallowed = Quelque chose dans { $path } qui n’est pas d’ardoise a empêché une ligne d’être écrite : rien n’a été noté. ardoise verifier le nomme, ardoise verifier --repair l’enlève.
store-special = { $path } n’est pas un fichier ordinaire : rien n’y est lu ni écrit.
store-linked = { $path } a un second nom (un lien physique). Ce qui est noté sous un nom manquerait sous l’autre : copiez le fichier sous un nom à lui et servez-vous de celui-là.
store-unfinished = { $path } a été laissé au milieu d’une écriture, et il faut { $beside }, à côté, pour la finir. Rien ne peut être écrit là : copiez les deux fichiers dans un dossier à vous et ouvrez cette copie.
store-mixed = { $path } et { $beside }, à côté, ne sont pas du même moment, comme quand une copie a été mise à la place de la base. Déplacez { $beside } pour vous servir de la copie (ardoise restaurer le fait de lui-même) ; gardez les deux tant que ardoise verifier n’est pas satisfait.
