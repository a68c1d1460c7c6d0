# Refusals that several games share
not-the-dealer = { $dealer } deals: { $player } cannot misdeal. If { $player } really dealt: deal { $player }.
deal-annulled = The deal is void. Open the next one (deal).
not-in-pack = { $card } is not in the pack of { $cards } cards.
not-a-side = Say the side: A or B.
speaks-right = { $player }, on the right of { $dealer } who deals, speaks first.
speaks-left = { $player }, on the left of { $dealer } who deals, speaks first.
