import { diffWords } from 'diff';

/** A run of words of two texts: in both, or only in the older or the newer one. */
export type WordRun = { kind: 'same' | 'removed' | 'added'; text: string };

/** Texts that differ in more words are told apart as wholes: comparing them would take longer than anyone waits. */
const maxEditLength = 1_000;

/** What changed from one text to another, word by word. @param language of both, which says where words end */
export function compareWords(before: string, after: string, language: string): WordRun[] {
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const runs = diffWords(before, after, { intlSegmenter, maxEditLength });
  if (!runs) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  return runs.map(({ value, added, removed }) => {
    return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value };
  });
}
