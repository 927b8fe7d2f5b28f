import type { IncomingMessage } from 'node:http';

/** Where responses are made of what is stored; everything else has ways of its own, or depends on who asks. */
const neverStored =
  /^\/(?:admin|assets|uploads|pictures|node_modules|@)(?:[/?.]|$)|^\/api\/(?:docs|health|ready|metrics)/i;

/** Written by advertisers and mail programs for their own counting; pages are the same with and without. */
const countingParameters =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|twclid|ttclid|li_fat_id|mc_[ce]id|igshid|_ga|_gl)$/;
/** What reads its query; everywhere else only a preview does. */
const queryReaders =
  /^\/(?:api|contact|italian-marble|blog|thank-you|search|match|compare|room|shortlist|newsletter)(?:[/.]|$)/;

export type StorableKey = {
  /** What the response is found by. */
  text: string;
  /** Only what was rendered for exactly this address is kept under it. */
  isExact: boolean;
};

/** @returns undefined where the response is made anew each time */
export function keyOf({ method, url = '', headers }: IncomingMessage): StorableKey | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (/^bearer\b/i.test(headers.authorization ?? '')) return undefined;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
  if (!url.startsWith('/') || neverStored.test(url)) return undefined;
  const queryStart = url.indexOf('?');
  if (queryStart < 0) return { text: url, isExact: true };
  const [path, query] = [url.slice(0, queryStart), url.slice(queryStart + 1)];
  if (query.includes('preview=') || isCountedSearch(path, query)) return undefined;
  if (queryReaders.test(path)) return { text: url, isExact: true };
  const rest = query.split('&').filter((part) => !countingParameters.test(part.split('=', 1)[0] ?? ''));
  const text = rest.length > 0 ? `${path}?${rest.join('&')}` : path;
  return { text, isExact: text === url };
}

/** What visitors search is counted by whoever makes the page, so each of them is. */
function isCountedSearch(path: string, query: string): boolean {
  return /^\/(?:search|italian-marble)(?:[/.]|$)/.test(path) && /(?:^|&)q=[^&]/.test(query);
}
