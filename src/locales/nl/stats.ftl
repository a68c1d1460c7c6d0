# De woorden van de spelers en hun cijfers.

players-none = Nog geen speler.
players-renamed = { $name } heet voortaan { $target }, in { $count ->
    [one] 1 partij
   *[other] { $count } partijen
}; de partijen zelf zijn niet veranderd.
players-split = { $name } staat weer op zichzelf.
players-exists = { $target } is al iemand: ardoise spelers verenig { $name } { $target } maakt er één speler van.
players-unknown = Geen speler heet “{ $name }”.
players-same = { $name } en { $target } zijn al één speler.
players-together = { $name } en { $target } zaten op { $day } aan één tafel: het zijn er twee.
players-one-twice = { $name } en { $other } zijn twee namen van één speler.
players-one-twice-hint = Zijn het twee mensen: ardoise spelers splits { $name }
players-no-alias = “{ $name }” wordt niet als een andere naam gelezen.
players-log-rename = { $name } hernoemd tot { $target }
players-log-merge = { $name } is { $target }
players-log-split = { $name } staat op zichzelf

stats-over = Afgelopen
stats-share = Gewonnen %
stats-rating = Rating
stats-aliases = Ook
stats-rating-words = Rating: de methode van Weng en Lin (Journal of Machine Learning Research 12, 2011). Iedereen begint op 25,0 ± 8,3; winnen van sterke spelers telt meer, maten delen; ± is één standaardafwijking en krimpt bij elke partij.
stats-average = Punten per gift
stats-average-words = { $own }, verschil { $margin }, over { $number ->
    [one] { $deals } gift
   *[other] { $deals } giften
}
stats-dealing = Als deler
stats-best = Beste avond
stats-worst = Slechtste avond
stats-evening-words = { $day }: { $won } van { $over } gewonnen, { $margin ->
        [one] samen { $points } punt { $way ->
            [behind] achter
           *[other] voor
        }
       *[other] samen { $points } punten { $way ->
            [behind] achter
           *[other] voor
        }
    }
stats-streaks = Reeksen
stats-streaks-won = langste { $won } gewonnen, { $lost } niet gewonnen; nu { $now } gewonnen
stats-streaks-lost = langste { $won } gewonnen, { $lost } niet gewonnen; nu { $now } niet gewonnen
stats-balance = Balans van de partijen
stats-balance-name = gewonnen min niet gewonnen
stats-balance-words = Curve: gewonnen partijen min niet gewonnen partijen, over { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }; op het einde { $end }.
stats-contracts = Contracten
stats-contracts-caption = Contracten van de ploeg per hoogte, en welke van de speler zelf of van de maat waren
stats-contracts-words = Balken: contracten gehaald / niet gehaald per hoogte. { $each }.
stats-fact = Hoe
stats-facts-caption = Hoe die contracten gespeeld zijn
stats-level = Hoogte
stats-played = Gespeeld
stats-made = Gehaald
stats-failed = Niet gehaald
stats-share-made = Gehaald %
stats-doubled = door deze ploeg
stats-doubler = waarvan door de speler
stats-suffered = tegen deze ploeg
stats-lines = Waar de punten vandaan komen
stats-lines-caption = Wat de ploeg van de speler kreeg, per artikel: in hoeveel giften, en de punten
stats-line = Lijn
stats-times = Giften
stats-partners = Maten
stats-opponents = Tegenstanders
stats-games = Per spel
stats-houses = Per regelset
stats-months = Per maand
stats-month = Maand
stats-pair = { $name } met { $partner }
players-alike = “{ $name }” en “{ $other }” zien er gelijk uit, in andere letters. Is het één speler: ardoise spelers verenig
stats-versus = { $name } tegen { $opponent }
stats-with-versus = { $name } met { $partner }, tegen { $opponent }
stats-points-a-deal = Punten / gift
stats-margin-a-deal = Verschil / gift
stats-margin-words = Verschil: de punten van de ploeg min die van de beste van de anderen.
stats-provisional = { $rating } °
stats-provisional-words = ° Voorlopig: minder dan { $count } afgelopen partijen.
stats-course = Verloop van de rating
stats-course-words = Curve: de rating na elk van { $count } afgelopen partijen, van { $first } tot { $last }.
stats-last = Laatste partijen
stats-last-caption = { $count ->
    [one] De laatste afgelopen partij
   *[other] De laatste { $count } afgelopen partijen, de recentste eerst
}
stats-biggest = Grootste gift
stats-biggest-words = { $points } punten, gift { $no } van { $day } (partij { $match })
stats-highest = Hoogste gehaalde contract
stats-highest-words = { $level }, { $count ->
    [one] één keer
   *[other] { $count } keer
}
stats-best-partner = Beste maat
stats-worst-partner = Minst goede maat
stats-partner-words = { $name } ({ $won } van { $over })
stats-agreed = Akkoord over de giften
stats-agreed-words = { $agreed } van de { $asked }{ $disputed ->
    [0] { "" }
    [one] , 1 betwist
   *[other] , { $disputed } betwist
}
stats-feats-words = { $side } door deze ploeg, { $others } door de anderen
stats-all = alle
stats-own-played = Zelf
stats-own-made = gehaald
stats-partner-played = De maat
stats-partner-made = gehaald
stats-suit = Kleur
stats-suit-none = zonder troef
stats-suit-all = alles troef
stats-suits-caption = Contracten van de ploeg per kleur
stats-doubles = Verdubbeld
stats-doubles-won = Gewonnen
stats-doubles-lost = Verloren
stats-doubles-share = Gewonnen %
stats-doubles-caption = Verdubbelde contracten: gewonnen of verloren door deze ploeg
stats-seats = Per plaats
stats-seat = Plaats
stats-seat-no = plaats { $no }
stats-people-cut = De eerste { $count } van { $all }.
stats-years = Per jaar
stats-year = Jaar

ranking-title = Rangschikking
ranking-of-day = Rangschikking van de kaartavond van { $day }
ranking-of-month = Rangschikking, { $month }
ranking-of-year = Rangschikking { $year }
ranking-between = Rangschikking van { $since } tot { $until }
ranking-since = Rangschikking sinds { $since }
ranking-until = Rangschikking tot { $until }
ranking-rank = Rang
ranking-cut = De eerste { $count } van { $all }. Allemaal: ardoise statistieken --limit { $all }
ranking-pairs = Ploegen
ranking-pair = Ploeg
ranking-pair-count = { $count ->
    [one] { $count } ploeg
   *[other] { $count } ploegen
}
ranking-order-won = Rang: gewonnen partijen, dan verschil per gift.
ranking-order-share = Rang: aandeel gewonnen partijen, dan verschil per gift.
ranking-order-points = Rang: punten per gift.
ranking-order-margin = Rang: verschil per gift.
ranking-order-rating = Rang: de rating min twee afwijkingen, wat ieder minstens waard is.
ranking-order-matches = Rang: gespeelde partijen.
ranking-order-name = Op naam.
players-no-points = Punten zijn enkel binnen een spel te vergelijken: ardoise statistieken --sort points
