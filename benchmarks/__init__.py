"""Measurements, never assertions. Run with ./bench; docs/benchmarks.md says what was found and how."""
