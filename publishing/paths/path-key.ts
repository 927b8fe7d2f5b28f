import { canonicalPathOf } from './canonical-path.ts';

/** The same for every spelling of a path, without what follows it: what paths are compared by. */
export function pathKeyOf(path: string): string {
  return canonicalPathOf(path.replace(/[?#].*$/s, '')).toLowerCase();
}

/** With its question mark; empty where there is none. */
export function queryOf(path: string): string {
  return /^[^?#]*(\?[^#]*)/.exec(path)?.[1] ?? '';
}

/** What a redirect is found by: the path, and the query exactly as it was asked. */
export function redirectKeyOf(path: string, query: string): string {
  return pathKeyOf(path) + (query === '?' ? '' : query);
}

/** The path of a link within this site, with its query and its mark; undefined for one that leads elsewhere. */
export function ownPathOf(link: string, publicUrl: string): string | undefined {
  if (/^\/(?![/\\])/.test(link)) return link;
  const url = /^https?:\/\//i.test(link) ? URL.parse(link) : null;
  return url?.origin === new URL(publicUrl).origin ? url.pathname + url.search + url.hash : undefined;
}
