/** What a suggestion shows of a product. */
export type SuggestedProduct = { name: string; category: string };

const shownProducts = 8;

/**
 * Puts the names that begin with the query first, then those with a word that does, then those that merely contain it
 * or whose record does. Within each group the order stays.
 */
export function rankByName<Named extends { name: string }>(
  products: readonly Named[],
  typed: string,
): Named[] {
  const query = fold(typed.trim());
  const rankOf = ({ name }: Named) => {
    const folded = fold(name);
    if (folded.startsWith(query)) return 0;
    if (folded.includes(` ${query}`)) return 1;
    return folded.includes(query) ? 2 : 3;
  };
  return products.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, shownProducts);
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
