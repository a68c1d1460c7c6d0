//! Who holds which place at the table: invitations by token or code, cookies, and what each place may do.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use ardoise_desk::files;
use ardoise_rules::cards::fold_word;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

/// What somebody is at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// Writes for everybody.
    Scribe,
    /// Plays, under the name by which he sits.
    Player(String),
    /// Rules on what went wrong.
    Referee,
    /// Looks on.
    Onlooker,
}

/// A table of a round of a contest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HallTable {
    /// The contest.
    pub contest: String,
    /// The round.
    pub round: u16,
    /// The table.
    pub table: u32,
}

impl HallTable {
    /// What the code on the card of a table says: which table, and that it comes from here.
    fn token(&self, door: &str) -> String {
        let short = self.contest.get(self.contest.len().saturating_sub(8)..).unwrap_or_default();
        format!("{short}-{}-{}-{}", self.round, self.table, self.proof(door))
    }

    /// Nobody makes it up who does not know what only this database's server knows.
    fn proof(&self, door: &str) -> String {
        let mut whole = digest(&format!("{door}/{}/{}/{}", self.contest, self.round, self.table));
        whole.truncate(32);
        whole
    }
}

/// What can be done at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// Enters what happened, takes it back, puts it right.
    Record,
    /// Agrees to a deal, or disputes it.
    Agree,
    /// Records what the rules prescribe after an irregularity.
    Rule,
}

impl Place {
    /// Reads a place: `scribe`, `referee`, `onlooker`, in any language, or else the name of a player.
    #[must_use]
    pub fn read(text: &str) -> Option<Place> {
        let text = text.trim();
        let own =
            crate::words::value(&ardoise_rules::cards::fold_word(text), &["scribe", "referee", "onlooker"]);
        match own {
            _ if text.is_empty() => None,
            Some("scribe") => Some(Place::Scribe),
            Some("referee") => Some(Place::Referee),
            Some("onlooker") => Some(Place::Onlooker),
            _ => Some(Place::Player(text.chars().take(LONGEST_NAME).collect())),
        }
    }

    /// The word for it, which is also the end of its message.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Place::Scribe => "scribe",
            Place::Player(_) => "player",
            Place::Referee => "referee",
            Place::Onlooker => "onlooker",
        }
    }

    /// May somebody in this place do that? A player only where he sits.
    #[must_use]
    pub fn may(&self, deed: Deed, players: &[String]) -> bool {
        match (self, deed) {
            (Place::Onlooker, _) | (Place::Scribe | Place::Referee, Deed::Agree) => false,
            (Place::Player(_), Deed::Rule) => false,
            (Place::Player(name), Deed::Record | Deed::Agree) => players.contains(name),
            (Place::Scribe | Place::Referee, Deed::Record | Deed::Rule) => true,
        }
    }

    fn stored(&self) -> Value {
        match self {
            Place::Player(name) => json!({"player": name}),
            Place::Scribe | Place::Referee | Place::Onlooker => json!(self.id()),
        }
    }

    fn of_stored(stored: &Value) -> Option<Place> {
        match stored.get("player").and_then(Value::as_str) {
            Some(name) => Some(Place::Player(name.to_owned())),
            None => Place::read(stored.as_str()?),
        }
    }
}

/// The letters that are kept of a player's name.
const LONGEST_NAME: usize = 40;
/// A place lasts so long after it was last used: an evening and the next morning, in milliseconds.
pub const LASTS: i64 = 18 * 3_600_000;
/// So many wrong codes lock the code.
const WRONG: u32 = 5;
/// For so long, in milliseconds.
const LOCKED: i64 = 60_000;
/// So many people are kept in mind: a large hall.
const MOST: usize = 5_000;

/// Somebody who was let in.
#[derive(Debug, Clone)]
struct Guest {
    /// By this number he is named on the terminal.
    number: u32,
    /// The digest of his secret: the secret itself is only with him.
    digest: String,
    /// What he is; nothing yet while he is asked.
    place: Option<Place>,
    /// The table whose card let him in: he is one of those who sit there.
    at: Option<HallTable>,
    /// When he was last seen.
    seen: i64,
    /// A program with a token, and no browser with a cookie.
    program: bool,
}

impl Guest {
    fn held(&self) -> Held {
        Held { number: self.number, place: self.place.clone(), at: self.at.clone(), seen: self.seen }
    }
}

