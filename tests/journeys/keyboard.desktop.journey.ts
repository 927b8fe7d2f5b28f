import { expect, test } from '../support/visitor.ts';

const pages = ['/', '/products/', '/statuario/', '/contact/', '/italian-marble/', '/legal/'];
const maxStops = 400;

for (const path of pages) {
  test(`a visitor without a mouse reaches everything on ${path} and sees where they are`, async ({
    page,
  }) => {
    await page.goto(path);
    const count = await page.evaluate(() => {
      const controls = document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary',
      );
      return [...controls].filter(
        (control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }),
      ).length;
    });
    const seen = new Set<string>();
    const unmarked: string[] = [];
    for (let stop = 0; stop < Math.min(count + 5, maxStops); stop += 1) {
      await page.keyboard.press('Tab');
      const { key, isMarked } = await page.evaluate(describeFocus);
      if (!isMarked) unmarked.push(key);
      seen.add(key);
    }
    expect(unmarked).toEqual([]);
    expect(seen.size).toBeGreaterThan(Math.min(count, maxStops) * 0.9);
  });
}

test('the first Tab offers a way past the bar', async ({ page }) => {
  await page.goto('/about/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

/**
 * The element in focus, and whether a ring says so: round it or over it, where pictures would cover it over the row
 * that it is, or round the card that its link is stretched over.
 */
function describeFocus(): { key: string; isMarked: boolean } {
  const element = document.activeElement ?? document.body;
  const hasRing = (node: Element, part?: string): boolean => {
    const style = getComputedStyle(node, part);
    return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
  };
  const card = element.closest('article, li');
  const key =
    element === document.body ? 'BODY' : [...document.querySelectorAll('*')].indexOf(element).toString();
  const around = element.parentElement ?? element;
  const isMarked =
    hasRing(element) ||
    hasRing(element, '::before') ||
    hasRing(element, '::after') ||
    hasRing(around, '::after') ||
    (card !== null && hasRing(card));
  return {
    key: `${element.tagName} ${key} ${element.className}`,
    isMarked: isMarked || element === document.body,
  };
}
