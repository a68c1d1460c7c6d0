//! Tables as people keep them, read as sheets: headings, cells, players, and how many deals a preset counts as the table does.

use super::*;

/// A table of coinche as a sheet.
fn paper(text: &str) -> Result<Paper, Failure> {
    let players = Some("Ana,Bob,Cy,Dee".to_owned());
    let args = PaperArgs { game: Some("coinche".to_owned()), players, ..PaperArgs::default() };
    let file = "pad.csv".to_owned();
    let told = (vec![table(text, &file)?], file);
    sheet(&Houses::new(None), told, (&args, &Mapping::default()), (Named::Figures, Lang::CANONICAL))
}

/// The lines that its deals become, and the columns that are left aside.
fn read(text: &str) -> (String, Vec<String>) {
    let paper = paper(text).map_err(drop).expect("a pad");
    let deals = paper.text.lines().filter(|line| line.starts_with("deal"));
    (deals.collect::<Vec<_>>().join("\n"), paper.aside.columns)
}

#[test]
fn a_raised_stake_is_read_in_whatever_column_it_stands() {
    for (table, deals) in [
        // By the numbers of the players: the second one raised it.
        (
            "Taker,Contract,Coinche,Points\n1,100 hearts,2,112\n3,80 clubs,,100\n",
            "deal, bid 1 100 hearts, coinche 2, points 1 112\ndeal, bid 3 80 clubs, points 3 100",
        ),
        (
            "Taker,Contract,,Points\nAna,100 hearts,coinched,112\nCy,80 clubs,coinched,100\n",
            "deal, bid Ana 100 hearts, coinche Bob, points Ana 112\n\
             deal, bid Cy 80 clubs, coinche Dee, points Cy 100",
        ),
        (
            "Taker,Contract,Coinche,Points\nAna,100 hearts,1,112\nBob,90 spades,2,70\n",
            "deal, bid Ana 100 hearts, points Ana 112\ndeal, bid Bob 90 spades, coinche Cy, points Bob 70",
        ),
        // A column without a heading goes on with the one before it.
        (
            "Taker,Contract,,Points\nAna,100,hearts,112\nCy,80,clubs,100\n",
            "deal, bid Ana 100 hearts, points Ana 112\ndeal, bid Cy 80 clubs, points Cy 100",
        ),
    ] {
        let figures = |table: &str| {
            let mut lines = table.lines();
            let head = lines.next().map(|head| format!("{head},Us,Them\n")).unwrap_or_default();
            lines.fold(head, |rows, row| format!("{rows}{row},210,50\n"))
        };
        let checked = |deals: &str| {
            let lines = deals.lines().map(|deal| format!("{deal}, check A 210 B 50"));
            lines.collect::<Vec<_>>().join("\n")
        };
        assert_eq!(read(&figures(table)), (checked(deals), vec![]), "{table}");
    }
}

#[test]
fn of_what_a_deal_brought_and_what_it_led_to_one_is_read() {
    let table = "Taker,Contract,Points,Us,Them,,Total us,Total them\n\
                 Ana,100 hearts,112,210,50,well played,210,50\nBob,90 spades,70,250,0,,460,50\n";
    let deals = "deal, bid Ana 100 hearts, points Ana 112, check A 210 B 50\n\
                 deal, bid Bob 90 spades, points Bob 70, check A 250 B 0";
    assert_eq!(
        read(table),
        (deals.to_owned(), ["[F]", "Total us", "Total them"].map(str::to_owned).to_vec())
    );
}

#[test]
fn a_heading_may_stand_in_two_lines_or_say_whose_total_it_is() {
    let deals = "deal, bid Ana 100 hearts, points Ana 112, check A 210 B 50";
    for head in [
        "Taker;Contract;Points;Score;\n;;;Ana+Cy;Bob+Dee",
        "Taker;Contract;Points;Score;\n;;;Us;Them",
        "Taker;Contract;Points;;\n;;;Ana & Cy;Bob & Dee",
        "Taker;Contract;Points;Total Ana+Cy;Total Bob+Dee",
        "Taker;Contract;Points;Score Ana;Score Bob",
    ] {
        let table = format!("{head}\nAna;100 hearts;112;210;50\n");
        assert_eq!(read(&table), (deals.to_owned(), vec![]), "{head}");
    }
    // Names in columns that say something of a deal are no heading.
    let (deals, _) = read("Dealer,Taker,Contract,Points\nDee,Ana,,\nAna,Bob,90 spades,100\n");
    assert_eq!(deals, "deal Dee\ndeal Ana, bid Bob 90 spades, points Bob 100");
}

#[test]
fn lines_that_tell_of_the_evening_may_stand_above_the_headings_and_these_again_on_each_page() {
    let head = "No;Taker;Contract;Points;Us;Them";
    let deals = "deal, bid Ana 100 hearts, points Ana 112, check A 210 B 50\n\
                 deal, bid Bob 90 spades, points Bob 70, check A 460 B 50";
    let rows = ["1;Ana;100 hearts;112;210;50", "2;Bob;90 spades;70;460;50"];
    for above in [
        "",
        "Club, 12 May, table 3\n",
        "Date;12 May\nTable;3\n\n",
        "Played at;Jean's;;;;\nNorth;Ana;Bob;Cy;Dee;\n",
    ] {
        let table = format!("{above}{head}\n{}\n\n{head}\n{}\n", rows[0], rows[1]);
        assert_eq!(read(&table), (deals.to_owned(), vec![]), "{above}");
    }
}

#[test]
fn cells_are_read_as_people_write_them() {
    for (rows, deals) in [
        // Whose belote it is, or what it is worth: then it is the taker's.
        ("Ana;100 hearts;Us;112", "deal, bid Ana 100 hearts, belote Ana, points Ana 112"),
        ("Ana;100 hearts;Eux;112", "deal, bid Ana 100 hearts, belote Bob, points Ana 112"),
        ("Cy;100 hearts;20;112", "deal, bid Cy 100 hearts, belote Cy, points Cy 112"),
        ("Ana;90 X hearts;;100", "deal, bid Ana 90 hearts, coinche Bob, points Ana 100"),
        ("Ana;90 hearts;;100\nSubtotal;;;", "deal, bid Ana 90 hearts, points Ana 100"),
    ] {
        let table =
            format!("Qui;Contract;Belote;Pts faits;We;They\n{}\n", rows.replace('\n', ";210;X\n") + ";210;X");
        let deals: Vec<String> = deals.lines().map(|deal| format!("{deal}, check A 210")).collect();
        assert_eq!(read(&table), (deals.join("\n"), vec![]), "{rows}");
    }
}

/// The deals of a table of that game.
fn deals(game: &str, players: &str, text: &str) -> String {
    let players = Some(players.to_owned());
    let args = PaperArgs { game: Some(game.to_owned()), players, ..PaperArgs::default() };
    let told = (vec![table(text, "pad.csv").map_err(drop).expect("a table")], "pad.csv".to_owned());
    let houses = Houses::new(None);
    let how = (Named::Figures, Lang::CANONICAL);
    let paper = sheet(&houses, told, (&args, &Mapping::default()), how).map_err(drop).expect("a pad");
    let deals = paper.text.lines().filter(|line| line.starts_with("deal"));
    deals.map(|deal| deal.split(", check").next().unwrap_or(deal)).collect::<Vec<_>>().join("\n")
}

