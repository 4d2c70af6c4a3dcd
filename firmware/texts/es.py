"""Textos en español: véase docs/texts.md."""

TEXTS = {
    "language": "Español",
    "ranks": "A23456789⑩JQK",
    "title.rami": "Rami",
    "simple": "Simple",
    "talaj51": "Talaj 51",
    "talaj71": "Talaj 71",
    "rami40": "Rami 40",
    "rami51": "Rami 51",
}
