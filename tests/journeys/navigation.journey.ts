import type { Page, Route } from '@playwright/test';
import { accessibilityFindings, expect, test } from '../support/visitor.ts';

// Nothing here is about how the menu and the pages move.
test.use({ refusals: [400, 404, 503], contextOptions: { reducedMotion: 'reduce' } });

async function chooseInMenu(page: Page, name: string) {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name }).click();
}

test('a visitor is told when a page takes longer than 200 ms, and where they are once it has come', {
  tag: '@desktop',
}, async ({ page }) => {
  const held: Route[] = [];
  await page.route('**/blog/_.data*', (route) => void held.push(route));
  await page.clock.install({ time: 0 });
  await page.goto('/about/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.clock.pauseAt(600_000);
  const request = page.waitForRequest('**/blog/_.data*');
  await chooseInMenu(page, 'Journal');
  await request;
  const status = page.getByRole('status').filter({ hasText: 'Loading' });
  await page.clock.runFor(190);
  await expect(status).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(status).toHaveCount(1);
  await expect(page.locator('[data-running="true"]')).toHaveCount(1);
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.getByRole('heading', { level: 1, name: 'The Stone Journal' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'The Stone Journal' })).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(status).toHaveCount(0);
});

test('a page opened from far down another one stands at its beginning at once, and back at its place', async ({
  page,
}) => {
  await page.goto('/about/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await chooseInMenu(page, 'Lounge');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

const failures = [
  { room: 'Showcase', title: 'Unable to Load Collections', way: 'Return to Home', heading: 'Showcase' },
  { room: 'Frames', title: 'Error Loading Social Media Feed', way: 'Return to Home', heading: 'Frames' },
  {
    room: 'Journal',
    title: 'Unable to Load Blog Posts',
    way: 'Return to Home',
    heading: 'The Stone Journal',
  },
  { room: 'Lounge', title: 'Unable to Load Page', way: 'Return to Home', heading: '' },
];

test('a visitor reads why a page could not be fetched, tries again and gets it', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/about/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  for (const { room, title, way, heading } of failures) {
    await page.route('**/_.data*', (route) =>
      route.fulfill({ status: 503, json: { message: 'The yard is closed for a moment.' } }),
    );
    await chooseInMenu(page, room);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('The yard is closed for a moment.');
    await expect(page.getByRole('main').getByRole('link', { name: way })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    const refusedAgain = page.waitForResponse((response) => response.status() === 503);
    await page.getByRole('link', { name: 'Retry' }).click();
    await refusedAgain;
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.unroute('**/_.data*');
    await page.getByRole('link', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('a collection that could not be fetched leads back to the others', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/products/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.route('**/dawn/_.data*', (route) => route.abort());
  await page.getByRole('link', { name: 'EXPLORE NOW' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unable to Load Collection' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Collections' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('could not be reached');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.unroute('**/dawn/_.data*');
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dawn' })).toBeVisible();
});

test('a visitor without a connection is told so, loses nothing and goes on once it is back', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await page.goto('/contact/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  const subject = page.getByRole('textbox', { name: 'Subject' });
  await subject.fill('Six slabs of Statuario');
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: 'line' });
  await expect(notice).toHaveText('You are offline. This page stays as it is.');
  await chooseInMenu(page, 'Journal');
  await expect(notice).toContainText('the page could not be opened');
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(subject).toHaveValue('Six slabs of Statuario');
  expect(await accessibilityFindings(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(notice).toContainText('Still offline');
  await context.setOffline(false);
  await expect(notice).toContainText('online again');
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Stone Journal' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('the menu does not stay open over the page that the back button brings', async ({ page }) => {
  await page.goto('/about/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await chooseInMenu(page, 'Journal');
  await expect(page.getByRole('heading', { level: 1, name: 'The Stone Journal' })).toBeVisible();
  await chooseInMenu(page, 'Journal');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(page).toHaveURL(/\/blog\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
});

test('Back closes what lies over the page, and what was typed is there when it is opened again', async ({
  page,
}) => {
  await page.goto('/about/');
  await page.goto('/statuario/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  const quote = page.getByRole('dialog', { name: 'A quote for Statuario' });
  const search = page.getByRole('dialog', { name: 'Search' });
  const field = search.getByRole('combobox');
  const openers = {
    quote: page.getByRole('main').getByRole('button', { name: 'Request Quote' }).filter({ visible: true }),
    search: page.getByRole('banner').getByRole('link', { name: 'Search' }),
    picture: page.locator('[data-gallery-track] a').first(),
    menu: page.getByRole('button', { name: 'Open menu' }),
  };
  await openers.quote.first().click();
  await quote.getByLabel('Message').fill('For a stair');
  await page.goBack();
  await expect(quote).toBeHidden();
  await openers.search.click();
  await field.fill('portoro');
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  for (const [opener, dialog] of [
    [openers.picture, page.getByRole('dialog', { name: 'Statuario, enlarged' })],
    [openers.menu, page.getByRole('dialog', { name: 'Menu' })],
  ] as const) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
  }
  await openers.quote.first().click();
  await expect(quote.getByLabel('Message')).toHaveValue('For a stair');
  await quote.getByRole('button', { name: 'Close' }).click();
  await expect(quote).toBeHidden();
  await openers.search.click();
  await expect(field).toHaveValue('portoro');
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(page).toHaveURL('/statuario/');
  await page.goBack();
  await expect(page).toHaveURL('/about/');
});

test('between two pages nothing is left of the menu that led from one to the other', async ({ page }) => {
  await page.goto('/about/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await chooseInMenu(page, 'Journal');
  await expect(page).toHaveURL('/blog/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('Escape');
  // Nobody presses Back before the browser has left the menu's entry.
  await expect.poll(() => page.evaluate(() => 'layer' in history.state)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/about/');
  await expect(page.getByRole('heading', { level: 1, name: 'The Stone Journal' })).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL('/blog/');
  await expect(page.getByRole('heading', { level: 1, name: 'The Stone Journal' })).toBeVisible();
});

test('a page whose pictures do not come still opens its menu', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/pictures/**', () => {});
  await page.goto('/about/', { waitUntil: 'commit' });
  await chooseInMenu(page, 'Journal');
  await expect(page).toHaveURL('/blog/');
});
