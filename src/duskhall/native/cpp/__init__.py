"""The back end that writes C++17 from a typed program, and what its code stands on (`runtime.h`)."""
