/** The variants loaded during this visit, by the picture's path or by its transition name. */
const renditions = new Map<string, { address: string; width: number }>();

/** Keeps the largest one that was shown. */
export function rememberRendition(key: string, image: HTMLImageElement): void {
  const { currentSrc: address, naturalWidth: width } = image;
  if (address && width > (renditions.get(key)?.width ?? 0)) renditions.set(key, { address, width });
}

/** The URL of a variant that the browser has cached: sharper than a preview and available at once. */
export function findRendition(...keys: readonly (string | undefined)[]): string | undefined {
  for (const key of keys) {
    const found = key === undefined ? undefined : renditions.get(key);
    if (found) return found.address;
  }
  return undefined;
}
