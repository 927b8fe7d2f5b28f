import { foreignOriginOf, isForeign } from '#content/picture/foreign-media.shared.ts';

/** Where the policy of this document lets files come from: it stays as it is until the document is loaded again. */
let origins: ReadonlySet<string> | undefined;

/** Whether the back office may show a file: those of this site, and of the sites that stored records show files of. */
export function mayShow(address: string): boolean {
  if (!isForeign(address)) return true;
  origins ??= new Set(readFact('media-origins').split(' '));
  return origins.has(foreignOriginOf(address) ?? '');
}

/** The address of a public page, which has another origin where the back office has one of its own. */
export function addressOnSite(path: string): string {
  return readFact('site-url') + path;
}

/** Nothing where a component is rendered without a browser. */
function readFact(name: string): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
