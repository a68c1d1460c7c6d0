//! What the games of the Jass family have in common: thirty-two cards with jack and nine on top at trump, belotes and
//! declarations, the ten of the last trick. It is no game itself.

use crate::engine::{Account, Camps, Side};

mod atout;
mod came;
mod cards;
mod counted;
mod declaration;
mod figure;
mod misdealt;
mod options;
mod refusal;
mod rulings;
mod scale;

pub(crate) use atout::Atout;
pub(crate) use came::{Came, Taker, without_declared};
pub(crate) use cards::{Seen, all, false_belote, false_claims, owed, strength};
pub(crate) use counted::{Count, Counted, Sweep};
pub(crate) use declaration::{Declaration, Kind, Settled};
pub(crate) use figure::Figure;
pub(crate) use misdealt::Misdealt;
pub(crate) use options::{
    Annonces, AnnoncesOnChute, BeloteOnChute, CarreSa, ComplementHalf, ForgottenRebelote, House, Misdeal,
    TaBelotes,
};
pub(crate) use refusal::{Refusal, WORDS};
pub(crate) use rulings::{CUSTOMS, barred, belote_lost, forgotten_declaration, forgotten_rebelote};
pub(crate) use scale::{CLASSIC, EVERY, Scale};

/// What a belote is worth.
pub(crate) const BELOTE_POINTS: i32 = 20;

/// What is told of a deal besides its contract: the side that took every trick, and those that had a belote.
#[must_use]
pub(crate) fn feats(camps: Camps, sweep: Option<Side>, belotes: [u8; 2]) -> Vec<(&'static str, Account)> {
    let swept = sweep.map(|side| ("capot", camps.of_two(side.index())));
    let belotes = belotes.into_iter().enumerate().filter(|(_, belotes)| *belotes > 0);
    swept.into_iter().chain(belotes.map(|(side, _)| ("belote", camps.of_two(side)))).collect()
}
