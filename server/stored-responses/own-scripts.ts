import { createHash } from 'node:crypto';

/**
 * A page that can be sent more than once: the scripts and styles that were rendered with this response's nonce are
 * allowed by their hashes instead. What came into the page in another way has no nonce, and stays refused.
 * @returns undefined where the nonce stands somewhere else as well
 */
export function allowByHash(
  page: { html: string; policy: string },
  nonce: string,
): { html: string; policy: string } | undefined {
  const attribute = ` nonce="${nonce}"`;
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const start of indexesOf(page.html, attribute)) {
    for (const tag of ['script', 'style'] as const) {
      const text = textAt(page.html, { start, tag });
      if (text !== undefined) found[tag].add(hashOf(text));
    }
  }
  const pieces = page.html.split(attribute);
  if (nonce === '' || pieces.some((piece) => piece.includes(nonce))) return undefined;
  const policy = page.policy.replaceAll(
    / (script|style)(-src [^;]*?) 'nonce-([^']+)'/g,
    (whole, tag: 'script' | 'style', before: string, named: string) =>
      named === nonce ? [` ${tag}${before}`, ...found[tag]].join(' ') : whole,
  );
  return { html: pieces.join(''), policy };
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

/** The text of the inline script or style whose tag has an attribute here; undefined for other elements. */
function textAt(html: string, { start, tag }: { start: number; tag: string }): string | undefined {
  const tagStart = html.lastIndexOf('<', start);
  const textStart = html.indexOf('>', start) + 1;
  if (!html.startsWith(`<${tag}`, tagStart)) return undefined;
  const text = html.slice(textStart, html.indexOf(`</${tag}`, textStart));
  return text === '' ? undefined : text;
}

function indexesOf(text: string, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) found.push(at);
  return found;
}
