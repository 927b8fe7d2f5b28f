export type FoundProduct = { id: number; name: string; category: string };

const shownProducts = 8;

/** The first products whose record contains the words; none where they can't be fetched: the name is then typed. */
export async function findProducts(words: string, signal: AbortSignal): Promise<FoundProduct[]> {
  const query = new URLSearchParams({
    ...(words && { search: words }),
    ...{ page: '1', per_page: String(shownProducts), sort: 'name', order: 'asc' },
  });
  try {
    const answer = await fetch(`/api/products?${query}`, { signal });
    return answer.ok ? await answer.json() : [];
  } catch {
    return [];
  }
}
