import { splitNotes } from '#content/facts/fact-value.shared.ts';
import type { Translated } from '#content/kit/fallback-of.shared.ts';

/** Previews mark texts with characters of the private use area, which say nothing. */
const marks = /[\ue000-\uf8ff]/g;

/** A fact of all stones; where a stone says nothing of it there are no parts. */
export type ComparedRow = Translated & { label: string; values: ComparedValue[]; differs: boolean };

/** What is said of a stone; `parts` is in `fallback` where that has no translation. */
type ComparedValue = Translated & { parts: ComparedPart[] };

/** What is said of each stone as a row; none where nothing is. @param lacks which of it has no translation */
export function compareValues(
  labelled: Translated & { label: string },
  values: readonly (readonly string[])[],
  lacks: readonly (Translated | undefined)[] = [],
): ComparedRow[] {
  if (values.every((texts) => texts.length === 0)) return [];
  const meanings = values.map((texts) => texts.map(meaningOf).toSorted().join('\n'));
  const compared = findShared(values).map((parts, index) => ({ parts, ...lacks[index] }));
  return [{ ...labelled, values: compared, differs: new Set(meanings).size > 1 }];
}

/** A value, or one of several in a list. Shared is what all stones have, and a single value that most of them have. */
type ComparedPart = { text: string; isShared: boolean };

function findShared(values: readonly (readonly string[])[]): ComparedPart[][] {
  const counts = new Map<string, number>();
  for (const meaning of values.flatMap((texts) => [...new Set(texts.map(meaningOf))])) {
    counts.set(meaning, (counts.get(meaning) ?? 0) + 1);
  }
  const isList = values.some(({ length }) => length > 1);
  const atLeast = isList ? values.length : Math.floor(values.length / 2) + 1;
  return values.map((texts) =>
    texts.map((text) => ({ text, isShared: (counts.get(meaningOf(text)) ?? 0) >= atLeast })),
  );
}

/** Two values of one meaning are the same, whatever their letters' case and the notes in brackets. */
function meaningOf(text: string): string {
  const value = splitNotes(text).value || text;
  return value.replace(marks, '').trim().replace(/\s+/g, ' ').toLowerCase();
}
