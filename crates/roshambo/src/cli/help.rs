//! The help in words: every command and argument gets its text from `locales/`, under an id made of
//! its name. `cli-replay` tells what `roshambo replay` does, `cli-replay-trace` what `--trace` does
//! there; what several commands share is `cli-game` and so on.

use std::process::ExitCode;

use clap::builder::{Resettable, StyledStr};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory};
use roshambo_rules::{Arg as PhraseArg, say};
use roshambo_words::Words;

use super::{Cli, HelpArgs, wrong};
use crate::columns::width_of;

/// The command line with all its texts.
pub(crate) fn command(words: &Words) -> Command {
    let mut speaker = Speaker { words, said: Vec::new() };
    let command = speaker.command(Cli::command(), "cli");
    // What clap would write above the arguments is known only once it has put all together.
    let mut built = command.clone();
    built.build();
    with_usage(command, &mut built, words)
}

/// `roshambo help`: the help of a command, by the names that lead to it.
pub(crate) fn help(args: &HelpArgs, words: &Words) -> ExitCode {
    let mut command = command(words);
    command.build();
    help_below(&mut command, &args.command, words)
}

fn help_below(command: &mut Command, names: &[String], words: &Words) -> ExitCode {
    let Some((name, rest)) = names.split_first() else {
        // Who has seen enough of it closes the pipe.
        let _ = match command.get_after_long_help() {
            Some(_) => command.print_long_help(),
            None => command.print_help(),
        };
        return ExitCode::SUCCESS;
    };
    if let Some(below) = command.find_subcommand_mut(name) {
        return help_below(below, rest, words);
    }
    let mut error = clap::Error::new(ErrorKind::InvalidSubcommand).with_cmd(command);
    error.insert(ContextKind::InvalidSubcommand, ContextValue::String(name.clone()));
    error.insert(ContextKind::Usage, ContextValue::StyledStr(command.render_usage()));
    wrong::tell(error, command, words)
}

/// Finds texts, and notes which ones.
struct Speaker<'a> {
    words: &'a Words,
    said: Vec<String>,
}

impl Speaker<'_> {
    fn find(&mut self, id: String) -> Option<String> {
        let text = self.words.text(&id)?;
        self.said.push(id);
        Some(text)
    }

    fn named(&mut self, id: &str) -> String {
        self.find(id.to_owned()).unwrap_or_default()
    }

    fn command(&mut self, command: Command, path: &str) -> Command {
        let root = path == "cli";
        let about = self.find(if root { "cli-about".to_owned() } else { path.to_owned() });
        let after = self.find(format!("{path}-after"));
        let after_long = self.find(format!("{path}-after-long"));
        let help = self.help_flag(after_long.is_some());
        let mut command = command
            .about(resettable(about))
            .long_about(Resettable::Reset)
            .after_help(resettable(after))
            .after_long_help(resettable(after_long))
            .mut_args(|arg| self.argument(arg, path))
            .arg(help);
        if root {
            let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
            command = command.arg(self.described(version.display_order(902), "cli-version".to_owned()));
        }
        if command.has_subcommands() {
            command = command
                .subcommand_help_heading(self.named("cli-heading-commands"))
                .subcommand_value_name(self.named("cli-value-command"));
        }
        command.mut_subcommands(|below| {
            let path = format!("{path}-{}", below.get_name());
            self.command(below, &path)
        })
    }

    fn argument(&mut self, arg: Arg, path: &str) -> Arg {
        let name = arg.get_id().as_str().replace('_', "-");
        let own = format!("{path}-{name}");
        let shared = format!("cli-{name}");
        let id = if self.words.text(&own).is_some() { own } else { shared };
        let mut arg = self.described(arg, id);
        if let Some(value) = self.find(format!("cli-value-{name}")) {
            arg = arg.value_name(value);
        }
        arg
    }

    /// An argument with its text, under its heading, with its default in words.
    fn described(&mut self, arg: Arg, id: String) -> Arg {
        let heading = if arg.is_positional() { "arguments" } else { "options" };
        let heading = format!("cli-heading-{}", arg.get_help_heading().unwrap_or(heading));
        let heading = self.named(&heading);
        let mut text = self.find(id);
        // The names in the environment follow from those of the flags: one sentence says how.
        let mut arg = arg.long_help(Resettable::Reset).help_heading(heading).hide_env(true);
        let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        if let (Some(text), false) = (&mut text, defaults.is_empty()) {
            let default = say!("call-default", value = PhraseArg::text(defaults.join(",")));
            *text += &format!(" {}", self.words.say(&default));
            arg = arg.hide_default_value(true);
        }
        arg.help(resettable(text))
    }

    fn help_flag(&mut self, two: bool) -> Arg {
        let flag = Arg::new("help").short('h').long("help").action(ArgAction::Help).display_order(901);
        if !two {
            return self.described(flag, "cli-help-short".to_owned());
        }
        let long = self.named("cli-help-see-short");
        self.described(flag, "cli-help-see-long".to_owned()).long_help(long)
    }
}

fn resettable(text: Option<String>) -> Resettable<StyledStr> {
    text.map(StyledStr::from).into()
}

/// Puts the usage in words into the help of a command and of those below it.
fn with_usage(command: Command, built: &mut Command, words: &Words) -> Command {
    let usage = usage(&built.render_usage(), words);
    let below =
        if command.has_subcommands() || command.get_arguments().next().is_some() { "\n\n" } else { "" };
    let template = format!("{{before-help}}{{about-with-newline}}\n{usage}{below}{{all-args}}{{after-help}}");
    command.help_template(template).mut_subcommands(|sub| {
        let name = sub.get_name().to_owned();
        match built.find_subcommand_mut(&name) {
            Some(built) => with_usage(sub, built, words),
            None => sub,
        }
    })
}

/// A usage of clap in words: its own ones are the title and the placeholder of options.
pub(super) fn usage(usage: &StyledStr, words: &Words) -> String {
    let title = words.say(&say!("call-usage"));
    let second_line = format!("\n{}", " ".repeat(width_of(&title) + 1));
    usage
        .ansi()
        .to_string()
        .replace("\n       ", &second_line)
        .replacen("Usage:", &title, 1)
        .replace("[OPTIONS]", &words.say(&say!("call-options")))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use roshambo_words::{Lang, messages};

    use super::*;

    fn check(command: &Command, lang: Lang) {
        let name = command.get_name();
        assert!(command.get_about().is_some(), "{lang}: {name} has no text");
        for argument in command.get_arguments() {
            assert!(argument.get_help().is_some(), "{lang}: {name} {argument} has no text");
        }
        command.get_subcommands().for_each(|below| check(below, lang));
    }

    #[test]
    fn every_command_and_argument_has_a_text_in_every_language() {
        for lang in Lang::ALL {
            let command = command(Words::of(lang));
            command.clone().debug_assert();
            check(&command, lang);
        }
    }

    #[test]
    fn every_text_of_the_help_belongs_to_something() {
        let mut speaker = Speaker { words: Words::of(Lang::En), said: Vec::new() };
        speaker.command(Cli::command(), "cli");
        let said: BTreeSet<&str> = speaker.said.iter().map(String::as_str).collect();
        let texts = messages(Lang::En).iter().flat_map(|text| text.lines());
        for id in texts.filter(|line| line.starts_with("cli-")).filter_map(|line| line.split(' ').next()) {
            assert!(said.contains(id), "no command or argument has the text {id}");
        }
    }
}