/// What lets one more person in.
#[derive(Debug, Clone)]
pub struct Invitation {
    /// Stands in the fragment of an address.
    pub token: String,
    /// Six digits, for those who cannot scan.
    pub code: String,
}

/// Why a code lets nobody in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shut {
    /// It is not the code.
    Wrong,
    /// Too many wrong ones: it is looked at again later.
    Locked,
}

/// Somebody who is in, as pages and the terminal see him.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Held {
    /// His number.
    pub number: u32,
    /// What he is; nothing yet while he is asked.
    pub place: Option<Place>,
    /// The table whose card let him in.
    pub at: Option<HallTable>,
    /// When he was last seen.
    pub seen: i64,
}

/// Everybody who was let in, and what lets the next one in.
#[derive(Debug)]
pub struct Places {
    guests: Vec<Guest>,
    last: u32,
    invitation: Invitation,
    wrong: u32,
    locked_until: i64,
    /// What the codes on cards are made with.
    door: String,
    kept_in: Option<PathBuf>,
    /// As of when what other programs wrote there is known.
    heard: Option<SystemTime>,
    /// Those from whom a place was taken, by digest.
    revoked: BTreeSet<String>,
    /// Names that were forgotten, as digests, each with what stands in its place.
    renamed: Vec<(String, String)>,
}

/// Where the places of a database are kept.
#[must_use]
pub fn kept_beside(db: &Path) -> PathBuf {
    db.with_extension("places.json")
}

/// Writes a pseudonym in the place of names in what is kept of places: a server that runs hears of it.
pub fn forget(db: &Path, names: &[String], pseudonym: &str) {
    let path = kept_beside(db);
    if path.exists() {
        let mut places = Places::new(Some(path), i64::MIN);
        let door = places.door.clone();
        places.renamed.extend(names.iter().map(|name| (sealed(&door, name), pseudonym.to_owned())));
        places.rename();
        places.keep();
    }
}

impl Places {
    /// The places kept in a file by an earlier run, as far as they have not lapsed. What cannot be read is nobody.
    #[must_use]
    pub fn new(kept_in: Option<PathBuf>, now: i64) -> Places {
        let mut places = Places {
            guests: Vec::new(),
            last: 0,
            invitation: Invitation { token: secret(), code: code() },
            wrong: 0,
            locked_until: 0,
            door: secret(),
            kept_in,
            heard: None,
            revoked: BTreeSet::new(),
            renamed: Vec::new(),
        };
        places.hear();
        places.guests.retain(|guest| now.saturating_sub(guest.seen) < LASTS);
        places
    }

    /// Hears what another program wrote of the places of this database: who was let in by another server, who was forgotten.
    fn hear(&mut self) {
        let Some(path) = &self.kept_in else { return };
        let written = std::fs::metadata(path).and_then(|known| known.modified()).ok();
        if written.is_none() || written == self.heard {
            return;
        }
        let kept = std::fs::read(path).ok().and_then(|bytes| serde_json::from_slice(&bytes).ok());
        let Some(kept): Option<Value> = kept else { return };
        self.heard = written;
        for one in kept["places"].as_array().into_iter().flatten() {
            let (Some(digest), Some(seen)) = (one["digest"].as_str(), one["seen"].as_i64()) else { continue };
            if self.revoked.contains(digest) {
                continue;
            }
            match self.guests.iter_mut().find(|guest| guest.digest == digest) {
                Some(known) => {
                    known.seen = known.seen.max(seen);
                    known.place = known.place.take().or_else(|| Place::of_stored(&one["place"]));
                }
                None => {
                    self.last += 1;
                    self.guests.push(Guest {
                        number: self.last,
                        digest: digest.to_owned(),
                        place: Place::of_stored(&one["place"]),
                        at: table_of(&one["at"]),
                        seen,
                        program: false,
                    });
                }
            }
        }
        if let Some(door) = kept["door"].as_str() {
            door.clone_into(&mut self.door);
        }
        for one in kept["renamed"].as_array().into_iter().flatten() {
            let text = |at: usize| one.get(at).and_then(Value::as_str).map(str::to_owned);
            if let (Some(name), Some(pseudonym)) = (text(0), text(1))
                && self.renamed.iter().all(|(known, _)| *known != name)
            {
                self.renamed.push((name, pseudonym));
            }
        }
        self.rename();
    }

