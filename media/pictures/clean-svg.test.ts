import { describe, expect, test } from 'vitest';
import { hostileSvgs } from '#tests/support/hostile-svgs.ts';
import { refusedSvgs } from '#tests/support/refused-svgs.ts';
import { detectFormat } from '../storage/incoming-files.ts';
import { cleanSvg } from './clean-svg.ts';

async function cleaned(svg: string): Promise<string> {
  return (await cleanSvg(Buffer.from(svg))).bytes.toString();
}

/** What no cleaned drawing holds, whatever else it says. */
const forbidden =
  /<\/?(?:[\w-]+:)?(?:script|foreignobject|iframe|image|feimage|animate|set|a|object|embed|handler)[\s>/]|\son\w+=|javascript:|hostile|file:|data:|@import|@font-face|<!|<\?|xlink|expression|\\/i;

describe('a logo drawn as SVG', () => {
  test.each(hostileSvgs)('leaves outside: %s', async (_name, svg) => {
    const result = await cleaned(svg);
    // What is text is shown as letters and does nothing.
    expect(result.replace(/<text[^>]*>[^<]*<\/text>/g, '')).not.toMatch(forbidden);
    expect(result).toContain('M0 0h100v40H0z');
  });

  test.each(hostileSvgs)('is the same when it is cleaned once more: %s', async (_name, svg) => {
    const once = await cleaned(svg);
    expect(await cleaned(once)).toBe(once);
  });

  test.each(refusedSvgs)('is refused where it holds %s', async (_name, svg) => {
    await expect(cleaned(svg)).rejects.toMatchObject({
      code: expect.stringMatching(/^(?:wrong-type|too-large)$/),
    });
  });

  test('keeps its shapes, colours, gradients, clips and classes', async () => {
    const svg = `<?xml version="1.0" encoding="UTF-8"?>
      <!-- Drawn by a program -->
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="200px" height="80px" viewBox="0 0 100 40">
        <defs>
          <style>.cls-1{fill:#80622f;stroke:none}.cls-2{clip-path:url(#clip)}</style>
          <linearGradient id="g" x1="0" x2="1"><stop offset="0" stop-color="red"/><stop offset="1" style="stop-color:rgb(0,0,255)"/></linearGradient>
          <linearGradient id="h" xlink:href="#g" gradientTransform="rotate(45)"/>
          <clipPath id="clip"><circle cx="20" cy="20" r="15"/></clipPath>
        </defs>
        <g class="cls-2" transform="translate(2 3)"><path class="cls-1" d="M0,0 L10.5,20 c1e-3,2 -.5,3 4,5 z"/></g>
        <rect x="50" width="20" height="20" fill="url(#h)" stroke="#191714" stroke-width="1.5"/>
        <text x="50" y="38" font-family="'Gill Sans', sans-serif">R &amp; D</text>
      </svg>`;
    const result = await cleaned(svg);
    for (const part of [
      '.cls-1{fill:#80622f;stroke:none}.cls-2{clip-path:url(#clip)}',
      '<linearGradient id="h" href="#g" gradientTransform="rotate(45)"/>',
      'stop-color:rgb(0,0,255)',
      'd="M0,0 L10.5,20 c1e-3,2 -.5,3 4,5 z"',
      'fill="url(#h)"',
      'transform="translate(2 3)"',
      '>R &#38; D</text>',
      'width="1200" height="480"',
    ])
      expect(result).toContain(part);
  });

  test('keeps what stands in wrappers of drawing programs', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><switch><foreignObject/><g><path d="M0 0h9v9z"/></g></switch></svg>';
    expect(await cleaned(svg)).toContain('<g><g><path d="M0 0h9v9z"/></g></g>');
  });

  test('may name its elements with a prefix', async () => {
    const svg =
      '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><svg:path d="M0 0h9v9z"/></svg:svg>';
    expect(await cleaned(svg)).toContain('<path d="M0 0h9v9z"/></svg>');
  });

  test('may be written in UTF-16', async () => {
    const svg = '\uFEFF<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
    const { bytes } = await cleanSvg(Buffer.from(svg, 'utf16le'));
    expect(bytes.toString()).toContain('M0 0h9v9z');
  });

  test('is told by its bytes, whatever stands before its first element', async () => {
    const found = await Promise.all(
      [...hostileSvgs, ...refusedSvgs].map(async ([, svg]) => (await detectFormat(Buffer.from(svg)))?.mime),
    );
    expect(new Set(found)).toEqual(new Set(['image/svg+xml']));
  });

  test('is not what a page with a drawing in it is', async () => {
    for (const text of [
      '<!doctype html><svg></svg>',
      '<html><svg/></html>',
      '<?xml version="1.0"?><rss/>',
      'svg',
    ]) {
      expect(await detectFormat(Buffer.from(text))).toBeUndefined();
    }
  });
});
