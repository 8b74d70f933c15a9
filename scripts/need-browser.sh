#!/usr/bin/env bash
# Prints the path of a browser for the tests. If there is none, installs Debian's chromium, as root or with sudo.
set -euo pipefail

find_browser() {
    local name
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
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
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends chromium
} >&2 || {
    echo "missing: chromium, and it could not be installed (try: apt-get install chromium)" >&2
    exit 1
}
find_browser || {
    echo "missing: chromium, although it was installed (is it on the PATH?)" >&2
    exit 1
}
