//! Tells cargo when the web client that goes into the program has changed.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    // Where it was not built an empty folder stands for it: cargo would take one that is not there for one
    // that changes all the time. Without a folder (nothing may be written here, say) all works as well.
    let _ = std::fs::create_dir_all(&client);
    // A debug build has no file of it inside: it reads them when it starts.
    if std::env::var_os("CARGO_CFG_DEBUG_ASSERTIONS").is_none() {
        // A folder is watched with all that is in it, files that are new included.
        println!("cargo::rerun-if-changed={}", client.display());
    }
}
