import type { Page } from '@playwright/test';
import { expect, test } from '../support/visitor.ts';

/** How many A4 pages it takes, and how many pictures are on them. */
async function print(page: Page): Promise<{ pages: number; pictures: number }> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const count = (pattern: RegExp) => pdf.match(pattern)?.length ?? 0;
  return { pages: count(/\/Type\s*\/Page\b/g), pictures: count(/\/Subtype\s*\/Image\b/g) };
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-painting');
}

test('a stone prints on two pages, with all that is behind its tabs and nothing to press', async ({
  page,
}) => {
  await open(page, '/statuario/');
  await expect(page.getByRole('tablist')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const plates = page.locator('[data-gallery-track] img:visible');
  const waiting = () =>
    plates.evaluateAll((all) => all.filter((image) => !Reflect.get(image, 'naturalWidth')).length);
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
  const { pages, pictures } = await print(page);
  expect(pages).toBeLessThanOrEqual(2);
  expect(pictures).toBeGreaterThanOrEqual(5);
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

for (const address of ['/why-veins-run/', '/products/dawn/', '/gallery/night-bathroom/', '/about/']) {
  test(`${address} begins on its first sheet, and brings its pictures unscrolled`, async ({ page }) => {
    await open(page, address);
    await page.emulateMedia({ media: 'print' });
    // Fetched now, wherever they stand; how soon they are made is the server's matter.
    const waiting = page.locator('main img[loading="lazy"]');
    await expect(waiting).toHaveCount(0);
    expect((await print(page)).pictures).toBeGreaterThanOrEqual(1);
    const { y } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? { y: 1e6 };
    expect(y).toBeLessThan(900);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
}
