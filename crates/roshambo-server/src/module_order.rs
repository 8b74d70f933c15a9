//! Checks the table of modules in `lib.rs`: it lists every module, and each module uses only modules above it.

use std::fs;
use std::path::{Path, PathBuf};

/// The modules in the order of the table in `lib.rs`.
fn order() -> Vec<String> {
    let lib = fs::read_to_string(source().join("lib.rs")).unwrap();
    let rows = lib.lines().filter_map(|line| line.strip_prefix("//! | `"));
    rows.map(|row| row.split('`').next().unwrap().to_owned()).collect()
}

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The files of a module, without tests.
fn files(path: PathBuf, found: &mut Vec<PathBuf>) {
    if path.is_dir() {
        for entry in fs::read_dir(&path).unwrap() {
            files(entry.unwrap().path(), found);
        }
    } else if path.extension().is_some_and(|end| end == "rs") {
        let is_test = path.iter().any(|part| part == "tests" || part == "tests.rs");
        found.extend((!is_test).then_some(path));
    }
}

/// The modules that a source text names as `crate::name`, without its tests at the end.
fn used(text: &str) -> Vec<String> {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
    let code =
        code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let paths = code.split("crate::").skip(1);
    let names = paths.map(|path| path.split(|letter| !is_name(letter)).next().unwrap_or("").to_owned());
    names.filter(|name| name.chars().next().is_some_and(|first| first.is_ascii_lowercase())).collect()
}

#[test]
fn the_table_lists_all_modules() {
    let mut listed = order();
    listed.sort();
    let mut modules = Vec::new();
    for entry in fs::read_dir(source()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|end| end == "rs") {
            modules.push(path.file_stem().unwrap().to_str().unwrap().to_owned());
        }
    }
    modules.retain(|module| !["lib", "module_order", "secrets"].contains(&module.as_str()));
    modules.sort();
    assert_eq!(listed, modules);
}

#[test]
fn a_module_uses_only_modules_above_it() {
    let order = order();
    let mut edges = 0;
    for (place, module) in order.iter().enumerate() {
        let mut found = Vec::new();
        files(source().join(format!("{module}.rs")), &mut found);
        let folder = source().join(module);
        if folder.is_dir() {
            files(folder, &mut found);
        }
        for file in found {
            let text = fs::read_to_string(&file).unwrap();
            // A list `use crate::{…}` would hide its modules from this test.
            assert!(!text.contains("crate::{"), "{}: name each module in a `use` of its own", file.display());
            for name in used(&text) {
                let Some(other) = order.iter().position(|listed| *listed == name) else {
                    panic!("{} uses {name}, which is not in the table", file.display());
                };
                edges += usize::from(other != place);
                assert!(other <= place, "{} uses {name}, which is below {module}", file.display());
            }
        }
    }
    assert!(edges > 100, "only {edges} uses were found");
}

#[test]
fn uses_are_found_in_code_and_not_in_comments_or_tests() {
    let text = "//! crate::ids\nuse crate::table::{A, B};\nlet x = crate::time::Millis;\nuse crate::ApiError;\n\
        #[cfg(test)]\nmod tests {\n    use crate::server::Server;\n}\n";
    assert_eq!(used(text), ["table", "time"]);
}
