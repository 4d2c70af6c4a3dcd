"""`make arena`: matches between bots that say which one plays better, and by how much.

The same deals are played with the seats swapped, so that luck cancels out within a pair; the pair
is the unit of every confidence interval.
"""
