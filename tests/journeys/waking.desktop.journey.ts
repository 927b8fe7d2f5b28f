import { accessibilityFindings, expect, test } from '../support/visitor.ts';

const scripts = '**/assets/*.js';

test.describe('a page whose scripts do not come', () => {
  test.use({ refusals: [503] });

  test('is read, and left by its links, and meets nobody with a barrier', async ({ page }) => {
    await page.route(scripts, (route) => route.fulfill({ status: 503 }));
    const asked = page.waitForRequest(scripts);
    await page.goto('/room/');
    await asked;
    await expect(page.getByRole('radio', { name: 'As pictured' })).toBeDisabled();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.goto('/statuario/');
    await expect(page.getByRole('heading', { level: 2, name: 'Technical Specifications' })).toBeVisible();
    await page.getByRole('link', { name: 'Showcase' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Showcase' })).toBeVisible();
  });

  test('is taken over by them once they come', async ({ page }) => {
    const lost: string[] = [];
    await page.route(scripts, async (route) => {
      const url = route.request().url();
      if (lost.filter((other) => other === url).length > 1) return route.continue();
      lost.push(url);
      return lost.length % 2 ? route.abort() : route.fulfill({ status: 503 });
    });
    await page.goto('/statuario/');
    await expect(page.getByRole('tab', { name: 'Technical Specifications' })).toBeVisible();
  });
});

test('a collection that is shown as it came is left so by scripts', async ({ page }) => {
  await page.goto('/products/dawn/');
  await expect(page.getByRole('button', { name: 'Wall' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('section[aria-labelledby="stones-heading"]')).not.toHaveAttribute('data-view');
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
