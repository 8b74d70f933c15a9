#!/usr/bin/env bash
# Prints the path of a browser for the tests. If there is none, installs one of Debian's, as root or with sudo. The headless
# shell comes first: it has no windows to draw, so the tests need a fifth less time.
set -euo pipefail

find_browser() {
    local name
    for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
        command -v "$name" && return
    done
    return 1
}

find_browser && exit

if ! command -v apt-get >/dev/null; then
    echo "missing: chromium or google-chrome (install one of them; there is no apt-get to do it with)" >&2
    exit 1
fi
as_root=()
if [ "$(id -u)" -ne 0 ]; then
    # Without a terminal nobody could type the password of sudo.
    if ! command -v sudo >/dev/null || { [ ! -t 0 ] && ! sudo -n true 2>/dev/null; }; then
        echo "missing: chromium (as root: apt-get install chromium)" >&2
        exit 1
    fi
    as_root=(sudo)
fi
echo "no browser found: installing chromium" >&2
{
    "${as_root[@]}" apt-get update
    install() { "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "$1"; }
    install chromium-headless-shell || install chromium
} >&2 || {
    echo "missing: chromium, and it could not be installed (try: apt-get install chromium)" >&2
    exit 1
}
find_browser || {
    echo "missing: chromium, although it was installed (is it on the PATH?)" >&2
    exit 1
}
