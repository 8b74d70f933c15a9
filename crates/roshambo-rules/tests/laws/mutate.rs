//! Random changes of the texts of moves.

use roshambo_rules::Dice;

use super::play::Random;

/// Letters that occur in the notations of the games.
const LETTERS: &[u8] = b"RSPbgryv*X3O12CNW-0123456789DFacf ";

/// The text with one or two small changes, some of them with words of another move.
pub fn mutated(text: &str, other: &str, dice: &mut Random) -> String {
    let mut text = change(text, other, dice);
    if dice.below(3) == 0 {
        text = change(&text, other, dice);
    }
    text
}

fn change(text: &str, other: &str, dice: &mut Random) -> String {
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let others: Vec<&str> = other.split(' ').collect();
    let at = dice.below(words.len() as u32) as usize;
    match dice.below(7) {
        0 => {
            words.remove(at);
        }
        1 => words.insert(at, words[at].clone()),
        2 => words[at] = dice.pick(&others).to_owned(),
        3 => words.insert(at, dice.pick(&others).to_owned()),
        4 => {
            let with = dice.below(words.len() as u32) as usize;
            words.swap(at, with);
        }
        _ => words[at] = with_one_letter_changed(&words[at], dice),
    }
    words.join(" ")
}

fn with_one_letter_changed(word: &str, dice: &mut Random) -> String {
    let mut letters: Vec<char> = word.chars().collect();
    if letters.is_empty() {
        return "b".to_owned();
    }
    let at = dice.below(letters.len() as u32) as usize;
    letters[at] = char::from(dice.pick(LETTERS));
    letters.into_iter().collect()
}
