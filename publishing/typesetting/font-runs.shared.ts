/** Characters one after the other that the same font has. */
export type FontRun<Font> = { font: Font; text: string };

type WithGlyphs = { hasGlyphForCodePoint: (codePoint: number) => boolean };

/** Spaces, marks and joiners stay with the word that they belong to. */
const following = /[\s\p{M}\u200c\u200d]/u;
/** What is never seen itself. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}]/u;

/**
 * A text in pieces, each with the first font that has its characters. What none of them has is left out: an empty box says
 * nothing.
 */
export function runsByFont<Font extends WithGlyphs>(text: string, fonts: readonly Font[]): FontRun<Font>[] {
  const runs: FontRun<Font>[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    if (last && following.test(character) && hasGlyph(last.font, character)) {
      last.text += character;
      continue;
    }
    const font = unseen.test(character) ? undefined : fonts.find((each) => hasGlyph(each, character));
    if (!font) continue;
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function hasGlyph(font: WithGlyphs, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}
