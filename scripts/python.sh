#!/usr/bin/env bash
# python.sh PROFILE [PYTEST ARGUMENTS]: builds the wheel of the Python package with a profile of Cargo into
# $TARGET/wheels, installs it with its test dependencies into a virtual environment, and runs its tests.
# A release wheel runs on any x86-64 Linux: there is one for glibc 2.17 and newer, and one for musl.
# With ROSHAMBO_PYTHON_WHEEL_ONLY=1 it only builds the wheels.
set -euo pipefail
cd "$(dirname "$0")/.."
profile=$1
shift
target=$(realpath -m "${CARGO_TARGET_DIR:-target}")

find_python() {
    local python
    for python in "${PYTHON:-}" python3 python3.14 python3.13 python3.12 python3.11; do
        if [ -n "$python" ] && "$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$python"
            return
        fi
    done
    return 1
}

python=$(find_python) || {
    echo "skipped: no Python 3.11 or newer with the module venv (apt-get install python3 python3-venv)"
    exit 0
}
venv=$target/python/venv
[ -x "$venv/bin/python" ] || "$python" -m venv "$venv"
"$venv/bin/python" -m pip --version >/dev/null 2>&1 || "$python" -m venv --clear "$venv"
# Installed once, and again when the list changes.
requirements=crates/roshambo-python/requirements-test.txt
if ! cmp -s "$requirements" "$venv/requirements-test.txt"; then
    if ! "$venv/bin/pip" install --quiet --disable-pip-version-check --requirement "$requirements"; then
        echo "skipped: the test dependencies cannot be installed from the package index (pip install -r $requirements)"
        exit 0
    fi
    cp "$requirements" "$venv/requirements-test.txt"
fi

rm -rf "$target/wheels"
build_wheel() {
    # Maturin looks for Zig in the Python of the path.
    (cd crates/roshambo-python && PATH=$venv/bin:$PATH "$venv/bin/maturin" build --quiet --locked --profile "$profile" --target-dir "$target" \
        --interpreter "$venv/bin/python" --out "$target/wheels" "$@")
}

# Zig brings the symbols of old C libraries, so that the wheel does not need the one of this machine.
has_zig() {
    "$venv/bin/python" -m ziglang version >/dev/null 2>&1 ||
        "$venv/bin/pip" install --quiet --disable-pip-version-check 'ziglang>=0.13'
}
# A release wheel is for other machines: it uses only what every x86-64 processor has.
[ "$profile" != release ] || unset RUSTFLAGS CARGO_ENCODED_RUSTFLAGS CARGO_BUILD_RUSTFLAGS
musl=x86_64-unknown-linux-musl
if [ "$profile" != release ]; then
    build_wheel
elif ! has_zig; then
    echo "note: Zig cannot be installed from the package index (pip install ziglang), so the wheel needs a C library as new as that of this machine"
    build_wheel
else
    build_wheel --zig --target x86_64-unknown-linux-gnu --compatibility manylinux2014
    if [ -d "$(rustc --print target-libdir --target "$musl")" ]; then
        build_wheel --zig --target "$musl" --compatibility musllinux_1_2
    else
        echo "skipped: the wheel for musl, because Rust has no target for it (rustup target add $musl)"
    fi
fi
for wheel in "$target"/wheels/roshambo-*.whl; do echo "wheel: ${wheel#"$PWD"/}"; done
wheel=("$target"/wheels/roshambo-*-manylinux*.whl)
[ -z "${ROSHAMBO_PYTHON_WHEEL_ONLY:-}" ] || exit 0
# As on a machine without a network.
"$venv/bin/pip" install --quiet --disable-pip-version-check --no-index --no-deps --force-reinstall "${wheel[0]}"
cd crates/roshambo-python
# -P: the tests import the installed package, not the sources.
ROSHAMBO_WHEELS=$target/wheels "$venv/bin/python" -P -m pytest "$@"
[ "$#" -eq 0 ] || exit 0

# Training needs PyTorch. Debian's is for the system's Python, and small, because it has no code for GPUs.
system=/usr/bin/python3
has_torch() { "$system" -c 'import sys, torch, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
if ! has_torch && [ "$profile" = release ] && [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    apt-get update >/dev/null
    DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends \
        python3-torch libopenblas0 python3-venv >/dev/null
fi
if ! has_torch; then
    echo "skipped: the tests of training, because $system has no PyTorch (apt-get install python3-torch libopenblas0 python3-venv)"
    exit 0
fi
venv=$target/python/venv-torch
if [ ! -x "$venv/bin/pytest" ]; then
    "$system" -m venv --clear --system-site-packages "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check 'pytest>=8'
fi
"$venv/bin/pip" install --quiet --disable-pip-version-check --no-index --no-deps --force-reinstall "${wheel[0]}"
exec "$venv/bin/python" -P -m pytest -m torch tests/test_environments.py tests/test_examples.py
