# De bladzijde van de beslissingen: wat ze vraagt en wat ze toont.

ruling-listed = De onregelmatigheden van dit spel; een beslissing: ardoise scheidsrechter beslissing { $game } WOORD
ruling-choose = Wat is er gebeurd?
ruling-id = Onregelmatigheid
ruling-words = In woorden
ruling-article = Artikel { $article } — ardoise regels artikel { $article }
ruling-customs = Andere tafels:
ruling-records = Te noteren:
ruling-see-also = Zie ook: { $ids }
ruling-match = Regels van de partij die bezig is.
ruling-rules = Regels “{ $name }”.
ruling-player-n = Speler { $number }
ruling-record = Noteren?
ruling-how-much = Hoeveel was de melding waard?
ruling-applied = Genoteerd: { $what }.
ruling-unknown = Geen onregelmatigheid van dit spel heet “{ $word }”.
ruling-all = Allemaal, in woorden: ardoise scheidsrechter beslissing { $game }
ruling-several = “{ $word }” past bij { $ids }: welke?
ruling-needs-player = Zeg wie: --player NAAM
ruling-needs-points = Zeg wat de melding waard was: --points N
ruling-no-match = Er is geen partij van dit spel om het in te noteren.
ruling-no-player = Niemand heet hier “{ $name }”: { $names }.
ruling-nothing = Er is niets te noteren: aan deze tafel is het geen fout.
ruling-other-rules = Een beslissing wordt genoteerd volgens de regels van de partij: zonder --rules of --set.
