const storageKey = 'utm_params';
const maxLength = 200;

/** The campaign that once led this visitor here, as the tracking has kept it; empty where none is known. */
export function readUtmSource(): string {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('utm_source' in stored)) return '';
    return typeof stored.utm_source === 'string' ? stored.utm_source.slice(0, maxLength) : '';
  } catch {
    // The storage may be blocked, or hold what another program has written.
    return '';
  }
}
