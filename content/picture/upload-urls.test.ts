import { expect, test } from 'vitest';
import { createUploadPathFinder } from './upload-urls.ts';

const finder = createUploadPathFinder('https://stone.example');
const move = { from: '/uploads/a.png', to: { path: '/uploads/b/c.jpg', width: 900 } };

test.each([
  ['a field', '/uploads/a.png'],
  ['a list', '["/uploads/z.png","/uploads/a.png"]'],
  ['a URL of this site', 'https://stone.example/uploads/a.png'],
  ['a style', 'background:url(/uploads/a.png)'],
  ['a query and a fragment', '/uploads/a.png?v=1#t=2'],
  ['the end of a sentence', 'See /uploads/a.png.'],
  ['a variant', '<img src="/pictures/480/a.png.avif">'],
  ['an encoded name', '/uploads/%61.png'],
])('the picture is found in %s', (_place, text) => {
  expect(finder.find(text)).toContain('/uploads/a.png');
});

test.each([
  ['another site', 'https://other.example/uploads/a.png'],
  ['a site whose name ends alike', 'https://not-stone.example/uploads/a.png'],
  ['a deeper folder', '/old/uploads/a.png'],
  ['a longer name', '/uploads/a.png.webp'],
  ['another folder', '/uploads/x/a.png'],
])('the picture is not found in %s', (_place, text) => {
  expect(finder.find(text)).not.toContain('/uploads/a.png');
  expect(finder.replace(text, move)).toBe(text);
});

test.each([
  ['"/uploads/a.png","/uploads/aa.png"', '"/uploads/b/c.jpg","/uploads/aa.png"'],
  ['https://stone.example/uploads/a.png?v=1', 'https://stone.example/uploads/b/c.jpg?v=1'],
  ['/pictures/480/a.png.avif 480w', '/pictures/480/b/c.jpg.avif 480w'],
  ['/pictures/2400/a.png.webp 2400w', '/uploads/b/c.jpg 2400w'],
  ['See /uploads/a.png...', 'See /uploads/b/c.jpg...'],
])('%s becomes %s', (before, after) => {
  expect(finder.replace(before, move)).toBe(after);
});

test('a long row of full stops is passed over in one go', () => {
  const text = `See /uploads/${'.'.repeat(400_000)}a and /uploads/a.png.`;
  expect(finder.find(text)).toContain('/uploads/a.png');
  expect(finder.replace(text, move)).toContain('/uploads/b/c.jpg.');
});
