/** More do not fit side by side. */
export const mostCompared = 4;

/** The path of a comparison of stones, and what else its address says. */
export function pathOfComparison(
  slugs: readonly string[],
  others: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(others);
  // A comma needs no escaping in a query, and the address stays readable.
  const parts = [slugs.length > 0 ? `stones=${slugs.join(',')}` : '', String(query)].filter(Boolean);
  return parts.length > 0 ? `/compare/?${parts.join('&')}` : '/compare/';
}
