type Part = { head: string; header: (name: string) => string; text: string; bytes: Buffer };

/** A mail's head and parts as a person reads them; `body` is the plain text. */
export function readMail(source = '') {
  const [whole, ...others] = partsOf(source);
  const parts = others.length === 0 && whole ? [whole] : others;
  const ofType = (type: RegExp) => parts.find(({ header }) => type.test(header('Content-Type')));
  return {
    head: whole?.head ?? '',
    header: whole?.header ?? (() => ''),
    body: ofType(/^text\/plain/)?.text ?? '',
    html: ofType(/^text\/html/)?.text ?? '',
    pictures: parts.filter(({ header }) => /^image\//.test(header('Content-Type'))),
  };
}

/** The mail itself, and of one that has parts all of them, those within others as well. */
function partsOf(source: string): Part[] {
  const [raw = '', ...rest] = source.split('\r\n\r\n');
  const head = raw.replace(/\r\n[ \t]/g, ' ');
  const body = rest.join('\r\n\r\n');
  const header = (name: string) =>
    decodeWords(new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '');
  const bytes = decode(body, header('Content-Transfer-Encoding'));
  const part = { head, header, bytes, text: bytes.toString('utf8').replaceAll('\r\n', '\n') };
  const boundary = /boundary="?([^";]+)/.exec(header('Content-Type'))?.[1];
  if (boundary === undefined) return [part];
  const inner = body.split(`--${boundary}`).slice(1, -1);
  return [part, ...inner.flatMap((text) => partsOf(text.replace(/^\r\n/, '').replace(/\r\n$/, '')))];
}

function decode(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  return encoding === 'quoted-printable' ? unquote(body) : Buffer.from(body);
}

function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?q\?([^?]*)\?=/gi, (_, word: string) => unquote(word.replaceAll('_', ' ')).toString())
    .replace(/=\?utf-8\?b\?([^?]*)\?=/gi, (_, word: string) => Buffer.from(word, 'base64').toString());
}

function unquote(text: string): Buffer {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1');
}
