/** A mail's head and body as a person reads them. */
export function readMail(source = '') {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const unfolded = head.replace(/\r\n[ \t]/g, ' ');
  const isQuoted = /^content-transfer-encoding: quoted-printable$/im.test(unfolded);
  const body = rest.join('\r\n\r\n');
  const header = (name: string) =>
    decodeWords(new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '');
  return {
    head: unfolded,
    header,
    body: (isQuoted ? decodeQuoted(body) : decodeBase64(body)).replaceAll('\r\n', '\n'),
  };
}

function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?q\?([^?]*)\?=/gi, (_, word: string) => decodeQuoted(word.replaceAll('_', ' ')))
    .replace(/=\?utf-8\?b\?([^?]*)\?=/gi, (_, word: string) => Buffer.from(word, 'base64').toString());
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodeBase64(text: string): string {
  const isEncoded = /^[A-Za-z0-9+/=\s]+$/.test(text);
  return isEncoded ? Buffer.from(text, 'base64').toString('utf8') : text;
}
