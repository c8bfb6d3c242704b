"""Missions: their steps, goals, tokens and rewards, and what holds while a step lasts (section 14)."""
