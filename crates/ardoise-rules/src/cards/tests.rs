//! What a pack of cards must do.

use super::*;
use crate::lang::Lang;

static FRENCH: Order = Order::strongest_first(&[
    Rank::Ace,
    Rank::Ten,
    Rank::King,
    Rank::Queen,
    Rank::Jack,
    Rank::Nine,
    Rank::Eight,
    Rank::Seven,
]);

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|word| read_card(word).expect("a card")).collect()
}

#[test]
fn packs_have_their_sizes() {
    assert_eq!(PIQUET.len(), 32);
    assert_eq!(FULL.len(), 52);
    assert_eq!(Cards::UNIVERSE.len(), 78);
    assert_eq!(PIQUET.and(FULL), PIQUET);
}

#[test]
fn every_card_reads_back_from_its_code() {
    for card in Cards::UNIVERSE.iter() {
        assert_eq!(read_card(&card.code()), Some(card));
        assert_eq!(read_card(&card.shown(Lang::En)), Some(card));
        assert_eq!(read_card(&card.shown(Lang::Fr)), Some(card));
    }
}

#[test]
fn french_and_english_words_name_the_same_cards() {
    let jack = Card::new(Suit::Spades, Rank::Jack);
    for word in ["JS", "js", "J♠", "Vpique", "V♠", "vpi", "Jspades"] {
        assert_eq!(read_card(word), Some(jack), "{word}");
    }
    assert_eq!(read_card("R♥️"), Some(Card::new(Suit::Hearts, Rank::King)));
    assert_eq!(read_card("DCœur"), Some(Card::new(Suit::Hearts, Rank::Queen)));
    for word in ["", "10", "H", "11H", "Zx", "10HH", "♥10"] {
        assert_eq!(read_card(word), None, "{word}");
    }
}

#[test]
fn a_discard_never_wins() {
    let strength = Strength::one_order(Some(Suit::Spades), &FRENCH);
    assert_eq!(strength.winner(&cards("7H AD 8H AC")), Some(2));
    assert_eq!(strength.winner(&cards("AH 7S 8S 10H")), Some(2));
    assert_eq!(strength.winner(&[]), None);
}

#[test]
fn a_tarot_pack_has_a_suit_of_trumps_and_a_card_of_none() {
    let trumps = Cards::UNIVERSE.suit(Suit::Trumps);
    assert_eq!((trumps.len(), Cards::UNIVERSE.suit(Suit::Spades).len()), (21, 14));
    assert_eq!(Card::EXCUSE.suit(), None);
    assert_eq!(read_card("21T").and_then(Card::trump_number), Some(21));
    for word in ["1T", "petit", "1A", "1atout"] {
        assert_eq!(read_card(word), Card::trump(1), "{word}");
    }
    for word in ["22T", "T", "21", "300T"] {
        assert_eq!(read_card(word), None, "{word}");
    }
    // In French a lone T is trèfle where that card exists.
    assert_eq!(cards_meant("10T", Letters::of(Lang::Fr)), cards("10C"));
    assert_eq!(cards_meant("10A", Letters::of(Lang::Fr)), cards("10T"));
}

#[test]
fn the_excuse_neither_wins_nor_says_what_is_led() {
    use super::orders::{KING_KNIGHT, TWENTY_ONE};
    let strength =
        Strength { trump: Some(Suit::Trumps), plain: &KING_KNIGHT, trumps: &TWENTY_ONE, idle: Cards::EMPTY };
    assert_eq!(strength.winner(&cards("EX 6C KS 7C")), Some(3));
    assert_eq!(strength.winner(&cards("KS EX NS QS")), Some(0));
    assert_eq!(strength.winner(&cards("KS 1T EX 2S")), Some(1));
    assert_eq!(strength.winner(&cards("2T 21T 20T")), Some(1));
}

#[test]
fn the_order_above_agrees_with_strength() {
    for a in PIQUET.suit(Suit::Clubs).iter() {
        for b in PIQUET.suit(Suit::Clubs).iter() {
            assert_eq!(FRENCH.stronger(a).has(b), FRENCH.strength(b) > FRENCH.strength(a));
        }
    }
}

#[test]
fn a_card_may_be_spelled_in_words_of_its_own() {
    let one = |text: &str, letters| {
        read_cards(text, letters).map(|read| read.iter().map(|card| card.code()).collect::<Vec<_>>())
    };
    for (text, code) in [
        ("king hearts", "KH"),
        ("king of hearts", "KH"),
        ("roi cœur", "KH"),
        ("Roi de Cœur", "KH"),
        ("as pique", "AS"),
        ("as de coeur", "AH"),
        ("cavalier trèfle", "NC"),
        ("10 carreau", "10D"),
        ("R co", "KH"),
        ("21 atout", "21T"),
        ("1 d’atout", "1T"),
        ("as", "AS"),
    ] {
        for letters in [Letters::CANONICAL, Letters::of(Lang::Fr), Letters::of(Lang::Fr).with_trumps()] {
            assert_eq!(one(text, letters), Ok(vec![code.to_owned()]), "{text}");
        }
    }
    // In a list a word that is a card stays one.
    let list = ["KH", "AS", "10H", "QD"].map(str::to_owned).to_vec();
    assert_eq!(one("roi coeur, as 10 hearts QD", Letters::CANONICAL), Ok(list));
    assert_eq!(one("roi 10H", Letters::of(Lang::Fr)), Err(NotCards::Unknown("roi".to_owned())));
    assert!(
        matches!(one("roi c", Letters::of(Lang::Fr)), Err(NotCards::LeftOpen(word, cards)) if word == "roi c" && cards.len() == 2)
    );
}

#[test]
fn where_the_trumps_are_a_suit_a_lone_t_is_theirs_behind_a_number() {
    let read = |word| cards_meant(word, Letters::of(Lang::Fr).with_trumps());
    assert_eq!(read("10T"), cards("10A"));
    assert_eq!(read("1T"), cards("petit"));
    assert_eq!(read("RT"), cards("KC"));
    assert_eq!(read("10tr"), cards("10C"));
    assert_eq!(cards_meant("10T", Letters::of(Lang::Fr)), cards("10C"));
}
