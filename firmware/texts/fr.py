"""Textes en français: voir docs/texts.md."""

TEXTS = {
    "language": "Français",
    "ranks": "A23456789⑩VDR",
    "title.rami": "Rami",
    "simple": "Simple",
    "talaj51": "Talaj 51",
    "talaj71": "Talaj 71",
    "rami40": "Rami 40",
    "rami51": "Rami 51",
}
