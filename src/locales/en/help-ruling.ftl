# ruling

cmd-referee-ruling = What the rules prescribe after an irregularity (decision)
examples-referee-ruling =
    Examples:
      ardoise referee ruling coinche revoke --player Bob --apply
      ardoise referee ruling manille misdeal --rules belge
arg-referee-ruling-irregularity = The irregularity, in words or by its name: revoke, misdeal, "out of turn"; the list without it
arg-referee-ruling-player = Who did it
arg-referee-ruling-trick = In which trick
arg-referee-ruling-points = What the declaration was worth
arg-referee-ruling-yes = Strike a finished deal without asking
arg-referee-ruling-apply = Record it in the match