#[test]
fn columns_have_no_order_of_time_and_a_result_may_stand_beside_the_points() {
    for (table, told) in [
        (
            "Taker;Contract;Belote;Coinche;Points;Us;Them\nAna;100 hearts;Ana;x;112;420;0\n",
            "deal, bid Ana 100 hearts, coinche Bob, belote Ana, points Ana 112",
        ),
        (
            "Preneur;Contrat;Fait/Chuté;Points;Nous;Eux\nAna;100 hearts;F;112;210;50\n",
            "deal, bid Ana 100 hearts, points Ana 112",
        ),
        (
            "Preneur;Contrat;Contré ?;Points;Nous;Eux\nAna;100 hearts;oui;112;210;50\n",
            "deal, bid Ana 100 hearts, coinche Bob, points Ana 112",
        ),
        (
            "Preneur;Contrat;Points;Nous;Eux\nAna;100 hearts;75 dedans;210;50\n",
            "deal, bid Ana 100 hearts, points Ana 75",
        ),
        // A K says that the C beside it is no diamond; a T, that it is no club.
        (
            "Preneur;Contrat;Points;Nous;Eux\nAna;100 C;75;0;260\nBob;90 K;97;70;190\nCy;80 T;90;0;1\n",
            "deal, bid Ana 100 hearts, points Ana 75\ndeal, bid Bob 90 diamonds, points Bob 97\n\
             deal, bid Cy 80 clubs, points Cy 90",
        ),
        (
            "Preneur;Contrat;Annonces;Points;Nous;Eux\nAna;100 hearts;tierce Bob;75;0;260\n\
             Bob;90 spades;20;97;70;190\nCy;80 clubs;carré de 10 Cy;97;70;190\n",
            "deal, bid Ana 100 hearts, declare Bob tierce A♣, points Ana 75\n\
             deal, bid Bob 90 spades, declare Bob tierce A♣, points Bob 97\n\
             deal, bid Cy 80 clubs, declare Cy carre 10, points Cy 97",
        ),
    ] {
        assert_eq!(deals("coinche", "Ana,Bob,Cy,Dee", table), told, "{table}");
    }
}

#[test]
fn a_contract_is_read_in_whatever_order_its_cell_has() {
    for (table, told) in [
        (
            "Preneur;Contrat;Points;Nous;Eux\nAna;SA 100;110;210;50\nBob;♥ 90;75;0;260\nCy;250 (capot) ♥;162;500;0\n",
            "deal, bid Ana 100 SA, points Ana 110\ndeal, bid Bob 90 ♥, points Bob 75\n\
             deal, bid Cy capot ♥, points Cy 162",
        ),
        // A letter behind a suit that is told doubles: alone it would be one.
        (
            "Preneur;Contrat;Points;Nous;Eux\nAna;100♥ C;112;420;0\nBob;90♣ SC;97;0;760\n",
            "deal, bid Ana 100 ♥, coinche Bob, points Ana 112\n\
             deal, bid Bob 90 ♣, coinche Cy, surcoinche Bob, points Bob 97",
        ),
        // Who took may stand in it, where he has no column; and what was made behind a yes or a no.
        (
            "Contrat;Réalisé;Nous;Eux\nCy 100 ♥;oui (112);210;50\nE 80 ♠;non (70);80;170\n",
            "deal, bid Cy 100 ♥, points Cy 112\ndeal, bid Bob 80 ♠, points Bob 70",
        ),
        (
            "Preneur;Contrat;Points réalisés;Nous;Eux\nAna;100 ♥;112;210;50\n",
            "deal, bid Ana 100 ♥, points Ana 112",
        ),
    ] {
        assert_eq!(deals("coinche", "Ana,Bob,Cy,Dee", table), told, "{table}");
    }
}

#[test]
fn what_a_game_has_of_its_own_is_read_as_tables_have_it() {
    let four = "Ana,Bob,Cy,Dee";
    for (game, players, table, told) in [
        // Plus and minus say whose the petit was; every point is every trick; a yes is the least poignée.
        (
            "tarot",
            four,
            "Preneur;Contrat;Bouts;Points;Petit;Poignée;Ana;Bob;Cy;Dee\nAna;garde;2;50;+;x;0;0;0;0\n\
             Bob;garde;3;91;;;0;0;0;0\nCy;garde;1;57;-;Bob;0;0;0;0\nDee;garde;1;57;;30;0;0;0;0\n",
            "deal, bid Ana garde, bouts Ana 2, petit attack, poignee Ana simple, points Ana 50\n\
             deal, bid Bob garde, bouts Bob 3, capot Bob\n\
             deal, bid Cy garde, bouts Cy 1, petit defence, poignee Bob simple, points Cy 57\n\
             deal, bid Dee garde, bouts Dee 1, poignee Dee double, points Dee 57",
        ),
        // Whoever deals chooses, and the others say contre.
        (
            "manille",
            four,
            "Donneur;Atout;Contre;Points;Nous;Eux\nAna;♥;oui;40;12;0\n",
            "deal Ana, trump ♥, contre Bob, points Ana 40",
        ),
        (
            "manille",
            "Ana,Bob,Cy",
            "Donneur;Atout;Points;Ana;Bob;Cy\nAna;♥;36;12;-6;-6\n",
            "deal Ana, trump ♥, points Ana 36",
        ),
        // Of a called card the suit is that of a king; what stands between brackets says whose points they are.
        (
            "tarot",
            "Ana,Bob,Cy,Dee,Eve",
            "Preneur;Contrat;Roi appelé;Bouts (attaque);Points attaque\nAna;Garde contre le chien;Pique;2;50\n\
             Bob;garde ss chien;Coeur;1;57\n",
            "deal, bid Ana Garde contre le chien, call Ana KS, bouts Ana 2, points Ana 50\n\
             deal, bid Bob garde ss chien, call Bob KH, bouts Bob 1, points Bob 57",
        ),
        (
            "manille",
            four,
            "Donneur;Atout;Nous (points);Eux (points);Marque Nous;Marque Eux\nAna;♥;40;20;6;0\n",
            "deal Ana, trump ♥, points A 40 B 20",
        ),
        // What is told of one player may have a column of his.
        (
            "marjolet",
            "Ana,Bob",
            "Retourne;Annonces Ana;Annonces Bob;Brisques Ana;Brisques Bob;Dernier pli;Ana;Bob\n\
             9 coeur;mariage pique;sept;5;3;Ana;80;40\n8 pique;;marjolet coeur;3;5;Bob;110;130\n",
            "deal, turn 9 coeur, meld Ana mariage pique, seven Bob, last-trick Ana, brisques Ana 5 Bob 3\n\
             deal, turn 8 pique, meld Bob marjolet coeur, last-trick Bob, brisques Ana 3 Bob 5",
        ),
        (
            "manille",
            "Ana,Bob,Cy",
            "Deler;Troef;Punten Ana;Ana;Bob;Cy\nAna;harten;37;14;-7;-7\n",
            "deal Ana, trump harten, points Ana 37",
        ),
        // Whoever won is who took where nobody takes.
        ("whist", four, "Hand,Won by,Tricks,Us,Them\n1,Us,9,3,0\n", "deal, tricks Ana 9"),
        // What is headed like a number holds words: it is what was played for.
        (
            "colour-whist",
            four,
            "Ronde;Speler;Spel;Slagen;Ana;Bob;Cy;Dee\n1;Ana;abondance;9;0;0;0;0\n2;Bob;solo 6;7;0;0;0;0\n",
            "deal, bid Ana abondance, tricks Ana 9\ndeal, bid Bob solo 6, tricks Bob 7",
        ),
        (
            "colour-whist",
            four,
            "Joueur;Jeu;Levées;Ana;Bob;Cy;Dee\nAna;abondance;9;0;0;0;0\n",
            "deal, bid Ana abondance, tricks Ana 9",
        ),
    ] {
        assert_eq!(deals(game, players, table), told, "{table}");
    }
}

