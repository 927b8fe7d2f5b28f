import { createHash } from 'node:crypto';

/**
 * A page that can be sent more than once: the scripts and styles that were rendered with this response's nonce are
 * allowed by their hashes instead. What came into the page in another way has no nonce, and stays refused.
 * @returns the page as it is sent; undefined where the nonce stands somewhere else as well
 */
export function allowByHash(
  page: { html: string; policy: string },
  nonce: string,
): { bytes: Buffer; policy: string } | undefined {
  const pieces = page.html.split(` nonce="${nonce}"`);
  if (nonce === '' || pieces.some((piece) => piece.includes(nonce))) return undefined;
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (let at = 1; at < pieces.length; at += 1) {
    const [before = '', after = ''] = [pieces[at - 1], pieces[at]];
    const tag = inlinedBy(before);
    const text = tag && textOf(after, tag);
    if (tag && text) found[tag].add(hashOf(text));
  }
  const policy = page.policy.replaceAll(
    / (script|style)(-src [^;]*?) 'nonce-([^']+)'/g,
    (whole, tag: 'script' | 'style', before: string, named: string) =>
      named === nonce ? [` ${tag}${before}`, ...found[tag]].join(' ') : whole,
  );
  return { bytes: Buffer.concat(pieces.map((piece) => Buffer.from(piece))), policy };
}

/** Pages have mostly the same scripts. */
const hashes = new Map<string, string>();
const maxHashes = 200;

function hashOf(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  if (hashes.size >= maxHashes) hashes.clear();
  hashes.set(text, hash);
  return hash;
}

/** Whether what comes after this is further in the tag of an inline script or style. */
function inlinedBy(before: string): 'script' | 'style' | undefined {
  const start = before.lastIndexOf('<');
  if (before.startsWith('<script', start)) return 'script';
  return before.startsWith('<style', start) ? 'style' : undefined;
}

/** What stands in an element, from within its first tag; nothing where the nonce stands in it once more. */
function textOf(rest: string, tag: string): string {
  const start = rest.indexOf('>') + 1;
  const end = rest.indexOf(`</${tag}`, start);
  return end < 0 ? '' : rest.slice(start, end);
}
