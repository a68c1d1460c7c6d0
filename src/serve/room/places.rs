//! Who holds which place at the table: invitations by token or code, cookies, and what each place may do.

use std::path::PathBuf;

use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::shell::files;

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
pub struct Seat {
    /// The contest.
    pub contest: String,
    /// The round.
    pub round: u16,
    /// The table.
    pub table: u32,
}

impl Seat {
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
const LASTS: i64 = 18 * 3_600_000;
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
    at: Option<Seat>,
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
    pub at: Option<Seat>,
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
}

impl Places {
    /// The places kept in a file by an earlier run, as far as they have not lapsed. What cannot be read is nobody.
    #[must_use]
    pub fn new(kept_in: Option<PathBuf>, now: i64) -> Places {
        let kept = kept_in.as_ref().and_then(|path| std::fs::read(path).ok());
        let kept: Value = kept.and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default();
        let guests = kept["places"].as_array().into_iter().flatten().enumerate().filter_map(|(at, one)| {
            Some(Guest {
                number: u32::try_from(at + 1).ok()?,
                digest: one["digest"].as_str()?.to_owned(),
                place: Place::of_stored(&one["place"]),
                at: seat_of(&one["at"]),
                seen: one["seen"].as_i64()?,
                program: false,
            })
        });
        let guests: Vec<Guest> = guests.filter(|guest| now.saturating_sub(guest.seen) < LASTS).collect();
        let last = guests.iter().map(|guest| guest.number).max().unwrap_or(0);
        let invitation = Invitation { token: secret(), code: code() };
        let door = kept["door"].as_str().map_or_else(secret, str::to_owned);
        Places { guests, last, invitation, wrong: 0, locked_until: 0, door, kept_in }
    }

    /// The code of the card of a table. Cards that are printed stay good when the server is started again.
    #[must_use]
    pub fn card(&mut self, seat: &Seat) -> String {
        self.keep();
        seat.token(&self.door)
    }

    /// Lets somebody in by the code of the card of a table: all who sit there may use it. Gives the secret of his cookie.
    pub fn by_card(&mut self, token: &str, seat: Seat, now: i64) -> Option<String> {
        if digest(token) != digest(&seat.token(&self.door)) {
            return None;
        }
        Some(self.let_in(Some(seat), now))
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

    fn let_in(&mut self, at: Option<Seat>, now: i64) -> String {
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
        let before = self.guests.len();
        self.guests.retain(|guest| guest.number != number);
        self.keep();
        self.guests.len() < before
    }

    /// Everybody who is in, in the order in which they came.
    #[must_use]
    pub fn everybody(&self) -> Vec<Held> {
        self.guests.iter().map(Guest::held).collect()
    }

    /// Keeps the places for a server that is started again: digests only.
    fn keep(&self) {
        let Some(path) = &self.kept_in else { return };
        let guests = self.guests.iter().filter(|guest| !guest.program);
        let places = guests.map(|guest| {
            let at = guest.at.as_ref().map(|at| json!([at.contest, at.round, at.table]));
            json!({"digest": guest.digest, "place": guest.place.as_ref().map(Place::stored), "at": at, "seen": guest.seen})
        });
        let value = json!({"format": 1, "door": self.door, "places": places.collect::<Vec<_>>()});
        // Where it cannot be kept, everybody scans once more after a restart.
        let _ = files::write(path, value.to_string());
    }
}

fn seat_of(stored: &Value) -> Option<Seat> {
    let number = |at: usize| stored.get(at).and_then(Value::as_u64);
    Some(Seat {
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
        let seat = |round, table| Seat { contest: contest.clone(), round, table };
        let token = places.card(&seat(2, 7));
        assert_eq!(of_card(&token), Some(("0000abcd", 2, 7)));
        let first = places.by_card(&token, seat(2, 7), 0).unwrap();
        let second = places.by_card(&token, seat(2, 7), 0).unwrap();
        assert_ne!(first, second);
        assert_eq!(places.who(&first, 1).unwrap().at, Some(seat(2, 7)));
        for other in [seat(2, 8), seat(1, 7)] {
            assert_eq!(places.by_card(&token, other, 0), None);
        }
        assert_eq!(super::Places::new(None, 0).by_card(&token, seat(2, 7), 0), None);
        // The invitation of the table is not spent by cards, and is no card.
        assert_eq!(of_card(&places.invitation().token), None);
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
