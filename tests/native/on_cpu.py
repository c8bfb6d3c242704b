"""A stand-in for CuPy on a machine without a GPU: arrays are NumPy's, and kernels are compiled for the processor.

The source is the one that a GPU gets; `on_cpu.h` gives it what a GPU's compiler would.  Threads run one after another,
each as a block of its own.
"""

import ctypes
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

import numpy as np

from duskhall.native.place import compiler

HEADER = Path(__file__).with_name("on_cpu.h")


class Array(np.ndarray):
    """An array that says where it is, as CuPy's does."""

    @property
    def data(self):
        return SimpleNamespace(ptr=self.ctypes.data)

    def get(self):
        return np.array(self)


def made(array: Any) -> Any:
    return array.view(Array)


class RawModule:
    """Kernels, compiled once."""

    def __init__(self, code: str, options: tuple[str, ...]) -> None:
        command = [str(compiler()), "-std=c++17", "-O1", "-w", "-fPIC", "-shared", "-include", str(HEADER), "-x", "c++"]
        with TemporaryDirectory(prefix="duskhall-device-") as folder:
            (Path(folder) / "rules.cu").write_text(code, encoding="utf-8")
            subprocess.run([*command, "rules.cu", "-o", "rules.so"], cwd=folder, check=True)
            self.library = ctypes.CDLL(f"{folder}/rules.so")

    def get_function(self, name: str) -> "Kernel":
        return Kernel(self.library, name)


class Kernel:
    """A kernel that is launched as CuPy's are, alone or with blocks that wait for each other."""

    max_dynamic_shared_size_bytes = 0

    def __init__(self, library: ctypes.CDLL, name: str) -> None:
        self.run, self.pointer = library.run, ctypes.cast(getattr(library, name), ctypes.c_void_p)
        self.kernel = self

    def __call__(self, grid: tuple[int], block: tuple[int], given: tuple[Any, ...], **how: Any) -> None:
        words = [each.ctypes.data if isinstance(each, np.ndarray) else int(each) for each in given]
        self.run(self.pointer, grid[0] * block[0], (ctypes.c_int64 * 8)(*words))


ATTRIBUTES = {"MultiProcessorCount": 1, "MaxThreadsPerMultiProcessor": 1, "MaxSharedMemoryPerBlockOptin": 1 << 14}
DEVICE = SimpleNamespace(attributes=ATTRIBUTES, mem_info=(1 << 30, 1 << 30))
runtime = SimpleNamespace(cudaLimitStackSize=0, deviceSetLimit=lambda *_: None, deviceGetLimit=lambda *_: 0)
cupy = SimpleNamespace(
    RawModule=RawModule,
    cuda=SimpleNamespace(runtime=runtime, Device=lambda: DEVICE),
    zeros=lambda *given: made(np.zeros(*given)),
    empty=lambda *given: made(np.empty(*given)),
    asarray=lambda *given: made(np.asarray(*given)),
    ascontiguousarray=lambda *given: made(np.ascontiguousarray(*given)),
)
