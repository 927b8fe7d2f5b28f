import { isLinkAddress } from '#content/kit/link-address.ts';

/**
 * The canonical address of a page: its own, or the one that a record names instead (specification/addresses.md, "Top-level slugs"). A record
 * from before names were checked may name what leads nowhere; its own address stands for it.
 * @param page `path` starts with a slash; `metaUrl` is a path of this site, an https address or empty
 */
export function canonicalAddressOf(publicUrl: string, page: { path: string; metaUrl: string }): string {
  const isNamed = isLinkAddress(page.metaUrl) || page.metaUrl.startsWith(`${publicUrl}/`);
  return isNamed && URL.canParse(page.metaUrl, publicUrl)
    ? new URL(page.metaUrl, publicUrl).href
    : publicUrl + page.path;
}
