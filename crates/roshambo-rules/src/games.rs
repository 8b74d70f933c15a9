//! The five games, each in a module with the same few files in the same order:
//! `moves` (what can be said), `state` (what is known of a game, and how it is set up),
//! `legal` (which moves there are), `refusal` (why others are not), `play` (what a move does),
//! `events` (what people are told), `view` (what each viewer may know) and `sample` (states that fit it).

pub mod kanobu;
pub mod ninjan;
pub mod paws;
pub mod paws_deck;
pub mod paws_quick;
pub mod tsuefa;
