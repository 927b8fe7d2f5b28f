import { describe, expect, test } from 'vitest';
import { maxSlugLength, slugPattern } from './slug.ts';
import { numberedSlug, slugFrom } from './slug-from.ts';

describe('the slug that a name suggests', () => {
  test.each([
    ['Weißer Marmor', 'weisser-marmor'],
    ['Łódź', 'lodz'],
    ['Azul Macaúbas', 'azul-macaubas'],
    ['Crème Brûlée N°5', 'creme-brulee-n-5'],
    ['Мрамор белый', 'mramor-beliy'],
    ['Λευκό μάρμαρο', 'leyko-marmaro'],
    ['Marble & Onyx', 'marble-and-onyx'],
    ["The mason's table", 'the-masons-table'],
    ['McDonald GREY', 'mcdonald-grey'],
    ['日本 Onyx', 'onyx'],
  ])('of %s is %s', (name, slug) => {
    expect(slugFrom(name)).toBe(slug);
  });

  test.each(['大理石', '💎💎', '—', '\ud800', ''])('of %j, which cannot be spelt, is what it is', (name) => {
    expect(slugFrom(name, 'product')).toBe('product');
  });

  test('is never longer than a slug may be, number and all', () => {
    const slug = slugFrom('Щебень '.repeat(60));
    for (const long of [slug, numberedSlug(slug, 2), numberedSlug(slug, 1234)]) {
      expect(long.length).toBeLessThanOrEqual(maxSlugLength);
      expect(long).toMatch(slugPattern);
    }
  });
});
