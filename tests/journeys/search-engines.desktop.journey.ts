import { publicPages, unlistedPages } from '../support/public-pages.ts';
import { expect, test } from '../support/visitor.ts';

test.use({ javaScriptEnabled: false });

test('every public page introduces itself to search engines and link previews', async ({ page }) => {
  for (const path of publicPages) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.soft(page).toHaveTitle(/.{10,}/);
      const description = page.locator('meta[name="description"]');
      await expect.soft(description).toHaveAttribute('content', /.{50,}/);
      const language = (await page.locator('html').getAttribute('lang')) ?? '';
      const locale = page.locator('meta[property="og:locale"]');
      await expect.soft(locale).toHaveAttribute('content', language.replace('-', '_'));
      await expect.soft(page.locator('link[rel="canonical"]')).toHaveCount(1);
      await expect.soft(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /.+/);
      const picture = page.locator('meta[property="og:image"]');
      await expect.soft(picture).toHaveAttribute('content', /^https?:.*\/pictures\//);
      for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) {
        const document = JSON.parse(text);
        expect.soft(document).toHaveProperty('@context', 'https://schema.org');
        expect.soft(document.inLanguage ?? language).toBe(language);
      }
    });
  }
});

test('no two parts of a list, nor two searches, are described in the same words', async ({ page }) => {
  const descriptions = new Map<string, string>();
  for (const path of [
    ...['/search/', '/search/?q=white', '/search/?q=gold', '/search/?q=white&finish=honed'],
    ...['/search/?page=2', '/search/?page=3', '/products/dawn/', '/products/dawn/?finish=honed'],
    ...['/products/dawn/?finish=polished', '/blog/', '/search/?q=xyzzy'],
  ]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const content = await page.locator('meta[name="description"]').getAttribute('content');
    expect.soft(descriptions.get(content ?? ''), `${path}: ${content}`).toBeUndefined();
    descriptions.set(content ?? '', path);
  }
});

test('a page says of itself what the API says of it', async ({ page, request }) => {
  for (const path of [...publicPages, '/thank-you/', '/newsletter/']) {
    await test.step(path, async () => {
      const head = await (await request.get('/api/seo/by-path', { params: { path } })).json();
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const contentOf = (meta: string) => page.locator(meta).getAttribute('content');
      expect.soft(await page.title()).toBe(head.metaTitle);
      expect.soft(await contentOf('meta[name="description"]')).toBe(head.metaDescription);
      expect.soft(await contentOf('meta[property="og:title"]')).toBe(head.metaTitle);
      expect.soft(await contentOf('meta[property="og:url"]')).toBe(head.metaUrl);
    });
  }
});

test('pages that are nobody’s destination keep out of search engines', async ({ page }) => {
  for (const path of unlistedPages) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.soft(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    });
  }
});

test('an article’s author leads to a page of what they have written', async ({ page }) => {
  await page.goto('/why-veins-run/');
  await page.getByRole('link', { name: 'Ira Talwar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ira Talwar' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/blog\/\?author=Ira\+Talwar$/,
  );
  await page.goto('/blog/?author=Nobody');
  await expect(page).toHaveURL(/\/blog\/$/);
});
