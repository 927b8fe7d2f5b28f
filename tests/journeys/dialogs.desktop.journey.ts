import type { Locator } from '@playwright/test';
import { expect, test } from '../support/visitor.ts';

/** As most desktops have them: beside the page, not over it. */
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: ['--no-sandbox', '--disable-gpu'],
  },
});

/** How far the dialog stays away from the window's right edge. */
async function gapBeside(dialog: Locator): Promise<number> {
  return dialog.evaluate((element) => innerWidth - element.getBoundingClientRect().right);
}

test('a dialog reaches over the scrollbar’s strip, and the page behind stays where it is', async ({
  page,
}) => {
  await page.goto('/statuario/');
  const widthOfPage = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().width);
  const width = await widthOfPage();
  expect(width).toBeLessThan(1440);
  await page.getByRole('banner').getByRole('button', { name: 'Request Quote' }).click();
  const quote = page.getByRole('dialog', { name: 'Request a quote' });
  await expect(quote.getByLabel('Subject')).toBeVisible();
  expect(await gapBeside(quote)).toBe(0);
  expect(await widthOfPage()).toBe(width);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await gapBeside(page.getByRole('dialog', { name: 'Menu' }))).toBe(0);
  expect(await widthOfPage()).toBe(width);
  await page.keyboard.press('Escape');
  await page.locator('[data-gallery-track] a').first().click();
  expect(await gapBeside(page.getByRole('dialog', { name: 'Statuario, enlarged' }))).toBe(0);
  expect(await widthOfPage()).toBe(width);
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
