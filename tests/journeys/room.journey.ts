import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { visit } from '../support/sender.ts';
import { accessibilityFindings, expect, overflowOf, test } from '../support/visitor.ts';

const isDrawn = (page: Page) => expect(page.locator('figure [data-status="drawn"]')).toBeVisible();
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

test('a visitor lays a stone in a room, and a copied link shows the same', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/statuario/');
  await page.getByRole('link', { name: 'See it in a room' }).click();
  const picture = (words: string) => page.getByRole('img', { name: words, exact: true });
  await expect(picture('Kitchen with Statuario on the island top and waterfall end')).toBeVisible();
  await isDrawn(page);
  expect(await accessibilityFindings(page)).toEqual([]);

  // The splashback, by a click on it in the picture.
  await page.locator('figure [data-status]').click({ position: await partOf(page, [0.78, 0.37]) });
  await expect(page.getByRole('radio', { name: 'Splashback' })).toBeChecked();
  await page.getByLabel('Search the stones').fill('nero marqina');
  await choose(page, 'Nero Marquina');
  await page.getByRole('radio', { name: '0°', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Pieces').selectOption('60 × 120 cm');
  await page.getByLabel('Joints').selectOption('5 mm');
  await page.getByLabel('Running bond').check();
  await page.getByLabel('Book-matched').uncheck();
  await choose(page, 'Honed');
  const words = 'Kitchen with Statuario on the island top and waterfall end, Nero Marquina on the splashback';
  await expect(picture(words)).toBeVisible();
  await isDrawn(page);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(
    /\/room\/\?room=kitchen&top=statuario&end=statuario&splashback=nero-marquina,90,60x120,/,
  );
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('kitchen-statuario-nero-marquina.jpg');
  expect(await sharp(await saved.path()).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1920,
    height: 1200,
  });

  await page.getByRole('button', { name: 'Add to shortlist' }).click();
  await expect(page.getByRole('button', { name: 'Remove from shortlist' })).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('shortlist') ?? '[]'));
  expect(kept).toMatchObject([
    { product: 'nero-marquina', room: 'Kitchen', view: new URL(link).pathname + new URL(link).search },
  ]);

  await page.goto('/about/');
  await page.goto(link);
  await expect(picture(words)).toBeVisible();
  await choose(page, 'Splashback');
  for (const name of ['Nero Marquina', '90°', 'Honed']) {
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
  }
  await expect(page.getByLabel('Pieces')).toHaveValue('60x120');
  await expect(page.getByLabel('Joints')).toHaveValue('5');
  await expect(page.getByLabel('Running bond')).toBeChecked();
  await expect(page.getByLabel('Book-matched')).not.toBeChecked();
  // The stone that was looked at comes along into another room.
  await page.getByRole('link', { name: 'Bathroom' }).click();
  await expect(picture('Bathroom with Nero Marquina on the feature wall')).toBeVisible();
});

test('what an address says wrongly is told, and the rest goes on', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/room/?room=cellar&top=no-such-stone&end=statuario');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('There is no room “cellar”');
  await expect(alert).toContainText('The stone “no-such-stone” is not in our collections any more');
  await expect(page.getByRole('img', { name: 'Kitchen with Statuario on the waterfall end' })).toBeVisible();
  await isDrawn(page);
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('a picture that does not come is told, and chosen again it comes @desktop', async ({ page }) => {
  let isDown = true;
  await page.route('**/pictures/1600/**', (route) => (isDown ? route.abort() : route.continue()));
  await visit(page, '/room/?stone=statuario');
  await expect(page.getByRole('alert')).toHaveText(
    'The picture of Statuario did not come. Choose it again, or another.',
  );
  isDown = false;
  await choose(page, 'As pictured');
  await choose(page, 'Statuario');
  await isDrawn(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what lays the stones is fetched again where it was lost, and told as that @desktop', async ({
  page,
}) => {
  let isDown = true;
  for (const part of ['**/assets/room-stage-*.js', '**/assets/*kitchen*']) {
    await page.route(part, (route) => (isDown ? route.abort() : route.continue()));
  }
  await visit(page, '/room/?stone=statuario');
  await expect(page.getByRole('alert')).toHaveText(/has not come yet/);
  isDown = false;
  await isDrawn(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a browser that lets nobody draw shows the room as it was built @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await visit(page, '/room/?stone=statuario');
  await expect(page.getByRole('alert')).toContainText('does not let pages draw pictures');
  await expect(page.getByRole('button', { name: 'Save picture' })).toBeDisabled();
});

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor sees the rooms as they were built, and reads why', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/room/?stone=statuario');
    await expect(page.getByText('Laying a stone needs scripts')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Statuario', exact: true })).toHaveAttribute(
      'href',
      '/statuario/',
    );
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.getByRole('link', { name: 'Hotel lobby' }).click();
    await expect(page.getByRole('img', { name: 'Hotel lobby with' })).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
  });
});

/** A point of the picture, in parts of its size. */
async function partOf(page: Page, [x, y]: [number, number]) {
  const box = await page.locator('figure [data-status]').boundingBox();
  return { x: (box?.width ?? 0) * x, y: (box?.height ?? 0) * y };
}

test('the stones of a visitor’s list are the first that can be laid', async ({ page }) => {
  await visit(page, '/nero-marquina/');
  await page.getByRole('complementary').getByRole('button', { name: 'Add to shortlist' }).first().click();
  await visit(page, '/room/');
  // After the room as it was pictured.
  const first = page.getByRole('group', { name: 'Stone', exact: true }).getByRole('radio').nth(1);
  await expect(first).toHaveAccessibleName('Nero Marquina');
  await first.check();
  await expect(page.getByRole('img', { name: /^Kitchen with Nero Marquina on the / })).toBeVisible();
});
