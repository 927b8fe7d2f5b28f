import fc, { type Arbitrary } from 'fast-check';
import { type Asked, encode, queryText, strangeQuery, usualTypes } from './fuzzed-parts.ts';
import { strangeText } from './fuzzed-values.ts';
import { publicPages, unlistedPages } from './public-pages.ts';

const paths = [
  ...publicPages,
  ...unlistedPages,
  '/admin/',
  '/sitemap.xml',
  '/robots.txt',
  '/blog/feed.xml',
  '/uploads/x',
  '/_.data',
];
const oddPaths = [
  '/%',
  '/%ff',
  '/%00',
  '//',
  '//evil.example/',
  '/..%2f..%2f',
  '/%5c',
  '/a/b/c/d',
  '/contact',
  '/contact.data',
  '/uploads/..%2fx',
];

/** A page, or what is none, looked at or sent a form. */
export function fuzzedPages(): Arbitrary<Asked> {
  const path = fc.oneof(
    { arbitrary: fc.constantFrom<string>(...paths), weight: 4 },
    fc.constantFrom(...oddPaths),
    strangeText.map((text) => `/${encode(text)}/`),
  );
  const query = fc.oneof(
    { arbitrary: fc.constant(''), weight: 4 },
    strangeQuery,
    strangeText.map((text) => `q=${encode(text)}`),
  );
  const form = fc.dictionary(
    fc.constantFrom('name', 'email', 'form', 'message', 'product', '__proto__'),
    strangeText,
  );
  const sent = fc.option(form, { freq: 6, nil: undefined });
  return fc.tuple(path, query, sent).map(([at, asked, fields]) => ({
    url: `${at}${asked && `?${asked}`}`,
    ...(fields === undefined
      ? { method: 'GET' }
      : { method: 'POST', type: usualTypes[1], payload: queryText(fields, '').slice(1) }),
  }));
}
