import { createHash } from 'node:crypto';

/**
 * A page that can be sent more than once: the scripts that were rendered with this response's nonce are allowed by
 * their hashes instead. What came into the page in another way has no nonce, and stays refused.
 * @returns undefined where the nonce stands somewhere else as well
 */
export function allowByHash(
  page: { html: string; policy: string },
  nonce: string,
): { html: string; policy: string } | undefined {
  const attribute = ` nonce="${nonce}"`;
  const found = new Set<string>();
  for (const start of indexesOf(page.html, attribute)) {
    const script = scriptAt(page.html, start);
    if (script !== undefined) found.add(hashOf(script));
  }
  const pieces = page.html.split(attribute);
  if (nonce === '' || pieces.some((piece) => piece.includes(nonce))) return undefined;
  return { html: pieces.join(''), policy: page.policy.replace(`'nonce-${nonce}'`, [...found].join(' ')) };
}

/** Pages have mostly the same scripts. */
const hashes = new Map<string, string>();
const maxHashes = 200;

function hashOf(script: string): string {
  const known = hashes.get(script);
  if (known !== undefined) return known;
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  if (hashes.size >= maxHashes) hashes.clear();
  hashes.set(script, hash);
  return hash;
}

/** The text of the inline script whose tag has an attribute here; undefined for other elements. */
function scriptAt(html: string, attributeStart: number): string | undefined {
  const tagStart = html.lastIndexOf('<', attributeStart);
  const textStart = html.indexOf('>', attributeStart) + 1;
  if (!html.startsWith('<script', tagStart)) return undefined;
  const text = html.slice(textStart, html.indexOf('</script', textStart));
  return text === '' ? undefined : text;
}

function indexesOf(text: string, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) found.push(at);
  return found;
}
