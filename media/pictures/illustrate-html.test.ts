import { describe, expect, test } from 'vitest';
import { illustrateHtml, picturePathsIn } from './illustrate-html.ts';

const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
const labelsIn = (html: string) => [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);

describe('an article with tables', () => {
  test('has each in a frame that the keyboard can scroll', () => {
    const html = illustrateHtml(table, {});
    expect(labelsIn(html)).toEqual(['Table']);
    expect(html).toContain('tabindex="0"');
  });

  test('tells several apart by number', () => {
    expect(labelsIn(illustrateHtml(`${table}<p>and</p>${table}`, {}))).toEqual(['Table 1', 'Table 2']);
  });
});

describe('an article with a picture that is not there', () => {
  test('shows the placeholder', () => {
    expect(illustrateHtml('<img src="/uploads/blog/gone.webp" alt="Gone">', {})).toContain(
      'data-placeholder="true"',
    );
  });
});

test('beginnings of pictures that never end are no pictures, however many', () => {
  expect(picturePathsIn('<img '.repeat(300_000))).toEqual([]);
});
