import fc, { type Arbitrary } from 'fast-check';
import { type Asked, encode, fuzzedForms, queryText, strangeQuery, usualTypes } from './fuzzed-parts.ts';
import { strangeText } from './fuzzed-values.ts';
import { publicPages, unlistedPages } from './public-pages.ts';

const pages = [...publicPages, ...unlistedPages, '/admin/', '/admin/products/', '/admin/login/'];
const paths = [
  ...pages,
  ...pages.map((path) => `${path.replace(/\/$/, '')}/_.data`),
  '/sitemap.xml',
  '/robots.txt',
  '/blog/feed.xml',
  '/uploads/x',
  '/pictures/480/uploads/x.webp',
  '/placeholder.svg',
  '/contact/countries.json',
  '/shortlist/stones.json?stones=a',
  '/products/dawn/statuario/data-sheet.pdf',
  '/shortlist/1/list.pdf',
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
  const sent = fc.oneof(
    { arbitrary: fc.constant({ method: 'GET' }), weight: 5 },
    form.map((fields) => ({ method: 'POST', type: usualTypes[1], payload: queryText(fields, '').slice(1) })),
    fuzzedForms().map((files) => ({ method: 'POST', ...files })),
  );
  return fc.tuple(path, query, sent).map(([at, asked, request]) => ({
    url: `${at}${asked && `?${asked}`}`,
    ...request,
  }));
}
