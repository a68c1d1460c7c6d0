# beslissing

value-IRREGULARITY = ONREGELMATIGHEID

cmd-referee-ruling = Wat de regels voorschrijven na een onregelmatigheid (beslissing)
examples-referee-ruling =
    Voorbeelden:
      ardoise scheidsrechter beslissing coinche verzaking --player Bob --apply
      ardoise scheidsrechter beslissing manille misdeling --rules belge
arg-referee-ruling-irregularity = De fout, in woorden of bij naam: verzaking, misdeling, "voor de beurt"; zonder: de lijst
arg-referee-ruling-player = Wie het deed
arg-referee-ruling-trick = In welke slag
arg-referee-ruling-points = Wat de melding waard was
arg-referee-ruling-yes = Een afgelopen gift schrappen zonder te vragen
arg-referee-ruling-apply = Ze in de partij noteren
