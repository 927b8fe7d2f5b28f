import { describe, expect, test } from 'vitest';
import { sayShipped as t } from '#messages/shipped-messages.ts';
import { illustrateHtml, picturePathsIn } from './illustrate-html.ts';

const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
const shown = { pictures: {}, source: 'en-GB', t };
const labelsIn = (html: string) => [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);

describe('an article with tables', () => {
  test('has each in a frame that the keyboard can scroll', () => {
    const html = illustrateHtml(table, shown);
    expect(labelsIn(html)).toEqual(['Table']);
    expect(html).toContain('tabindex="0"');
  });

  test('tells several apart by number', () => {
    expect(labelsIn(illustrateHtml(`${table}<p>and</p>${table}`, shown))).toEqual(['Table 1', 'Table 2']);
  });
});

describe('an article with a picture', () => {
  const path = '/uploads/blog/quarry.webp';
  const size = { width: 800, height: 500, preview: '', focalX: 0.5, focalY: 0.5 };
  const picture = { ...size, path, alt: 'A quarry', fallback: ['alt'] };
  const inGerman = (tag: string) =>
    illustrateHtml(tag, { pictures: { [path]: picture }, source: 'en-GB', t });

  test('says which language an untranslated description is in, and nothing of one that the text gives itself', () => {
    expect(inGerman(`<img src="${path}">`)).toContain('alt="A quarry" lang="en-GB"');
    expect(inGerman(`<img src="${path}" alt="Steinbruch">`)).toContain('alt="Steinbruch" width');
  });
});

describe('an article with a picture that is not there', () => {
  test('shows the placeholder', () => {
    expect(illustrateHtml('<img src="/uploads/blog/gone.webp" alt="Gone">', shown)).toContain(
      'data-placeholder="true"',
    );
  });
});

test('beginnings of pictures that never end are no pictures, however many', () => {
  expect(picturePathsIn('<img '.repeat(300_000))).toEqual([]);
});