/// A pad of which nobody said who plays, with what is said of its players.
fn unsaid(game: &str, text: &str) -> Result<(String, &'static str), Failure> {
    let args = PaperArgs { game: Some(game.to_owned()), ..PaperArgs::default() };
    let file = "pad.txt".to_owned();
    let told = (vec![table(text, &file)?], file);
    let how = (Named::Figures, Lang::CANONICAL);
    let paper = sheet(&Houses::new(None), told, (&args, &Mapping::default()), how)?;
    let said = paper.aside.seated.map_or("", |said| said.id);
    let told = paper.text.lines().filter(|line| line.starts_with("players") || line.starts_with("deal"));
    Ok((told.collect::<Vec<_>>().join("\n"), said))
}

/// How many deals of a table some preset counts as it does, its figures read as what each deal brought or as totals.
fn counted(game: &str, players: &str, text: &str) -> usize {
    let args =
        PaperArgs { game: Some(game.to_owned()), players: Some(players.to_owned()), ..PaperArgs::default() };
    let (houses, how) = (Houses::new(None), (Named::Figures, Lang::CANONICAL));
    let told = (vec![table(text, "pad.csv").map_err(drop).expect("a table")], "pad.csv".to_owned());
    let paper = sheet(&houses, told, (&args, &Mapping::default()), how).map_err(drop).expect("a pad");
    let read = houses.sheet(&paper.text).expect("a sheet");
    let of = (&read.opening.table, read.opening.dealer, None);
    let events: Vec<_> =
        read.lines.iter().flat_map(|line| &line.events).map(|(event, _)| event.clone()).collect();
    let (pad, _) = engine::Pad::of(read.game, of, &events).expect("a pad").suited(read.game);
    let by = |rules: &engine::RuleSet| {
        let report = pad.report(read.game, rules).ok()?;
        let each = |of: &dyn Fn(&engine::DealReport) -> engine::ByAccount| {
            let as_written = |(deal, came): &(&engine::Written, &engine::DealReport)| {
                let came = of(came);
                let same = |(account, figure): &(engine::Account, i32)| came.of(*account) == *figure;
                !deal.figures.is_empty() && deal.figures.iter().all(same)
            };
            pad.deals.iter().zip(&report.deals).filter(as_written).count()
        };
        Some(each(&|deal| deal.score.clone()).max(each(&|deal| deal.totals.clone())))
    };
    let presets = read.game.info().presets.iter();
    let rules = presets.filter_map(|preset| read.game.resolve(preset.name, &[]).ok());
    rules.filter_map(|rules| by(&rules)).max().unwrap_or_default()
}

/// What each side showed may stand in a column of its own, in points: 20 a tierce, 70 a cinquante and a tierce; 114 is rounded to 110
/// and 48 to 50, and a fall keeps what was shown. Nobody wrote the card of what was shown: it is none of the belote's.
#[test]
fn what_was_shown_is_read_by_its_points_and_by_its_side() {
    let four = "Ana,Bob,Cy,Dee";
    let of_sides = "Preneur;Contrat;Points Nous;Points Eux;Annonces Nous;Annonces Eux;Belote Nous;Belote Eux;Nous;Eux\n\
                    Ana;90 ♥;114;48;20;;;;220;50\nBob;100 ♠;48;114;;70;;20;50;300\nCy;80 ♣;96;66;;;x;;200;70\n";
    assert_eq!(counted("coinche", four, of_sides), 3);
    let named = of_sides
        .replace(" Nous", " Ana+Cy")
        .replace(" Eux", " Bob+Dee")
        .replace(";Nous;Eux", ";Ana+Cy;Bob+Dee");
    assert_eq!(counted("coinche", four, &named), 3);
    let behind = "Preneur;Contrat;Points;Annonces;Belote;Nous;Eux\nDee;90 ♣;112;tierce Eux;Eux;50;240\n";
    assert_eq!(counted("coinche", four, behind), 1);
    let belote = "Nemer;Troef;Punten;Stuk;Roem;Wij;Zij\nDee;klaveren;115;wij;tierce zij;67;135\nAna;ruiten;100;;;100;62\n";
    assert_eq!(counted("belote", four, belote), 2);
}

/// By how much a contract was made, or failed, with a sign or in words: with how many bouts changes no figure. 25 and 6, twice; 25 and 6;
/// 25 and 11, four times; 25 and 9, twice, with the petit for the defence; the double poignée goes to whoever won.
#[test]
fn by_how_much_a_contract_was_made_is_read() {
    for (head, cells) in [
        ("Écart", ["+6", "-6", "+11", "+9"]),
        ("Résultat", ["fait de 6", "chute de 6", "fait de 11", "fait de 9"]),
        ("Result", ["made by 6", "failed by 6", "made by 11", "made by 9"]),
        ("Verschil", ["+6", "-6", "+11", "+9"]),
        // A spreadsheet keeps no plus.
        ("Écart", ["6", "-6", "11", "9"]),
        ("Made by", ["+6", "-6", "+11", "+9"]),
    ] {
        let [one, two, three, four] = cells;
        let table = format!(
            "Donne;Preneur;Contrat;{head};Petit;Poignée;Ana;Bob;Cy;Dee\n1;Bob;Garde;{one};attaque;;-82;246;-82;-82\n\
             2;Cy;Petite;{two};;simple;51;51;-153;51\n3;Ana;Garde Sans;{three};;;432;-144;-144;-144\n\
             4;Dee;Garde;{four};défense;double (Bob);-78;-78;-78;234\n"
        );
        assert_eq!(counted("tarot", "Ana,Bob,Cy,Dee", &table), 4, "{head}");
    }
}

