"""`python -m spukhaus` is the `spukhaus` command."""

import sys

from spukhaus.cli import main

sys.exit(main())
