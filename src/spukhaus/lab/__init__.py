"""The lab: for people who study games. An extra; the table never needs it."""
