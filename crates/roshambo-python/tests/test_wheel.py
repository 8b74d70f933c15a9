"""A wheel runs on the systems that its name promises: what it needs of the system is old and everywhere."""

import io
import os
import re
import zipfile
from pathlib import Path

import pytest

pytest.importorskip("elftools")

from elftools.elf.dynamic import DynamicSection
from elftools.elf.elffile import ELFFile
from elftools.elf.gnuversions import GNUVerNeedSection

#: The libraries of the oldest common standard for wheels, as far as Rust can use them.
GLIBC = {
    "libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1", "libgcc_s.so.1", "ld-linux-x86-64.so.2",
}  # fmt: skip
#: The whole C library of musl is one file; linkers know it by either name.
MUSL = {"libc.so", "libc.musl-x86_64.so.1"}
#: scripts/python.sh names the folder of the wheels that it built.
WHEELS = sorted(Path(os.environ.get("ROSHAMBO_WHEELS", "/nowhere")).glob("roshambo-*.whl"))


def needed(wheel):
    """The libraries that the extension module in a wheel loads, and the versions of glibc in its symbols."""
    libraries, versions = set(), set()
    with zipfile.ZipFile(wheel) as archive:
        module = ELFFile(io.BytesIO(archive.read("roshambo/_roshambo.abi3.so")))
    assert module["e_machine"] == "EM_X86_64"
    for section in module.iter_sections():
        if isinstance(section, DynamicSection):
            libraries |= {tag.needed for tag in section.iter_tags("DT_NEEDED")}
        if isinstance(section, GNUVerNeedSection):
            names = [version.name for _, parts in section.iter_versions() for version in parts]
            found = (re.fullmatch(r"GLIBC_(\d+)\.(\d+)(?:\.\d+)?", name) for name in names)
            versions |= {(int(match[1]), int(match[2])) for match in found if match}
    return libraries, versions


@pytest.mark.skipif(not WHEELS, reason="ROSHAMBO_WHEELS names no folder with wheels")
@pytest.mark.parametrize("wheel", WHEELS, ids=lambda wheel: wheel.stem)
def test_a_wheel_needs_nothing_that_is_newer_than_its_name(wheel):
    libraries, versions = needed(wheel)
    assert "-cp311-abi3-" in wheel.name
    if "musllinux" in wheel.name:
        assert libraries <= MUSL and not versions, (libraries, versions)
        return
    promised = [(int(major), int(minor)) for major, minor in re.findall(r"manylinux_(\d+)_(\d+)_x86_64", wheel.name)]
    assert "libc.so.6" in libraries and libraries <= GLIBC, libraries
    assert versions and max(versions) <= min(promised), (versions, promised)
