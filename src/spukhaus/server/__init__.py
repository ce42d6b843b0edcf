"""HTTP and live connections: who may do what, and what each is told."""
