#!/usr/bin/env bash
# Makes sure that the programs of PostgreSQL are installed, which some tests start. If they are missing, installs Debian's
# postgresql, as root or with sudo. Its service is not needed.
set -euo pipefail

find_postgres() {
    local program
    for program in initdb postgres psql; do
        command -v "$program" >/dev/null || compgen -G "/usr/lib/postgresql/*/bin/$program" >/dev/null || return 1
    done
}

find_postgres && exit

if ! command -v apt-get >/dev/null; then
    echo "missing: initdb, postgres and psql of PostgreSQL 15 or newer (there is no apt-get to install them with)" >&2
    exit 1
fi
as_root=()
if [ "$(id -u)" -ne 0 ]; then
    # Without a terminal nobody could type the password of sudo.
    if ! command -v sudo >/dev/null || { [ ! -t 0 ] && ! sudo -n true 2>/dev/null; }; then
        echo "missing: PostgreSQL (as root: apt-get install postgresql)" >&2
        exit 1
    fi
    as_root=(sudo)
fi
echo "no PostgreSQL found: installing postgresql" >&2
{
    "${as_root[@]}" apt-get update
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends postgresql
} >&2 || {
    echo "missing: PostgreSQL, and it could not be installed (try: apt-get install postgresql)" >&2
    exit 1
}
find_postgres || {
    echo "missing: PostgreSQL, although it was installed" >&2
    exit 1
}
