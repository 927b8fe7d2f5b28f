import { expect, test } from '../support/visitor.ts';

test.describe('URLs', () => {
  for (const [path, target] of [
    ['/products', '/products/'],
    ['/statuario?utm_source=letter', '/statuario/?utm_source=letter'],
    ['/gallery/night-bathroom', '/gallery/night-bathroom/'],
  ] as const) {
    test(`${path} leads permanently to ${target}`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(target);
    });
  }

  for (const path of ['/no-such-stone/', '/no/such/room/', '/products/dawn/statuario/more/']) {
    test(`${path} leads to the page for what cannot be found`, async ({ request }) => {
      const hop = await request.get(path, { maxRedirects: 0 });
      expect([hop.status(), hop.headers().location]).toEqual([302, '/404']);
      expect((await request.get(path)).status()).toBe(404);
    });
  }

  for (const [path, message] of [
    ['/products/dusk/', 'Category "dusk" not found.'],
    ['/products/nocturne/statuario/', 'Product "statuario" not found in category "nocturne"'],
    ['/blog/no-such-post/', 'Blog post "no-such-post" not found.'],
  ] as const) {
    test(`${path} says in place what is missing`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('main')).toContainText(message);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    });
  }

  test('a product and an article have one canonical URL, whichever showed them', async ({ page }) => {
    const canonical = page.locator('link[rel="canonical"]');
    for (const path of ['/products/dawn/statuario/', '/statuario/']) {
      await page.goto(path);
      await expect(canonical).toHaveAttribute('href', /\/statuario\/$/);
    }
    await page.goto('/blog/why-veins-run/');
    await expect(canonical).toHaveAttribute('href', /:\d+\/why-veins-run\/$/);
  });

  test('a malformed path is answered with 400 and a readable page', async ({ page }) => {
    const response = await page.goto('/%E0%A4%A/');
    expect(response?.status()).toBe(400);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('every link of the sitemap answers', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const paths = [...sitemap.matchAll(/<loc>[^<]*?:\d+([^<]+)<\/loc>/g)].map(([, path]) => path ?? '');
    expect(paths.length).toBeGreaterThan(100);
    const failed: string[] = [];
    for (const path of paths) {
      const response = await request.head(path, { maxRedirects: 0 });
      if (response.status() !== 200) failed.push(`${response.status()} ${path}`);
    }
    expect(failed).toEqual([]);
  });
});
