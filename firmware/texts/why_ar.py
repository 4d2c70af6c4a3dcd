"""Why something is suggested, in Arabic: a text for each reason of `engine.hint`."""

WHY = {
    "why.nothing": "لا ورقة مكشوفة تنفعك الآن.",
    "why.completes": "{c1} تكمل {t2}.",
    "why.opens_with": "مع {c1} يمكنك النزول.",
    "why.fits": "{c1} تدخل في {t2} على الطاولة.",
    "why.helps": "{c1} تحسّن يدك.",
    "why.out": "بهذا تغلق.",
    "why.opens": "تنزل {n0} نقطة: تكفي.",
    "why.lays": "ما أُنزل لا عقوبة عليه؛ يبقى لك {n0}.",
    "why.adds": "ورقة أقل: {c1} تدخل في {t2}.",
    "why.joker": "{c1} تحرّر جوكر {t2}.",
    "why.due": "أخذت {c1} فلا بد من إنزالها.",
    "why.back": "التورنانت لا تنفع.",
    "why.undo": "هذه الخطوة لا تفيد.",
    "why.twin": "عندك {c1} مرتين؛ واحدة تكفي.",
    "why.dead": "{c1} ميتة: لا رفيقة لها في يدك ولا ستأتي.",
    "why.alone": "لا رفيقة لـ {c1} في يدك.",
    "why.gone": "ما ينقص {c1} قد خرج.",
    "why.gift": "{t2} هدية: قد يضيفها خصم إلى الطاولة.",
    "why.weakest": "{c1} أقل أوراقك نفعا.",
    "why.melded": "كل أوراقك مركبة: {c1} أقلها كلفة.",
}
