# Les options de toutes les tables, en français.

option-agree = L’accord de l’autre camp sur chaque donne
option-agree-off = non, personne n’est consulté
option-agree-shown = montré : ce que personne n’a accordé est marqué
option-agree-required = exigé : la donne suivante l’attend
