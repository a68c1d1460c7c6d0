//! What the games of the Jass family have in common: thirty-two cards with jack and nine on top at trump, belotes and
//! declarations, the ten of the last trick. It is no game itself.

mod cards;
mod counted;
mod declaration;
mod figure;
mod options;
mod refusal;
mod scale;
mod trump;

pub use cards::{Seen, all, false_claims, strength};
pub use counted::{Count, Counted, Sweep};
pub use declaration::Kind;
pub use figure::Figure;
pub use options::{
    Annonces, AnnoncesOnChute, BeloteOnChute, CarreSa, ComplementHalf, ForgottenRebelote, House, Misdeal,
    TaBelotes,
};
pub use refusal::{Refusal, WORDS};
pub use scale::Scale;
pub use trump::Trump;
