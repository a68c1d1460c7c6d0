//! A perfect matching of least cost, with the dual that proves it: Edmonds' blossoms on a graph with few edges.
//!
//! The pairs that may be matched are those handed over; whatever is left out is priced against the dual afterwards and
//! put in where it could have mattered, so that what comes out is of least cost among *all* pairs. The crates that match
//! keep their dual to themselves, and take time for every pair; this one is checked against such a crate by its tests.

use std::mem;

use serde::{Deserialize, Serialize};

const NONE: usize = usize::MAX;

/// Why no perfect matching costs less: prices of the vertices, and of odd sets of them.
///
/// For all `i` and `j`, `price[i] + price[j]` less twice the prices of the sets that hold both is at most four times the
/// cost of matching them. A perfect matching leaves each set at least once, so the sum below bounds them all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dual {
    /// In quarters of the unit of cost, one a vertex.
    pub prices: Vec<i64>,
    /// Odd sets of vertices with their price, which is never negative.
    pub sets: Vec<(Vec<usize>, i64)>,
}

impl Dual {
    /// What every perfect matching costs at least, if this dual holds for these costs: else nothing.
    #[must_use]
    pub fn bound(&self, cost: impl Fn(usize, usize) -> i64) -> Option<i64> {
        if self.sets.iter().any(|(set, price)| *price < 0 || set.len().is_multiple_of(2)) {
            return None;
        }
        let inside = self.inside();
        let vertices = self.prices.len();
        let holds = |i: usize, j: usize| self.slack(&inside, i, j, cost(i, j)) >= 0;
        if !(0..vertices).all(|i| (i + 1..vertices).all(|j| holds(i, j))) {
            return None;
        }
        let sets: i64 = self.sets.iter().map(|(set, price)| price * (set.len() as i64 - 1)).sum();
        let quarters = self.prices.iter().sum::<i64>() - sets;
        Some(quarters.div_euclid(4) + i64::from(quarters.rem_euclid(4) > 0))
    }

    /// How much dearer a pair is than the prices say, in quarters; below 0 where it is cheaper.
    fn slack(&self, inside: &[Vec<usize>], i: usize, j: usize, cost: i64) -> i64 {
        let slack = 4 * cost - self.prices[i] - self.prices[j];
        if slack < 0 { slack + 2 * shared(&inside[i], &inside[j], &self.sets) } else { slack }
    }

    /// The sets that hold each vertex.
    fn inside(&self) -> Vec<Vec<usize>> {
        let mut inside = vec![Vec::new(); self.prices.len()];
        for (set, (members, _)) in self.sets.iter().enumerate() {
            for &member in members {
                if let Some(sets) = inside.get_mut(member) {
                    sets.push(set);
                }
            }
        }
        inside
    }
}

/// The prices of the sets that hold both.
fn shared(one: &[usize], other: &[usize], sets: &[(Vec<usize>, i64)]) -> i64 {
    one.iter().filter(|set| other.contains(set)).map(|&set| sets[set].1).sum()
}

/// A perfect matching of least cost among all pairs of an even number of vertices, and its dual.
///
/// `near` gives the pairs that are looked at first; they must hold a perfect matching. `cost` must be the same both ways,
/// and below 2^58 over the number of vertices.
pub fn cheapest(
    vertices: usize,
    near: &[(usize, usize)],
    cost: impl Fn(usize, usize) -> i64,
) -> Option<(Vec<usize>, Dual)> {
    const MOST_AT_ONCE: usize = 12;
    let mut pairs: Vec<(usize, usize)> = near.iter().map(|&(i, j)| (i.min(j), i.max(j))).collect();
    pairs.sort_unstable();
    pairs.dedup();
    loop {
        let edges: Vec<(usize, usize, i64)> = pairs.iter().map(|&(i, j)| (i, j, -2 * cost(i, j))).collect();
        let mut search = Search::new(vertices, &edges);
        if !search.run() {
            return None;
        }
        let dual = search.dual();
        let inside = dual.inside();
        let mut missed = Vec::new();
        for i in 0..vertices {
            let mut of_one = Vec::new();
            for j in i + 1..vertices {
                let slack = dual.slack(&inside, i, j, cost(i, j));
                if slack < 0 {
                    of_one.push((slack, (i, j)));
                }
            }
            of_one.sort_unstable();
            missed.extend(of_one.into_iter().take(MOST_AT_ONCE).map(|(_, pair)| pair));
        }
        if missed.is_empty() {
            return Some((search.mate, dual));
        }
        pairs.extend(missed);
        pairs.sort_unstable();
        pairs.dedup();
    }
}

