//! The text of `docs/tensors.md`, from the tables of fields.

use std::fmt::Write;

use roshambo_env::{Field, fields, tensor_len};
use roshambo_rules::Seats;
use roshambo_table::GameId;

const START: &str = "# Tensors, field by field

The values of an observation tensor, in order. The number of values of a field may depend on the number of seats.
[research.md](research.md) explains tensors in general. This page is generated:
`cargo run -p roshambo-env --example fields > docs/tensors.md`.
";

pub(crate) fn page() -> String {
    let mut page = START.to_owned();
    for game in GameId::ALL {
        write_game(game, &mut page).expect("a string takes every text");
    }
    page
}

fn write_game(game: GameId, page: &mut String) -> std::fmt::Result {
    let info = game.info();
    let seats: Vec<Seats> = (info.min_seats..=info.max_seats).filter_map(Seats::new).collect();
    let columns = |cell: &dyn Fn(Seats) -> String| -> String {
        seats.iter().map(|seats| format!(" {} |", cell(*seats))).collect()
    };
    let tables: Vec<Vec<Field>> = seats.iter().map(|seats| fields(game, *seats)).collect();
    writeln!(page, "\n## {game}\n")?;
    writeln!(page, "| field |{} values |", columns(&|seats| format!("{seats} seats")))?;
    writeln!(page, "|---|{}---|", "---:|".repeat(seats.len()))?;
    for (row, field) in tables[0].iter().enumerate() {
        let lengths: String = tables.iter().map(|table| format!(" {} |", table[row].len)).collect();
        writeln!(page, "| `{}` |{lengths} {} |", field.name, field.about)?;
    }
    writeln!(page, "| all |{} |", columns(&|seats| tensor_len(game, seats).to_string()))
}
