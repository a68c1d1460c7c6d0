# Refus et rappels que plusieurs jeux partagent
not-the-dealer = C’est à { $dealer } de donner : { $player } ne peut pas faire maldonne. Si { $player } a vraiment donné : donne { $player }.
deal-annulled = La donne est annulée. Ouvrez la suivante (donne).
not-in-pack = { $card } n’est pas dans le jeu de { $cards } cartes.
not-a-side = Dites le camp : A ou B.
speaks-right = { $player }, à droite du donneur ({ $dealer }), parle en premier.
speaks-left = { $player }, à gauche du donneur ({ $dealer }), parle en premier.
