/** A run of words of two texts: in both, or only in the older or the newer one. */
export type WordRun = { kind: 'same' | 'removed' | 'added'; text: string };

/** Texts that differ in more are told apart as wholes: comparing them would take longer than anyone waits. */
const maxComparisons = 4_000_000;

/** What changed from one text to another, word by word. @param language of both, which says where words end */
export function compareWords(before: string, after: string, language: string): WordRun[] {
  const [old, now] = [wordsOf(before, language), wordsOf(after, language)];
  const start = countEqual(old, now);
  const end = countEqual(old.slice(start).toReversed(), now.slice(start).toReversed());
  const [oldMiddle, nowMiddle] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  const same = (text: string): WordRun => ({ kind: 'same', text });
  return joinRuns([
    ...old.slice(0, start).map(same),
    ...compareMiddle(oldMiddle, nowMiddle),
    ...old.slice(old.length - end).map(same),
  ]);
}

function wordsOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

function countEqual(one: readonly string[], other: readonly string[]): number {
  const index = one.findIndex((word, at) => word !== other[at]);
  return index === -1 ? one.length : index;
}

/** By the longest sequence of words that both have. */
function compareMiddle(old: readonly string[], now: readonly string[]): WordRun[] {
  const removed = old.map((text): WordRun => ({ kind: 'removed', text }));
  const added = now.map((text): WordRun => ({ kind: 'added', text }));
  const width = now.length + 1;
  if ((old.length + 1) * width > maxComparisons) return [...removed, ...added];
  const lengths = new Uint32Array((old.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const isSame = old[i] === now[j];
      const longest = isSame ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
      lengths[i * width + j] = longest;
    }
  }
  const runs: WordRun[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < now.length) {
    if (old[i] === now[j]) {
      runs.push({ kind: 'same', text: old[i] ?? '' });
      i += 1;
      j += 1;
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) runs.push(...removed.slice(i, ++i));
    else runs.push(...added.slice(j, ++j));
  }
  return [...runs, ...removed.slice(i), ...added.slice(j)];
}

function joinRuns(runs: readonly WordRun[]): WordRun[] {
  const joined: WordRun[] = [];
  for (const { kind, text } of runs) {
    const last = joined.at(-1);
    if (last?.kind === kind) last.text += text;
    else joined.push({ kind, text });
  }
  return joined;
}
