/** What the fonts of PDFs do not have, whichever pair of typefaces is chosen (operations/print-fonts.mjs). */
const withoutFont =
  /[^\s\u0020-\u007e\u00a0-\u024f\u02b0-\u02ff\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u052f\u0591-\u05c7\u05d0-\u05ea\u05ef-\u05f4\u0600-\u06ff\u0750-\u077f\u0900-\u097f\u1e00-\u1eff\u200c-\u2044\u2070-\u2071\u2074-\u208e\u2090-\u209c\u20a0-\u20c0\u2100-\u214f\u2190-\u2199\u2202-\u2265\u22cd\u25a0-\u25ff\u299b\u29a0\u29a3\u29f5\u2aee\u2bfe\p{Cc}\p{Cf}\p{Co}\p{Variation_Selector}]/gu;

/** The letters and signs of a text that PDFs leave out, each once. */
export function lettersWithoutFont(text: string): string[] {
  return [...new Set(text.normalize('NFC').match(withoutFont))];
}
