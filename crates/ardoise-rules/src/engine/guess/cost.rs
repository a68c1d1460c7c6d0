//! What unlikely things take, in bits, and how much work goes into looking for them.

/// What it takes to leave a deal out as wrongly written, in bits.
pub(super) const SLIP: u32 = 10;
/// What two changes take at the least, in bits.
pub(super) const TWO: u32 = 12;
/// What it takes that a deal is left out which these rules do not allow and others do, in bits.
pub(super) const NOT_ALLOWED: u32 = 10;
/// What it takes that a deal is left out which none of the rules that were looked at allow, in bits: whatever was meant, it says
/// nothing about the rules.
pub(super) const IMPOSSIBLE: u32 = 2;
/// What it takes that a preset for another number of players is played, in bits.
pub(super) const OTHER_TABLE: u32 = 7;
/// What it takes that more than one figure of the same deal is wrong, in bits, and that those of both sides are.
pub(super) const MORE_WRONG: u32 = 6;
pub(super) const BOTH_WRONG: u32 = 4;
/// The same where what belongs to one of two stands under the other.
pub(super) const FIGURES_EXCHANGED: u32 = 1;
/// The same where all are that sum to zero as they are written: rather counted so than written wrong.
pub(super) const AGREE: u32 = 11;
/// The most that one change costs by which rules are sought that leave a few deals wrong, in bits.
pub(super) const SINGLE: u32 = 11;
/// The same where nothing was found so: a price of one's own.
pub(super) const SINGLE_PRICE: u32 = 15;
/// What two changes take, in bits, unless both are rare, and the most deals that are scored to find them beside a slip.
pub(super) const TWO_CHANGES: u32 = 20;
pub(super) const WHOLE_SCORED: usize = 45_000;
/// What three changes take, in bits.
pub(super) const THREE_CHANGES: u32 = 30;
/// The same where each has a number of its own.
pub(super) const FAR_CHANGES: u32 = 40;
/// What the rarer of two such changes takes more.
pub(super) const RARE: u32 = 5;
/// One more price of a table that has a list of its own.
pub(super) const IN_LIST: u32 = 5;
/// As many changes as there may be.
pub(super) const ANY: usize = usize::MAX;
/// Answers less likely than the best by more than this are not given, in bits.
pub(super) const WINDOW: u32 = 3;
/// What one change takes at most, in bits.
pub(super) const ONE_CHANGE: u32 = 8;
/// What it takes that a table played on where the match was over, or that totals go on where they begin anew, in bits.
pub(super) const PLAYED_ON: u32 = 2;
/// What it takes that a table tells nothing of what it counted, and each time that it did, in bits.
pub(super) const UNSAID: u32 = 4;
pub(super) const UNSAID_EACH: u32 = 2;
/// What it takes that the columns of two sides are exchanged, in bits.
pub(super) const EXCHANGED: u32 = 6;
/// What it takes that another player dealt first than the first of the pad, in bits.
pub(super) const DEALER: u32 = 3;
/// What it takes that a table writes its marks in tens, in bits.
pub(super) const IN_TENS: u32 = 4;
/// What is found at no more than this is not looked for otherwise, in bits.
pub(super) const PLAIN: u32 = 8;
/// What it takes that rules change on the way, in bits.
pub(super) const CHANGE: u32 = 8;
/// By how much more the rules of one house may be unlikely, and those with a slip of the pen, than that they changed on the way, in
/// bits.
pub(super) const RATHER_WHOLE: u32 = 8;
pub(super) const RATHER_SLIP: u32 = 4;
/// How far from a preset the rules of a part may be, in bits: one change, or one with a number that no preset has.
pub(super) const NEAR: u32 = 8;
pub(super) const OWN_NUMBER: u32 = 14;
