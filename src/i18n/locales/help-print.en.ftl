# print, stats, players

cmd-print = Put a match, an evening or a player’s year on paper (imprimer)
examples-print =
    Examples:
      ardoise print --output evening.html --signatures
      ardoise print --player Ana --year 2026 --output ana.pdf
arg-format = text, markdown, html, pdf, csv, json or sheet (default: by the file’s ending, else text)
arg-print-output = The file to write
arg-day = All matches of that day
arg-year = Only matches of that year
arg-print-player = All matches of that player
arg-signatures = A line for each player to sign
arg-print-explain = With every point explained (in HTML: opened)
arg-brief = Without the explanations
arg-paper = Paper of the PDF: a4 or letter
