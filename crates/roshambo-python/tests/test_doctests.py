"""Every example in a docstring, in the stubs' modules and in the README runs."""

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import roshambo

#: Modules that need a package which may be missing.
OPTIONAL = {"openspiel": "pyspiel", "pettingzoo": "pettingzoo", "gymnasium": "gymnasium"}


def documented():
    """Pairs of a name and a docstring."""
    for name in roshambo.__all__:
        thing = getattr(roshambo, name)
        yield f"roshambo.{name}", getattr(thing, "__doc__", None)
        if isinstance(thing, type):
            for member in vars(thing):
                if not member.startswith("__"):
                    yield f"roshambo.{name}.{member}", getattr(getattr(thing, member), "__doc__", None)
    for module in pkgutil.iter_modules(roshambo.__path__):
        if module.name == "__main__" or module.name == "_roshambo":
            continue
        if module.name in OPTIONAL:
            try:
                importlib.import_module(OPTIONAL[module.name])
            except ImportError:
                continue
        yield f"roshambo.{module.name}", importlib.import_module(f"roshambo.{module.name}").__doc__
    yield "roshambo", roshambo.__doc__


EXAMPLES = [(name, text) for name, text in documented() if text and ">>>" in text]


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_an_example_prints_what_it_says(name, text):
    roshambo.set_language("en")
    example = doctest.DocTestParser().get_doctest(text, {}, name, None, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    output = []
    runner.run(example, out=output.append)
    assert runner.failures == 0, "".join(output)


def test_the_readme_runs():
    readme = Path(__file__).parent.parent / "README.md"
    results = doctest.testfile(str(readme), module_relative=False)
    assert results.attempted > 0 and results.failed == 0


def test_everything_public_is_documented():
    missing = [name for name, text in documented() if not text and not name.endswith(("CHANCE", "TERMINAL"))]
    assert not missing
