import { publicPages } from '../support/public-pages.ts';
import { expect, test } from '../support/visitor.ts';

/** With the menu, the carousels, the tabs, and what opens over a page. */
const maxScriptBytes = 127 * 1024;

test.describe('scripts', () => {
  for (const address of publicPages) {
    test(`weigh at most 127 KB compressed on ${address}, all of it after the page has loaded`, async ({
      page,
    }) => {
      await page.goto(address, { waitUntil: 'load' });
      await page.waitForFunction(() => Reflect.has(window, '__reactRouterDataRouter'));
      const { bytes, early } = await page.evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const scripts = files.filter((file) => new URL(file.name).pathname.endsWith('.js'));
        return {
          bytes: scripts.reduce((sum, script) => sum + script.encodedBodySize, 0),
          early: scripts
            .filter((script) => script.startTime < (visit?.loadEventStart ?? 0))
            .map(({ name }) => name),
        };
      });
      expect(bytes).toBeGreaterThan(10_000);
      expect(bytes).toBeLessThanOrEqual(maxScriptBytes);
      expect(early).toEqual([]);
    });
  }

  test('of the back office never reach a public page', async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(addresses.filter((address) => /mantine|tiptap|admin/i.test(address))).toEqual([]);
  });

  test('are compressed once, ahead of time', async ({ request, page }) => {
    await page.goto('/');
    const style = await page.locator('link[rel="stylesheet"]').first().getAttribute('href');
    const response = await request.get(String(style), { headers: { 'accept-encoding': 'br' } });
    expect(response.headers()['cache-control']).toContain('immutable');
    expect(response.headers()['content-encoding']).toBe('br');
  });
});
