"""Duskhall: a digital table for four tabletop games."""

__version__ = "0.1.0"
