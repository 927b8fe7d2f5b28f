type Page = { path: string; title: string };
type Candidate = Page & { grams: ReadonlySet<string> };

/** Below this a path has hardly more in common than letters. */
const minLikeness = 0.35;

/**
 * Finds the page whose path is most like one that is not there, by the groups of three letters that both have. Made once
 * for many questions: each looks at the pages alone that share a group with it.
 */
export function createPathSuggester(pages: readonly Page[]): (path: string) => Page | undefined {
  const byGram = new Map<string, Candidate[]>();
  for (const page of pages) {
    const candidate = { ...page, grams: gramsOf(page.path) };
    for (const gram of candidate.grams) {
      const sharing = byGram.get(gram);
      if (sharing) sharing.push(candidate);
      else byGram.set(gram, [candidate]);
    }
  }
  return (path) => {
    const grams = gramsOf(path);
    const shared = new Map<Candidate, number>();
    for (const gram of grams) {
      for (const candidate of byGram.get(gram) ?? []) shared.set(candidate, (shared.get(candidate) ?? 0) + 1);
    }
    let best: { page: Candidate; likeness: number } | undefined;
    for (const [page, count] of shared) {
      const likeness = (2 * count) / (grams.size + page.grams.size);
      if (likeness >= minLikeness && likeness > (best?.likeness ?? 0)) best = { page, likeness };
    }
    return best && { path: best.page.path, title: best.page.title };
  };
}

/** The last part tells most: what stands before it and its ending are often an older site's. */
function gramsOf(path: string): Set<string> {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const words = ` ${decode(last)
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?|jsp)$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  const grams = new Set<string>();
  for (let at = 0; at + 3 <= words.length; at += 1) grams.add(words.slice(at, at + 3));
  return grams;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
