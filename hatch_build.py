"""The build hook that compiles the rules with mypyc while hatchling builds a wheel.

Which modules are compiled is listed once, in pyproject.toml. The sources stay in the wheel beside the
compiled modules, for tracebacks and readers. Nothing is written into the checkout, so a checkout and an
editable install are always interpreted.

`DUSKHALL_PURE=1` builds a wheel without compiled modules; a machine without a working C compiler does so too,
and says so.
`python hatch_build.py` tells whether this machine can compile.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SETUP_RULES = """
from mypyc.build import mypycify
from setuptools import setup

setup(
    name="duskhall",
    packages=[],
    py_modules=[],
    ext_modules=mypycify(
        {arguments!r},
        group_name={group!r},
        target_dir={target!r},
        opt_level="3",
        debug_level="0",
        multi_file=False,
    ),
)
"""

SETUP_PROBE = """
from setuptools import Extension, setup

setup(name="probe", packages=[], py_modules=[], ext_modules=[Extension("probe", [{source!r}])])
"""

# Types were checked by `make check`; here only the compiled modules' own errors count, whatever is installed.
MYPY_ARGUMENTS = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]


class CompileRules(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel, and gives it the tag of the machine it was compiled for."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if os.environ.get("DUSKHALL_PURE", "0") not in ("", "0"):
            return
        source = Path(self.root, self.config["source"])
        modules = sorted({path for pattern in self.config["modules"] for path in source.glob(pattern)})
        if not modules:
            return
        refuse_imports(modules, self.config["forbidden-imports"])
        problem = why_not_compilable()
        if problem is not None:
            print(f"{problem} Duskhall is built interpreted: the same rules, but slower.", file=sys.stderr)
            return
        # Hatchling copies the files after this method returns; finalize() removes them.
        self.workplace = TemporaryDirectory(prefix="duskhall-mypyc-")
        compiled = Path(self.workplace.name, "compiled")
        compile_modules(source, modules, self.config["group"], compiled)
        for path in sorted(path for path in compiled.rglob("*") if path.suffix in (".so", ".pyd")):
            build_data["force_include"][str(path)] = path.relative_to(compiled).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "workplace"):
            self.workplace.cleanup()


def compile_modules(source: Path, modules: list[Path], group: str, compiled: Path) -> None:
    """Compile the modules, as one group, into extension modules below `compiled`."""
    with workplace() as work:
        names = [path.relative_to(source).as_posix() for path in modules]
        arguments = [*MYPY_ARGUMENTS, f"--cache-dir={work / 'cache'}", *names]
        script = SETUP_RULES.format(arguments=arguments, group=group, target=str(work / "c"))
        # In the source directory, so that tracebacks name duskhall/..., as it is installed.
        build = run_setup(script, work, directory=source, compiled=compiled)
        if build.returncode != 0:
            raise RuntimeError(f"mypyc cannot compile the rules (DUSKHALL_PURE=1 skips it):\n{build.stdout}")


def why_not_compilable() -> str | None:
    """Return why this machine builds no extension modules, as a sentence, or None if it does."""
    with workplace() as work:
        code = work / "probe.c"
        code.write_text(
            '#include <Python.h>\nstatic struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe"};\n'
            "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }\n"
        )
        build = run_setup(SETUP_PROBE.format(source=str(code)), work, directory=work, compiled=work / "out")
    if build.returncode == 0:
        return None
    if "Python.h" in build.stdout:
        return "The C compiler finds no Python headers (Python.h; on Debian: python3-dev)."
    return "There is no working C compiler (on Debian: gcc)."


def refuse_imports(modules: list[Path], forbidden: list[str]) -> None:
    """Raise ImportError if a module imports a package that must not stand in compiled code."""
    for path in modules:
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                names = [node.module or ""]
            else:
                continue
            for name in names:
                if name.partition(".")[0] in forbidden:
                    raise ImportError(f"{path}:{node.lineno}: a compiled module must not import {name}")


def run_setup(script: str, work: Path, directory: Path, compiled: Path) -> subprocess.CompletedProcess[str]:
    """Run a setup script's build_ext, with everything it writes below `work` and `compiled`."""
    setup = work / "setup.py"
    setup.write_text(script, encoding="utf-8")
    return subprocess.run(
        [sys.executable, setup, "build_ext", f"--build-lib={compiled}", f"--build-temp={work / 'objects'}"],
        cwd=directory,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


@contextmanager
def workplace() -> Iterator[Path]:
    """Give a temporary directory."""
    with TemporaryDirectory(prefix="duskhall-mypyc-") as name:
        yield Path(name).resolve()


if __name__ == "__main__":
    sys.exit(why_not_compilable())
