import { accessibilityFindings, expect, test } from '../support/visitor.ts';

const articleUrl = /^http:\/\/localhost:\d+\/why-veins-run\/$/;

test('a reader copies the URL of an article, or hands it on by a link', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/blog/why-veins-run/');
  const ways = page.getByRole('list', { name: 'Share' });
  await ways.getByRole('button', { name: 'Copy link' }).click();
  await expect(ways.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(articleUrl);
  await expect(ways.getByRole('link')).toHaveText(['E-mail', 'WhatsApp', 'LinkedIn', 'Pinterest']);
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('a reader whose device has a menu for it shares the article there', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(Navigator.prototype, {
      share: (shared: ShareData) => {
        document.documentElement.dataset.shared = JSON.stringify(shared);
        return Promise.resolve();
      },
    });
  });
  await page.goto('/why-veins-run/');
  await page.getByRole('button', { name: 'Share this article' }).click();
  const shared = JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}');
  expect(shared.url).toMatch(articleUrl);
});
