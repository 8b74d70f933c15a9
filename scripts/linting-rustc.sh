#!/bin/sh
# Compiles and lints in one go. Cargo runs it as RUSTC_WORKSPACE_WRAPPER, with the path of rustc and its arguments, for the
# crates of the workspace. `cargo clippy` does the same, but only with `cargo check`, so everything would be compiled twice.
exec clippy-driver "$@" -D warnings
