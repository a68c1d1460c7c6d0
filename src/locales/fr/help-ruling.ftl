# décision

value-IRREGULARITY = IRRÉGULARITÉ

cmd-referee-ruling = Ce que prescrivent les règles après une irrégularité (decision)
examples-referee-ruling =
    Exemples :
      ardoise arbitre decision coinche renonce --player Bob --apply
      ardoise arbitre decision manille "fausse donne" --rules belge
arg-referee-ruling-irregularity = L’irrégularité, en mots ou par son nom : renonce, maldonne, "hors tour" ; la liste sans elle
arg-referee-ruling-player = Qui l’a commise
arg-referee-ruling-trick = Dans quel pli
arg-referee-ruling-points = Ce que valait l’annonce
arg-referee-ruling-yes = Rayer une donne finie sans demander
arg-referee-ruling-apply = La noter dans la partie
