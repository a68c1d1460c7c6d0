# De scheidsrechter: wat niet gevallen kan zijn, wat tegen de regels viel, en waarom een kaart niet mag.

term-trumps = troef

cards-unknown = Dit spel wordt zonder kaarten genoteerd.
cards-too-early = Er kan nog geen kaart vallen: zeg eerst de troef of het contract.
card-not-of-pack = { $card } zit niet in het spel kaarten.
card-twice = { $card } is al gevallen: { $player }, slag { $trick }.
card-named-twice = { $card } staat er twee keer.
holds-no-cards = { $player } heeft geen kaarten in deze gift.
too-many-tricks = Alle { $tricks } slagen van de gift zijn genoteerd.
no-card-left = { $player } heeft alle { $tricks } kaarten gespeeld.
trick-size = { $count ->
    [one] Eén kaart is
   *[other] { $count } kaarten zijn
} geen slag: er zijn er { $size } nodig. Eén kaart noteer je met “speelt”.
trick-open = Slag { $trick } is niet af: { $player } heeft nog niet gespeeld.
hand-twice = { $card } kan niet bij { $player } zitten: { $holder } had die kaart.
hand-too-large = { $player } zou { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } hebben, en een hand heeft er maar { $size }.
not-his-turn = Speler { $player } is niet aan de beurt, wel speler { $turn }.
who-plays-alone = Bij dit spel moet je zeggen wie alleen gaat.
no-such-trump = “{ $trump }” kan bij dit spel geen troef zijn.
no-such-place = Er is geen speler { $seat }: de laatste is { $last }.
trick-full = De slag heeft zijn { $size } kaarten al.

duty-follow = je moet de gevraagde kleur volgen
duty-rise = je moet hoger spelen
duty-ruff = wie niet kan volgen, moet kopen
duty-overruff = je moet overkopen
duty-undertrump = je moet troef spelen, ook een lagere
duty-spare-partner = je speelt geen lagere troef dan je maat zolang je een hogere hebt
duty-lead = met deze kaart mag je niet uitkomen

finding-follow = { $player } volgde { $suit } niet: { $card } viel, met { $cards } in de hand.
finding-rise = { $player } speelde niet hoger: { $card } viel, met { $cards } in de hand.
finding-ruff = { $player } kocht niet: { $card } viel, met { $cards } in de hand.
finding-overruff = { $player } kocht niet over: { $card } viel, met { $cards } in de hand.
finding-undertrump = { $player } moest troef spelen, ook een lagere: { $card } viel, met { $cards } in de hand.
finding-spare-partner = { $player } speelde een lagere troef dan de maat: { $card } viel, met { $cards } in de hand.
finding-lead-ban = { $player } mocht niet uitkomen met { $card }, met { $cards } in de hand.
unproved-follow = { $player } volgde { $suit } niet met { $card }; de hand is niet bekend.
unproved-rise = { $player } speelde niet hoger met { $card }; de hand is niet bekend.
unproved-ruff = { $player } kocht niet met { $card }; de hand is niet bekend.
unproved-overruff = { $player } kocht niet over met { $card }; de hand is niet bekend.
unproved-undertrump = { $player } speelde geen troef met { $card }; de hand is niet bekend.
unproved-spare-partner = { $player } speelde met { $card } een lagere troef dan de maat; de hand is niet bekend.
unproved-lead-ban = { $player } kwam uit met { $card }; de hand is niet bekend.
finding-has-revoked = { $player } heeft verzaakt, in de ene of de andere slag: { $cards } kunnen niet allemaal elders zitten.
finding-one-has-revoked = Een van hen heeft verzaakt ({ $players }): allen speelden alsof ze { $cards } niet hadden, en elders is er geen plaats voor.
finding-lead = { $player } kwam uit met { $card }, maar { $turn } moest uitkomen.
finding-turn = { $player } speelde { $card } voor de beurt: het was aan { $turn }.
finding-card-too-many = { $player } speelde { $card } te veel: een tweede kaart in dezelfde slag.
finding-not-held = { $player } speelde { $card }, maar die zat bij { $holder }.
finding-not-in-hand = { $player } speelde { $card }, die niet in de getoonde hand zat.

nothing-called = Volgens deze regels wordt geen kaart geroepen.
no-such-contract = “{ $contract }” is geen contract van dit spel.
cards-of-void-deal = Deze gift is vervallen: er komen geen kaarten meer bij.
cards-count-points = Volgens de kaarten { $counted ->
        [one] { $counted } punt
       *[other] { $counted } punten
    } voor { $account }, niet { $said }.
cards-count-tricks = Volgens de kaarten { $counted ->
        [one] { $counted } slag
       *[other] { $counted } slagen
    } voor { $account }, niet { $said }.
cards-beside = Slag { $trick } staat genoteerd voor { $player }: dat gaat niet samen met wat hier geteld is. Verbeter het een of het ander.
card-aside = { $card } kan niet van { $player } zijn: die kaart staat genoteerd in de chien, als weggelegd of als gekeerd. Verbeter het een of het ander.
cards-say-otherwise = Volgens de kaarten is het niet { $account }.

position-unreadable = Deze lijn is geen positie: { $detail }.
position-game = Geen spel heet “{ $name }”.
position-rules = De regels zijn een naam of een object.
position-trump = De troef ontbreekt: een kleur, zonder troef of alles troef.
position-who = Wie uitkomt (leader) of wie speelt (player) ontbreekt.
