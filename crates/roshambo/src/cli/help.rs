//! The help texts. Every command and argument gets its text from `locales/`, under an id made from its name:
//! `cli-replay` describes `roshambo replay`, `cli-replay-trace` its flag `--trace`. Arguments that several
//! commands share have ids such as `cli-game`.

use std::process::ExitCode;

use clap::builder::{Resettable, StyledStr};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory};
use roshambo_rules::{Arg as PhraseArg, say};
use roshambo_words::Words;

use super::{Cli, HelpArgs, usage_error};
use crate::text_table::width_of;

/// The clap definition of the command line, with its texts in one language.
pub(crate) fn command(words: &Words) -> Command {
    let mut translator = Translator { words, used: Vec::new() };
    let command = translator.command(Cli::command(), "cli");
    // clap knows the usage line of a command only after `build`.
    let mut built = command.clone();
    built.build();
    with_usage(command, &mut built, words)
}

/// `roshambo help COMMAND…`: prints the help of a command or of one of its subcommands.
pub(crate) fn help(args: &HelpArgs, words: &Words) -> ExitCode {
    let mut command = command(words);
    command.build();
    help_below(&mut command, &args.command, words)
}

fn help_below(command: &mut Command, names: &[String], words: &Words) -> ExitCode {
    let Some((name, rest)) = names.split_first() else {
        // A closed pipe (`| head`) is not an error.
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
    usage_error::print(error, command, words)
}

/// Looks up texts and remembers their ids, so that a test can find texts that are not used.
struct Translator<'a> {
    words: &'a Words,
    used: Vec<String>,
}

impl Translator<'_> {
    fn find(&mut self, id: String) -> Option<String> {
        let text = self.words.text(&id)?;
        self.used.push(id);
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

    /// Adds the text, the heading and the default value to an argument.
    fn described(&mut self, arg: Arg, id: String) -> Arg {
        let heading = if arg.is_positional() { "arguments" } else { "options" };
        let heading = format!("cli-heading-{}", arg.get_help_heading().unwrap_or(heading));
        let heading = self.named(&heading);
        let mut text = self.find(id);
        // The name of each variable follows from its flag; one sentence of the help says how.
        let mut arg = arg.long_help(Resettable::Reset).help_heading(heading).hide_env(true);
        let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        if let (Some(text), false) = (&mut text, defaults.is_empty()) {
            let default = say!("call-default", value = PhraseArg::text(defaults.join(",")));
            *text += &format!(" {}", self.words.say(&default));
            arg = arg.hide_default_value(true);
        }
        arg.help(resettable(text))
    }

    fn help_flag(&mut self, has_long_help: bool) -> Arg {
        let flag = Arg::new("help").short('h').long("help").action(ArgAction::Help).display_order(901);
        if !has_long_help {
            return self.described(flag, "cli-help-short".to_owned());
        }
        let long = self.named("cli-help-see-short");
        self.described(flag, "cli-help-see-long".to_owned()).long_help(long)
    }
}

fn resettable(text: Option<String>) -> Resettable<StyledStr> {
    text.map(StyledStr::from).into()
}

/// Puts the translated usage line into the help of a command and its subcommands.
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

/// Translates a usage line of clap. Its English words are the title and the placeholder for options.
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
    fn every_help_text_is_used() {
        let mut translator = Translator { words: Words::of(Lang::En), used: Vec::new() };
        translator.command(Cli::command(), "cli");
        let used: BTreeSet<&str> = translator.used.iter().map(String::as_str).collect();
        let texts = messages(Lang::En).iter().flat_map(|text| text.lines());
        for id in texts.filter(|line| line.starts_with("cli-")).filter_map(|line| line.split(' ').next()) {
            assert!(used.contains(id), "no command or argument uses the text {id}");
        }
    }
}