/// Honours under the sides, tricks under a heading that may say whether it was made, suits by their Dutch letters, a coinche by its
/// letter, a capot beside its figure, four of a kind by their number.
#[test]
fn cells_of_every_game_are_read_as_people_write_them() {
    let four = "Ana,Bob,Cy,Dee";
    for (game, players, table, deals) in [
        (
            "whist",
            four,
            "Donne;Atout;Levées Nous;Levées Eux;Honneurs Nous;Honneurs Eux;Nous;Eux\n1;Cœur;8;5;4;;6;0\n2;Pique;6;7;;;0;1\n3;Trèfle;9;4;;3;3;2\n",
            3,
        ),
        (
            "colour-whist",
            four,
            "Ronde;Wie;Met;Wat;Gehaald;Ana;Bob;Cy;Dee\n1;Ana;Cy;Vraag en mee;9;5;-5;5;-5\n2;Bob;;Alleen 6;7;-10;30;-10;-10\n",
            2,
        ),
        (
            "colour-whist",
            four,
            "Deal;Caller;Partner;Call;Tricks;Ana;Bob;Cy;Dee\n1;Ana;Cy;Prop and cop;9;5;-5;5;-5\n2;Dee;;Little misere;0;-10;-10;-10;30\n",
            2,
        ),
        (
            "coinche",
            four,
            "Gift;Bieder;Bod;Troef;Kontra;Punten;Stuk;Wij;Zij\n1;Dee;100;R;;112;zij;50;230\n2;Bob;90;K;ja;100;geen;0;380\n3;Cy;80;S;;96;none;180;70\n",
            3,
        ),
        (
            "coinche",
            "Paul,Anne,Luc,Zoé",
            "Tour;Preneur;Annonce;Points faits;Coinche;Nous;Eux\n1;Zoé;80 Cœur;112;C;0;380\n2;Luc;100 Pique;106;;210;60\n",
            2,
        ),
        ("coinche", four, "Donne;Preneur;Contrat;Fait;Nous;Eux\n1;Bob;100 pique;162 capot;0;350\n", 1),
        (
            "manille",
            four,
            "Deal;Dealer;Trump;Doubled by;Points us;Points them;Us;Them\n1;Ana;no trumps;;47;13;34;0\n2;Bob;clubs;;20;40;0;10\n",
            2,
        ),
        (
            "tarot",
            "Ana,Ben,Cleo,Dan,Eli",
            "Taker;Partner;Bid;Bouts;Points;Petit;Handful;Ana;Ben;Cleo;Dan;Eli\nAna;Dan;Guard;2;47;attack;;164;-82;-82;82;-82\nBen;alone;Small;1;45;;single;51;-204;51;51;51\nEli;Ana;Guard;1;60;defenders;double;78;-78;-78;-78;156\n",
            3,
        ),
        (
            "marjolet",
            "An,Bart",
            "Donne;Annonces An;Annonces Bart;Brisques An;Brisques Bart;Dernier;An;Bart\n1;mariage cœur;;5;3;An;80;30\n2;;4 dames;2;6;Bart;20;110\n",
            2,
        ),
    ] {
        assert_eq!(counted(game, players, table), deals, "{table}");
    }
}

/// Of a pad of marks alone the belote has a column of its own: it is told there, and not again by the marks.
#[test]
fn a_belote_of_its_column_is_not_told_by_the_marks_again() {
    let pad = "Donne;Preneur;Atout;Belote;Nous;Eux\n1;Ana;♥;;97;65\n2;Bob;♠;Eux;162;20\n3;Cy;♦;Nous;102;80\n\
               4;Dee;♣;;0;252\n5;Ana;♠;Nous;95;87\n6;Bob;♥;;52;110\n";
    // The defence took every trick of a deal that Dee had taken: the preset counts them all.
    assert_eq!(counted("belote", "Ana,Bob,Cy,Dee", pad), 6);
    // What was declared is no belote: 102 and a tierce, 60; 100 and a tierce, 62; 102 and a cinquante, 60.
    let declared = "Donne;Preneur;Atout;Annonces;Nous;Eux\n1;Ana;♥;;97;65\n2;Bob;♠;tierce Eux;60;122\n3;Cy;♦;tierce Nous;120;62\n\
                    4;Dee;♣;;162;0\n5;Ana;♥;cinquante Nous;152;60\n6;Bob;♠;;70;92\n";
    assert_eq!(counted("belote", "Ana,Bob,Cy,Dee", declared), 6);
}

/// Teams by their numbers, by the points of the compass; a taker alone among five; figures below nothing in brackets; a letter of
/// a suit before `x2`; names of bids as people say them.
#[test]
fn more_words_of_tables_are_read() {
    let four = "Ana,Bob,Cy,Dee";
    let teams =
        "#;Equipe;Contrat;Pts;Equipe 1;Equipe 2\n1;Equipe 1;80 ♥;97;180;70\n2;Equipe 2;110 ♠ x2;120;0;460\n";
    assert_eq!(counted("coinche", four, teams), 2);
    let compass = "Donne;Preneur;Contrat;Points;N-S;E-O\n1;Nord;100♠;110;210;50\n2;NS;90♥;95;190;70\n3;E-O;80♣;101;60;180\n";
    assert_eq!(counted("coinche", "Nord,Est,Sud,Ouest", compass), 3);
    let letters = "Donne;Contrat;Par;Fait;Nous;Eux\n1;80 C;Nous;91;170;70\n2;130 K x2;Nous;134;520;0\n3;90 T;Eux;107;60;200\n";
    assert_eq!(counted("coinche", four, letters), 3);
    let words = "Round,Bidder,Bid,Made,We,They\n1,We,90 no trump,98,190,60\n2,They,100 hearts,110,50,210\n";
    assert_eq!(counted("coinche", four, words), 2);
    let brackets = "Donne;Preneur;Contrat;Bouts;Points;Ana;Bob;Cy;Dee\n1;Ana;Garde;2;49;198;(66);(66);(66)\n";
    assert_eq!(counted("tarot", four, brackets), 1);
    // Three bouts and 40: 29, twice, from each of four.
    for alone in ["", "-", "seul", "chien", "Eve"] {
        let five = format!(
            "N;Preneur;Appelé;Contrat;Bouts;Points;Ana;Bob;Cy;Dee;Eve\n1;Ana;Cy;Garde;2;50;136;-68;68;-68;-68\n\
             2;Eve;{alone};Garde;3;40;-58;-58;-58;-58;232\n"
        );
        assert_eq!(counted("tarot", "Ana,Bob,Cy,Dee,Eve", &five), 2, "{alone}");
    }
    let two = "N;Preneur;Contrat;Bouts;Points;Ana;Bob;Cy;Dee;Eve\n1;Ana+Cy;Garde;2;50;136;-68;68;-68;-68\n\
               2;Eve;Garde;3;40;-58;-58;-58;-58;232\n";
    assert_eq!(counted("tarot", "Ana,Bob,Cy,Dee,Eve", two), 2);
    for bid in ["couleur", "emballage 8", "proposition 8", "demande et suit", "vraag en mee 8"] {
        let table = format!("Donne;Qui;Avec;Contrat;Plis;Ana;Bob;Cy;Dee\n1;Ana;Cy;{bid} ♥;9;5;-5;5;-5\n");
        assert_eq!(counted("colour-whist", four, &table), 1, "{bid}");
    }
}

#[test]
fn two_who_each_declare_are_read_from_one_cell() {
    for cell in ["0", "0-0", "0 + 0", "0/0", "fait"] {
        let table = format!(
            "Preneur;Avec;Contrat;Plis;Ana;Bob;Cy;Dee\nAna;Cy;couleur ♥;9;5;-5;5;-5\n\
             Ana;Dee;petite misère;{cell};10;-10;-10;10\n"
        );
        assert_eq!(counted("colour-whist", "Ana,Bob,Cy,Dee", &table), 2, "{cell}");
    }
}

