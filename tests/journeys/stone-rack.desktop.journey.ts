import type { Locator } from '@playwright/test';
import { accessibilityFindings, expect, test } from '../support/visitor.ts';

/** The name that a strip shows over its rack, with the slab's face; an empty one while it shows none. */
function shownName(strip: Locator): Promise<string> {
  return strip.evaluate((element) => {
    const plate = getComputedStyle(element, '::after');
    const face = getComputedStyle(element, '::before').backgroundImage;
    return plate.display === 'none' || !face.includes('/pictures/320/') ? '' : plate.content.slice(1, -1);
  });
}

test('a strip of the yard list says which stone it is to whoever points at it, and leads there', async ({
  page,
}) => {
  await page.goto('/italian-marble/');
  const strip = page.getByRole('list', { name: 'ONYX, slab by slab' }).getByRole('link').nth(2);
  await expect.poll(() => shownName(strip)).toBe('');
  await strip.hover();
  await expect.poll(() => shownName(strip)).toBe('White Onyx');
  await strip.click();
  await expect(page).toHaveURL('/white-onyx/');
});

test('the Tab key stops at a rack once, and the arrow keys walk along its stones', async ({ page }) => {
  await page.goto('/italian-marble/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  const strips = page.getByRole('list', { name: 'Travertine, slab by slab' }).getByRole('link');
  await strips.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(strips.nth(1)).toBeFocused();
  expect(await shownName(strips.nth(1))).toBe(await strips.nth(1).getAttribute('aria-label'));
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Travertine/ })).toBeFocused();
});
