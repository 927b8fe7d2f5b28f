import { hash } from 'node:crypto';

/** Hashes of a page's own inline scripts and styles, as a policy names them. */
export type OwnSources = { script: ReadonlySet<string>; style: ReadonlySet<string> };

type Inlined = keyof OwnSources;

/**
 * A page that can be sent more than once: the scripts and styles that were rendered with this response's nonce are
 * allowed by their hashes instead (`allowSources`). What came into the page in another way has no nonce, and stays refused.
 * @returns the page as it is sent; undefined where the nonce stands somewhere else as well
 */
export function trustByHash(html: string, nonce: string): { html: string; sources: OwnSources } | undefined {
  if (nonce === '') return undefined;
  const sources = { script: new Set<string>(), style: new Set<string>() };
  const parts = html.split(` nonce="${nonce}"`);
  if (parts.some((part) => part.includes(nonce))) return undefined;
  for (let at = 1; at < parts.length; at += 1) {
    const [before = '', after = ''] = [parts[at - 1], parts[at]];
    const tag = inlinedBy(before);
    const content = tag && contentOf(after, tag);
    if (tag && content) sources[tag].add(`'sha256-${hash('sha256', content, 'base64')}'`);
  }
  return { html: parts.join(''), sources };
}

/** The policy of a page that `trustByHash` has given: instead of by the nonce, scripts and styles are allowed by hash. */
export function allowSources(policy: string, sources: OwnSources, nonce: string): string {
  return policy.replaceAll(
    / (script|style)(-src [^;]*?) 'nonce-([^']+)'/g,
    (whole, tag: Inlined, before: string, named: string) =>
      named === nonce ? [` ${tag}${before}`, ...sources[tag]].join(' ') : whole,
  );
}

/** Whether what comes after this is further in the tag of an inline script or style. */
function inlinedBy(before: string): Inlined | undefined {
  const start = before.lastIndexOf('<');
  if (before.startsWith('<script', start)) return 'script';
  return before.startsWith('<style', start) ? 'style' : undefined;
}

/** What stands in an element. @param rest from within its tag on */
function contentOf(rest: string, tag: Inlined): string {
  return rest.slice(rest.indexOf('>') + 1, rest.indexOf(`</${tag}`));
}
