//! Parses any bytes as a record. A record that is parsed can be written and parsed again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use roshambo_table::{Table, verify};

fuzz_target!(|bytes: &[u8]| {
    let _ = verify(bytes);
    if let Ok(table) = Table::replay(bytes) {
        let text = table.to_string();
        let again = Table::replay(text.as_bytes()).expect("a written record can be parsed");
        assert_eq!(again.to_string(), text);
        assert_eq!(again.outcome(), table.outcome());
    }
});