#[test]
fn teams_are_read_by_their_names() {
    let counted = |game: &str, table: &str| counted(game, "Ana,Bob,Cy,Dee", table);
    for (one, other, belote) in [
        ("A/C", "B/D", "A/C"),
        ("Les Verts", "Les Bleus", "Les Verts"),
        ("Nous", "Eux", "Ana/Cy"),
        ("Ana+Cy", "Bob+Dee", "Ana & Cy"),
    ] {
        let table = format!(
            "Donne;Preneur;Contrat;Points;Belote;{one};{other}\n1;{one};100 ♥;114;;210;50\n\
             2;{other};90 ♦;98;;60;190\n3;{one};80 ♣;95;{belote};200;70\n"
        );
        assert_eq!(counted("coinche", &table), 3, "{one}");
    }
    let manille =
        "Tour;Donneur;Atout;Pts Rouges;Pts Bleus;Rouges;Bleus\n1;Ana;♥;40;20;10;0\n2;Bob;♠;22;38;0;8\n";
    assert_eq!(counted("manille", manille), 2);
    let whist = "Deal,Tricks N/S,Tricks E/W,Honours,N/S,E/W\n1,8,5,4 N/S,6,0\n2,6,7,,0,1\n3,9,4,3 E/W,3,2\n";
    assert_eq!(counted("whist", whist), 3);
}

#[test]
fn more_headings_of_tables_are_read() {
    let french = "Prise par;Valeur;Couleur;Résultat;Equipe 1;Equipe 2\nAna;80;Cœur;96 pts;180;70\n\
                  Bob;90;Pique;101 pts;60;190\n";
    let short = "Qui;Combien;Atout;Points faits;Nous;Eux\nA;80;coeur;96;180;70\nB;90;pique;101;60;190\n";
    let dutch = "Gift;Speler;Partner;Spel;Slagen;Ana;Bob;Cy;Dee\n1;Ana;Cy;vraag en mee;9;5;-5;5;-5\n\
                 2;Bob;;alleen 6;7;-10;30;-10;-10\n3;Cy;Dee;vragen;7;4;4;-4;-4\n";
    for (game, table, deals) in [("coinche", french, 2), ("coinche", short, 2), ("colour-whist", dutch, 3)] {
        assert_eq!(counted(game, "Ana,Bob,Cy,Dee", table), deals, "{table}");
    }
}

#[test]
fn players_are_read_from_the_heads_of_their_columns() {
    let tarot = "Preneur;Contrat;Bouts;Points;Ana;Bob;Cy;Dee\nAna;Garde;2;49;198;-66;-66;-66\n";
    let pairs = "Preneur;Contrat;Points;Ana & Cy;Bob & Dee\nAna;100 ♥;110;210;50\n";
    let alone = "Retourne;Brisques Ana;Dernier pli;Ana;Bob\n9 coeur;5;Ana;60;30\n";
    for (game, table, players) in [
        ("tarot", tarot, "players \"Ana\" \"Bob\" \"Cy\" \"Dee\""),
        ("coinche", pairs, "players \"Ana\" \"Bob\" \"Cy\" \"Dee\""),
        ("marjolet", alone, "players \"Ana\" \"Bob\""),
    ] {
        let (told, said) = unsaid(game, table).map_err(drop).expect("a pad");
        assert_eq!((told.lines().next(), said), (Some(players), "paper-headed"), "{table}");
    }
    // Somebody who took is not among them.
    let refused = unsaid("tarot", &tarot.replace("\nAna", "\nEve")).err();
    assert!(refused.is_some_and(
        |failure| matches!(failure, Failure::Refused(refusal) if refusal.said.id == "paper-no-players")
    ));
}

#[test]
fn heads_and_cells_of_pads_of_two_sides_are_read() {
    let of_sides =
        "Attaque;Contrat Nous;Contrat Eux;Points;Nous;Eux\nNous;100;;116;220;50\nEux;;90;98;60;190\n";
    let bare =
        "Contrat Nous;Contrat Eux;Points Nous;Points Eux;Nous;Eux\n100;;116;46;220;50\n;90;64;98;60;190\n";
    let rounds = "Tour;Preneur;Choix;Points;Nous;Eux\n1er;Nous;coeur;92;92;70\n2e;Eux;pique;100;62;100\n\
                  1er;Nous;trèfle;70;0;162\n";
    let extra = "Preneur;Points;Primes;Nous;Eux\nNous;92;belote;112;70\nEux;100;;62;100\n";
    let shown = "deal, take North, belote North, points North 92, check A 112 B 70\n\
                 deal, take East, points East 100, check A 62 B 100";
    let whist = "Camp;Levées;Nous;Eux\nEux;9;0;3\nNous;8;2;0\n";
    for (game, table, deals) in [
        (
            "coinche",
            of_sides,
            "deal, bid North 100, points North 116, check A 220 B 50\n\
             deal, bid East 90, points East 98, check A 60 B 190",
        ),
        (
            "coinche",
            bare,
            "deal, bid North 100, points A 116 B 46, check A 220 B 50\n\
             deal, bid East 90, points A 64 B 98, check A 60 B 190",
        ),
        (
            "belote",
            rounds,
            "deal, take North coeur, points North 92, check A 92 B 70\n\
             deal, take East pique, points East 100, check A 62 B 100\n\
             deal, take North trèfle, points North 70, check A 0 B 162",
        ),
        ("belote", extra, shown),
        ("belote", &extra.replace("Primes", "Annonces"), shown),
        ("whist", whist, "deal, tricks East 9, check A 0 B 3\ndeal, tricks North 8, check A 2 B 0"),
    ] {
        let (told, _) = unsaid(game, table).map_err(drop).expect("a pad");
        assert_eq!(told.split_once('\n').map(|(_, deals)| deals), Some(deals), "{table}");
    }
    // What is under the sides alone says the same as a column of its own: which one is filled.
    let both = bare.replace(";90;64", "80;90;64");
    assert!(unsaid("coinche", &both).map_err(drop).is_ok_and(|(told, _)| !told.contains("bid")));
}

#[test]
fn bouts_may_be_named_and_the_petit_told_by_what_it_is_worth() {
    let tarot = "Attaque;Contrat;Bouts;Points;Petit;Ana;Bob;Cy;Dee\nAna;garde;21 + Excuse;51;;210;-70;-70;-70\n\
                 Bob;prise;2;46;10;-40;120;-40;-40\nCy;prise;1;50;-10;26;26;-78;26\n";
    let (told, _) = unsaid("tarot", tarot).map_err(drop).expect("a pad");
    let deals = "deal, bid Ana garde, bouts 21 Excuse, points Ana 51, check Ana 210 Bob -70 Cy -70 Dee -70\n\
                 deal, bid Bob prise, bouts Bob 2, petit attack, points Bob 46, check Ana -40 Bob 120 Cy -40 Dee -40\n\
                 deal, bid Cy prise, bouts Cy 1, petit defence, points Cy 50, check Ana 26 Bob 26 Cy -78 Dee 26";
    assert_eq!(told.split_once('\n').map(|(_, deals)| deals), Some(deals));
}

