# ruling

cmd-ruling = What the rules prescribe after an irregularity (decision)
examples-ruling =
    Examples:
      ardoise ruling coinche revoke --player Bob --apply
      ardoise ruling manille misdeal --rules belge
arg-ruling-irregularity = The irregularity, in words or by its name: revoke, misdeal, "out of turn"; the list without it
arg-ruling-player = Who did it
arg-ruling-trick = In which trick
arg-ruling-points = What the declaration was worth
arg-ruling-apply = Record it in the match
