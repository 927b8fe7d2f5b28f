import { createHash } from 'node:crypto';
import { bytesOf, type PagePieces } from '#site/page-pieces.shared.ts';

/** Hashes of a page's own inline scripts and styles, as a policy names them. */
export type OwnSources = { script: ReadonlySet<string>; style: ReadonlySet<string> };

type Inlined = keyof OwnSources;

/**
 * A page that can be sent more than once: the scripts and styles that were rendered with this response's nonce are
 * allowed by their hashes instead (`allowSources`). What came into the page in another way has no nonce, and stays refused.
 * @returns the page as it is sent; undefined where the nonce stands somewhere else as well
 */
export function trustByHash(
  page: PagePieces,
  nonce: string,
): { bytes: Buffer; sources: OwnSources } | undefined {
  if (nonce === '') return undefined;
  const sources = { script: new Set<string>(), style: new Set<string>() };
  const sent: (string | Buffer)[] = [];
  for (const [index, piece] of page.entries()) {
    if (typeof piece !== 'string') {
      sent.push(piece);
      continue;
    }
    const parts = piece.split(` nonce="${nonce}"`);
    if (parts.some((part) => part.includes(nonce))) return undefined;
    sent.push(...parts);
    for (let at = 1; at < parts.length; at += 1) {
      const [before = '', after = ''] = [parts[at - 1], parts[at]];
      const tag = inlinedBy(before);
      const content = tag && contentOf(after, { tag, next: page.slice(index + 1, index + 3) });
      if (tag && content)
        sources[tag].add(typeof content === 'string' ? hashOfText(content) : hashOfBytes(content));
    }
  }
  return { bytes: bytesOf(sent), sources };
}

/** The policy of a page that `trustByHash` has given: instead of by the nonce, scripts and styles are allowed by hash. */
export function allowSources(policy: string, sources: OwnSources, nonce: string): string {
  return policy.replaceAll(
    / (script|style)(-src [^;]*?) 'nonce-([^']+)'/g,
    (whole, tag: Inlined, before: string, named: string) =>
      named === nonce ? [` ${tag}${before}`, ...sources[tag]].join(' ') : whole,
  );
}

/** Pages have mostly the same scripts. */
const hashes = new Map<string, string>();
const maxHashes = 200;
/** What many pages have is one and the same in each of them. */
const hashesOfBytes = new WeakMap<Buffer, string>();

function hashOfText(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const hash = hashOf(text);
  if (hashes.size >= maxHashes) hashes.clear();
  hashes.set(text, hash);
  return hash;
}

function hashOfBytes(bytes: Buffer): string {
  const hash = hashesOfBytes.get(bytes) ?? hashOf(bytes);
  hashesOfBytes.set(bytes, hash);
  return hash;
}

function hashOf(content: string | Buffer): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Whether what comes after this is further in the tag of an inline script or style. */
function inlinedBy(before: string): Inlined | undefined {
  const start = before.lastIndexOf('<');
  if (before.startsWith('<script', start)) return 'script';
  return before.startsWith('<style', start) ? 'style' : undefined;
}

/**
 * What stands in an element.
 * @param rest of the piece in which its tag begins, from within that tag
 * @param next the pieces after that, the first of which is all that stands in an element whose tag ends its piece
 */
function contentOf(
  rest: string,
  { tag, next }: { tag: Inlined; next: PagePieces },
): string | Buffer | undefined {
  const start = rest.indexOf('>') + 1;
  const end = rest.indexOf(`</${tag}`, start);
  if (end >= 0) return rest.slice(start, end);
  const [inner, after] = next;
  const isWhole = start === rest.length && typeof after === 'string' && after.startsWith(`</${tag}`);
  return isWhole ? inner : undefined;
}