    /// Whoever was forgotten has his place under his pseudonym.
    fn rename(&mut self) {
        for guest in &mut self.guests {
            if let Some(Place::Player(name)) = &mut guest.place {
                let own = sealed(&self.door, name);
                if let Some((_, pseudonym)) = self.renamed.iter().find(|(forgotten, _)| *forgotten == own) {
                    name.clone_from(pseudonym);
                }
            }
        }
    }

    /// The code of the card of a table. Cards that are printed stay good when the server is started again.
    #[must_use]
    pub fn card(&mut self, table: &HallTable) -> String {
        self.keep();
        table.token(&self.door)
    }

    /// Lets somebody in by the code of the card of a table: all who sit there may use it. Gives the secret of his cookie.
    pub fn by_card(&mut self, token: &str, table: HallTable, now: i64) -> Option<String> {
        if digest(token) != digest(&table.token(&self.door)) {
            return None;
        }
        Some(self.let_in(Some(table), now))
    }

    /// What lets the next person in.
    #[must_use]
    pub const fn invitation(&self) -> &Invitation {
        &self.invitation
    }

    /// Lets somebody in by the token: it is spent. Gives the secret of his cookie.
    pub fn by_token(&mut self, token: &str, now: i64) -> Option<String> {
        if digest(token) != digest(&self.invitation.token) {
            return None;
        }
        Some(self.let_in(None, now))
    }

    /// Lets somebody in by the code: it is spent. Gives the secret of his cookie.
    ///
    /// # Errors
    /// If it is not the code, or too many were wrong.
    pub fn by_code(&mut self, typed: &str, now: i64) -> Result<String, Shut> {
        if now < self.locked_until {
            return Err(Shut::Locked);
        }
        let typed: String = typed.chars().filter(char::is_ascii_digit).collect();
        if digest(&typed) == digest(&self.invitation.code) {
            self.wrong = 0;
            return Ok(self.let_in(None, now));
        }
        self.wrong += 1;
        if self.wrong < WRONG {
            return Err(Shut::Wrong);
        }
        self.wrong = 0;
        self.locked_until = now.saturating_add(LOCKED);
        self.invitation.code = code();
        Err(Shut::Locked)
    }

    /// A token for a program, which may be used again and again.
    pub fn token_for(&mut self, place: Place, now: i64) -> String {
        let number = self.last + 1;
        let token = secret();
        self.guests.push(Guest {
            number,
            digest: digest(&token),
            place: Some(place),
            at: None,
            seen: now,
            program: true,
        });
        self.last = number;
        token
    }

    fn let_in(&mut self, at: Option<HallTable>, now: i64) -> String {
        self.guests.retain(|guest| guest.program || now.saturating_sub(guest.seen) < LASTS);
        if self.guests.len() >= MOST {
            self.guests.remove(0);
        }
        self.last += 1;
        let secret = self::secret();
        if at.is_none() {
            self.invitation = Invitation { token: self::secret(), code: code() };
        }
        let digest = digest(&secret);
        self.guests.push(Guest { number: self.last, digest, place: None, at, seen: now, program: false });
        self.keep();
        secret
    }

    /// Who shows that secret; he was seen now.
    pub fn who(&mut self, secret: &str, now: i64) -> Option<Held> {
        self.hear();
        let digest = digest(secret);
        let guest = self.guests.iter_mut().find(|guest| guest.digest == digest)?;
        if now.saturating_sub(guest.seen) >= LASTS && !guest.program {
            return None;
        }
        guest.seen = guest.seen.max(now);
        Some(guest.held())
    }

    /// Somebody who is in takes a place, or another one.
    pub fn take(&mut self, number: u32, place: Place) {
        if let Some(guest) = self.guests.iter_mut().find(|guest| guest.number == number) {
            guest.place = Some(place);
        }
        self.keep();
    }

    /// Takes a place away from whoever holds it; false if nobody has that number.
    pub fn revoke(&mut self, number: u32) -> bool {
        let Some(at) = self.guests.iter().position(|guest| guest.number == number) else { return false };
        self.revoked.insert(self.guests.remove(at).digest);
        self.keep();
        true
    }

    /// Everybody who is in, in the order in which they came.
    #[must_use]
    pub fn everybody(&self) -> Vec<Held> {
        self.guests.iter().map(Guest::held).collect()
    }

