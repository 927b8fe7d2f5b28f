import fc, { type Arbitrary } from 'fast-check';
import { publicPages, unlistedPages } from '#tests/support/public-pages.ts';
import { type Asked, encode, fuzzedForms, queryText, strangeQuery, usualTypes } from './fuzzed-parts.ts';
import { strangeText } from './fuzzed-values.ts';

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
  '/pictures/rooms/still.jpg',
  '/pictures/links/statuario.jpg',
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

/** What pages read of their addresses. */
const parameters = [
  ...[
    'q',
    'kind',
    'category',
    'finish',
    'origin',
    'application',
    'availability',
    'colour',
    'thickness',
    'sort',
  ],
  ...[
    'page',
    'stone',
    'stones',
    'room',
    'top',
    'wall',
    'floor',
    'with',
    'add',
    'step',
    'ask',
    'form',
    'product',
  ],
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
    fc.tuple(fc.constantFrom(...parameters), strangeText).map(([name, text]) => `${name}=${encode(text)}`),
  );
  const form = fc.dictionary(
    fc.constantFrom('name', 'email', 'form', 'message', 'product', 'lines', 'form_type', '__proto__'),
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
