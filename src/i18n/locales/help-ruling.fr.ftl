# décision

value-IRREGULARITY = IRRÉGULARITÉ

cmd-ruling = Ce que prescrivent les règles après une irrégularité (decision)
examples-ruling =
    Exemples :
      ardoise decision coinche renonce --player Bob --apply
      ardoise decision manille "fausse donne" --rules belge
arg-ruling-irregularity = L’irrégularité, en mots ou par son nom : renonce, maldonne, "hors tour" ; la liste sans elle
arg-ruling-player = Qui l’a commise
arg-ruling-trick = Dans quel pli
arg-ruling-points = Ce que valait l’annonce
arg-ruling-apply = La noter dans la partie
