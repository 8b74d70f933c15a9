#!/usr/bin/env bash
# Upgrades a cluster on this machine from an older revision to this one, node by node, while clients play at all nodes.
# `make upgrade OLD=REV` builds the programs of this revision and calls this. Everything that was acknowledged must be there
# afterwards, and all clients must show the same.
#
#   upgrade.sh REV [ARGUMENT…]    the arguments are those of `roshambo-load cluster`, such as --tables 100 --hold 30
#
# PROFILE=dev takes debug builds. The older programs are built in $TARGET/upgrade, which is kept for the next time.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
    echo "$*" >&2
    exit 1
}

[ -n "${1:-}" ] || fail "which revision is the older one? (make upgrade OLD=v0.1.0)"
older=$(git rev-parse --verify --quiet "$1^{commit}") || fail "there is no revision $1"
shift
profile=${PROFILE:-release}
target=$(readlink -m "${TARGET:-target}")
programs=$([ "$profile" = dev ] && echo debug || echo "$profile")
cargo=${CARGO:-cargo}

source=$(mktemp -d "${TMPDIR:-/tmp}/roshambo-older-XXXXXX")
# The folder may be a worktree already, or not yet.
trap 'git worktree remove --force "$source" 2>/dev/null || rm -rf "$source"' EXIT
trap 'exit 130' INT TERM
git worktree add --quiet --detach "$source" "$older"
echo "building $(git log -1 --format='%h (%s)' "$older")"
(cd "$source" && CARGO_TARGET_DIR=$target/upgrade "$cargo" build --quiet --profile "$profile" -p roshambo -p roshambo-load)

old=$target/upgrade/$programs new=$target/$programs
echo "== from $(git describe --always --tags "$older") to $(git describe --always --tags --dirty), node by node"
"$new/roshambo-load" cluster --server "$new/roshambo" --older "$old/roshambo" "$@"
# A page stays open while its node is upgraded, and goes on at a newer one.
echo "== clients of the older revision at nodes of this one"
"$old/roshambo-load" cluster --server "$new/roshambo" --scenario kill-node "$@"