/// How a blossom of the forest stands to the free vertices: at an even or an odd distance, or not reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reached {
    Not,
    Even,
    Odd,
}

/// An odd ring of blossoms or vertices, the first of which holds the base.
#[derive(Debug, Clone, Default)]
struct Ring {
    children: Vec<usize>,
    /// For each child, the edge to the next one: its vertex in the child, its vertex in the next.
    links: Vec<(usize, usize)>,
}

/// A search for a matching of greatest weight among the perfect ones. Numbers below `vertices` are vertices, the others
/// blossoms.
struct Search {
    vertices: usize,
    near: Vec<Vec<(usize, i64)>>,
    mate: Vec<usize>,
    /// The dual of a vertex, or half that of a blossom.
    price: Vec<i64>,
    /// The outermost blossom of each vertex.
    top: Vec<usize>,
    parent: Vec<usize>,
    base: Vec<usize>,
    ring: Vec<Ring>,
    reached: Vec<Reached>,
    /// The edge by which a blossom was reached: the vertex outside, the vertex inside.
    from: Vec<(usize, usize)>,
    spare: Vec<usize>,
    waiting: Vec<usize>,
}

impl Search {
    /// Weights must be even, so that half a slack is a whole number.
    fn new(vertices: usize, edges: &[(usize, usize, i64)]) -> Search {
        let mut near = vec![Vec::new(); vertices];
        for &(i, j, weight) in edges {
            near[i].push((j, weight));
            near[j].push((i, weight));
        }
        let mut price: Vec<i64> =
            near.iter().map(|near| near.iter().map(|&(_, weight)| weight).max().unwrap_or(0)).collect();
        price.resize(2 * vertices, 0);
        let mut search = Search {
            vertices,
            near,
            mate: vec![NONE; vertices],
            price,
            top: (0..vertices).collect(),
            parent: vec![NONE; 2 * vertices],
            base: (0..2 * vertices).collect(),
            ring: vec![Ring::default(); 2 * vertices],
            reached: vec![Reached::Not; 2 * vertices],
            from: vec![(NONE, NONE); 2 * vertices],
            spare: (vertices..2 * vertices).rev().collect(),
            waiting: Vec::new(),
        };
        for i in 0..vertices {
            if search.mate[i] == NONE {
                let tight = search.near[i]
                    .iter()
                    .find(|&&(j, w)| search.mate[j] == NONE && search.slack(i, j, w) == 0);
                if let Some(&(j, _)) = tight {
                    search.mate[i] = j;
                    search.mate[j] = i;
                }
            }
        }
        search
    }

    /// Matches every vertex; not, if that cannot be.
    fn run(&mut self) -> bool {
        while self.mate.contains(&NONE) {
            if !self.stage() {
                return false;
            }
        }
        true
    }

    fn slack(&self, i: usize, j: usize, weight: i64) -> i64 {
        self.price[i] + self.price[j] - 2 * weight
    }

    /// Lengthens the matching by one pair.
    fn stage(&mut self) -> bool {
        self.reached.fill(Reached::Not);
        self.waiting.clear();
        for vertex in 0..self.vertices {
            if self.mate[vertex] == NONE {
                self.reach_even(self.top[vertex], (NONE, vertex));
            }
        }
        loop {
            while let Some(vertex) = self.waiting.pop() {
                if self.grow(vertex) {
                    self.tidy();
                    return true;
                }
            }
            if !self.reprice() {
                return false;
            }
        }
    }

    /// Follows the tight edges of a vertex at an even distance; whether the matching grew.
    fn grow(&mut self, i: usize) -> bool {
        for at in 0..self.near[i].len() {
            let (j, weight) = self.near[i][at];
            let (one, other) = (self.top[i], self.top[j]);
            if one == other || self.slack(i, j, weight) != 0 {
                continue;
            }
            match self.reached[other] {
                Reached::Odd => {}
                Reached::Not => {
                    self.reached[other] = Reached::Odd;
                    self.from[other] = (i, j);
                    let base = self.base[other];
                    let mate = self.mate[base];
                    self.reach_even(self.top[mate], (base, mate));
                }
                Reached::Even => match self.meeting(one, other) {
                    Some(common) => self.shrink(common, i, j),
                    None => {
                        self.lengthen(i, j);
                        self.lengthen(j, i);
                        return true;
                    }
                },
            }
        }
        false
    }

    fn reach_even(&mut self, blossom: usize, from: (usize, usize)) {
        self.reached[blossom] = Reached::Even;
        self.from[blossom] = from;
        let mut waiting = mem::take(&mut self.waiting);
        self.leaves(blossom, &mut waiting);
        self.waiting = waiting;
    }

