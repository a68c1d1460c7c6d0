//! What a shell offers after Tab: asked as bash, zsh, fish and powershell ask.

use std::process::{Command, Stdio};

use super::program::{Done, Place};

/// The candidates for the last word of a line, as a shell would ask for them.
fn offered(place: &Place, shell: &str, lang: &str, words: &[&str]) -> Vec<String> {
    let args = [&["--", "ardoise"], words].concat();
    let mut command = place.command(&args);
    command.env("ARDOISE_COMPLETE", shell).env("ARDOISE_LANG", lang);
    if shell == "bash" || shell == "zsh" {
        command.env("_CLAP_COMPLETE_INDEX", words.len().to_string()).env("_CLAP_IFS", "\n");
    }
    let done = Done::of(command.output().expect("the program runs"), words).ok();
    let value = |line: &str| match shell {
        "zsh" => line.split(':').next().unwrap_or_default().to_owned(),
        _ => line.split('\t').next().unwrap_or_default().to_owned(),
    };
    done.out.lines().map(value).collect()
}

fn coinche() -> Place {
    let place = Place::new();
    place.say("new coinche Ana Bob Zoé Dee --dealer Dee --rules contree").ok();
    place
}

#[test]
fn every_shell_is_told_the_events_of_the_match() {
    let place = coinche();
    for shell in ["bash", "zsh", "fish", "powershell"] {
        assert_eq!(offered(&place, shell, "en", &["add", "b"]), ["bid", "belote"], "{shell}");
        assert_eq!(offered(&place, shell, "en", &["add", "bid", "zo"]), ["Zoé"], "{shell}");
        assert_eq!(
            offered(&place, shell, "fr", &["noter", "contrat", "ana", "100", "c"]),
            ["cœur", "carreau"]
        );
        assert_eq!(offered(&place, shell, "fr", &["noter", "vé"]), ["vérifie"], "{shell}");
    }
}

#[test]
fn events_go_on_as_the_match_would_take_them() {
    let place = coinche();
    let en = |words: &[&str]| offered(&place, "fish", "en", words);
    assert_eq!(en(&["add", ""])[..2], ["bid", "pass"]);
    let levels = en(&["add", "bid", "ana", ""]);
    assert!(levels.contains(&"80".to_owned()) && !levels.contains(&"70".to_owned()), "{levels:?}");
    // After the bid of the line itself it is the others who may double it.
    let doublers = en(&["add", "bid", "ana", "100", "hearts,", "coinche", ""]);
    assert!(doublers.contains(&"Bob".to_owned()) && !doublers.contains(&"Ana".to_owned()), "{doublers:?}");
    assert!(en(&["add", "note", ""]).iter().all(|word| word.starts_with('-')), "a text is written freely");
    place.say("add bid ana 100 hearts, points ana 131").ok();
    assert!(en(&["amend", ""]).contains(&"1".to_owned()));
    assert_eq!(en(&["amend", "1", "belote", "zo"]), ["Zoé"]);
    assert_eq!(en(&["check", "A"]), ["A"]);
}

#[test]
fn rules_options_matches_and_players_are_offered() {
    let place = coinche();
    place.say("rules save chez-ana --rules contree --set target=1500").ok();
    let ask = |words: &[&str]| offered(&place, "bash", "en", words);
    assert_eq!(ask(&["new", "coi"]), ["coinche"]);
    assert_eq!(ask(&["new", "coinche", "A"]), ["Ana"]);
    let rules = ask(&["new", "coinche", "--rules", "c"]);
    assert!(rules.contains(&"contree".to_owned()) && rules.contains(&"chez-ana".to_owned()), "{rules:?}");
    assert_eq!(ask(&["new", "coinche", "--set", "targ"])[0], "target=");
    // Bash takes the equals sign for a word of its own.
    let values = ask(&["new", "coinche", "--set", "coinche-scope", "=", "bid"]);
    assert_eq!(values, ["bid-only", "bid-alone"]);
    assert_eq!(ask(&["new", "coinche", "--set", "coinche-scope", "="])[0], "all");
    let zsh = offered(&place, "zsh", "en", &["new", "coinche", "--set", "coinche-scope=bid"]);
    assert_eq!(zsh, ["coinche-scope=bid-only", "coinche-scope=bid-alone"]);
    let id = place.say("show --json").ok().json()["match"]["id"].as_str().expect("an id").to_owned();
    assert_eq!(ask(&["show", ""]), [id[id.len() - 8..].to_owned()]);
    assert!(ask(&["--match", ""]).contains(&id[id.len() - 8..].to_owned()));
    assert!(ask(&["referee", "ruling", "coinche", "rev"]).contains(&"revoke-in-time".to_owned()));
    assert_eq!(ask(&["referee", "ruling", "coinche", "revoke", "--player", "b"]), ["Bob"]);
    assert!(ask(&["rules", "article", "coinche.m"]).contains(&"coinche.marks".to_owned()));
    assert!(ask(&["add", "--"]).contains(&"--as-played".to_owned()));
    assert!(offered(&place, "bash", "fr", &["no"]).contains(&"noter".to_owned()));
}

