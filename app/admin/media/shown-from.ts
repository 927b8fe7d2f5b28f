import { foreignOriginOf, isForeign } from '#content/picture/foreign-media.shared.ts';

/** What the policy of this document names, which stays as it is until it is loaded again. */
let origins: ReadonlySet<string> | undefined;

/** Whether the back office may show a file: those of this site, and of the sites that stored records show files of. */
export function mayShow(address: string): boolean {
  if (!isForeign(address)) return true;
  origins ??= new Set(
    document.querySelector<HTMLMetaElement>('meta[name="media-origins"]')?.content.split(' ') ?? [],
  );
  return origins.has(foreignOriginOf(address) ?? '');
}
