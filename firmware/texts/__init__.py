"""The texts, one file a language with the same keys; `tools.assets` compiles them, the device does
not read these files. How they are written: docs/texts.md."""
