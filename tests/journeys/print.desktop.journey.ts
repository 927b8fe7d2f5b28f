import type { Page } from '@playwright/test';
import { type PrintedPage, readPrintedPages } from '../support/pdf-pages.ts';
import { expect, test } from '../support/visitor.ts';

/** A sheet with less on it than a heading and a line is as good as blank. */
const minTextBytes = 60;

async function print(page: Page): Promise<PrintedPage[]> {
  return readPrintedPages(await page.pdf({ format: 'A4' }));
}

/** Pictures are fetched for paper wherever they stand, and may have to be made first. */
async function awaitPictures(page: Page): Promise<void> {
  const missing = () =>
    page
      .locator('main img')
      .evaluateAll((all) => all.filter((image) => !Reflect.get(image, 'naturalWidth')).length);
  await expect.poll(missing, { timeout: 30_000 }).toBe(0);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-painting');
}

test('a stone prints on two pages, with all that is behind its tabs and nothing to press', async ({
  page,
}) => {
  await open(page, '/statuario/');
  await expect(page.getByRole('tablist')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await awaitPictures(page);
  const sheets = await print(page);
  expect(sheets.length).toBeLessThanOrEqual(2);
  expect(sheets[0]?.pictures).toBeGreaterThanOrEqual(5);
  for (const name of ['Description', 'Technical Specifications', 'Applications']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText('Compressive Strength')).toBeVisible();
  for (const gone of [
    'You May Also Like',
    'Talk it over before you choose',
    'Letters from the yard',
    'Request Quote',
  ]) {
    await expect(page.getByText(gone).and(page.locator(':visible'))).toHaveCount(0);
  }
});

test('a legal document prints with every section open', async ({ page }) => {
  await open(page, '/legal/');
  await page.emulateMedia({ media: 'print' });
  const sections = page.locator('details .prose');
  const shown = await sections.evaluateAll((all) =>
    all.map((text) => text.getBoundingClientRect().height > 10),
  );
  expect(shown.length).toBeGreaterThan(4);
  expect(shown.every(Boolean)).toBe(true);
});

for (const path of ['/why-veins-run/', '/products/dawn/', '/gallery/night-bathroom/', '/about/']) {
  test(`${path} begins on its first sheet, and brings its pictures unscrolled`, async ({ page }) => {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    // Fetched now, wherever they stand; how soon they are made is the server's matter.
    const waiting = page.locator('main img[loading="lazy"]');
    await expect(waiting).toHaveCount(0);
    const { y } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? { y: 1e6 };
    expect(y).toBeLessThan(900);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
}

for (const { path, pictures } of [
  { path: '/', pictures: 6 },
  { path: '/statuario/', pictures: 5 },
  { path: '/why-veins-run/', pictures: 6 },
  { path: '/products/dawn/', pictures: 16 },
  { path: '/legal/', pictures: 0 },
  { path: '/contact/', pictures: 0 },
]) {
  test(`${path} is printed on sheets of which none is blank, with every picture`, async ({ page }) => {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    await awaitPictures(page);
    const sheets = await print(page);
    expect(sheets.filter(({ textBytes }) => textBytes < minTextBytes)).toEqual([]);
    expect(sheets.reduce((sum, sheet) => sum + sheet.pictures, 0)).toBeGreaterThanOrEqual(pictures);
  });
}
