//! `roshambo generate`: man pages, shell completions and the defaults file of a package.
//!
//! All of them are made from the definition of the command line, so they cannot disagree with it. The command
//! is for packagers: it is hidden from the help, and from what it generates.

use std::fs;
use std::io;
use std::path::Path;

use clap::Command;
use clap_complete::Shell;
use roshambo_rules::{Arg, say};
use roshambo_table::record::io_phrase;
use roshambo_words::{Lang, Words};

use crate::cli::{self, GenerateArgs};
use crate::failure::Failure;

/// Writes `man/`, `completions/` and `default` into a directory.
pub(crate) fn run(args: &GenerateArgs) -> Result<(), Failure> {
    let command = visible(cli::command(Words::of(Lang::En)));
    generate(&args.directory, command).map_err(|error| {
        let file = Arg::text(args.directory.display());
        Failure::input(say!("failure-write", file = file, error = io_phrase(&error)))
    })
}

fn generate(directory: &Path, command: Command) -> io::Result<()> {
    let (man, completions) = (directory.join("man"), directory.join("completions"));
    fs::create_dir_all(&man)?;
    fs::create_dir_all(&completions)?;
    for shell in [Shell::Bash, Shell::Fish, Shell::Zsh] {
        clap_complete::generate_to(shell, &mut command.clone(), "roshambo", &completions)?;
    }
    if let Some(serve) = command.find_subcommand("serve") {
        fs::write(directory.join("default"), defaults(serve))?;
    }
    clap_mangen::generate_to(command, &man)
}

/// The command line without hidden commands, which completions would offer otherwise.
fn visible(command: Command) -> Command {
    let mut all = Command::new("roshambo").disable_help_flag(true).disable_help_subcommand(true);
    if let Some(version) = command.get_version() {
        // A flag for it is among the arguments.
        all = all.version(version.to_owned()).disable_version_flag(true);
    }
    if let Some(about) = command.get_about() {
        all = all.about(about.clone());
    }
    let subcommands = command.get_subcommands().filter(|subcommand| !subcommand.is_hide_set());
    all.args(command.get_arguments()).subcommands(subcommands)
}

/// An environment file with every setting of the server as a comment: what it does and its default.
fn defaults(serve: &Command) -> String {
    let mut text = "# Settings of the roshambo service. Remove the # in front of a line to change it.\n\
                    # Restart the service afterwards: systemctl restart roshambo\n\
                    # The database of the service is /var/lib/roshambo/roshambo.db.\n"
        .to_owned();
    for argument in serve.get_arguments() {
        let Some(name) = argument.get_env().and_then(|name| name.to_str()) else { continue };
        let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
        let values = argument.get_default_values();
        let value = match name {
            // The unit sets it, and the service can write nowhere else.
            "ROSHAMBO_DB" => "/var/lib/roshambo/roshambo.db",
            "ROSHAMBO_LAN" => "0",
            _ => values.first().and_then(|value| value.to_str()).unwrap_or_default(),
        };
        text += &format!("\n# {help}\n#{name}={value}\n");
    }
    text
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn every_setting_of_the_server_is_in_the_defaults_file_as_a_comment() {
        let command = visible(cli::command(Words::of(Lang::En)));
        let serve = command.find_subcommand("serve").unwrap();
        let text = defaults(serve);
        assert!(text.lines().all(|line| line.is_empty() || line.starts_with('#')), "{text}");
        for argument in serve.get_arguments() {
            if let Some(name) = argument.get_env() {
                assert!(text.contains(&format!("\n#{}=", name.to_str().unwrap())), "{argument}");
            }
        }
        assert!(text.contains("\n#ROSHAMBO_ADDR=127.0.0.1:8080\n"), "{text}");
    }

    #[test]
    fn hidden_commands_are_left_out() {
        let command = cli::command(Words::of(Lang::En));
        assert!(command.find_subcommand("generate").unwrap().is_hide_set());
        assert!(visible(command).find_subcommand("generate").is_none());
    }
}
