import type { Page } from '@playwright/test';
import { type Colour, paintedPixels } from '../support/painted-pixels.ts';
import { expect, test } from '../support/visitor.ts';

/** As most desktops have them: beside the page, not over it. */
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: ['--no-sandbox', '--disable-gpu'],
  },
});

/** The colours on both sides of the line where the page ends and the scrollbar stood. */
async function aroundScrollbarEdge(page: Page): Promise<[Colour, Colour]> {
  const pixels = await paintedPixels(page, { x: 1420, y: 500, width: 18, height: 1 });
  return [pixels[0] ?? [0, 0, 0], pixels[17] ?? [255, 255, 255]];
}

function differenceOf([one, other]: [Colour, Colour]): number {
  return Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? 0))));
}

test('a dialog leaves no stripe where the scrollbar was, and the page stays where it is', async ({
  page,
}) => {
  await page.goto('/statuario/');
  const width = await page.getByRole('main').evaluate((main) => main.clientWidth);
  await page.getByRole('banner').getByRole('button', { name: 'Request Quote' }).click();
  const quote = page.getByRole('dialog', { name: 'Request a quote' });
  await expect(quote.getByLabel('Subject')).toBeVisible();
  expect(await page.getByRole('main').evaluate((main) => main.clientWidth)).toBe(width);
  await expect.poll(async () => differenceOf(await aroundScrollbarEdge(page))).toBeLessThan(3);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect.poll(async () => differenceOf(await aroundScrollbarEdge(page))).toBeLessThan(3);
  await page.keyboard.press('Escape');
  await page.locator('[data-gallery-track] a').first().click();
  await expect(page.getByRole('dialog', { name: 'Statuario, enlarged' })).toBeVisible();
  await expect.poll(async () => differenceOf(await aroundScrollbarEdge(page))).toBeLessThan(3);
});

test('a preview of the menu is as fine as the screen it is shown on', async ({ page }) => {
  await page.goto('/about/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Showcase' }).hover();
  const preview = menu.locator('[data-active="true"] img');
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const { fetched, needed } = await preview.evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect();
    const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    return {
      fetched: Number(/\/pictures\/(\d+)\//.exec(image.currentSrc)?.[1]),
      needed: Math.max(width, height * shape) * devicePixelRatio,
    };
  });
  expect(fetched).toBeGreaterThanOrEqual(needed);
});
