/** The campaign that led a visitor here, kept on their device (specification/tracking.md, "Campaign"). */

export const utmStorageKey = 'utm_params';
const utmKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
export type Utm = Record<(typeof utmKeys)[number], string>;

/** The collector's maximum length. */
const maxLength = 200;

/** The campaign in a URL: all five values, empty where missing; undefined if the URL has none. */
export function parseUtm(search: string): Utm | undefined {
  const query = new URLSearchParams(search);
  return toUtm((key) => query.get(key));
}

/** Stores the campaign of a URL; the last one wins, and a URL without a campaign keeps the previous one. */
export function saveUtm(search: string): void {
  const utm = parseUtm(search);
  if (utm) withStorage((storage) => storage.setItem(utmStorageKey, JSON.stringify(utm)));
}

/** The stored campaign; undefined if there is none, or the storage is unavailable. */
export function readUtm(): Utm | undefined {
  const text = withStorage((storage) => storage.getItem(utmStorageKey));
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    return toUtm((key) => Reflect.get(kept, key));
  } catch {
    return undefined;
  }
}

export function forgetUtm(): void {
  withStorage((storage) => storage.removeItem(utmStorageKey));
}

/** Storage may be blocked or full: the site then works without it. */
export function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

function toUtm(find: (key: string) => unknown): Utm | undefined {
  const values = utmKeys.map((key) => [key, clean(find(key))] as const);
  return values.some(([, value]) => value) ? (Object.fromEntries(values) as Utm) : undefined;
}

function clean(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, maxLength);
}
