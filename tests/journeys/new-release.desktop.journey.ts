// React Router tells the console of a module it can't load, so these do without the watched console.
import { expect, type Page, test } from '@playwright/test';

async function chooseJournal(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Journal' }).click();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/about/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('a visitor who still has the pages of an older release gets the one they choose as a whole', async ({
  page,
}) => {
  await page.route('**/assets/route-*.js', (route) => route.fulfill({ status: 404 }));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await chooseJournal(page);
  await expect(page.getByRole('heading', { level: 1, name: 'The Stone Journal' })).toBeVisible();
  expect(documents).toEqual(['/blog/']);
});

test('a visitor whom the site does not answer stays where they are and tries again', async ({ page }) => {
  for (const url of ['**/assets/*.js', '**/blog/**']) await page.route(url, (route) => route.abort());
  await chooseJournal(page);
  const notice = page.getByRole('status').filter({ hasText: 'The site could not be reached.' });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/about\/$/);
  await page.unrouteAll();
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Stone Journal' })).toBeVisible();
});
