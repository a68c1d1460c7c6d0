//! `ardoise watch`.
use super::args::WatchArgs;
use super::failure::Failure;
use super::shell::Shell;
/// x
pub fn run(_: &mut Shell, _: &WatchArgs) -> Result<(), Failure> {
    Ok(())
}
