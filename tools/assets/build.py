"""All results by name: two files of texts per language, fonts per script and size, pictures."""

from tools.assets import charset, fonts, pictures, texts


def results():
    """The {file name: bytes} of firmware/assets."""
    made = {"cards_%s.bin" % size: pictures.compiled(size) for size in pictures.SIZES}
    for script, languages in _scripts().items():
        used = _characters(languages)
        codes = charset.arabic(used) if script == "arabic" else charset.latin()
        for language in languages:
            made["text_%s.bin" % language] = texts.compiled(language, codes)
            made["learn_%s.bin" % language] = texts.learned(language, codes)
        for of, size in fonts.FONTS:
            if of == script:
                made["%s_%s.bin" % (script, size)] = fonts.compiled(
                    script, size, codes, _in_font(script, size, languages, codes)
                )
    return made


def _scripts():
    """{script: its languages}."""
    found: dict[str, list[str]] = {}
    for language in texts.languages():
        found.setdefault(texts.script(language), []).append(language)
    return found


def _characters(languages):
    """All characters that the texts of these languages draw."""
    return set("".join(text for one in languages for text in texts.shown(one).values()))


def _in_font(script, size, languages, codes):
    """The characters that a font holds: all for Latin, so that its fonts do not change with the
    texts; for Arabic those in use; in titles only those of the texts named title.…"""
    always = set("0123456789 :/-+.JQKAVDRT")
    if size == "title":
        shown = [texts.shown(one) for one in languages]
        titles = [text for one in shown for key, text in one.items() if key.startswith("title.")]
        return always | set("".join(titles))
    return set(codes) if script == "latin" else always | _characters(languages)
