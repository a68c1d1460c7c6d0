# L’arbitre : ce qui ne peut pas être tombé, ce qui est tombé contre les règles, et pourquoi une carte ne se joue pas.

term-trumps = atout

cards-unknown = Ce jeu se note sans les cartes.
cards-too-early = Une carte ne peut pas encore tomber : dites d’abord l’atout ou le contrat.
card-not-of-pack = { $card } n’est pas dans le jeu de cartes.
card-twice = { $card } est déjà tombé : { $player }, pli { $trick }.
card-named-twice = { $card } est dit deux fois.
holds-no-cards = { $player } n’a pas de cartes dans cette donne.
too-many-tricks = Les { $tricks } plis de la donne sont tous notés.
no-card-left = { $player } a déjà joué ses { $tricks } cartes.
trick-size = { $count ->
    [one] Une carte ne fait pas
   *[other] { $count } cartes ne font pas
} un pli : il en faut { $size }. Une carte seule se note avec « joue ».
trick-open = Le pli { $trick } n’est pas fini : { $player } n’a pas joué.
hand-twice = { $card } ne peut pas être chez { $player } : c’est { $holder } qui l’avait.
hand-too-large = { $player } aurait { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, et une main n’en a que { $size }.
not-his-turn = Ce n’est pas au joueur { $player }, mais au joueur { $turn }.
who-plays-alone = À ce jeu il faut dire qui joue seul.
no-such-trump = « { $trump } » ne peut pas être l’atout à ce jeu.
no-such-place = Il n’y a pas de joueur { $seat } : le dernier est le { $last }.
trick-full = Le pli a déjà ses { $size } cartes.

duty-follow = il faut fournir la couleur demandée
duty-rise = il faut monter
duty-ruff = il faut couper
duty-overruff = il faut surcouper
duty-undertrump = il faut pisser : jouer atout, même plus petit
duty-spare-partner = on ne joue pas un atout plus petit que la coupe du partenaire quand on en a un plus grand
duty-lead = cette carte ne peut pas être entamée

finding-follow = { $player } n’a pas fourni ({ $suit }) : { $card } est tombé, avec { $cards } en main.
finding-rise = { $player } n’est pas monté : { $card } est tombé, avec { $cards } en main.
finding-ruff = { $player } n’a pas coupé : { $card } est tombé, avec { $cards } en main.
finding-overruff = { $player } n’a pas surcoupé : { $card } est tombé, avec { $cards } en main.
finding-undertrump = { $player } devait jouer atout, même plus petit : { $card } est tombé, avec { $cards } en main.
finding-spare-partner = { $player } a joué sous la coupe de son partenaire : { $card } est tombé, avec { $cards } en main.
finding-lead-ban = { $player } ne devait pas entamer { $card }, avec { $cards } en main.
unproved-follow = { $player } n’a pas fourni ({ $suit }) en jouant { $card } ; sa main n’est pas connue.
unproved-rise = { $player } n’est pas monté en jouant { $card } ; sa main n’est pas connue.
unproved-ruff = { $player } n’a pas coupé en jouant { $card } ; sa main n’est pas connue.
unproved-overruff = { $player } n’a pas surcoupé en jouant { $card } ; sa main n’est pas connue.
unproved-undertrump = { $player } n’a pas joué atout en jouant { $card } ; sa main n’est pas connue.
unproved-spare-partner = { $player } a joué { $card } sous la coupe de son partenaire ; sa main n’est pas connue.
unproved-lead-ban = { $player } a entamé { $card } ; sa main n’est pas connue.
finding-has-revoked = { $player } a renoncé, à un pli ou à un autre : { $cards } ne peuvent être tous ailleurs.
finding-one-has-revoked = L’un d’eux a renoncé ({ $players }) : tous ont joué comme s’ils n’avaient pas { $cards }, et il n’y a pas de place ailleurs.
finding-lead = { $player } a entamé { $card } alors que c’était à { $turn }.
finding-turn = { $player } a joué { $card } avant son tour : c’était à { $turn }.
finding-card-too-many = { $player } a joué { $card } en trop : une seconde carte dans le même pli.
finding-not-held = { $player } a joué { $card }, que { $holder } avait en main.
finding-not-in-hand = { $player } a joué { $card }, qui n’était pas dans la main montrée.

nothing-called = À ces règles, aucune carte n’est appelée.
no-such-contract = « { $contract } » n’est pas un contrat de ce jeu.
cards-of-void-deal = Cette donne est annulée : plus aucune carte ne s’y note.
cards-count-points = D’après les cartes, { $counted ->
        [one] { $counted } point
       *[other] { $counted } points
    } pour { $account }, et non { $said }.
cards-count-tricks = D’après les cartes, { $counted ->
        [one] { $counted } pli
       *[other] { $counted } plis
    } pour { $account }, et non { $said }.
cards-beside = Le pli { $trick } est noté pour { $player } : cela ne va pas avec ce qui est compté ici. Corrigez l’un ou l’autre.
card-aside = { $card } ne peut pas être chez { $player } : cette carte est notée au chien, à l’écart ou comme retournée. Corrigez l’un ou l’autre.
cards-say-otherwise = D’après les cartes ce n’est pas { $account }.

position-unreadable = Cette ligne n’est pas une position : { $detail }.
position-game = Aucun jeu ne s’appelle « { $name } ».
position-rules = Les règles se disent par un nom ou par un objet.
position-trump = Il manque l’atout : une couleur, sans-atout ou tout-atout.
position-who = Il manque qui entame (leader) ou qui joue (player).
