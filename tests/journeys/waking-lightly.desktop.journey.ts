import type { Page } from '@playwright/test';
import { expect, test } from '../support/visitor.ts';

test('a collection that is shown as it came is left so by scripts', async ({ page }) => {
  await page.goto('/products/dawn/');
  await expect(page.getByRole('button', { name: 'Wall' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('section[aria-labelledby="stones-heading"]')).not.toHaveAttribute('data-view');
});

test('what is fetched on demand has no stylesheet apply for a second time', async ({ page }) => {
  await page.goto('/products/dawn/?narrow=open');
  await expect(page.locator('button[data-told]')).toBeAttached();
  expect(await twiceIn(page)).toEqual([]);
});

test('scripts wait until a page is on the screen, however early it has come', async ({ page }) => {
  // A device that is too busy to paint what has come.
  await page.addInitScript(() => {
    const tellPaints = performance.getEntriesByName.bind(performance);
    performance.getEntriesByName = () => [];
    Object.assign(window, { paint: () => Object.assign(performance, { getEntriesByName: tellPaints }) });
  });
  await page.goto('/italian-marble/', { waitUntil: 'load' });
  const waiting = page.locator('script[type="text/deferred-module"]');
  await page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames += 1) {
      await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)));
    }
  });
  await expect(waiting).toBeAttached();
  await page.evaluate('paint()');
  await expect(waiting).not.toBeAttached();
});

test('a page whose styles are long in coming is still laid out step by step', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/*.css', async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  await page.addInitScript(() => {
    const countWaiting = () => document.querySelectorAll('[data-later=""]').length;
    const look = () => Object.assign(window, { waitingAtTheEnd: countWaiting() });
    new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-painting'] });
  });
  await page.goto('/italian-marble/', { waitUntil: 'commit' });
  // Longer than anything else is waited for.
  await page.waitForFunction(() => performance.now() > 3_000);
  for (const release of held) release();
  await expect(page.locator('html')).not.toHaveAttribute('data-painting');
  expect(await page.evaluate('waitingAtTheEnd')).toBe(0);
});

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false });

  test('the choices of a collection are laid out as with scripts', async ({ page }) => {
    await page.goto('/products/dawn/?narrow=open');
    const choice = page
      .locator('label')
      .filter({ has: page.locator('input[name="origin"]') })
      .first();
    await expect(choice).toHaveCSS('display', 'flex');
  });
});

/** Stylesheets in force that are one file. */
async function twiceIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inForce = [...document.styleSheets].filter((sheet) => sheet.href && !sheet.disabled);
    const files = inForce.map(({ href }) => new URL(href ?? '').pathname);
    return files.filter((file, place) => files.indexOf(file) !== place);
  });
}