    /// The vertices of a blossom.
    fn leaves(&self, blossom: usize, into: &mut Vec<usize>) {
        if blossom < self.vertices {
            into.push(blossom);
        } else {
            for &child in &self.ring[blossom].children {
                self.leaves(child, into);
            }
        }
    }

    /// The blossom two even steps nearer the root of its tree, with the odd one between.
    fn up(&self, even: usize) -> Option<(usize, usize)> {
        let (mate, _) = self.from[even];
        (mate != NONE).then(|| {
            let odd = self.top[mate];
            (odd, self.top[self.from[odd].0])
        })
    }

    /// The blossom where the ways of two even ones to their roots meet, if they have one root.
    fn meeting(&self, one: usize, other: usize) -> Option<usize> {
        let mut way = vec![one];
        while let Some((_, next)) = self.up(way[way.len() - 1]) {
            way.push(next);
        }
        let mut at = other;
        loop {
            if way.contains(&at) {
                return Some(at);
            }
            at = self.up(at)?.1;
        }
    }

    /// The blossoms from an even one up to, not including, `end`, each with the edge upwards: vertex below, vertex above.
    fn way(&self, mut at: usize, end: usize) -> Vec<(usize, (usize, usize))> {
        let mut way = Vec::new();
        while at != end {
            let (mate, base) = self.from[at];
            way.push((at, (base, mate)));
            let odd = self.top[mate];
            let (above, below) = self.from[odd];
            way.push((odd, (below, above)));
            at = self.top[above];
        }
        way
    }

    /// Makes one blossom of the ring that the edge `i`–`j` closes.
    fn shrink(&mut self, common: usize, i: usize, j: usize) {
        let down = self.way(self.top[i], common);
        let up = self.way(self.top[j], common);
        let mut ring = Ring { children: vec![common], links: Vec::new() };
        for &(child, (below, above)) in down.iter().rev() {
            ring.links.push((above, below));
            ring.children.push(child);
        }
        ring.links.push((i, j));
        for &(child, link) in &up {
            ring.children.push(child);
            ring.links.push(link);
        }
        let blossom = self.spare.pop().expect("nested blossoms are fewer than vertices");
        for &child in &ring.children {
            self.parent[child] = blossom;
        }
        self.parent[blossom] = NONE;
        self.base[blossom] = self.base[common];
        self.price[blossom] = 0;
        self.ring[blossom] = ring;
        let from = self.from[common];
        self.crown(blossom);
        self.reach_even(blossom, from);
    }

    /// A blossom becomes the outermost of its vertices.
    fn crown(&mut self, blossom: usize) {
        let mut vertices = Vec::new();
        self.leaves(blossom, &mut vertices);
        for vertex in vertices {
            self.top[vertex] = blossom;
        }
    }

    /// The children of a blossom become outermost.
    fn open(&mut self, blossom: usize) -> Ring {
        let ring = mem::take(&mut self.ring[blossom]);
        for &child in &ring.children {
            self.parent[child] = NONE;
            self.reached[child] = Reached::Not;
            self.crown(child);
        }
        self.reached[blossom] = Reached::Not;
        self.spare.push(blossom);
        ring
    }

    /// Opens an odd blossom whose price is used up; what lies on the way through it stays in its tree.
    fn expand(&mut self, blossom: usize) {
        let (above, entry) = self.from[blossom];
        let ring = self.open(blossom);
        let size = ring.children.len();
        let start = ring.children.iter().position(|&child| child == self.top[entry]).unwrap_or_default();
        let mut at = start;
        let mut from = (above, entry);
        loop {
            let odd = ring.children[at];
            self.reached[odd] = Reached::Odd;
            self.from[odd] = from;
            if at == 0 {
                return;
            }
            let (matched, step) = around(&ring, at, start);
            let even = ring.children[step];
            let next = around(&ring, step, start);
            self.reach_even(even, matched);
            from = next.0;
            at = next.1 % size;
        }
    }

