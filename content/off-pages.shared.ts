/**
 * Whether a link of this site leads to one of some pages, or to what stands below it.
 * @param pages canonical paths, with their closing slashes
 */
export function isOnPages(link: string, pages: readonly string[]): boolean {
  const path = `${link.replace(/[?#].*$/s, '').toLowerCase()}/`;
  return pages.some((page) => path.startsWith(page));
}
