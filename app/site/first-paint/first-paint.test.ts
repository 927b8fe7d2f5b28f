import { expect, test } from 'vitest';
import { addFiles } from './add-files.server.ts';
import { deferScripts } from './defer-scripts.server.ts';
import { inlineStyles } from './inline-styles.server.ts';

test('the first paint does not wait for scripts: they are inert and nothing fetches them ahead', () => {
  const html =
    '<link nonce="n" rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js" nonce="n"/>' +
    '<script nonce="n">state()</script><script nonce="n" type="module" async="">go()</script>';
  expect(deferScripts(html)).toBe(
    '<script nonce="n">state()</script>' +
      '<script nonce="n" type="text/deferred-module" data-files="/assets/a.js /assets/b.js">go()</script>',
  );
});

test('the first paint does not wait for stylesheets that are known: they are in the page, and never fetched', () => {
  const known =
    '<link rel="stylesheet" href="/assets/site.css"/><link rel="stylesheet" href="/assets/card.css#"/>';
  const unknown = '<link rel="stylesheet" href="/other.css">';
  const findStyles = (path: string) => (path === '/other.css' ? undefined : `.a{src:${path}}`);
  expect(inlineStyles(known + unknown, { findStyles, nonce: 'n' })).toBe(
    '<style nonce="n">.a{src:/assets/site.css}</style><link disabled="" rel="stylesheet" href="/assets/site.css"/>' +
      '<style nonce="n">.a{src:/assets/card.css}</style><link disabled="" rel="stylesheet" href="/assets/card.css" data-shared=""/>' +
      unknown,
  );
});

test('what a page loads on demand comes with it, but for what its route has named', () => {
  const html = '<head><link rel="stylesheet" href="/assets/site.css#"/></head>';
  const files = ['/assets/landing.js', '/assets/site.css', '/assets/landing.css'];
  expect(addFiles(html, files)).toBe(
    '<head><link rel="stylesheet" href="/assets/site.css#"/>' +
      '<link rel="modulepreload" href="/assets/landing.js"/><link rel="stylesheet" href="/assets/landing.css"/></head>',
  );
});
