# Marjolet : les options de la table.

game-name = Marjolet

preset-marjolet = La règle de base : 500 points, brisques as et dix, marjolet à 20 avec toute dame
name-marjolet = règle de base
preset-marjolet-parlett = Les règles de Parlett : marjolet et dame d’atout 40, les six dernières 40 en plus des 10 du der, 10 pour la dernière carte du talon, le sept échangé après une levée faite seulement, pas d’annonce une fois le talon épuisé, où l’on doit alors couper
name-marjolet-parlett = Parlett
preset-marjolet-france = D’autres règles françaises : marjolet et dame d’atout 40, les six dernières 50 à la place des 10 du der, pas d’annonce une fois le talon épuisé
name-marjolet-france = autre règle française

option-target = L’objectif, en points (d’habitude 500 ou 1000)
option-both-over = Qui gagne quand les deux joueurs atteignent le but dans la même donne
option-both-over-highest = le plus haut total ; à égalité, encore une donne
option-both-over-first-to-reach = celui qui a atteint le but en premier, dans l’ordre des annonces et des levées
option-first-dealer = Comment se tire le premier donneur (pour mémoire, ne change aucun point)
option-first-dealer-lowest-card = la carte la plus faible
option-deal-pattern = Comment se donnent les six cartes (pour mémoire, ne change aucun point)
option-deal-pattern-2-2-2 = deux par deux, en trois fois
option-deal-pattern-3-3 = trois par trois, en deux fois
option-meld-right = Qui peut annoncer avant l’entame d’une levée (jugé si les levées sont notées)
option-meld-right-trick-winner = celui qui vient de gagner la levée
option-meld-right-both = les deux joueurs
option-one-meld-per-trick = Une seule combinaison après chaque levée gagnée (jugé si les levées sont notées)
option-one-meld-per-trick-off = autant de combinaisons qu’on en a
option-one-meld-per-trick-on = une seule par levée
option-meld-after-talon = Annoncer pendant les six dernières levées (jugé si les levées sont notées)
option-meld-after-talon-no = non, les annonces finissent avec le talon
option-meld-after-talon-yes = oui, jusqu’à la dernière levée
option-marjolet-trump-queen = Ce que vaut le marjolet avec la dame d’atout (20 ou 40)
option-jack-queen-plain = Un valet simple avec la dame de sa couleur, pour 20
option-jack-queen-plain-off = ne compte pas
option-jack-queen-plain-on = compte 20
option-turned-seven = Ce que gagne le donneur qui retourne un sept (10 ou 0)
option-seven-exchange = Contre quoi s’échange le sept d’atout, pour 10
option-seven-exchange-turn-up = contre la retourne
option-seven-exchange-any-card = contre une carte de son choix
option-seven-exchange-when = Quand s’échange le sept d’atout (jugé si les levées sont notées)
option-seven-exchange-when-any-time = à tout moment
option-seven-exchange-when-after-winning-a-trick = après avoir gagné une levée
option-seven-played = Le sept d’atout paie-t-il 10 quand on le joue ?
option-seven-played-unless-exchanged = oui, s’il n’a pas été échangé dans la donne
option-seven-played-always = oui, toujours
option-seven-played-never = non
option-talon-last-card = Ce que gagne celui qui tire la dernière carte du talon (0 ou 10)
option-six-last-trump = Dans les six dernières levées, sans la couleur demandée (jugé si les levées sont notées)
option-six-last-trump-may = on peut couper
option-six-last-trump-must = on doit couper
option-last-trick = Ce que vaut la dernière levée
option-six-last = Ce que valent les six dernières levées au même joueur (50 ou 40)
option-six-last-adds-last-trick = Les 10 de la dernière levée s’ajoutent aux six dernières
option-six-last-adds-last-trick-no = non : les six dernières seules
option-six-last-adds-last-trick-yes = oui : 50 + 10 = 60 d’ordinaire
option-brisques = Quelles cartes gagnées sont des brisques (toujours huit)
option-brisques-aces-tens = les as et les dix
option-brisques-aces-kings = les as et les rois
option-brisque-value = Ce que vaut une brisque

option-exposed-card = Ce que devient une carte montrée hors de son tour
option-exposed-card-first-occasion = elle se joue à la première occasion permise
option-exposed-card-counts-as-played = elle compte comme jouée
option-false-declaration = À qui vont les points d’une combinaison qui n’y était pas
option-false-declaration-to-other-side = à l’adversaire
option-false-declaration-lost = à personne
