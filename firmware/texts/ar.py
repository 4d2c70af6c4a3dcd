"""Arabic texts: see docs/texts.md."""

TEXTS = {
    "language": "العربية",
    "ranks": "A23456789⑩JQK",
    "title.rami": "رامي",
    "simple": "بسيط",
    "talaj51": "طلاج 51",
    "talaj71": "طلاج 71",
    "rami40": "رامي 40",
    "rami51": "رامي 51",
}
