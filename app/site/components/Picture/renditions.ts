/** What this visit has fetched of each picture, by its path or by the name under which it grows into another page. */
const renditions = new Map<string, { address: string; width: number }>();

/** Keeps the largest one that was shown. */
export function rememberRendition(key: string, image: HTMLImageElement): void {
  const { currentSrc: address, naturalWidth: width } = image;
  if (address && width > (renditions.get(key)?.width ?? 0)) renditions.set(key, { address, width });
}

/** The address of what the browser has of a picture already: sharper than a preview, and there at once. */
export function findRendition(...keys: readonly (string | undefined)[]): string | undefined {
  for (const key of keys) {
    const found = key === undefined ? undefined : renditions.get(key);
    if (found) return found.address;
  }
  return undefined;
}
