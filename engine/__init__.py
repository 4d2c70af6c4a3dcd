"""The rules engine of Rami: pure, allocation-free after set-up, same source on every VM."""
