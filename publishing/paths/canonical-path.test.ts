import { expect, test } from 'vitest';
import { canonicalPathOf } from './canonical-path.ts';

test.each([
  ['/products', '/products/'],
  ['/PRODUCTS/Dawn', '/products/dawn/'],
  ['/Statuario?utm_source=Letter', '/statuario/?utm_source=Letter'],
  ['/Admin/Dashboard/', '/admin/dashboard/'],
  ['/%61dmin/dashboard/', '/admin/dashboard/'],
  ['/%41dmin', '/admin/'],
  ['/products/../admin/', '/admin/'],
  ['/products/%2e%2E/admin/', '/admin/'],
  ['//about//', '/about/'],
  ['/about.', '/about/'],
  ['/about./', '/about/'],
  ['/about...', '/about/'],
  ['/404/', '/404'],
  ['/404.', '/404'],
  ['/API/products', '/api/products'],
  ['/%61pi/Products', '/api/Products'],
  ['/Uploads/Slab.JPG', '/uploads/Slab.JPG'],
  ['/caf%c3%a9/', '/caf%C3%A9/'],
  ['/slab/C-2041%2f07', '/slab/C-2041%2F07/'],
  ['/DE/Slab/A.12', '/de/slab/A.12/'],
  ['/caf\u00c3\u00a9/', '/caf%C3%A9/'],
])('%s leads to %s', (asked, canonical) => {
  expect(canonicalPathOf(asked)).toBe(canonical);
});

test.each([
  ...['/', '/products/', '/404', '/statuario/?a=B&c=%2f', '/?Q', '/robots.txt', '/products/dawn.data'],
  ...['/api', '/api/products/Dawn', '/uploads/blog/A.png', '/assets/Home-DkE.js', '/pictures/480/A.png.avif'],
  // A number has the case of its label.
  ...['/slab/C-2041%2F07/', '/de/slab/A1./', '/slab/C-2041%2F07/_.data'],
  // Another character than a slash, and an escaped escape: other paths, which lead nowhere.
  ...['/products%2Fdawn/', '/%2561dmin/', '/%5Cevil.example'],
])('%s is canonical', (asked) => {
  expect(canonicalPathOf(asked)).toBe(asked);
});

test.each([
  ...[
    '//evil.example',
    '//evil.example/..',
    '/\\evil.example',
    '/\\\\evil',
    '\\\\evil',
    '///\\evil',
    '/.//evil',
  ],
  ...[
    '/..//evil',
    '/%2e//evil',
    '/...',
    '/..././',
    '/.../..',
    '/%2Fevil.example',
    '/%5cevil',
    '/a//../..//evil',
  ],
  ...[
    '/#@evil',
    '/@evil',
    '/:80',
    '/%',
    '/%E0%A4%A',
    '/%zz',
    '/A%',
    '/.',
    '/..',
    '/ÿ',
    '/a;b',
    '/"<>^`{|}',
    '',
  ],
  ...['http://evil.example/', '*', '/API/..//evil', '/uploads/../..//evil', '/404/..', '/404/./.'],
])('%s stays on this site and its target is final', (asked) => {
  const target = canonicalPathOf(asked);
  expect(target).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
  expect(new URL(target, 'https://stone.example').host).toBe('stone.example');
  expect(canonicalPathOf(target)).toBe(target);
});

test('A path of many thousand dots is read at once', () => {
  const dots = '.'.repeat(16_000);
  expect(canonicalPathOf(`/a${dots}b`)).toBe(`/a${dots}b`);
  expect(canonicalPathOf(`/a${dots}`)).toBe('/a/');
});
