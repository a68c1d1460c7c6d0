//! Dice that fall the same way on every machine: a pad has one answer.

/// Dice that always fall the same way.
pub(super) struct Dice(pub u64);

impl Dice {
    pub(super) fn roll(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % n.max(1)
    }

    pub(super) fn between(&mut self, min: i32, max: i32) -> i32 {
        let width = usize::try_from(max.saturating_sub(min)).unwrap_or(0).saturating_add(1);
        min.saturating_add(i32::try_from(self.roll(width)).unwrap_or(0))
    }

    pub(super) fn one<T: Clone>(&mut self, all: &[T]) -> Option<T> {
        all.get(self.roll(all.len())).cloned()
    }
}
