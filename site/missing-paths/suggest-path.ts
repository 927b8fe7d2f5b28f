type Page = { path: string; title: string };

/** Below this a path has hardly more in common than letters. */
const minLikeness = 0.35;

/** The page whose path is most like one that is not there, by the groups of three letters that both have. */
export function suggestPath(path: string, pages: readonly Page[]): Page | undefined {
  const grams = gramsOf(path);
  let best: { page: Page; likeness: number } | undefined;
  for (const page of pages) {
    const others = gramsOf(page.path);
    const likeness = (2 * grams.intersection(others).size) / (grams.size + others.size);
    if (likeness >= minLikeness && likeness > (best?.likeness ?? 0)) best = { page, likeness };
  }
  return best && { path: best.page.path, title: best.page.title };
}

/** The words that the last part of a path is made of. */
export function wordsOfPath(path: string): string[] {
  return plainly(path).split(' ').filter(Boolean);
}

/** The last part tells most: what stands before it and its ending are often an older site's. */
function gramsOf(path: string): Set<string> {
  const words = ` ${plainly(path)} `;
  const grams = new Set<string>();
  for (let at = 0; at + 3 <= words.length; at += 1) grams.add(words.slice(at, at + 3));
  return grams;
}

function plainly(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return decode(last)
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?|jsp)$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
