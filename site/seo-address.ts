/**
 * The canonical address of a page: its own, or the one that a record names instead (decisions.md, section 2).
 * @param page `path` starts with a slash; `metaUrl` is a path, a whole address or empty
 */
export function canonicalAddressOf(publicUrl: string, page: { path: string; metaUrl: string }): string {
  const own = publicUrl + page.path;
  if (page.metaUrl === '') return own;
  const named = URL.canParse(page.metaUrl, publicUrl) ? new URL(page.metaUrl, publicUrl) : undefined;
  return named && /^https?:$/.test(named.protocol) ? named.href : own;
}
