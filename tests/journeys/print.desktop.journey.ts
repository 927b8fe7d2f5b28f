import type { Page } from '@playwright/test';
import { type PrintedPage, readPrintedPages } from '../support/pdf-pages.ts';
import { publicPages, unlistedPages } from '../support/public-pages.ts';
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
  await expect.poll(missing).toBe(0);
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
  expect(sheets[0]?.pictures).toBeGreaterThanOrEqual(4);
  for (const name of ['Description', 'Technical Specifications', 'Applications']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText('Compressive Strength', { exact: true })).toBeVisible();
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
  { path: '/products/', pictures: 6 },
  { path: '/statuario/', pictures: 4 },
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
    expect(sheets[0]?.pictures).toBeGreaterThanOrEqual(Math.min(pictures, 1));
    expect(sheets.reduce((sum, sheet) => sum + sheet.pictures, 0)).toBeGreaterThanOrEqual(pictures);
  });
}

/** What a page is about, where that is not its heading alone. */
const contents: readonly (readonly [path: string, text: string])[] = [
  ['/', 'The Entrance to Elegance'],
  ['/products/', 'Meridian'],
  ['/products/dawn/', 'Thassos White'],
  ['/products/dawn/?finish=honed', 'Bianco Carrara'],
  ['/statuario/', 'Compressive Strength'],
  ['/about/', 'ISO 9001:2015'],
  ['/contact/', 'sales@aravane.example'],
  ['/social/', 'Vinegar on Azul'],
  ['/blog/', 'Why veins run'],
  ['/gallery/', 'Lobby in Eight Leaves'],
  ['/search/?q=white', 'Thassos White'],
  ['/italian-marble/', 'Calacatta Gold'],
  ['/legal/', 'Terms of Service'],
  ['/match/?colour=white', 'Bianco Sivec'],
  ['/room/?stone=statuario', 'Statuario'],
  ['/compare/?stones=statuario,carrara', 'Italy, Apuan Alps'],
  ['/shortlist/?stones=statuario,carrara', 'Bianco Carrara'],
  ...[...publicPages, ...unlistedPages].map((path) => [path, ''] as const),
];

test('every page has on paper what it is about, nothing to press or to fill in, and no text over a picture', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const [path, text] of contents) {
    await test.step(path, async () => {
      await page.goto(path);
      const main = page.getByRole('main');
      const heading = main.getByRole('heading', { level: 1 });
      await expect.soft(heading.first(), path).toBeVisible();
      if (text) await expect.soft(main.getByText(text).filter({ visible: true }).first(), path).toBeVisible();
      const controls = main.locator('input, select, textarea, button').filter({ visible: true });
      await expect.soft(controls, path).toHaveCount(0);
      const covered = await main.evaluate((element) => {
        const boxesOf = (selector: string) =>
          [...element.querySelectorAll(selector)]
            .filter((each) => each.checkVisibility())
            .map((each) => each.getBoundingClientRect());
        const pictures = boxesOf('img');
        return boxesOf('h1, h2, h3, .lead').filter((words) =>
          pictures.some(
            (picture) =>
              words.top < picture.bottom - 1 &&
              words.bottom > picture.top + 1 &&
              words.left < picture.right - 1 &&
              words.right > picture.left + 1,
          ),
        ).length;
      });
      expect.soft(covered, path).toBe(0);
    });
  }
});
