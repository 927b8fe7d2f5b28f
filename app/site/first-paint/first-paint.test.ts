import { describe, expect, test } from 'vitest';
import { deferScripts } from './defer-scripts.server.ts';
import { inlineStyles } from './inline-styles.server.ts';

describe('the first paint of a page', () => {
  test('does not wait for scripts: they are inert and nothing fetches them ahead', () => {
    const html =
      '<link nonce="n" rel="modulepreload" href="/assets/a.js"/><script nonce="n" type="module" async="">go()</script>';
    expect(deferScripts(html)).toBe('<script nonce="n" type="text/deferred-module">go()</script>');
  });

  test('does not wait for a stylesheet: its rules are in the page and its link is never fetched', () => {
    const html = '<link nonce="n" rel="stylesheet" href="/assets/site.css"/>';
    const styles = (href: string) => (href === '/assets/site.css' ? 'p{color:red}' : undefined);
    expect(inlineStyles(html, styles)).toBe(
      '<style>p{color:red}</style><link disabled="" nonce="n" rel="stylesheet" href="/assets/site.css"/>',
    );
  });

  test('does not wait for the styles of a shared chunk either, whose href ends in an empty fragment', () => {
    const html = '<link rel="stylesheet" href="/assets/shared.css#"/>';
    const styles = (href: string) => (href === '/assets/shared.css' ? 'p{color:red}' : undefined);
    expect(inlineStyles(html, styles)).toBe(
      '<style>p{color:red}</style><link disabled="" rel="stylesheet" href="/assets/shared.css#"/>',
    );
  });

  test('keeps the link of a stylesheet that is not known', () => {
    const html = '<link rel="stylesheet" href="/other.css"/>';
    expect(inlineStyles(html, () => undefined)).toBe(html);
  });
});
