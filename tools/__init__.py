"""What runs on a PC only: simulator, build, flash, measurements."""
