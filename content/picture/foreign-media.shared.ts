/** So many hosts fit into the header of a page; files of further ones are not shown. */
export const maxForeignHosts = 60;

/** A host as a policy can name it: nothing that would end the directive, and no wildcard. */
const nameable = /^https:\/\/[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d+)?$/;

/**
 * Where a file of another site comes from, such as `https://cdn.example`; undefined for files of this site and for hosts
 * that no policy can name.
 */
export function foreignOriginOf(address: string): string | undefined {
  if (!isForeign(address)) return undefined;
  const origin = URL.parse(address)?.origin ?? '';
  return nameable.test(origin) ? origin : undefined;
}

/** Whether an address leads to a file of another site. */
export function isForeign(address: string): boolean {
  return /^https:/i.test(address);
}

/** The origins of files of other sites, each once, in their order; no more than a policy takes. */
export function foreignOriginsOf(addresses: readonly string[]): string[] {
  const origins = addresses.flatMap((address) => foreignOriginOf(address) ?? []);
  return [...new Set(origins)].slice(0, maxForeignHosts);
}

export const foreignPictureMessage =
  'Pictures of other sites are not shown. Upload the picture, or choose one from the library';

/** Whether a field that shows pictures of this site alone names one of another site. */
export function isForeignPicture(field: { kind: string; accepts?: string }, value: unknown): boolean {
  const accepts = field.kind === 'mediaList' ? 'image' : field.accepts;
  return (accepts === 'image' || accepts === 'logo') && typeof value === 'string' && isForeign(value.trim());
}
