//! Prints the page with the fields of all tensors: `cargo run -p roshambo-env --example fields > docs/tensors.md`.

#![allow(missing_docs)]

mod page;

fn main() {
    print!("{}", page::page());
}
