"""The lab: for people who study games. Needs the extra `spukhaus[lab]`; the table never needs it."""
