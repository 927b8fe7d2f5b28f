import type { Locator } from '@playwright/test';
import { accessibilityFindings, expect, test } from '../support/visitor.ts';

function delaysOf(posts: Locator): Promise<number[]> {
  return posts.evaluateAll((items) =>
    items.map((item) => {
      const frame = item.firstElementChild;
      const delay = frame ? getComputedStyle(frame, '::after').animationDelay : '';
      return Math.round(Number.parseFloat(delay) * 1_000);
    }),
  );
}

test('the posts are revealed 200 ms after the page and 100 ms after one another', async ({ page }) => {
  await page.goto('/social/');
  const posts = page.locator('li[data-type]');
  const delays = await delaysOf(posts);
  expect(delays.length).toBeGreaterThan(3);
  expect(delays).toEqual(delays.map((_, index) => 200 + index * 100));
  await expect(posts.first().locator('h2')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    )
    .toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('a post whose picture fails shows the placeholder, 500 ms after the page and 100 ms after one another', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route('**/pictures/**', (route) => route.abort());
  await page.goto('/social/');
  const posts = page.locator('li[data-type]');
  await expect(posts.first().locator('[data-placeholder="true"]')).toBeVisible();
  await posts.nth(1).scrollIntoViewIfNeeded();
  await expect(posts.nth(1).locator('[data-placeholder="true"]')).toBeVisible();
  expect((await delaysOf(posts)).slice(0, 2)).toEqual([500, 600]);
});

test('with reduced motion, and with scripting off, the whole wall hangs at once', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/social/');
  expect(await delaysOf(page.locator('li[data-type]').first())).toEqual([0]);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  expect(await delaysOf(plain.locator('li[data-type]').first())).toEqual([0]);
  await context.close();
});

test('the journal’s articles carry their sizes and are read in the order in which they hang', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/blog/');
  const articles = page.getByRole('article');
  const sizes = await articles.evaluateAll((items) => items.map((item) => item.getAttribute('data-size')));
  expect(sizes.every((size) => ['large', 'medium', 'small'].includes(String(size)))).toBe(true);
  expect(new Set(sizes).size).toBe(3);
});
