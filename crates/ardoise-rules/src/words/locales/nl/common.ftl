# Weigeringen die meer spellen delen
not-the-dealer = { $dealer } deelt: { $player } kan niet verkeerd delen. Deelde { $player } toch: gift { $player }.
deal-annulled = De gift is vervallen. Open de volgende (gift).
not-in-pack = { $card } zit niet in het spel van { $cards } kaarten.
not-a-side = Zeg welke ploeg: A of B.
speaks-right = { $player }, rechts van deler { $dealer }, spreekt eerst.
speaks-left = { $player }, links van deler { $dealer }, spreekt eerst.
