# Ce que dit le moteur : pourquoi une donne ou une partie ne peut pas être ainsi, et ses propres lignes.

deal-unfinished = La donne { $deal } n’est pas finie : comptez-la, déclarez-la nulle (donne nulle) ou dites redonne avant d’en ouvrir une autre.
match-over = La partie est finie : plus rien ne s’y joue. Pour en ouvrir une autre : ardoise nouveau
nothing-played = Rien n’a encore été joué : il n’y a pas de partie à clore.
close-unfinished = La donne { $deal } n’est pas finie : comptez-la, déclarez-la nulle (donne nulle) ou annulez la dernière saisie (annuler) avant de clore la partie.
not-zero-sum = À ce jeu les points font toujours zéro ; ceux-ci font { $sum }.
no-such-seat = Il n’y a personne à la place { $seat }.
unreadable-event = Cet événement est illisible : { $text }.
unreadable-rules = Les règles gardées avec cette partie sont illisibles : option { $option }.
no-opening = Le journal de cette partie a perdu sa première ligne.
unknown-game-stored = Cette partie est d’un jeu que cette version ne connaît pas : { $game }.
totals-differ = { $account } : le papier dit { $said }, l’ardoise { $counted }.
deal-without-end = La donne { $deal } n’a pas de résultat, alors qu’une autre la suit.
line-adjust = à la main : { $text }
line-adjust-alone = à la main
line-start = reporté d’une feuille de papier
agree-nobody-asked = Cette table ne demande pas l’accord. Pour le demander : ardoise adopter --set accord=montre
agree-nothing = Personne ne peut encore être d’accord sur la donne { $deal } : elle n’est pas finie.
term-none = aucun

# Ce que dit chaque événement, en peu de mots.
event-deal = la donne suivante, et qui la donne vraiment
event-redeal = le même donneur redonne, rien ne se marque
event-hand = des cartes qu’un joueur a eues en main
event-play = une carte jouée
event-trick = un pli entier, à partir de celui qui l’ouvre
event-adjust = des points accordés par l’arbitre, et pourquoi
event-note = une remarque
event-agreed = un joueur est d’accord avec la donne
event-disputed = un joueur conteste la donne
event-close = la table s’arrête ici : la partie est finie
event-check = les totaux du papier, à comparer
event-pass = un joueur passe
event-points = les points d’un camp
event-tricks = les plis d’un camp
event-capot = un camp a fait tous les plis
event-revoke = un joueur a renoncé
event-misdeal = le donneur a mal donné
event-weak = une main sans valeur : on redonne
event-annul = la donne est nulle et compte comme jouée
setting = { $option } : { $value }

# Des gens ou des choses dans une phrase : « Ana, Bob et Cy ».
list-more = { $before }, { $item }
list-apart = { $before } ; { $item }
list-and = { $before } et { $item }
list-or = { $before } ou { $item }
