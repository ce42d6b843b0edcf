"""One module a revision, named after it. A released revision is never changed."""
