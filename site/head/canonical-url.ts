import { isLinkTarget } from '#content/kit/link-target.shared.ts';

/**
 * The canonical URL of a page: its own, or the one that a record names instead (specification/addresses.md, "Top-level slugs"). A record
 * from before URLs were validated may have an invalid one; its own path is used instead.
 * @param page `path` starts with a slash; `metaUrl` is a path of this site, an https URL or empty
 */
export function canonicalUrl(publicUrl: string, page: { path: string; metaUrl: string }): string {
  const isNamed = isLinkTarget(page.metaUrl) || page.metaUrl.startsWith(`${publicUrl}/`);
  return isNamed && URL.canParse(page.metaUrl, publicUrl)
    ? new URL(page.metaUrl, publicUrl).href
    : publicUrl + page.path;
}