#[test]
fn without_a_database_or_with_a_broken_one_nothing_is_complained_of() {
    let place = Place::new();
    assert!(offered(&place, "fish", "en", &["add", "b"]).is_empty());
    assert!(!place.db().exists());
    std::fs::write(place.db(), "this is no database").expect("a file");
    assert!(offered(&place, "fish", "en", &["add", "b"]).is_empty());
    assert!(offered(&place, "fish", "en", &["show", ""]).iter().all(|word| word.starts_with('-')));
}

/// The script is read by a real bash, and asked as bash asks.
#[test]
#[cfg(unix)]
fn bash_itself_is_told() {
    let Ok(status) = Command::new("bash").arg("--version").stdout(Stdio::null()).status() else { return };
    assert!(status.success());
    let place = coinche();
    let ask = |words: &str| {
        let script = format!(
            "source <(\"$BIN\" completions bash | sed \"s|\\\"ardoise\\\" --|\\\"$BIN\\\" --|\")\n\
             COMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}}-1)); COMP_TYPE=9\n\
             _clap_complete_ardoise ardoise \"${{COMP_WORDS[COMP_CWORD]}}\"\n\
             printf '%s\\n' \"${{COMPREPLY[@]}}\""
        );
        let set_up = place.command(&[]);
        let mut command = Command::new("bash");
        for (name, value) in set_up.get_envs() {
            match value {
                Some(value) => command.env(name, value),
                None => command.env_remove(name),
            };
        }
        command.env("BIN", env!("CARGO_BIN_EXE_ardoise")).args(["--norc", "-c", &script]);
        Done::of(command.stdin(Stdio::null()).output().expect("bash runs"), &["bash"]).out
    };
    assert_eq!(ask("ardoise add bid d"), "Dee\n");
    assert_eq!(ask("ardoise new coinche --set coinche-scope = b"), "bid-only\nbid-alone\n");
    assert!(ask("ardoise new coinche --set coinche-scope =").starts_with("all\n"));
}

#[test]
fn commands_are_found_by_their_accents_too() {
    let place = coinche();
    for shell in ["bash", "zsh", "fish", "powershell"] {
        assert_eq!(offered(&place, shell, "fr", &["règle"]), ["regles"], "{shell}");
        assert_eq!(offered(&place, shell, "fr", &["RÈGLES", "Op"]), ["options"], "{shell}");
        assert_eq!(offered(&place, shell, "fr", &["concours", "résu"]), ["resultat"], "{shell}");
    }
}

#[test]
fn games_and_words_of_a_list_are_offered_in_the_readers_language() {
    let place = coinche();
    let nl = |words: &[&str]| offered(&place, "fish", "nl", words);
    assert_eq!(nl(&["nieuw", "k"]), ["kleurenwiezen"]);
    assert_eq!(nl(&["nieuw", "colour"]), ["colour-whist"]);
    assert_eq!(nl(&["statistieken", "--sort", "ge"]), ["gewonnen"]);
    assert_eq!(nl(&["kaarting", "nieuw", ""])[..4], ["individueel", "plan", "ploegen", "poules"]);
    for shell in ["bash", "zsh", "fish", "powershell"] {
        let what = ["tafelkaarten", "loting", "stand", "prijzen", "leeg", "muur"];
        assert_eq!(offered(&place, shell, "nl", &["kaarting", "afdruk", ""]), what, "{shell}");
        assert_eq!(
            offered(&place, shell, "fr", &["concours", "imprimer", "C"]),
            ["cartes", "classement"],
            "{shell}"
        );
    }
}

#[test]
fn zsh_takes_names_that_begin_otherwise_than_they_were_typed() {
    let place = coinche();
    let page = place.run(&["completions", "zsh"]).ok();
    page.shows("'values' other -U").shows("-r '/' -U").shows("open -S '' -U").shows("other=() open=()");
    assert_eq!(offered(&place, "zsh", "fr", &["noter", "contrat", "zoe"]), ["Zoé"]);
}

#[test]
fn options_are_offered_by_the_titles_of_the_language() {
    let place = coinche();
    let ask = |shell: &str, lang: &str, word: &str| {
        offered(&place, shell, lang, &["new", "coinche", "--set", word])
    };
    for shell in ["zsh", "fish", "powershell"] {
        assert_eq!(ask(shell, "fr", "obj"), ["objectif="], "{shell}");
        assert_eq!(ask(shell, "nl", "doel"), ["doel="], "{shell}");
        // An id stays what it is, and what is typed beyond the shortest name goes on to the whole title.
        assert_eq!(ask(shell, "fr", "targ")[0], "target=", "{shell}");
        assert_eq!(ask(shell, "fr", "objectif-de"), ["objectif-de-la-partie-en-points="], "{shell}");
        assert_eq!(ask(shell, "fr", "rounding=pas"), ["rounding=pas"], "{shell}");
    }
    for (word, whole) in ask("zsh", "fr", "").iter().map(|word| (word, word.trim_end_matches('='))) {
        // What is offered is read.
        let typed = format!("{whole}=§");
        let told = place.run(&["--lang", "fr", "rules", "show", "coinche", "--set", &typed]).err;
        assert!(!told.contains("aucune option"), "{word}: {told}");
    }
}
