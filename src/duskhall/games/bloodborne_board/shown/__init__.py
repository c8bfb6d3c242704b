"""What everybody sees of enemies, map and missions: the parts of a view."""
