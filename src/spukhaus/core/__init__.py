"""What every game shares: the contract, the registry, match files, and the suite that holds games to the contract."""
