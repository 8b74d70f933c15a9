use super::*;

fn options(text: &str) -> Options {
    text.parse().unwrap()
}

/// Why a URL is refused.
fn refused(text: &str) -> String {
    match text.parse::<Options>() {
        Err(NatsError::Url(why)) => why,
        other => panic!("{text}: {other:?}"),
    }
}

fn password(user: &str, password: &str) -> Login {
    Login::Password { user: user.to_owned(), password: password.to_owned() }
}

#[test]
fn a_url_has_a_server_and_a_login() {
    for (text, servers, login) in [
        ("nats://localhost", "nats://localhost:4222", Login::Open),
        ("nats://127.0.0.1:4333/", "nats://127.0.0.1:4333", Login::Open),
        ("nats://ann:secret@bus:1", "nats://bus:1", password("ann", "secret")),
        ("tls://a%40n:s%2F%2Cc@bus", "tls://bus:4222", password("a@n", "s/,c")),
        ("nats://s3cret@bus", "nats://bus:4222", Login::Token("s3cret".to_owned())),
        (
            "nats://ann@bus?password-file=/run/word",
            "nats://bus:4222",
            Login::PasswordFile { user: "ann".to_owned(), file: "/run/word".into() },
        ),
        ("nats://bus?token-file=/run/t", "nats://bus:4222", Login::TokenFile("/run/t".into())),
        ("nats://bus?credentials=/run/c", "nats://bus:4222", Login::Credentials("/run/c".into())),
    ] {
        let options = options(text);
        assert_eq!(options.servers(), servers, "{text}");
        assert!(options.login == login, "{text}");
        assert_eq!(options.prefix(), "roshambo");
    }
}

#[test]
fn several_urls_share_one_login_and_the_settings() {
    let options =
        options("tls://ann:secret@one:4222?ca=/ca.pem, tls://two,tls://ann:secret@three:7?prefix=x-1");
    assert_eq!(options.servers(), "tls://one:4222, tls://two:4222, tls://three:7");
    assert!(options.login == password("ann", "secret"));
    assert_eq!((options.ca, options.prefix.as_str()), (Some("/ca.pem".into()), "x-1"));
}

#[test]
fn a_wrong_url_is_refused_with_the_reason() {
    for (text, why) in [
        ("", "nats://"),
        ("localhost:4222", "nats://"),
        ("redis://localhost", "nats://"),
        ("ws://localhost", "nats://"),
        ("nats://", "host"),
        ("nats://ann:secret@", "host"),
        ("nats://bus:70000", "port"),
        ("nats://bus/path", "%2F"),
        ("nats://bus?colour=red", "not known"),
        ("nats://one,tls://two", "tls://"),
        ("nats://ann:secret@one,nats://bob:secret@two", "different"),
        ("nats://one?prefix=a,nats://two?prefix=b", "different"),
        ("nats://ann:secret@bus?token-file=/f", "more than one"),
        ("nats://bus?password-file=/f", "no user"),
        ("nats://bus?certificate=/f", "belong together"),
        ("nats://bus?prefix=a.*", "prefix"),
        ("nats://bus?prefix=", "prefix"),
    ] {
        let found = refused(text);
        assert!(found.contains(why), "{text}: {found}");
    }
}

#[test]
fn nothing_that_is_printed_contains_a_secret() {
    for text in ["nats://ann:s3cret@bus:4222?prefix=p", "nats://s3cret@bus", "tls://ann:s3cret@bus,tls://two"]
    {
        let options = options(text);
        for printed in [format!("{options:?}"), format!("{options:#?}"), options.servers()] {
            assert!(!printed.contains("s3cret") && printed.contains("bus"), "{printed}");
        }
        for server in options.addresses() {
            assert!(!server.as_url_str().contains("s3cret"));
        }
    }
    for text in [
        "s3cret",
        "nats://ann:s3cret@bus:port",
        "nats://ann:s3/cret@bus",
        "nats://ann:s3,cret@bus",
        "nats://ann:s3cret@bus?s3cret=1",
        "nats://ann:s3cret@bus?prefix=s3cret.",
        "redis://ann:s3cret@bus",
    ] {
        let error = text.parse::<Options>().unwrap_err();
        let printed = format!("{error} {error:?}");
        assert!(!printed.contains("s3") && !printed.contains("cret"), "{printed}");
    }
}
