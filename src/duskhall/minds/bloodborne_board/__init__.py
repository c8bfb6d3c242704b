"""Bots of the board game: `companion`, which searches, and the habits with which it plays its searches out."""

from typing import Final

BOTS: Final = ("companion",)