/// A belote beside what was made, in full or begun, is whoever's the figure is; beside a column of its own it is said once.
#[test]
fn a_belote_may_stand_beside_what_was_made() {
    let taker = "Preneur;Contrat;Couleur;Points;Nous;Eux\nNous;90;pique;97 + bel;210;0\nEux;110;carreau;Bel. 104;0;230\n\
                 Nous;80;trèfle;102 (belote);200;0\nEux;100;coeur;99+belote;0;220\n";
    let (told, _) = unsaid("coinche", taker).map_err(drop).expect("a pad");
    let deals = "deal, bid North 90 pique, belote North, points North 97, check A 210 B 0\n\
                 deal, bid East 110 carreau, belote East, points East 104, check A 0 B 230\n\
                 deal, bid North 80 trèfle, belote North, points North 102, check A 200 B 0\n\
                 deal, bid East 100 coeur, belote East, points East 99, check A 0 B 220";
    assert_eq!(told.split_once('\n').map(|(_, deals)| deals), Some(deals));
    let column = taker.replace("Couleur;Points", "Couleur;Belote;Points").replace(";97", ";Nous;97");
    let column = column.replace(";Bel.", ";Eux;Bel.").replace(";102", ";Nous;102").replace(";99", ";Eux;99");
    let (told, _) = unsaid("coinche", &column).map_err(drop).expect("a pad");
    assert_eq!(told.split_once('\n').map(|(_, deals)| deals), Some(deals));
    for other in ["97 V", "97 + 20", "97 + annonce"] {
        assert!(unsaid("coinche", &taker.replace("97 + bel", other)).is_err(), "{other}");
    }
}

#[test]
fn a_table_may_be_drawn_and_name_nobody() {
    let wide = "Donne  Preneur  Contrat   Points   Nous  Eux\n-----  -------  --------  ------  -----  ---\n\
                1      Nous     100 ♥      110     210   50\n2      Eux      90 ♠       104      60  190\n";
    let boxed = "+---+------+-------+--------+------+-----+\n| Donne | Preneur | Contrat | Points | Nous | Eux |\n\
                 +---+------+-------+--------+------+-----+\n| 1 | Nous | 100 ♥ | 110 | 210 | 50 |\n\
                 | 2 | Eux | 90 ♠ | 104 | 60 | 190 |\n+---+------+-------+--------+------+-----+\n";
    let lines = boxed.replace('|', "│").replace('-', "─").replace('+', "┼");
    let deals = "players \"North\" \"East\" \"South\" \"West\"\n\
                 deal, bid North 100 ♥, points North 110, check A 210 B 50\n\
                 deal, bid East 90 ♠, points East 104, check A 60 B 190";
    for text in [wide, boxed, &lines] {
        assert!(is_table(text, false), "{text}");
        let told = unsaid("coinche", text).map_err(drop).expect("a pad");
        assert_eq!(told, (deals.to_owned(), "paper-unnamed"), "{text}");
    }
    assert!(!is_table("match coinche\nplayers Ana Bob Cy Dee\ndeal, bid ana 100 hearts\n", false));
}

#[test]
fn whose_points_they_are_is_not_guessed_where_they_are_recorded() {
    let players = Some("Ana,Bob,Cy,Dee".to_owned());
    let args = PaperArgs { game: Some("manille".to_owned()), players, ..PaperArgs::default() };
    let rows = table("Donneur;Atout;Points\nAna;♥;40\n", "pad.csv").map_err(drop).expect("a table");
    let told = (vec![rows], "pad.csv".to_owned());
    let how = (Named::Unread, Lang::CANONICAL);
    let refused = sheet(&Houses::new(None), told, (&args, &Mapping::default()), how).err();
    assert!(refused.is_some_and(
        |failure| matches!(failure, Failure::Refused(refusal) if refusal.said.id == "paper-whose")
    ));
}

#[test]
fn two_columns_of_one_name_are_refused() {
    let refused = paper("Taker;Contract;Points;Points\nAna;100 hearts;31;131\n").err();
    assert!(refused.is_some_and(
        |failure| matches!(failure, Failure::Refused(refusal) if refusal.said.id == "paper-column-twice")
    ));
    // Of two columns that say nothing nobody asks.
    let (deals, aside) = read("Taker;Contract;Points;Weather;Weather\nAna;100 hearts;131;sun;rain\n");
    assert_eq!((deals.as_str(), aside.len()), ("deal, bid Ana 100 hearts, points Ana 131", 2));
}

#[test]
fn a_deal_that_two_rows_tell_whole_is_refused() {
    let rows = "No,Taker,Contract,Points\n1,Ana,100 hearts,112\n";
    let (deals, _) = read(&format!("{rows}2,Bob,90 spades,100\n"));
    assert_eq!(deals.lines().count(), 2);
    let refused = paper(&format!("{rows}1,Ana,100 hearts,112\n")).err();
    assert!(refused.is_some_and(
        |failure| matches!(failure, Failure::Refused(refusal) if refusal.said.id == "paper-twice")
    ));
}

#[test]
fn sides_are_named_in_many_ways() {
    for (a, b) in [
        ("Us", "Them"),
        ("Nous", "Eux"),
        ("Wij", "Zij"),
        ("A", "B"),
        ("Score A", "Score B"),
        ("Équipe 1", "Équipe 2"),
    ] {
        let table = format!(
            "No;Taker;Contract;Points;{a};{b};Weather\n1;Ana;80 hearts;112;192;50;rain\n2;Bob;80 spades;70;240;0;sun\n"
        );
        let deals = "deal, bid Ana 80 hearts, points Ana 112, check A 192 B 50\n\
                     deal, bid Bob 80 spades, points Bob 70, check A 240 B 0";
        assert_eq!(read(&table), (deals.to_owned(), vec!["Weather".to_owned()]), "{a}, {b}");
    }
}

/// Coinche rounds 114 to 110 and 48 to 50, 101 to 100 and 61 to 60; a fall marks 160 and the bid; a stake raised doubles both.
#[test]
fn what_stands_in_a_cell_counts_as_the_table_did() {
    let coinche = "Preneur;Contrat;Atout;Contre;Points;Nous;Eux\nBob;90;pique;contré;101;0;380\n\
                   Ana;110;coeur;surcontré;114;880;0\nCy;80;trèfle;;96;180;70\n";
    let beyond = "Preneur;Contrat;Atout;Résultat;Nous;Eux\nAna;80;coeur;+16;180;70\nBob;90;pique;+11;60;190\n\
                  Cy;100;carreau;-15;0;260\n";
    let shown = "Donne;Preneur;Contrat;Points;Tierce;Cinquante;Nous;Eux\n1;Nous;100 ♥;110;Nous;;230;50\n\
                 2;Eux;90 ♠;104;;Eux;60;240\n3;Nous;80 ♣;95;;;180;70\n";
    let raised = "Donne;Preneur;Contrat;Points;Coinché par;Nous;Eux\n1;Nous;100 ♥;110;;210;50\n2;Eux;90 ♠;104;Nous;0;340\n";
    let behind = "Preneur;Contrat;Points;Belote;Nous;Eux\nBob;90 pique, contré;101;;0;380\nCy;80 trèfle;76;attaque;180;90\n";
    let two = "Preneur;Contrat;Points;Coinche;Contre;Nous;Eux\nBob;90 ♠;101;;x;0;380\nBob;90 ♠;101;x;;0;380\nCy;80 ♣;96;;;180;70\n";
    let of_tricks = "Joueur;Enchère;Plis;Nous;Eux\nAna;80 ♥;96;180;70\nBob;90 ♠;101;60;190\n";
    for (table, deals) in
        [(coinche, 3), (beyond, 3), (shown, 3), (raised, 2), (behind, 2), (two, 3), (of_tricks, 2)]
    {
        assert_eq!(counted("coinche", "Ana,Bob,Cy,Dee", table), deals, "{table}");
    }
    let both = "Preneur;Contrat;Atout;Plis;Ana;Bob;Cy;Dee\nAna+Cy;couleur;coeur;9;5;-5;5;-5\n\
                Bob;solo 6;pique;7;-10;30;-10;-10\n";
    let spoken = "Speler;Partner;Contract;Slagen;Ana;Bob;Cy;Dee\nAna;Cy;Vraag & meegaan;9;5;-5;5;-5\nBob;;6 seul;7;-10;30;-10;-10\n\
                  Cy;Bob;Emballé;6;4;-4;-4;4\n";
    for (table, deals) in [(both, 2), (spoken, 3)] {
        assert_eq!(counted("colour-whist", "Ana,Bob,Cy,Dee", table), deals, "{table}");
    }
    // 53 of 91 with a bout are two beyond 51: 27; Petite, petit and poignée of nobody.
    let tarot = "Preneur;Enchère;Bouts;Points;Petit;Poignée;Ana;Bob;Cy;Dee\nAna;PETITE;1;53/91;aucun;aucune;81;-27;-27;-27\n";
    assert_eq!(counted("tarot", "Ana,Bob,Cy,Dee", tarot), 1);
    for tricks in
        ["NS tricks,EW tricks", "Our tricks,Their tricks", "Nos plis,Leurs plis", "Onze slagen,Hun slagen"]
    {
        let whist = format!("Hand,{tricks},Us,Them\n1,8,5,2,0\n2,4,9,0,3\n");
        assert_eq!(counted("whist", "Ana,Bob,Cy,Dee", &whist), 2, "{tricks}");
    }
}

