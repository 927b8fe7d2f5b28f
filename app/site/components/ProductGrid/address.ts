/** An address of this site with some parameters more; what goes without saying is left out. */
export function withParameters(
  address: string,
  parameters: Readonly<Record<string, string | number | undefined>>,
): string {
  const [path, query] = address.split('?');
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && !(name === 'page' && value === 1)) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : `${path}`;
}
