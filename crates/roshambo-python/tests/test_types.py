"""The stubs describe the extension module, and pyright accepts everything in strict mode."""

import ast
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import roshambo
from roshambo import _roshambo

HERE = Path(__file__).parent.parent
STUB = ast.parse((HERE / "python/roshambo/_roshambo.pyi").read_text())
#: Methods that every object has.
COMMON = set(dir(object)) | {"__module__", "__hash__", "__eq__", "__ge__", "__gt__", "__le__", "__lt__", "__ne__"}


def names(body):
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.AnnAssign):
            yield node.target.id


def test_the_stubs_name_what_the_module_has():
    public = {name for name in dir(_roshambo) if not name.startswith("_")}
    assert set(names(STUB.body)) == public


@pytest.mark.parametrize("node", [node for node in STUB.body if isinstance(node, ast.ClassDef)], ids=lambda node: node.name)
def test_the_stub_of_a_class_names_its_members(node):
    real = {name for name in vars(getattr(_roshambo, node.name)) if not name.startswith("__")}
    stubbed = {name for name in names(node.body) if not name.startswith("__")}
    assert stubbed == real
    parameters = {
        inner.name: [argument.arg for argument in inner.args.posonlyargs + inner.args.args + inner.args.kwonlyargs][1:]
        for inner in node.body
        if isinstance(inner, ast.FunctionDef) and not inner.decorator_list and not inner.name.startswith("__")
    }
    for name, expected in parameters.items():
        signature = getattr(getattr(_roshambo, node.name), name).__text_signature__
        found = [part.split("=")[0].strip() for part in signature.strip("()").split(",")]
        assert [part for part in found if part not in ("$self", "self", "/", "*")] == expected, name


def test_the_package_is_typed():
    assert (Path(roshambo.__file__).parent / "py.typed").is_file()


@pytest.mark.skipif(find_spec("pyright") is None or shutil.which("node") is None, reason="pyright and node are not installed")
def test_pyright_accepts_the_package_in_strict_mode():
    command = [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, "--project", str(HERE)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if "0 errors" not in result.stdout and "error:" not in result.stdout:
        pytest.skip(f"pyright cannot be started: {result.stdout[-300:]} {result.stderr[-300:]}")
    assert result.returncode == 0, result.stdout
