# Durabilité : ce qui a été coupé, modifié, ou noté entre-temps par quelqu’un d’autre.
moved-meanwhile = Entre-temps { $who } a noté : { $what }
store-shortened = Le journal de la partie { $match } a été raccourci par un autre programme : il avait { $expected } lignes, il en a { $found }. Rien n’est noté derrière ce qui manque ; une copie de la partie peut être importée.
damage-edited = Partie { $match } : à partir de la ligne { $row }, le journal n’est plus ce qui a été noté : cette ligne ou la précédente a été modifiée.
damage-shortened = Partie { $match } : la ligne { $expected } et les suivantes, jusqu’à { $last }, manquent à la fin du journal.
show-hash = Empreinte après la ligne { $entry } : { $hash }
seal-entry = ligne
seal-hash = empreinte
seal-title = Empreintes des journaux