/// Who took, what was made and what came of it under headings of many kinds; totals beside what was marked are no second figure.
#[test]
fn headings_are_read_as_people_write_them() {
    let made = "deal, bid Ana 90 ♥, points Ana 104, check A 190 B 60";
    for head in [
        "Team;Bid;Pips;Us;Them",
        "Prend;Contrat;Réalisation;Nous;Eux",
        "Wie speelt;Bod;Gehaald;Wij;Zij",
        "Taker;Contract;Card points;Our score;Their score",
    ] {
        assert_eq!(read(&format!("{head}\nAna;90 ♥;104;190;60\n")), (made.to_owned(), vec![]), "{head}");
    }
    for (head, cell) in [("Résultat", "réussi"), ("OK", "✓"), ("Result", "made"), ("Resultaat", "gelukt")]
    {
        let (deals, aside) = read(&format!("Preneur;Contrat;{head};Nous;Eux\nAna;90 ♥;{cell};90;0\n"));
        assert_eq!((deals.as_str(), aside), ("deal, bid Ana 90 ♥, made, check A 90 B 0", vec![]), "{head}");
    }
    let (deals, aside) = read("Preneur;Contrat;Résultat;Nous;Eux\nAna;90 ♥;chuté;0;90\n");
    assert_eq!((deals.as_str(), aside), ("deal, bid Ana 90 ♥, down, check A 0 B 90", vec![]));
    let both = "Preneur;Contrat;Fait;Stuk;Marque Nous;Marque Eux;Cumul Nous;Cumul Eux\nAna;90 ♥;104;;190;60;190;60\n";
    assert_eq!(read(both).0, made);
}

/// A letter in the column of players is the beginning of a name, and no side; dashes are a deal of which there is nothing to say, and
/// what nobody can read says nothing.
#[test]
fn letters_dashes_and_marks_of_doubt_are_read_as_people_mean_them() {
    let pad = "Preneur;Contrat;Points;Nous;Eux\nB;90 ♠;104;60;190\n-;-;-;-;-\nAna;90 ♥;???;190;60\n";
    let deals = "deal, bid Bob 90 ♠, points Bob 104, check A 60 B 190\ndeal, everybody-passes\ndeal, bid Ana 90 ♥, check A 190 B 60";
    assert_eq!(read(pad).0, deals);
    for head in ["Result", "Resultaat"] {
        let (deals, _) = read(&format!("Taker;Contract;{head};Us;Them\nAna;90 ♥;made (104);190;60\n"));
        assert_eq!(deals, "deal, bid Ana 90 ♥, points Ana 104, check A 190 B 60", "{head}");
    }
}

/// What is shown may stand several times in a cell, by one or by both, or in two columns of one player; a mariage in trumps has two names.
/// 50 in brisques, 10 for the last trick, 20 and 40 for the mariages, 40 for the marjolet against 30.
#[test]
fn several_things_that_were_shown_stand_in_one_cell() {
    let head = "Donne;Atout;Annonces;Brisques Léa;Brisques Max;Der;Léa;Max";
    for cell in [
        "Léa mariage pique + mariage royal, Max marjolet carreau",
        "Léa mariage pique et mariage d’atout / Max marjolet carreau",
        "Max marjolet carreau & Léa mariage royal ; mariage pique",
    ] {
        let cell = format!("\"{cell}\"");
        assert_eq!(
            counted("marjolet", "Léa,Max", &format!("{head}\n1;coeur;{cell};5;3;Léa;120;50\n")),
            1,
            "{cell}"
        );
    }
    // No word of what was shown is a name: « de » is not Dee; and a name of two words is one.
    let shown = |players: &str, cell: &str| {
        let table = format!("Preneur;Contrat;Points;Annonces;Nous;Eux\nAna;100 ♥;120;{cell};10;20\n");
        let args = PaperArgs {
            game: Some("coinche".to_owned()),
            players: Some(players.to_owned()),
            ..PaperArgs::default()
        };
        let told =
            (vec![super::table(&table, "pad.csv").map_err(drop).expect("a table")], "pad.csv".to_owned());
        let how = (Named::Unread, Lang::CANONICAL);
        let paper = sheet(&Houses::new(None), told, (&args, &Mapping::default()), how)
            .map_err(drop)
            .expect("a table");
        let line =
            paper.text.lines().find(|line| line.starts_with("deal")).map(str::to_owned).unwrap_or_default();
        line.split(", ").filter(|event| event.starts_with("declare")).collect::<Vec<_>>().join(", ")
    };
    let four = "Ana,Bob,Cy,Dee";
    assert_eq!(shown(four, "carré de rois + tierce 9C"), "declare Ana carré de rois, declare Ana tierce 9C");
    assert_eq!(shown(four, "B carré de rois + tierce 9C"), "declare B carré de rois, declare Bob tierce 9C");
    let club = "Ana,Michel D.,Cy,Michel R.";
    assert_eq!(
        shown(club, "Ana tierce 9C & Michel R. cent 9D & tierce 9S"),
        "declare Ana tierce 9C, declare \"Michel R.\" cent 9D, declare \"Michel R.\" tierce 9S"
    );
    let twice = "Donne;Atout;Annonces Léa;Annonces Léa;Annonces Max;Brisques Léa;Brisques Max;Der;Léa;Max\n\
                 1;♥;mariage ♠;mariage royal;marjolet ♦;5;3;Léa;120;50\n";
    assert_eq!(counted("marjolet", "Léa,Max", twice), 1);
}

