//! `roshambo lab` on the command line.

use std::fs;

use crate::shared::command::{files, roshambo, shown, temporary};

/// A short comparison in a folder.
fn lab(folder: &str, more: &[&str]) -> std::process::Output {
    let call = ["lab", "ninjan", "--levels", "random", "--games", "6", "--seed", "5", "--out", folder];
    roshambo(&[&call[..], more].concat())
}

#[test]
fn the_help_of_the_lab_says_what_it_measures() {
    insta::assert_snapshot!("help: lab", shown(&roshambo(&["lab", "--help"])));
}

#[test]
fn the_same_seed_gives_the_same_files_for_any_number_of_jobs() {
    let run = |jobs: &str| {
        let folder = temporary(&format!("lab-jobs-{jobs}"));
        let output = lab(folder.to_str().unwrap(), &["--seats", "2,3", "--jobs", jobs]);
        assert_eq!(output.status.code(), Some(0), "{}", shown(&output));
        files(&folder)
    };
    let (one, two) = (run("1"), run("2"));
    let names: Vec<&str> = one.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["checkpoint.txt", "report.csv", "report.html", "report.json", "summary.json"]);
    assert!(one == two);
    let page = &one[2].1;
    for forbidden in ["http:", "https:", "<script", "src=", "url("] {
        assert!(!page.contains(forbidden), "{forbidden}");
    }
}

#[test]
fn the_page_of_a_report_is_in_the_language_of_the_reader() {
    for (lang, title) in
        [("en", "Ninjan: the rules measured"), ("ru", "измерение правил"), ("uk", "правила в числах")]
    {
        let folder = temporary(&format!("lab-lang-{lang}"));
        let output = lab(folder.to_str().unwrap(), &["--lang", lang]);
        assert_eq!(output.status.code(), Some(0), "{}", shown(&output));
        let page = fs::read_to_string(folder.join("report.html")).unwrap();
        assert!(page.contains(title) && page.contains(&format!("<html lang=\"{lang}\">")), "{lang}");
        // A text that is missing would be shown as its id.
        assert!(!page.contains("lab-"), "{lang}");
    }
}

#[test]
fn wrong_calls_of_the_lab_are_explained() {
    for (name, arguments) in [
        ("no such option", &["lab", "ninjan", "--option", "speed=1,2"][..]),
        ("no such value", &["lab", "tsuefa", "--option", "items=4-3-3,9-9-9"]),
        ("option twice", &["lab", "tsuefa", "--option", "items=4-3-3", "--option", "items=5-3-2"]),
        ("no such level", &["lab", "paws", "--levels", "easy,exec:./player"]),
        ("level twice", &["lab", "paws", "--levels", "easy,easy"]),
        ("too many seats", &["lab", "paws", "--seats", "2,5"]),
        ("seats twice", &["lab", "paws", "--seats", "2,2"]),
        ("games and until", &["lab", "paws", "--games", "5", "--until", "1"]),
        ("no width", &["lab", "paws", "--until", "0"]),
        (
            "too many variants",
            &[
                "lab",
                "kanobu",
                "--seats",
                "2,3,4,5,6",
                "--levels",
                "random,easy,medium,hard,expert",
                "--option",
                "draw=stuck,free",
            ],
        ),
    ] {
        insta::assert_snapshot!(format!("wrong lab: {name}"), shown(&roshambo(arguments)));
    }
}

#[test]
fn a_folder_that_cannot_be_used_is_refused_in_every_language() {
    let folder = temporary("lab-refused");
    fs::create_dir_all(&folder).unwrap();
    let folder = folder.to_str().unwrap();
    let file = format!("{folder}/file");
    fs::write(&file, "").unwrap();
    let hide = |output: std::process::Output| shown(&output).replace(folder, "FOLDER");
    for lang in ["en", "ru", "uk"] {
        insta::assert_snapshot!(
            format!("unwritable folder: {lang}"),
            hide(lab(&format!("{file}/below"), &["--lang", lang]))
        );
    }
    let used = format!("{folder}/used");
    assert_eq!(lab(&used, &[]).status.code(), Some(0));
    for lang in ["en", "ru", "uk"] {
        insta::assert_snapshot!(
            format!("other plan: {lang}"),
            hide(lab(&used, &["--seats", "3", "--lang", lang]))
        );
    }
    fs::write(format!("{used}/checkpoint.txt"), "roshambo").unwrap();
    insta::assert_snapshot!("damaged checkpoint", hide(lab(&used, &[])));
}
