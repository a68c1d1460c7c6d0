//! What a check found, and what puts it right, in words.

use crate::pages::doc::figure::{moment, typeset};
use ardoise_desk::check::{Trouble, Wrong};
use ardoise_desk::remedy::{Loss, Remedy};
use ardoise_rules::engine::{Arg, Said};
use ardoise_rules::words::Speaker;

/// What is wrong, as a message with its figures.
#[must_use]
pub fn trouble(trouble: &Trouble, speaker: &Speaker) -> Said {
    let given = |args: Vec<(&'static str, String)>| {
        args.into_iter().map(|(name, text)| (name, Arg::Text(text))).collect()
    };
    let of = || vec![("match", Arg::Text(trouble.of.clone().unwrap_or_default()))];
    match &trouble.what {
        Wrong::Damage(damage) => Said::of(damage.id(), given(damage.args())),
        Wrong::Unread(error) | Wrong::Log(error) => Said::of(error.id(), given(error.args())),
        Wrong::Digest => Said::of("digest-stale", vec![]),
        Wrong::Projection => Said::of("projection-stale", of()),
        Wrong::Copies => Said::of("fork-stale", of()),
        Wrong::Entry(said) => said.clone(),
        Wrong::Deal(deal, said, table) => {
            let text = speaker.say(&typeset(said, speaker), Some(table));
            Said::of("slate-problem", vec![("deal", Arg::from(*deal)), ("text", Arg::Text(text))])
        }
        Wrong::Sealed => Said::of("contest-other-secret", vec![]),
        Wrong::Contest(entry, said) => {
            let text = Arg::Text(speaker.say(said, None));
            Said::of("contest-problem", vec![("row", Arg::from(*entry)), ("text", text)])
        }
    }
}

/// What puts something right.
#[must_use]
pub fn remedy(remedy: &Remedy, speaker: &Speaker) -> String {
    let day = |at: i64| ("day", Arg::Text(moment(at, speaker)));
    let said = match remedy {
        Remedy::Repair => Said::of("remedy-repair", vec![]),
        Remedy::BringIn(copy) => {
            let file = Arg::Text(copy.path.display().to_string());
            Said::of("remedy-bring-in", vec![day(copy.at), ("file", file)])
        }
        Remedy::PutBack(no, copy, loss) => {
            let mut args = vec![day(copy.at), ("no", Arg::from(*no))];
            match loss {
                Some(Loss { entries: 0, .. }) => Said::of("remedy-put-back", args),
                Some(loss) => {
                    let entries = usize::try_from(loss.entries).unwrap_or(0);
                    args.extend([("matches", Arg::from(loss.matches)), ("entries", Arg::from(entries))]);
                    Said::of("remedy-put-back-losing", args)
                }
                None => Said::of("remedy-put-back-unread", args),
            }
        }
        Remedy::Elsewhere => Said::of("remedy-elsewhere", vec![]),
        Remedy::Newer => Said::of("remedy-entry", vec![]),
        Remedy::Amend(deal, of) => {
            Said::of("remedy-deal", vec![("deal", Arg::from(*deal)), ("match", Arg::Text(of.clone()))])
        }
    };
    speaker.say(&said, None)
}