/// At manille whoever doubles, the deal is worth as much: 8, 4 and 12 beyond 34, doubled, and twelve doubled twice.
#[test]
fn a_stake_is_raised_by_nobody_where_nobody_takes() {
    let four = "Ana,Bob,Cy,Dee";
    let column = "N°;Atout;Contre;Points Nous;Points Eux;Nous;Eux\n1;Pique;X;42;26;16;0\n2;Cœur;;30;38;0;4\n3;Trèfle;oui;22;46;0;24\n";
    assert_eq!(counted("manille", four, column), 3);
    let word = "Gift;Troef;Punten wij;Punten zij;Wij;Zij\n1;harten;38;30;4;0\n2;schoppen tegen;28;40;0;12\n";
    assert_eq!(counted("manille", four, word), 2);
}

/// By how many tricks more or fewer than the contract asks, with a word where nothing is counted: 4 and 1, 8 and 2, 28, 4, 22, times three
/// for whoever plays alone.
#[test]
fn by_how_many_tricks_a_contract_was_made_is_read() {
    let rows = |cells: [&str; 5]| {
        let [one, two, three, four, five] = cells;
        format!(
            "1;Ana;Cy;couleur;{one};5;-5;5;-5\n2;Bob;;solo 6;{two};-10;30;-10;-10\n3;Dee;;gde misère;{three};-28;-28;-28;84\n\
             4;Bob;Cy;couleur;{four};4;-4;-4;4\n5;Ana;;abondance;{five};66;-22;-22;-22\n"
        )
    };
    for (head, cells) in [
        ("+/-", ["+1", "+1", "ok", "-1", "ok"]),
        ("Résultat", ["+1", "+1", "réussi", "-1", "réussi"]),
        ("Levées", ["9", "7", "ok", "7", "9"]),
        ("Fait", ["9", "7", "oui", "7", "oui"]),
    ] {
        let table = format!("Tour;Qui;Avec;Contrat;{head};Ana;Bob;Cy;Dee\n{}", rows(cells));
        assert_eq!(counted("colour-whist", "Ana,Bob,Cy,Dee", &table), 5, "{table}");
    }
}

/// Where lines of the notation have a column of their own and deals no number, a row that begins a deal by its columns is one deal: the
/// suit that is put in for none changes nothing of that.
#[test]
fn a_row_beside_lines_of_the_notation_is_one_deal() {
    let table = "Qui;Avec;Contrat;Plis;Événements;Piet;An;Jef;Lies\n\
                 ;;;;\"bid Piet petite-misere, support Jef, tricks Piet 0 Jef 0\";10;-10;10;-10\n\
                 Piet;Jef;emballage;8;;4;-4;4;-4\nAn;Lies;emballage;9;;-5;5;-5;5\n";
    assert_eq!(counted("colour-whist", "Piet,An,Jef,Lies", table), 3);
}

/// Where nobody takes, a cell may hold the figure of each: 9, 7, 8 and 8 tricks, each beyond six; 50 and 30 in brisques with the last
/// trick, then 30 and 50.
#[test]
fn the_figures_of_both_stand_in_one_cell() {
    let whist = "Main;Levées;Nous;Eux\n1;9-4;3;0\n2;6-7;0;1\n3;8–5;2;0\n4;5 / 8;0;2\n";
    assert_eq!(counted("whist", "Ana,Bob,Cy,Dee", whist), 4);
    let marjolet = "Donne;Brisques;Der;Léa;Max\n1;5-3;Léa;60;30\n2;3-5;Max;30;60\n";
    assert_eq!(counted("marjolet", "Léa,Max", marjolet), 2);
}

/// A trou is told as a contract with its partner: 4 and 1 beyond eight tricks in the suit of the ace, 4 for nine beside it; where nothing
/// says how it was filled, in the suit.
#[test]
fn a_trou_is_a_contract_with_its_partner() {
    let four = "Ana,Bob,Cy,Dee";
    let pad = "Wie;Met;Contract;Slagen;Ana;Bob;Cy;Dee\nAna;Cy;troel;9;5;-5;5;-5\nBob;Dee;troel ♥ dans;8;-4;4;-4;4\n\
               Cy;Dee;trou à côté;9;-4;-4;4;4\n";
    assert_eq!(counted("colour-whist", four, pad), 3);
}

#[test]
fn what_is_cut_short_is_read_as_it_is_meant() {
    let row = |contract: &str| {
        let pad = format!("Taker;Contract;Points;blt;N;E\nAna;{contract};112;Cy;420;0\n");
        read(&pad)
    };
    let deals = "deal, bid Ana 100 ♥, coinche Bob, belote Cy, points Ana 112, check A 420 B 0".to_owned();
    for contract in ["100♥ch", "100 ♥ ch.", "100 ♥ coin.", "100♥ x2"] {
        assert_eq!(row(contract), (deals.clone(), vec![]), "{contract}");
    }
}

#[test]
fn a_score_among_bouts_is_what_the_attack_counted() {
    let pad =
        "Preneur;Contrat;Nb bouts;Score;Anne;Benoît;Chloé;Denis\nBenoît;g. sans;0;75,5;-176;528;-176;-176\n";
    assert_eq!(
        deals("tarot", "Anne,Benoît,Chloé,Denis", pad),
        "deal, bid Benoît g sans, bouts Benoît 0, points Benoît 75.5"
    );
}

/// What a pad says was marked, deal by deal.
fn marked(text: &str, figures: Option<FiguresArg>) -> Vec<String> {
    let args = PaperArgs {
        game: Some("coinche".to_owned()),
        players: Some("Ana,Bob,Cy,Dee".to_owned()),
        figures,
        ..PaperArgs::default()
    };
    let told = (vec![table(text, "pad.csv").map_err(drop).expect("a table")], "pad.csv".to_owned());
    let how = (Named::Figures, Lang::CANONICAL);
    let paper =
        sheet(&Houses::new(None), told, (&args, &Mapping::default()), how).map_err(drop).expect("a pad");
    let check = |line: &str| line.split_once("check ").map(|(_, marks)| marks.to_owned());
    paper.text.lines().filter_map(check).collect()
}

/// A dash beside a figure is nought, and so are blanks; one blank may be a figure that was forgotten. A table that writes its noughts
/// means none by them, and below a total stays what stood there.
#[test]
fn nothing_beside_a_figure_is_nought_where_no_nought_is_written() {
    let pad = |[one, other]: [&str; 2]| {
        format!(
            "Preneur;Contrat;Points;Nous;Eux\nAna;90 pique;110;200;50\nBob;100 coeur;110;50;210\n\
             Ana;110 trefle;98;{one};270\nAna;90 pique;70;250;{other}\n"
        )
    };
    let filled = ["A 200 B 50", "A 50 B 210", "A 0 B 270", "A 250 B 0"];
    for cells in [["-", "—"], ["", ""], ["x", "/"]] {
        assert_eq!(marked(&pad(cells), None), filled, "{cells:?}");
    }
    assert_eq!(marked(&pad(["", "13"]), None)[2], "B 270");
    assert_eq!(marked(&pad(["-", "0"]), None)[2], "B 270");
    assert_eq!(marked(&pad(["?", "-"]), None)[2..], ["B 270", "A 250 B 0"]);
    assert_eq!(marked(&pad(["-", "-"]), Some(FiguresArg::Totals))[2], "B 270");
    let totals = "Preneur;Contrat;Points;Nous;Eux\nAna;90 pique;162;250;-\nBob;100 coeur;110;300;210\n\
                  Ana;110 trefle;162;570;-\n";
    assert_eq!(marked(totals, None), ["A 250 B 0", "A 300 B 210", "A 570"]);
}
