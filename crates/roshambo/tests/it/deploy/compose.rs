//! `compose.yaml`.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{all_texts, check_bus, check_variables, deploy, flags, image, read, text, texts, yaml};

const NODES: [&str; 3] = ["a", "b", "c"];

fn compose() -> Value {
    let mut documents = yaml("compose.yaml");
    assert_eq!(documents.len(), 1);
    documents.remove(0)
}

fn keys(value: &Value) -> BTreeSet<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn three_nodes_run_the_image_of_the_dockerfile_and_differ_by_their_names() {
    let compose = compose();
    let flags = flags();
    for name in NODES {
        let node = &compose["services"][name];
        assert_eq!(text(&node["image"]), image());
        assert!(deploy().join(text(&node["build"]["context"])).join("Dockerfile").exists());
        let settings = &node["environment"];
        assert_eq!(text(&settings["ROSHAMBO_NODE"]), name);
        assert_eq!(settings["ROSHAMBO_TRUSTED_HOPS"], "1");
        check_variables(keys(settings).into_iter(), &flags);
        check_bus(text(&settings["ROSHAMBO_BUS"]));
        assert_eq!(texts(&node["healthcheck"]["test"]), ["CMD", "roshambo", "healthcheck"]);
    }
}

#[test]
fn haproxy_knows_all_nodes_and_gets_all_variables_of_its_configuration() {
    let compose = compose();
    let haproxy = &compose["services"]["haproxy"];
    let settings = &haproxy["environment"];
    let config = read("haproxy.cfg");
    let used: BTreeSet<&str> =
        config.split("\"${").skip(1).map(|rest| rest.split('}').next().unwrap()).collect();
    assert_eq!(used, keys(settings));
    for name in NODES {
        let (_, port) =
            text(&compose["services"][name]["environment"]["ROSHAMBO_ADDR"]).split_once(':').unwrap();
        let variable = format!("ROSHAMBO_NODE_{}", name.to_uppercase());
        assert_eq!(settings[&variable], format!("{name}:{port}"));
    }
    let (_, front) = text(&settings["ROSHAMBO_FRONT"]).split_once(':').unwrap();
    assert_eq!(texts(&haproxy["ports"]), [format!("8080:{front}")]);
}

#[test]
fn every_secret_that_a_service_reads_is_given_to_it() {
    let compose = compose();
    let declared = keys(&compose["secrets"]);
    let mut read = 0;
    for (name, service) in compose["services"].as_object().unwrap() {
        let given: BTreeSet<&str> = service.get("secrets").map_or_else(Vec::new, texts).into_iter().collect();
        assert!(given.is_subset(&declared), "{name}");
        let mut found = Vec::new();
        all_texts(service, &mut found);
        for path in found.iter().flat_map(|text| text.split("/run/secrets/").skip(1)) {
            let end = path.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
            let secret = &path[..end.unwrap_or(path.len())];
            assert!(given.contains(secret), "{name} reads {secret}");
            read += 1;
        }
    }
    assert!(read >= 8, "{read}");
    // The files are never part of the repository.
    let ignored = super::read("../.gitignore");
    for secret in declared {
        assert_eq!(compose["secrets"][secret]["file"], format!("./secrets/{secret}"));
    }
    assert!(ignored.lines().any(|line| line == "/deploy/secrets"));
}

#[test]
fn visitors_reach_neither_the_database_nor_the_bus() {
    let compose = compose();
    assert_eq!(compose["networks"]["back"]["internal"], true);
    for name in ["postgres", "nats"] {
        let service = &compose["services"][name];
        assert_eq!(texts(&service["networks"]), ["back"], "{name}");
        assert!(service.get("ports").is_none(), "{name}");
    }
    assert_eq!(texts(&compose["services"]["haproxy"]["networks"]), ["front"]);
    assert!(NODES.iter().all(|name| compose["services"][name].get("ports").is_none()));
}

#[test]
fn what_a_service_waits_for_and_mounts_exists() {
    let compose = compose();
    let services = compose["services"].as_object().unwrap();
    for (name, service) in services {
        let needed = service.get("depends_on").map_or_else(BTreeSet::new, keys);
        for other in needed {
            assert!(services[other].get("healthcheck").is_some(), "{name} waits until {other} is healthy");
        }
        for volume in service.get("volumes").map_or_else(Vec::new, texts) {
            let (from, _) = volume.split_once(':').unwrap();
            let exists = match from.strip_prefix("./") {
                Some(file) => deploy().join(file).exists(),
                None => compose["volumes"].get(from).is_some(),
            };
            assert!(exists, "{name}: {from}");
        }
        let (_, version) = text(&service["image"]).split_once(':').unwrap();
        assert_ne!(version, "latest", "{name}");
    }
}
