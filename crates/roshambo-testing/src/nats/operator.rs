//! An operator, an account and a user, who sign each other from first to last. `nsc` makes the same.

use data_encoding::BASE64URL_NOPAD;
use nkeys::KeyPair;
use serde_json::{Value, json};

/// The configuration of a server that trusts a new operator, and the file of a user (`.creds`).
pub(super) fn make() -> (String, String) {
    let (operator, account, user) = (KeyPair::new_operator(), KeyPair::new_account(), KeyPair::new_user());
    let operator_token = token(&operator, &operator, json!({ "type": "operator", "version": 2 }));
    let no_limits = json!({
        "subs": -1, "data": -1, "payload": -1, "imports": -1, "exports": -1, "wildcards": true,
        "conn": -1, "leaf": -1
    });
    let claims = json!({ "type": "account", "version": 2, "limits": no_limits, "default_permissions": {} });
    let account_token = token(&account, &operator, claims);
    let claims =
        json!({ "type": "user", "version": 2, "subs": -1, "data": -1, "payload": -1, "pub": {}, "sub": {} });
    let user_token = token(&user, &account, claims);
    let configuration = format!(
        "operator: {operator_token}\nresolver: MEMORY\nresolver_preload: {{ {}: {account_token} }}\n",
        account.public_key()
    );
    let seed = user.seed().unwrap();
    let credentials = format!(
        "-----BEGIN NATS USER JWT-----\n{user_token}\n------END NATS USER JWT------\n\n\
        -----BEGIN USER NKEY SEED-----\n{seed}\n------END USER NKEY SEED------\n"
    );
    (configuration, credentials)
}

/// What `issuer` says about `subject`, signed.
fn token(subject: &KeyPair, issuer: &KeyPair, claims: Value) -> String {
    let encoded = |value: &Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
    let header = json!({ "typ": "JWT", "alg": "ed25519-nkey" });
    let (issuer_key, subject_key) = (issuer.public_key(), subject.public_key());
    let body = json!({
        "jti": "test", "iat": 1, "iss": issuer_key, "name": "test", "sub": subject_key, "nats": claims
    });
    let signed = format!("{}.{}", encoded(&header), encoded(&body));
    let signature = issuer.sign(signed.as_bytes()).unwrap();
    format!("{signed}.{}", BASE64URL_NOPAD.encode(&signature))
}
