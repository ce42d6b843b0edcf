"""Thousands of matches in step, where nets learn: as arrays, and on a graphics card."""
