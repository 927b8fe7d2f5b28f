import type { Page } from '@playwright/test';
import { moveFingers } from '../support/fingers.ts';
import { accessibilityFindings, expect, test } from '../support/visitor.ts';

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-painting');
}

/** A finger pushes what is in the middle of a carousel to the left. */
async function push(page: Page, carousel: ReturnType<Page['locator']>) {
  await carousel.scrollIntoViewIfNeeded();
  const box = await carousel.boundingBox();
  if (!box) throw new Error('The carousel is not shown');
  const y = Math.min(box.y + box.height / 2, 500);
  await moveFingers(
    page,
    [350, 290, 220, 150, 90, 30].map((x) => [{ x, y }]),
  );
}

test('on a phone a finger pushes the rooms of the home page along', async ({ page }) => {
  await open(page, '/');
  const rooms = page.locator('#explore');
  await rooms.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await rooms.getByRole('button', { name: 'Pause' }).click();
  await push(page, rooms.locator('[aria-roledescription="slide"][data-active="true"]'));
  await expect(rooms.getByText('02 / 05')).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('on a phone a finger pulls the next slab of a collection to the front', async ({ page }) => {
  await open(page, '/products/');
  const slides = page.locator('[aria-roledescription="slide"]');
  await expect(slides.nth(0)).toHaveAttribute('data-active', 'true');
  await push(page, slides.nth(0));
  await expect(slides.nth(0)).toHaveAttribute('data-active', 'false');
  await expect(page.locator('[aria-roledescription="slide"][data-active="true"]')).toHaveCount(1);
});
