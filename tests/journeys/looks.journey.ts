import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { addStyles } from '../support/add-styles.ts';
import { expect, test } from '../support/visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of ['/products/nocturne/', '/products/meridian/', '/products/dawn/', '/products/']) {
  test(`what stands over the picture of ${path} is legible`, async ({ page }) => {
    await page.goto(path);
    await page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
    const header = page.locator('main header').first();
    await expect(header).toBeVisible();
    for (const letters of await header.locator('p').all()) {
      expect(await contrastOverPicture(page, letters)).toBeGreaterThanOrEqual(4.5);
    }
  });
}

test('a visitor sees which picture of a stone the keyboard has reached', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/nero-marquina/');
  const plate = page.getByRole('region', { name: 'Pictures of Nero Marquina' }).getByRole('link').first();
  await page.keyboard.press('Tab');
  await plate.focus();
  const { x = 0, y = 0 } = (await plate.boundingBox()) ?? {};
  // What does not belong to the first picture of a page is styled once the keyboard is used.
  const measureEdge = async () => {
    const edge = await paintedPixels(page, { x: x + 1, y: y + 200, width: 6, height: 1 });
    return (luminanceOf(edge[0] ?? [0, 0, 0]) + 0.05) / (luminanceOf(edge[5] ?? [0, 0, 0]) + 0.05);
  };
  await expect.poll(measureEdge).toBeGreaterThan(10);
});

test('the badge of a stone hangs clear of the bar', async ({ page }) => {
  await page.goto('/statuario/');
  const bar = await page.getByRole('banner').boundingBox();
  const badge = await page.getByRole('main').getByText('Featured', { exact: true }).first().boundingBox();
  expect((badge?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0))).toBeGreaterThanOrEqual(12);
});

test('no line of a breadcrumb begins with its dash', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/gallery/nine-edges-sample-library/');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  const indents = await crumbs.evaluateAll((items) =>
    items.map((item) => {
      const text = document.createRange();
      text.selectNodeContents(item);
      return Math.round(text.getBoundingClientRect().left - item.getBoundingClientRect().left);
    }),
  );
  expect(indents.filter((indent) => indent > 1)).toEqual([]);
});

test('every chapter of the company’s story has its picture', async ({ page }) => {
  await page.goto('/about/');
  const chapters = page
    .getByRole('main')
    .locator('section')
    .filter({ hasText: /\d\d — Chapter/i });
  await expect(chapters).toHaveCount(4);
  await expect(chapters.locator('figure img')).toHaveCount(4);
});

test('no card cuts its text within a word', async ({ page }) => {
  await page.goto('/products/nocturne/');
  const texts = page.getByRole('main').getByRole('article').locator('p');
  const cut = await texts.evaluateAll(
    (all) => all.filter((text) => text.scrollHeight > text.clientHeight + 1).length,
  );
  expect(cut).toBe(0);
});

type Colour = [red: number, green: number, blue: number];
type Box = { x: number; y: number; width: number; height: number };

/** What the browser has painted there, pixel by pixel. */
async function paintedPixels(page: Page, clip: Box): Promise<Colour[]> {
  const image = await page.screenshot({ clip, animations: 'disabled' });
  const bytes = await sharp(image).removeAlpha().raw().toBuffer();
  return Array.from(
    { length: bytes.length / 3 },
    (_none, at) => [...bytes.subarray(3 * at, 3 * at + 3)] as Colour,
  );
}

/** WCAG's relative luminance. */
function luminanceOf([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of light letters with the brightest that lies behind them, a few specks aside. */
async function contrastOverPicture(page: Page, letters: Locator): Promise<number> {
  const colour = await letters.evaluate((element) => getComputedStyle(element).color);
  const box = await letters.boundingBox();
  const showAgain = await addStyles(page, '* { color: transparent !important }');
  const behind = (await paintedPixels(page, box ?? { x: 0, y: 0, width: 1, height: 1 })).map(luminanceOf);
  await showAgain();
  const brightest = behind.sort((a, b) => a - b)[Math.floor(behind.length * 0.99)] ?? 1;
  const own = luminanceOf((colour.match(/\d+/g) ?? []).map(Number) as Colour);
  return (own + 0.05) / (brightest + 0.05);
}
