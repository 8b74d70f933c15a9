//! The manifests of `kubernetes/`.

use std::fs;

use serde_json::{Value, json};

use super::{all_texts, check_bus, check_variables, deploy, flags, image, read, text, texts, yaml};

/// The objects of all files.
fn objects() -> Vec<Value> {
    let files = fs::read_dir(deploy().join("kubernetes")).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    names.flat_map(|name| yaml(&format!("kubernetes/{name}"))).collect()
}

/// An object by its kind and its name.
fn object(kind: &str, name: &str) -> Value {
    let found =
        objects().into_iter().filter(|object| object["kind"] == kind && object["metadata"]["name"] == name);
    let found: Vec<Value> = found.collect();
    assert_eq!(found.len(), 1, "{kind} {name}");
    found.into_iter().next().unwrap()
}

fn container(deployment: &Value) -> &Value {
    let containers = deployment["spec"]["template"]["spec"]["containers"].as_array().unwrap();
    assert_eq!(containers.len(), 1);
    &containers[0]
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is not a list"))
}

/// The value of a variable of the nodes.
fn variable<'a>(node: &'a Value, name: &str) -> &'a Value {
    list(&node["env"]).iter().find(|entry| entry["name"] == name).unwrap_or_else(|| panic!("{name}"))
}

#[test]
fn the_nodes_run_the_image_with_flags_that_exist() {
    let deployment = object("Deployment", "roshambo");
    assert_eq!(deployment["spec"]["replicas"], 3);
    let node = container(&deployment);
    assert_eq!(text(&node["image"]), image());
    assert_eq!(texts(&node["args"]), ["serve"]);
    check_variables(list(&node["env"]).iter().map(|entry| text(&entry["name"])), &flags());
    let bus = text(&variable(node, "ROSHAMBO_BUS")["value"]);
    // Kubernetes replaces a variable only by one that comes before it.
    let names: Vec<&str> = list(&node["env"]).iter().map(|entry| text(&entry["name"])).collect();
    let place = |name: &str| names.iter().position(|found| *found == name).unwrap();
    assert!(place("NATS_PASSWORD") < place("ROSHAMBO_BUS"));
    assert!(bus.contains("$(NATS_PASSWORD)"));
    check_bus(&bus.replace("$(NATS_PASSWORD)", "secret"));
}

#[test]
fn probes_ask_the_port_of_the_nodes_by_a_name_that_they_accept() {
    let deployment = object("Deployment", "roshambo");
    let node = container(&deployment);
    let port = &list(&node["ports"])[0];
    let (_, listens) = text(&variable(node, "ROSHAMBO_ADDR")["value"]).split_once(':').unwrap();
    assert_eq!(port["containerPort"].to_string(), listens);
    for (probe, path) in
        [("readinessProbe", "/readyz"), ("livenessProbe", "/healthz"), ("startupProbe", "/healthz")]
    {
        let get = &node[probe]["httpGet"];
        assert_eq!((text(&get["path"]), &get["port"]), (path, &port["name"]), "{probe}");
        assert_eq!(get["httpHeaders"], json!([{ "name": "Host", "value": "localhost" }]), "{probe}");
    }
}

#[test]
fn a_node_has_time_to_drain_before_it_is_killed() {
    let deployment = object("Deployment", "roshambo");
    let pause = texts(&container(&deployment)["lifecycle"]["preStop"]["exec"]["command"]);
    assert_eq!(pause[0], "sleep");
    let grace = deployment["spec"]["template"]["spec"]["terminationGracePeriodSeconds"].as_u64().unwrap();
    let shutdown = roshambo_server::config::Config::default().times.shutdown.as_secs();
    assert!(grace > pause[1].parse::<u64>().unwrap() + 2 * shutdown);
    assert_eq!(deployment["spec"]["strategy"]["rollingUpdate"]["maxUnavailable"], 0);
    assert_eq!(object("PodDisruptionBudget", "roshambo")["spec"]["maxUnavailable"], 1);
}

#[test]
fn selectors_find_the_pods_and_backends_find_the_services() {
    for name in ["roshambo", "nats"] {
        let deployment = object("Deployment", name);
        let labels = &deployment["spec"]["template"]["metadata"]["labels"];
        assert_eq!(deployment["spec"]["selector"]["matchLabels"], *labels);
        let service = object("Service", name);
        assert_eq!(service["spec"]["selector"], *labels);
        let port = &list(&service["spec"]["ports"])[0];
        assert_eq!(port["targetPort"], list(&container(&deployment)["ports"])[0]["name"]);
    }
    let nodes = object("Deployment", "roshambo")["spec"]["template"]["metadata"]["labels"].clone();
    assert_eq!(object("PodDisruptionBudget", "roshambo")["spec"]["selector"]["matchLabels"], nodes);
    let ingress = object("Ingress", "roshambo");
    let rule = &list(&ingress["spec"]["rules"])[0];
    let backend = &list(&rule["http"]["paths"])[0]["backend"]["service"];
    let service = object("Service", "roshambo");
    let port = &list(&service["spec"]["ports"])[0]["name"];
    assert_eq!(*backend, json!({ "name": "roshambo", "port": { "name": port } }));
    let deployment = object("Deployment", "roshambo");
    let public = text(&variable(container(&deployment), "ROSHAMBO_PUBLIC_URL")["value"]);
    assert_eq!(public, format!("https://{}", text(&rule["host"])));
}

#[test]
fn nothing_is_sticky() {
    assert_eq!(object("Service", "roshambo")["spec"]["sessionAffinity"], "None");
    let ingress = object("Ingress", "roshambo");
    let annotations = ingress["metadata"]["annotations"].as_object().unwrap();
    assert!(annotations.keys().all(|name| !name.contains("affinity") && !name.contains("session")));
}

#[test]
fn every_secret_that_is_named_exists_and_contains_no_real_password() {
    let secret = object("Secret", "roshambo");
    let values = secret["stringData"].as_object().unwrap();
    assert!(values.values().all(|value| value == "CHANGE-ME"));
    let mut references = 0;
    for deployment in [object("Deployment", "roshambo"), object("Deployment", "nats")] {
        for entry in list(&container(&deployment)["env"]) {
            let Some(reference) = entry.get("valueFrom").and_then(|from| from.get("secretKeyRef")) else {
                continue;
            };
            assert_eq!(reference["name"], "roshambo");
            assert!(values.contains_key(text(&reference["key"])), "{reference}");
            references += 1;
        }
    }
    assert_eq!(references, 3);
}

#[test]
fn only_nodes_reach_nats() {
    let policy = object("NetworkPolicy", "nats");
    let labels = |name| json!({ "app.kubernetes.io/name": name });
    assert_eq!(policy["spec"]["podSelector"]["matchLabels"], labels("nats"));
    assert_eq!(
        policy["spec"]["ingress"],
        json!([{
            "from": [{ "podSelector": { "matchLabels": labels("roshambo") } }],
            "ports": [{ "port": 4222, "protocol": "TCP" }],
        }])
    );
    assert_eq!(text(&object("ConfigMap", "nats")["data"]["nats.conf"]), read("nats.conf"));
}

#[test]
fn every_object_says_what_it_is() {
    let objects = objects();
    assert!(objects.len() >= 9, "{}", objects.len());
    for object in &objects {
        for field in ["apiVersion", "kind"] {
            assert!(!text(&object[field]).is_empty(), "{object}");
        }
        let mut found = Vec::new();
        all_texts(object, &mut found);
        assert!(found.iter().all(|text| !text.ends_with(":latest")), "{object}");
    }
}