    /// Keeps the places for a server that is started again: digests only.
    fn keep(&mut self) {
        self.hear();
        let Some(path) = &self.kept_in else { return };
        let guests = self.guests.iter().filter(|guest| !guest.program);
        let places = guests.map(|guest| {
            let at = guest.at.as_ref().map(|at| json!([at.contest, at.round, at.table]));
            json!({"digest": guest.digest, "place": guest.place.as_ref().map(Place::stored), "at": at, "seen": guest.seen})
        });
        let mut value = json!({"format": 1, "door": self.door, "places": places.collect::<Vec<_>>()});
        if !self.renamed.is_empty() {
            value["renamed"] = json!(self.renamed);
        }
        // Where it cannot be kept, everybody scans once more after a restart.
        let _ = files::write_private(path, value.to_string().as_bytes());
        self.heard = std::fs::metadata(path).and_then(|known| known.modified()).ok();
    }
}

fn table_of(stored: &Value) -> Option<HallTable> {
    let number = |at: usize| stored.get(at).and_then(Value::as_u64);
    Some(HallTable {
        contest: stored.get(0)?.as_str()?.to_owned(),
        round: number(1)?.try_into().ok()?,
        table: number(2)?.try_into().ok()?,
    })
}

/// The table that a code of a card names; whether it is right is found out by [`Places::by_card`].
#[must_use]
pub fn of_card(token: &str) -> Option<(&str, u16, u32)> {
    let mut parts = token.split('-');
    let named = (parts.next()?, parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    (parts.next().is_some() && parts.next().is_none()).then_some(named)
}

/// A secret that nobody guesses: 32 random bytes.
fn secret() -> String {
    hex::encode(random::<32>())
}

/// Six digits.
fn code() -> String {
    let number = u64::from_le_bytes(random::<8>()) % 1_000_000;
    format!("{number:06}")
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("every system we run on has random bytes");
    bytes
}

/// A name that nobody reads who does not know it.
fn sealed(door: &str, name: &str) -> String {
    digest(&format!("{door}/{}", fold_word(name)))
}

/// What is kept and compared of a secret.
fn digest(secret: &str) -> String {
    hex::encode(Sha256::digest(secret.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places() -> Places {
        Places::new(None, 0)
    }

    #[test]
    fn a_token_and_a_code_let_one_person_in() {
        let mut places = places();
        let first = places.invitation().clone();
        let secret = places.by_token(&first.token, 0).unwrap();
        assert_eq!(places.by_token(&first.token, 0), None);
        assert_eq!(places.by_code(&first.code, 0), Err(Shut::Wrong));
        let held = places.who(&secret, 0).unwrap();
        assert_eq!(held.place, None);
        places.take(held.number, Place::Scribe);
        assert_eq!(places.who(&secret, 1).unwrap().place, Some(Place::Scribe));
        assert!(places.revoke(held.number) && !places.revoke(held.number));
        assert_eq!(places.who(&secret, 2), None);
        let code = places.invitation().code.clone();
        assert!(places.by_code(&format!("{} {}", &code[..3], &code[3..]), 0).is_ok());
    }

    #[test]
    fn a_card_lets_in_everybody_at_its_table_and_nobody_at_another() {
        let mut places = places();
        let contest = "01990000-0000-7000-8000-00000000abcd".to_owned();
        let at = |round, table| HallTable { contest: contest.clone(), round, table };
        let token = places.card(&at(2, 7));
        let invitation = places.invitation().token.clone();
        assert_eq!(of_card(&token), Some(("0000abcd", 2, 7)));
        let first = places.by_card(&token, at(2, 7), 0).unwrap();
        let second = places.by_card(&token, at(2, 7), 0).unwrap();
        assert_ne!(first, second);
        assert_eq!(places.who(&first, 1).unwrap().at, Some(at(2, 7)));
        for other in [at(2, 8), at(1, 7)] {
            assert_eq!(places.by_card(&token, other, 0), None);
        }
        assert_eq!(super::Places::new(None, 0).by_card(&token, at(2, 7), 0), None);
        // The invitation of the table is not spent by cards, and is no card.
        assert_eq!(places.invitation().token, invitation);
        assert_eq!(of_card(&invitation), None);
    }

    #[test]
    fn five_wrong_codes_lock_it_for_a_minute() {
        let mut places = places();
        let code = places.invitation().code.clone();
        let wrong = if code == "000000" { "000001" } else { "000000" };
        for _ in 0..4 {
            assert_eq!(places.by_code(wrong, 1_000), Err(Shut::Wrong));
        }
        assert_eq!(places.by_code(wrong, 1_000), Err(Shut::Locked));
        assert_eq!(places.by_code(&code, 1_000), Err(Shut::Locked));
        let next = places.invitation().code.clone();
        assert_eq!(places.by_code(&next, 60_999), Err(Shut::Locked));
        assert!(places.by_code(&next, 61_000).is_ok());
    }

    #[test]
    fn the_right_code_forgets_the_wrong_ones_before_it() {
        let mut places = places();
        for _guest in 0..3 {
            let code = places.invitation().code.clone();
            let wrong = if code == "000000" { "000001" } else { "000000" };
            for _ in 0..4 {
                assert_eq!(places.by_code(wrong, 1_000), Err(Shut::Wrong));
            }
            assert!(places.by_code(&code, 1_000).is_ok());
        }
    }

    #[test]
    fn a_place_lapses_and_a_program_stays() {
        let mut places = places();
        let token = places.invitation().token.clone();
        let secret = places.by_token(&token, 0).unwrap();
        let program = places.token_for(Place::Referee, 0);
        assert!(places.who(&secret, LASTS - 1).is_some());
        assert!(places.who(&secret, 3 * LASTS).is_none());
        assert!(places.who(&program, 3 * LASTS).is_some());
    }

    #[test]
    fn two_servers_keep_each_others_places_and_a_forgotten_name_goes_from_both() {
        let folder = ardoise_desk::scratch::folder("places", crate::shell::clock::now());
        std::fs::create_dir_all(&folder).unwrap();
        let db = folder.join("a.db");
        let kept = || Places::new(Some(kept_beside(&db)), 0);
        let (mut one, mut other) = (kept(), kept());
        let lets_in = |places: &mut Places, name: &str| {
            let token = places.invitation().token.clone();
            let secret = places.by_token(&token, 0).unwrap();
            let number = places.who(&secret, 0).unwrap().number;
            places.take(number, Place::Player(name.to_owned()));
            secret
        };
        let (ana, dee) = (lets_in(&mut one, "Ana"), lets_in(&mut other, "Dee"));
        let name = |places: &mut Places, secret: &str| match places.who(secret, 1)?.place? {
            Place::Player(name) => Some(name),
            _ => None,
        };
        for places in [&mut one, &mut other, &mut kept()] {
            assert_eq!(name(places, &ana).as_deref(), Some("Ana"));
            assert_eq!(name(places, &dee).as_deref(), Some("Dee"));
        }
        forget(&db, &["Ana".to_owned()], "Player 7");
        for places in [&mut one, &mut other, &mut kept()] {
            assert_eq!(name(places, &ana).as_deref(), Some("Player 7"));
        }
        lets_in(&mut other, "Cy");
        let bytes = std::fs::read_to_string(kept_beside(&db)).unwrap();
        assert!(!bytes.contains("Ana") && bytes.contains("Dee") && bytes.contains("Cy"), "{bytes}");
        let number = one.who(&dee, 2).unwrap().number;
        // The other one writes of Dee once more, before it hears that she has no place.
        lets_in(&mut other, "Eva");
        assert!(one.revoke(number) && one.who(&dee, 2).is_none());
        assert!(kept().who(&dee, 2).is_none());
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_player_writes_where_he_sits_and_an_onlooker_nowhere() {
        let seated = ["Ana".to_owned(), "Bob".to_owned()];
        let ana = Place::Player("Ana".to_owned());
        assert!(ana.may(Deed::Record, &seated) && ana.may(Deed::Agree, &seated));
        assert!(!ana.may(Deed::Rule, &seated) && !ana.may(Deed::Record, &seated[1..]));
        assert!(Place::Referee.may(Deed::Rule, &seated) && !Place::Referee.may(Deed::Agree, &seated));
        assert!(
            [Deed::Record, Deed::Agree, Deed::Rule].iter().all(|deed| !Place::Onlooker.may(*deed, &seated))
        );
        assert_eq!(Place::read("Arbitre"), Some(Place::Referee));
        assert_eq!(Place::read(" Zoé "), Some(Place::Player("Zoé".to_owned())));
    }
}
