import { describe, expect, test } from 'vitest';
import { textOf } from '#site/page-pieces.shared.ts';
import { takeApart } from '../../../scripts/build/stylesheet-parts.ts';
import { openStills } from '../still/open-stills.server.ts';
import { finishPage } from './finish-page.server.ts';
import { findFirstMarks, findGivenMarks } from './first-marks.server.ts';
import { firstRules } from './first-rules.server.ts';
import { shortenData } from './shorten-data.server.ts';

describe('the first paint of a page', () => {
  const sheet = '@layer components{.a{color:red}.b{color:blue}.a .b,.a:not(.c){top:0}}';
  const link = '<link nonce="n" rel="stylesheet" href="/assets/site.css#"/>';
  const files: Record<string, string> = {
    '/assets/site.css': sheet,
    '/assets/fonts.css': '@font-face{font-family:x}\n',
  };
  const find = (href: string) => {
    const text = files[href];
    return text === undefined ? undefined : { text, parts: () => takeApart(text) };
  };
  const finish = (html: string, { isBackOffice = false } = {}) =>
    textOf(finishPage(html, { stills: openStills(), findStyles: find, nonce: 'n', isBackOffice }));

  test('does not wait for scripts: they are inert and nothing fetches them ahead', () => {
    const html =
      '<link nonce="n" rel="modulepreload" href="/assets/a.js"/><script nonce="n" type="module" async="">go()</script>';
    expect(finish(html)).toBe('<script nonce="n" type="text/deferred-module">go()</script>');
  });

  test('does not wait for a stylesheet: what its first screen needs is in the page, the rest is fetched later', () => {
    const page = `${link}</head><p class="a x"><p class="b" data-later=""></p>`;
    expect(finish(page)).toBe(
      '<style nonce="n">@layer components{.a{color:red}.a:not(.c){top:0}}</style>' +
        '<link disabled data-rest nonce="n" rel=stylesheet href=/assets/site.css#>' +
        '<noscript><link rel=stylesheet href=/assets/site.css></noscript></head>' +
        '<p class="a x"><p class="b" data-later=""></p>',
    );
  });

  test('has what is inlined before all links, and never fetches what it has to the last rule', () => {
    const faces = '<link rel="stylesheet" href="/assets/fonts.css"/>';
    expect(finish(`${link}${faces}</head><p class="a">`)).toBe(
      '<style nonce="n">@layer components{.a{color:red}.a:not(.c){top:0}}@font-face{font-family:x}</style>' +
        '<link disabled data-rest nonce="n" rel=stylesheet href=/assets/site.css#>' +
        '<link disabled rel=stylesheet href=/assets/fonts.css>' +
        '<noscript><link rel=stylesheet href=/assets/site.css></noscript></head><p class="a">',
    );
  });

  test('has no styles for what is laid out later, however deep, and all for what follows it', () => {
    const later =
      '<div data-later=""><div class="b"><div></div></div><i class="c"></i></div><dialog class="g"></dialog><img class="h" data-later=""/><i class="d"></i>';
    expect([...findFirstMarks(`<div class="a f">${later}</div><i class="e"></i>`)].sort()).toEqual([
      '.a',
      '.d',
      '.e',
      '.f',
    ]);
  });

  test('keeps rules without a class, faces of type, and movements that something moves by, and none for paper', () => {
    const styles =
      '@layer a,b;@font-face{font-family:x}@layer a{@keyframes on{to{top:0}}@keyframes off{to{top:1px}}' +
      '@media screen{a{animation:1s on}}@media print{a{top:0}}.b{animation:off 1s}}';
    expect(firstRules(takeApart(styles), new Set())).toBe(
      '@layer a,b;@font-face{font-family:x}@layer a{@keyframes on{to{top:0}}@media screen{a{animation:1s on}}}',
    );
  });

  test('has the styles of what its own scripts add', () => {
    const stills = openStills();
    const script = stills.placeScript("mark.className = 'b'; root.dataset.painting = '';");
    const page = `${link}</head><script>${script}</script>`;
    const finished = textOf(finishPage(page, { stills, findStyles: find, nonce: 'n', isBackOffice: false }));
    expect(finished).toContain('<style nonce="n">@layer components{.b{color:blue}}</style>');
    expect(finished).toContain("<script>mark.className = 'b'; root.dataset.painting = '';</script>");
    expect(findGivenMarks("mark.className='splash-mark';root.dataset.painting=''")).toEqual([
      '.splash-mark',
      '[data-painting',
      '[data-painting=',
    ]);
  });

  test('has no styles for attributes that nothing has, nor for what a pointer does, and one mark of the focus', () => {
    const styles =
      '[data-look=line]{top:0}[data-look="block"]{top:1px}[data-look^=b]{top:2px}[hidden]{top:3px}' +
      'a:hover,a:focus{top:4px}@media (hover:hover){a{top:5px}}:focus-visible{top:6px}.b:focus-visible{top:7px}';
    expect(firstRules(takeApart(styles), findFirstMarks('<body><a class="b" data-look="block">'))).toBe(
      '[data-look="block"]{top:1px}[data-look^=b]{top:2px}a:focus{top:4px}:focus-visible{top:6px}',
    );
  });

  test('has no styles for what nothing is, however it is asked, and those for what may be further down', () => {
    const styles =
      '.a:is(.x,.b:not(.y)){top:0}.a:is(.x,:where(.y,.z)){top:1px}:is(.x .a,.y){top:2px}.a:has(.x){top:3px}.a:nth-child(2):is(a,.x){top:4px}';
    expect(firstRules(takeApart(styles), new Set(['.a', '.b']))).toBe(
      '.a:is(.x,.b:not(.y)){top:0}.a:has(.x){top:3px}.a:nth-child(2):is(a,.x){top:4px}',
    );
  });

  test('of the back office has its stylesheets whole', () => {
    expect(finish(link, { isBackOffice: true })).toBe(
      `<style nonce="n">${sheet}</style>${link.replace('<link', '<link disabled=""').replace('/>', '>')}`,
    );
  });

  test('keeps the link of a stylesheet that is not known', () => {
    const html = '<link rel="stylesheet" href="/other.css">';
    expect(finish(html)).toBe(html);
  });

  test('brings the same data in fewer signs', () => {
    const data = `[{"a":"it's \\ 3 < 4"}]\n\u2028`;
    const call = `streamController.enqueue(${JSON.stringify(data).replaceAll('<', '\\u003c')})`;
    const shortened = shortenData(`<script>${call}</script>`);
    expect(shortened).not.toMatch(/\\"|3 </);
    const received: string[] = [];
    new Function('streamController', shortened.slice('<script>'.length, -'</script>'.length))({
      enqueue: (chunk: string) => received.push(chunk),
    });
    expect(received).toEqual([data]);
  });
});