    /// Makes `vertex` the base of its blossom, by matching the rest of the ring anew.
    fn rebase(&mut self, blossom: usize, vertex: usize) {
        let mut child = vertex;
        while self.parent[child] != blossom {
            child = self.parent[child];
        }
        if child >= self.vertices {
            self.rebase(child, vertex);
        }
        let mut ring = mem::take(&mut self.ring[blossom]);
        let size = ring.children.len();
        let start = ring.children.iter().position(|&one| one == child).unwrap_or_default();
        let mut at = start;
        while at != 0 {
            let (_, first) = around(&ring, at, start);
            let ((i, j), second) = around(&ring, first, start);
            let second = second % size;
            for (child, end) in [(ring.children[first], i), (ring.children[second], j)] {
                if child >= self.vertices {
                    self.rebase(child, end);
                }
            }
            self.mate[i] = j;
            self.mate[j] = i;
            at = second;
        }
        ring.children.rotate_left(start);
        ring.links.rotate_left(start);
        self.ring[blossom] = ring;
        self.base[blossom] = vertex;
    }

    /// Matches `i` to `j`, and everything on its way to the root the other way round.
    fn lengthen(&mut self, mut i: usize, mut j: usize) {
        loop {
            let even = self.top[i];
            let (mate, _) = self.from[even];
            if even >= self.vertices {
                self.rebase(even, i);
            }
            self.mate[i] = j;
            if mate == NONE {
                return;
            }
            let odd = self.top[mate];
            let (above, below) = self.from[odd];
            if odd >= self.vertices {
                self.rebase(odd, below);
            }
            self.mate[below] = above;
            (i, j) = (above, below);
        }
    }

    /// Changes the prices as far as every edge allows, so that one more is tight; not, if nothing stands in the way.
    fn reprice(&mut self) -> bool {
        let mut step = i64::MAX;
        for i in 0..self.vertices {
            let one = self.top[i];
            if self.reached[one] != Reached::Even {
                continue;
            }
            for &(j, weight) in &self.near[i] {
                let other = self.top[j];
                if other == one {
                    continue;
                }
                let slack = self.slack(i, j, weight);
                match self.reached[other] {
                    Reached::Even => step = step.min(slack / 2),
                    Reached::Not => step = step.min(slack),
                    Reached::Odd => {}
                }
            }
        }
        let blossoms = || self.vertices..2 * self.vertices;
        let outermost =
            |blossom: usize| !self.ring[blossom].children.is_empty() && self.parent[blossom] == NONE;
        for blossom in blossoms().filter(|&blossom| outermost(blossom)) {
            if self.reached[blossom] == Reached::Odd {
                step = step.min(self.price[blossom]);
            }
        }
        if step == i64::MAX {
            return false;
        }
        let outermost: Vec<usize> = blossoms().filter(|&blossom| outermost(blossom)).collect();
        for vertex in 0..self.vertices {
            match self.reached[self.top[vertex]] {
                Reached::Even => self.price[vertex] -= step,
                Reached::Odd => self.price[vertex] += step,
                Reached::Not => {}
            }
        }
        for blossom in outermost {
            match self.reached[blossom] {
                Reached::Even => self.price[blossom] += step,
                Reached::Odd => {
                    self.price[blossom] -= step;
                    if self.price[blossom] == 0 {
                        self.expand(blossom);
                    }
                }
                Reached::Not => {}
            }
        }
        self.waiting.clear();
        self.waiting
            .extend((0..self.vertices).filter(|&vertex| self.reached[self.top[vertex]] == Reached::Even));
        true
    }

    /// Opens the even blossoms that have no price: they served this stage only.
    fn tidy(&mut self) {
        let mut open: Vec<usize> =
            (self.vertices..2 * self.vertices).filter(|&blossom| self.parent[blossom] == NONE).collect();
        while let Some(blossom) = open.pop() {
            let idle = blossom >= self.vertices
                && !self.ring[blossom].children.is_empty()
                && self.price[blossom] == 0;
            if idle {
                open.extend(self.open(blossom).children);
            }
        }
    }

    /// The prices as costs.
    fn dual(&self) -> Dual {
        let sets = (self.vertices..2 * self.vertices)
            .filter(|&blossom| !self.ring[blossom].children.is_empty() && self.price[blossom] > 0)
            .map(|blossom| {
                let mut vertices = Vec::new();
                self.leaves(blossom, &mut vertices);
                vertices.sort_unstable();
                (vertices, self.price[blossom])
            })
            .collect();
        Dual { prices: self.price[..self.vertices].iter().map(|price| -price).collect(), sets }
    }
}

/// The next child on the even way from `start` to the base, which is the first child, with the edge to it: vertex in the
/// child at hand, vertex in the next. Forwards from an odd place, backwards from an even one.
fn around(ring: &Ring, at: usize, start: usize) -> ((usize, usize), usize) {
    let size = ring.children.len();
    if start % 2 == 1 {
        (ring.links[at], (at + 1) % size)
    } else {
        let before = (at + size - 1) % size;
        let (i, j) = ring.links[before];
        ((j, i), before)
    }
}
