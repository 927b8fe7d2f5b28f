import { describe, expect, test } from 'vitest';
import { cleanHtml, textOfHtml } from './clean-html.ts';

/** So many that trying each against all the others takes minutes. */
const tooMany = 400_000;

describe('formatted text', () => {
  test('keeps headings, lists, links, tables, quotes and pictures of this site', () => {
    const html =
      '<h2>Veins</h2><p>A <strong>bold</strong> <a href="/statuario/">slab</a></p><ul><li>one</li></ul>' +
      '<table><tbody><tr><th scope="row">Density</th><td>2,710</td></tr></tbody></table><blockquote>Quote</blockquote>' +
      '<figure><img src="/uploads/gallery/yard.webp" alt="Yard" width="1920" height="1200" /></figure>';
    expect(cleanHtml(html)).toBe(html);
  });

  test.each([
    ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a script URL', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a picture of another site', '<p>a<img src="https://evil.example/x.png"></p>', '<p>a</p>'],
    ['a style', '<p style="position:fixed">a</p>', '<p>a</p>'],
    ['a frame of another site', '<iframe src="https://evil.example/"></iframe>', ''],
    ['a form', '<form action="https://evil.example"><input name="a"></form>', ''],
  ])('loses %s', (_what, html, cleaned) => {
    expect(cleanHtml(html)).toBe(cleaned);
  });

  test('keeps a video from a host that is allowed', () => {
    expect(cleanHtml('<iframe src="https://www.youtube-nocookie.com/embed/x"></iframe>')).toContain(
      'youtube',
    );
  });

  test('has words that can be counted across tags', () => {
    expect(textOfHtml('<p>one</p><p>two &amp; three</p>')).toBe('one two &amp; three');
  });
});

describe('formatted text that is made to take long', () => {
  test.each([
    ['tags within each other', '<em>'.repeat(tooMany)],
    ['tags within each other, with others closed that were never open', '<em></x>'.repeat(tooMany)],
  ])('shows its words alone: %s', (_what, tags) => {
    expect(cleanHtml(`${tags}Stone &lt;b&gt;`).replace(/\s+/g, ' ')).toBe('<p> Stone &lt;b&gt;</p>');
    expect(textOfHtml(`${tags}Stone`)).toBe('Stone');
  });

  test('loses a great many pictures and frames of other sites', () => {
    const foreign = '<img src="https://evil.example/x.png"><iframe src="https://evil.example/"></iframe>';
    const text = '<p>Stone</p>'.repeat(tooMany / 4);
    expect(cleanHtml(text + foreign.repeat(tooMany / 4))).toBe(text);
  });
});

describe("pictures with this site's own URL", () => {
  const site = 'https://stone.example';

  test.each([
    ['https://stone.example/uploads/a.png', '<img src="/uploads/a.png" alt="A" />'],
    ['HTTPS://Stone.Example:443/uploads/a.png?v=1', '<img src="/uploads/a.png" alt="A" />'],
    ['/uploads/a.png', '<img src="/uploads/a.png" alt="A" />'],
    ['https://stone.example.evil.example/uploads/a.png', ''],
    ['https://stone.example/elsewhere/a.png', ''],
    ['https://stone.example/uploads/../admin', ''],
    ['https://[', ''],
  ])('%s', (source, cleaned) => {
    expect(cleanHtml(`<img src="${source}" alt="A">`, site)).toBe(cleaned);
  });
});
