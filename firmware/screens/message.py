"""A text that its place has no room for, under a title."""

from firmware.reading import Reading

Screen = Reading
