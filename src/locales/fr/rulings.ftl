# La page des décisions : ce qu’elle demande et ce qu’elle montre.

ruling-listed = Les irrégularités de ce jeu ; une décision : ardoise arbitre decision { $game } MOT
ruling-choose = Que s’est-il passé ?
ruling-id = Irrégularité
ruling-words = En mots
ruling-article = Article { $article } — ardoise regles article { $article }
ruling-customs = D’autres tables :
ruling-records = À noter :
ruling-see-also = Voir aussi : { $ids }
ruling-match = Règles de la partie en cours.
ruling-rules = Règles « { $name } ».
ruling-player-n = Joueur { $number }
ruling-record = Le noter ?
ruling-how-much = Combien valait l’annonce ?
ruling-applied = Noté : { $what }.
ruling-unknown = Aucune irrégularité de ce jeu ne s’appelle « { $word } ».
ruling-all = Toutes, en mots : ardoise arbitre decision { $game }
ruling-several = « { $word } » convient à { $ids } : laquelle ?
ruling-needs-player = Il faut dire qui : --player NOM
ruling-needs-points = Il faut dire ce que valait l’annonce : --points N
ruling-no-match = Il n’y a pas de partie de ce jeu où le noter.
ruling-no-player = Personne ne s’appelle « { $name } » ici : { $names }.
ruling-nothing = Il n’y a rien à noter : ce n’est pas une irrégularité à cette table.
ruling-other-rules = Une décision se note par les règles de la partie : sans --rules ni --set.
