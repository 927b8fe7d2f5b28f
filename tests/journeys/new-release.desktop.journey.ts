// React Router tells the console of a module it can't load, so this one does without the watched console.
import { expect, test } from '@playwright/test';

test('a visitor who still has the pages of an older release gets the one they choose as a whole', async ({
  page,
}) => {
  await page.goto('/about/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.route('**/assets/journal-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Stone Journal' })).toBeVisible();
  expect(documents).toEqual(['/blog/']);
});
