/** Below these a path is a file's or an endpoint's: it has no closing slash, and its case matters. */
const unchangedPrefixes = ['/api/', '/assets/', '/uploads/', '/pictures/', '/tiles/', '/@', '/node_modules/'];
/** Nothing in it could be written otherwise: what most requests name need not be taken apart. */
const plainPath = /^(?:\/[\w~-]+)+\/?$/;
/** The same of an endpoint, whose path is nobody else's to write. */
const plainEndpoint = /^\/api(?:\/[\w~-]+)+\/?$/;
/** A slab's passport, in any language: its number has the case that stands on its label, and may have full stops. */
const slabPath = /^(?:\/[a-z]{2,3}(?:-[a-z\d]{2,8})?)?\/slab\/[^/]+\/*$/i;
const ownFolders = /^\/(?:api|assets|uploads|pictures|tiles)(?=\/|$)/i;

/**
 * The canonical form of a request's target: that of its path, and its query as it is. It always begins with one slash and no
 * more, so that it cannot lead to another host.
 */
export function canonicalPathOf(url: string): string {
  const queryStart = url.indexOf('?');
  const path = queryStart < 0 ? url : url.slice(0, queryStart);
  if (plainEndpoint.test(path)) return url;
  const query = queryStart < 0 ? '' : url.slice(queryStart);
  const plain = writePlainly(path).replace(ownFolders, (folder) => folder.toLowerCase());
  if (plain === '/api' || unchangedPrefixes.some((prefix) => plain.startsWith(prefix))) return plain + query;
  return writePagePath(plain) + query;
}

/**
 * The path as browsers and routers read it (RFC 3986, section 6.2): folders gone up are left out, characters that need
 * no escape are written without one, all others with one, and slashes are single.
 */
function writePlainly(path: string): string {
  if (plainPath.test(path)) return path;
  const escaped = path
    .replace(/[^\x21-\x7e]/g, escapeByte)
    .replaceAll('#', '%23')
    .replaceAll('\\', '%5C');
  const { pathname } = new URL(`http://any${escaped.startsWith('/') ? '' : '/'}${escaped}`);
  return pathname.replace(/%[0-9a-f]{2}/gi, writeEscape).replace(/\/{2,}/g, '/');
}

function writeEscape(escaped: string): string {
  const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : escaped.toUpperCase();
}

/** Node.js gives a byte of the request's line as the character of its number. */
function escapeByte(character: string): string {
  return `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;
}

/** Pages are written in lower case, without the full stop of a sentence, and end in a slash; `/404` has none. */
function writePagePath(path: string): string {
  const [passport] = slabPath.exec(path) ?? [];
  if (passport) return writePassportPath(passport);
  const page = cutEnd(path).replace(/%[0-9A-F]{2}|[A-Z]+/g, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  if (page === '/404') return page;
  const isFile = page.slice(page.lastIndexOf('/')).includes('.');
  return isFile ? path : `${page}/`;
}

function writePassportPath(path: string): string {
  const start = path.toLowerCase().indexOf('/slab/') + '/slab/'.length;
  return `${path.slice(0, start).toLowerCase()}${path.slice(start).replace(/\/+$/, '')}/`;
}

function cutEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/' || path[end - 1] === '.') end -= 1;
  return path.slice(0, end);
}
