//! What the games of the Jass family have in common: thirty-two cards with jack and nine on top at trump, belotes and
//! declarations, the ten of the last trick. It is no game itself.

mod cards;
mod counted;
mod declaration;
mod figure;
mod options;
mod refusal;
mod rulings;
mod scale;
mod trump;

pub use cards::{Seen, all, false_claims, owed, strength};
pub use counted::{Count, Counted, Sweep};
pub use declaration::Kind;
pub use figure::Figure;
pub use options::{
    Annonces, AnnoncesOnChute, BeloteOnChute, CarreSa, ComplementHalf, ForgottenRebelote, House, Misdeal,
    TaBelotes,
};
pub use refusal::{Refusal, WORDS};
pub use rulings::{CUSTOMS, barred, belote_lost, forgotten_declaration, forgotten_rebelote};
pub use scale::Scale;
pub use trump::Trump;

/// What a belote is worth.
pub const BELOTE_POINTS: i32 = 20;
