"""Every piece of Python in the documents runs as it stands; what needs a GPU is only read."""

import pytest
from tests.docs.pages import Block, blocks

SNIPPETS = [block for block in blocks("README.md") if block.language == "python"]  # the README's are doctests


@pytest.mark.parametrize("snippet", SNIPPETS, ids=str)
def test_a_snippet_runs(snippet: Block):
    code = compile(snippet.text, snippet.page, "exec")
    if snippet.purpose != "gpu":
        exec(code, {"__name__": "__main__"})
