/** The variants loaded during this visit, by the picture's path or by its transition name. */
const variants = new Map<string, { url: string; width: number }>();

/** Keeps the largest one that was shown. */
export function rememberVariant(key: string, image: HTMLImageElement): void {
  const { currentSrc: url, naturalWidth: width } = image;
  if (url && width > (variants.get(key)?.width ?? 0)) variants.set(key, { url, width });
}

/** The URL of a variant that the browser has cached: sharper than a preview and available at once. */
export function findVariant(...keys: readonly (string | undefined)[]): string | undefined {
  for (const key of keys) {
    const found = key === undefined ? undefined : variants.get(key);
    if (found) return found.url;
  }
  return undefined;
}
