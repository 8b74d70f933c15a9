#!/usr/bin/env bash
# Builds the Debian package and the tarball: package.sh PROGRAM DIRECTORY
#
# The same program and the same commit give the same bytes: files are sorted, belong to root, and have the time of
# the commit (or SOURCE_DATE_EPOCH).
# COMPRESSION_LEVEL, 0 to 9, is 9 for releases; tests are in a hurry.
set -euo pipefail
level=${COMPRESSION_LEVEL:-9}
program=$(realpath "${1:?the program to package expected}")
out=$(mkdir -p "${2:?a directory for the packages expected}" && realpath "$2")
cd "$(dirname "$0")/.."

version=$(sed -n '/^\[workspace.package\]/,/^\[/s/^version = "\(.*\)"/\1/p' Cargo.toml)
architecture=$(dpkg --print-architecture)
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
umask 022
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$program" generate "$work/generated"
node scripts/third-party.mjs >"$work/THIRD-PARTY-LICENSES"

# Files that both packages have, below DIRECTORY: the program, its man pages and completions.
install_common() {
    local prefix=$1
    install -D -m 755 "$program" "$prefix/bin/roshambo"
    install -d "$prefix/share/man/man1"
    install -m 644 "$work"/generated/man/*.1 "$prefix/share/man/man1"
    gzip -9n "$prefix"/share/man/man1/*.1
    install -D -m 644 "$work/generated/completions/roshambo.bash" "$prefix/share/bash-completion/completions/roshambo"
    install -D -m 644 "$work/generated/completions/roshambo.fish" "$prefix/share/fish/vendor_completions.d/roshambo.fish"
}

build_deb() {
    local root=$work/deb doc=$work/deb/usr/share/doc/roshambo glibc
    install_common "$root/usr"
    install -D -m 644 "$work/generated/completions/_roshambo" "$root/usr/share/zsh/vendor-completions/_roshambo"
    install -D -m 644 packaging/roshambo.service "$root/usr/lib/systemd/system/roshambo.service"
    install -D -m 644 "$work/generated/default" "$root/etc/default/roshambo"
    install -d "$doc"
    install -m 644 packaging/deb/copyright LICENSE LICENSE-MIT LICENSE-APACHE "$work/THIRD-PARTY-LICENSES" docs/server.md "$doc"
    gzip -9nc CHANGELOG.md >"$doc/changelog.gz"
    gzip -9n "$doc/THIRD-PARTY-LICENSES"

    install -d "$root/DEBIAN"
    install -m 755 packaging/deb/postinst packaging/deb/prerm packaging/deb/postrm "$root/DEBIAN"
    echo /etc/default/roshambo >"$root/DEBIAN/conffiles"
    # The newest version of glibc whose symbols the program uses.
    glibc=$(grep -aoE 'GLIBC_2\.[0-9]+' "$program" | sort -uV | tail -1)
    cat >"$root/DEBIAN/control" <<CONTROL
Package: roshambo
Version: $version
Architecture: $architecture
Maintainer: The Roshambo authors <roshambo@localhost>
Installed-Size: $(du -k --apparent-size --exclude=DEBIAN -s "$root" | cut -f1)
Depends: libc6 (>= ${glibc#GLIBC_}), libgcc-s1, passwd
Section: games
Priority: optional
Description: Five rock-paper-scissors table games: terminal, bots and server
 Play at the terminal against bots or with others at the same keyboard, or serve
 tables to browsers. The service listens at 127.0.0.1:8080 until
 /etc/default/roshambo says otherwise, and keeps its games in /var/lib/roshambo.
CONTROL
    (cd "$root" && find . -type f ! -path './DEBIAN/*' -printf '%P\0' | sort -z | xargs -0 md5sum) >"$work/md5sums"
    install -m 644 "$work/md5sums" "$root/DEBIAN/md5sums"
    find "$root" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
    dpkg-deb --root-owner-group -Zxz -z"$level" --build "$root" "$out/roshambo_${version}_${architecture}.deb"
}

build_tarball() {
    local name root
    name=roshambo-$version-$(uname -m)-linux
    root=$work/$name
    install_common "$root"
    install -D -m 644 "$work/generated/completions/_roshambo" "$root/share/zsh/site-functions/_roshambo"
    install -D -m 644 "$work/generated/default" "$root/etc/default/roshambo"
    install -d "$root/lib/systemd/system"
    sed 's|^ExecStart=/usr/bin/|ExecStart=/usr/local/bin/|' packaging/roshambo.service >"$root/lib/systemd/system/roshambo.service"
    install -m 644 README.md CHANGELOG.md LICENSE LICENSE-MIT LICENSE-APACHE "$work/THIRD-PARTY-LICENSES" docs/server.md "$root"
    tar --directory "$work" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
        --format=gnu --create "$name" | gzip -n "-$level" >"$out/$name.tar.gz"
    echo "$out/$name.tar.gz"
}

build_deb
build_tarball
