import fc, { type Arbitrary } from 'fast-check';
import { strangeText } from './fuzzed-values.ts';

/** What is asked, before headers are chosen for it. */
export type Asked = {
  method: string;
  url: string;
  type?: string | undefined;
  payload?: string | Buffer;
};

export const usualTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
];

export const strangeQuery = fc.constantFrom(
  'a=%',
  'page=1&page=2',
  '__proto__[x]=1',
  'q=%00',
  'q=%ff',
  '=&=&',
  'a[]=1',
  '?',
  'x'.repeat(4000),
);

export function queryText(values: Record<string, unknown>, more: string): string {
  const parts = Object.entries(values).map(([name, value]) => `${name}=${encode(value)}`);
  const all = [...parts, ...(more ? [more] : [])];
  return all.length === 0 ? '' : `?${all.join('&')}`;
}

export function encode(value: unknown): string {
  return encodeURIComponent(
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
  );
}

/** Files and fields as a browser sends them, and not quite. */
export function fuzzedForms(): Arbitrary<{ type: string; payload: Buffer }> {
  const heads = [
    '',
    '\xff\xd8\xff\xe0',
    '\x89PNG\r\n\x1a\n',
    '%PDF-1.7\n',
    'PK\x03\x04',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    'a;b\n1;2\n',
  ];
  const names = fc.oneof(
    fc.constantFrom('a.png', 'a.csv', 'a.xlsx', 'a.svg', 'a.pdf', '.', 'a.zip'),
    strangeText,
  );
  const fields = fc.constantFrom('file', 'files', 'kind', 'folder', '__proto__', '');
  const part = fc.tuple(
    fields,
    names,
    fc.constantFrom(...heads),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );
  const ends = fc.constantFrom('--b--\r\n', '--b', '');
  return fc.tuple(fc.array(part, { maxLength: 3 }), ends).map(([parts, end]) => ({
    type: 'multipart/form-data; boundary=b',
    payload: Buffer.concat([
      ...parts.map(([field, name, head, rest]) =>
        Buffer.concat([
          Buffer.from(
            `--b\r\ncontent-disposition: form-data; name="${field}"; filename="${name.replaceAll(/["\r\n]/g, '_')}"\r\n\r\n`,
          ),
          ...[Buffer.from(head, 'latin1'), Buffer.from(rest), Buffer.from('\r\n')],
        ]),
      ),
      Buffer.from(end),
    ]),
  }));
}
