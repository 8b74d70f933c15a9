#!/usr/bin/env bash
# need-program.sh PROGRAM [PACKAGE]: prints the path of a program. If it is missing, installs Debian's package, as root or
# with sudo.
set -euo pipefail
program=$1
package=${2:-$1}

# Debian puts servers into folders that are not on the PATH of everybody.
find_program() {
    local folder folders=(/usr/local/sbin /usr/sbin /usr/lib/postgresql/*/bin)
    command -v "$program" && return
    for folder in "${folders[@]}"; do
        [ -x "$folder/$program" ] && echo "$folder/$program" && return
    done
    return 1
}

find_program && exit

if ! command -v apt-get >/dev/null; then
    echo "missing: $program (there is no apt-get to install it with; Debian's package is $package)" >&2
    exit 1
fi
as_root=()
if [ "$(id -u)" -ne 0 ]; then
    # Without a terminal nobody could type the password of sudo.
    if ! command -v sudo >/dev/null || { [ ! -t 0 ] && ! sudo -n true 2>/dev/null; }; then
        echo "missing: $program (as root: apt-get install $package)" >&2
        exit 1
    fi
    as_root=(sudo)
fi
echo "no $program found: installing $package" >&2
{
    "${as_root[@]}" apt-get update
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "$package"
} >&2 || {
    echo "missing: $program, and it could not be installed (try: apt-get install $package)" >&2
    exit 1
}
find_program || {
    echo "missing: $program, although $package was installed (is it on the PATH?)" >&2
    exit 1
}
