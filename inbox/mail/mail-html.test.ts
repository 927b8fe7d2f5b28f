import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { contrastOf } from '#content/appearance/colour.shared.ts';
import { plainBrand } from '#tests/support/mail-brand.ts';
import { composeMail } from './compose-mail.ts';
import type { MailContent } from './mail-content.ts';
import { contentToHtml } from './mail-html.ts';

const hostile = `</td><script>alert(1)</script><img src=x onerror="alert(2)">&amp;'"`;
const content: MailContent = {
  kind: 'Quote request',
  title: 'Makrana white',
  message: 'Two flights of stairs.\n\n  By March.',
  facts: [
    { label: 'Name', value: 'Zoë Rao' },
    { label: 'Email', value: 'zoe@buyer.example', href: 'mailto:zoe@buyer.example' },
    { label: 'City', value: '' },
  ],
  link: { label: 'Open in the back office', url: 'https://stone.example/admin/messages/' },
  hint: 'An answer to this mail goes to Zoë Rao.',
};

type Element = { name: string; attributes: Record<string, string>; text: string };

/** Every element in its order, with the text that stands in it and in those within. */
function read(html: string): Element[] {
  const all: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, text: '' };
      all.push(element);
      open.push(element);
    },
    ontext(text) {
      for (const element of open) element.text += text;
    },
    onclosetag: () => open.pop(),
  });
  parser.end(html);
  return all;
}

describe('a mail to the staff', () => {
  test('shows what a visitor typed as it was typed, wherever it stands', () => {
    const fact = { label: 'Name', value: hostile, href: `mailto:${hostile}` };
    const typed = { ...content, title: hostile, message: hostile, hint: hostile, facts: [fact] };
    const elements = read(contentToHtml(typed, { ...plainBrand, name: hostile }));
    expect(elements.filter(({ name }) => ['script', 'img'].includes(name))).toEqual([]);
    const handlers = elements
      .flatMap(({ attributes }) => Object.keys(attributes))
      .filter((name) => /^on/.test(name));
    expect(handlers).toEqual([]);
    const texts = elements.map(({ text }) => text);
    expect(texts.filter((text) => text === hostile).length).toBeGreaterThanOrEqual(5);
  });

  test('fetches nothing, and leads nowhere but to the site and the visitor', () => {
    const logo = { png: Buffer.from('png'), width: 120, height: 40 };
    const elements = read(contentToHtml(content, { ...plainBrand, logo }));
    const links = elements.flatMap(({ attributes }) => [attributes.href, attributes.src]).filter(Boolean);
    expect(links).toEqual([
      ...['cid:logo@mail', 'mailto:zoe@buyer.example'],
      ...['https://stone.example/admin/messages/', 'https://stone.example/'],
    ]);
    expect(contentToHtml(content, { ...plainBrand, logo })).not.toMatch(/url\(|@import|@font-face|<link/i);
  });

  test('keeps every line of a message of 40 KB, each in its own direction', () => {
    const line = '🪨 slab <b> &amp; مرحبا ';
    const message = [
      'Hello',
      'مرحبا، أريد رخاماً',
      '',
      'שלום',
      ...Array.from({ length: 1300 }, () => line),
    ].join('\n');
    expect(Buffer.byteLength(message)).toBeGreaterThan(40_000);
    const lines = read(contentToHtml({ ...content, message }, plainBrand)).filter(
      ({ name }) => name === 'div',
    );
    expect(lines.map(({ text }) => text.replace('\u00a0', '')).join('\n')).toBe(message);
    expect(lines.slice(0, 4).map(({ attributes }) => attributes.dir)).toEqual(['ltr', 'rtl', 'ltr', 'rtl']);
  });

  test('begins its lines where the language of the staff does', () => {
    const sidesIn = (language: string) => {
      const elements = read(contentToHtml(content, { ...plainBrand, language }));
      const cells = elements.filter(({ name, attributes }) => name === 'td' && attributes.align !== 'center');
      const [html] = elements.filter(({ name }) => name === 'html').map(({ attributes }) => attributes);
      const sides = cells.flatMap(({ attributes }) => attributes.align ?? []);
      return [html?.lang, html?.dir, ...new Set(sides)];
    };
    expect([sidesIn('ar'), sidesIn('de')]).toEqual([
      ['ar', 'rtl', 'right'],
      ['de', 'ltr', 'left'],
    ]);
  });

  test('leaves out what was not given, which the text names all the same', () => {
    const { html, body } = composeMail(content, plainBrand);
    expect(read(html).map(({ text }) => text)).not.toContain('City');
    expect(body).toBe(
      'Two flights of stairs.\n\n  By March.\n\nOpen in the back office: https://stone.example/admin/messages/\n\nName: Zoë Rao\nEmail: zoe@buyer.example\nCity: \n\nAravane\n',
    );
  });

  test.each([
    ['the shipped colours', plainBrand.colours],
    ['light letters on a dark surface', { accent: '#d6a756', surface: '#101820', ink: '#f1ede4' }],
    ['a strong accent', { accent: '#b3002d', surface: '#ffffff', ink: '#111111' }],
  ])('can be read in %s, in a light and in a dark mail program', (_name, colours) => {
    const html = contentToHtml(content, { ...plainBrand, colours });
    const [, dark = ''] = /prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html) ?? [];
    const colourOf = (name: string, property: string) =>
      new RegExp(`\\.${name}\\{[^}]*?(?<![-\\w])${property}:(#\\w{6})`).exec(dark)?.[1] ?? '';
    const ground = colourOf('sheet', 'background');
    for (const name of ['text', 'quiet', 'accent']) {
      expect([name, contrastOf(colourOf(name, 'color'), ground) >= 4.5]).toEqual([name, true]);
    }
    expect(contrastOf(colourOf('fill', 'color'), colourOf('fill', 'background'))).toBeGreaterThanOrEqual(4.5);
    const sheet = read(html).find(({ attributes }) => attributes.class === 'sheet')?.attributes.bgcolor ?? '';
    const inks = [...html.matchAll(/style="[^"]*?(?<![-\w])color:(#\w{6})[^"]*?"/g)].map(
      ([, ink]) => ink ?? '',
    );
    const onSheet = inks.filter((ink) => ink !== colours.surface);
    expect(onSheet.filter((ink) => contrastOf(ink, sheet) < 4.5)).toEqual([]);
  });
});
