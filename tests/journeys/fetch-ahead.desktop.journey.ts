import { expect, test } from '../support/visitor.ts';

const dataOfCollections = /\/products\/_\.data\?_routes=/;

test('the page that a visitor points at is fetched before they click, and only once', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Explore Collection' });
  const fetched = page.waitForResponse(dataOfCollections);
  await link.hover();
  await (await fetched).finished();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Showcase' })).toBeVisible();
  const fromServer = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter((entry) => entry.name.includes('/products/_.data'))
      .map((entry) => entry.transferSize > 0),
  );
  // The click asks again, and so may the focus that comes with it: the browser answers both by itself.
  expect(fromServer.length).toBeGreaterThan(1);
  expect(fromServer.filter(Boolean)).toHaveLength(1);
});

test('nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.clock.pauseAt(600_000);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.getByRole('link', { name: 'Explore Collection' }).hover();
  await page.clock.runFor(1_000);
  await page.getByRole('link', { name: 'Explore Collection' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Showcase' })).toBeVisible();
  expect(urls.filter((url) => dataOfCollections.test(url))).toHaveLength(1);
});

test('what is fetched ahead is kept for a moment by the visitor alone, drafts and the back office by nobody', async ({
  request,
}) => {
  const keeping = async (url: string) => (await request.get(url)).headers()['cache-control'];
  expect(await keeping('/products/_.data')).toBe(
    'public, max-age=10, s-maxage=10, stale-while-revalidate=60',
  );
  expect(await keeping('/products/')).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=60');
  expect(await keeping('/statuario/_.data?preview=abc')).toBe('no-cache');
  expect(await keeping('/products/no-such/_.data')).toBe('no-cache');
  expect(await keeping('/admin/dashboard/_.data')).toBe('no-store');
});
