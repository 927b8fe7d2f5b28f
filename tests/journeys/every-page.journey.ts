import type { Page } from '@playwright/test';
import { publicPages, unlistedPages } from '../support/public-pages.ts';
import { accessibilityFindings, expect, overflowOf, test } from '../support/visitor.ts';

const narrow = { width: 320, height: 640 };

/** Bytes: of `html` and `style` as the browser reads them, of the others as they are sent. */
type PageWeight = {
  html: number;
  packedHtml: number;
  /** In the page itself. */
  style: number;
  script: number;
  /** Of what is seen without scrolling, on a desktop or a phone. */
  picture: number;
  font: number;
};

/** What a page may weigh: about what the heaviest does with the demo content, so that what is dragged along is noticed. */
const most: PageWeight = {
  html: 128_000,
  packedHtml: 32_000,
  style: 54_100,
  script: 150_000,
  picture: 640_000,
  /** The same faces on every page. */
  font: 31_000,
};

const heavier: Record<string, Partial<PageWeight>> = {
  // What lies directly below the root shares scripts and styles, but for the landing page's own.
  '/italian-marble/': { html: 327_000, packedHtml: 57_300, style: 80_300, script: 166_500 },
  '/products/dawn/statuario/': { html: 148_000, packedHtml: 35_500, style: 58_700 },
  '/statuario/': { html: 152_400, packedHtml: 36_500, style: 61_800, script: 154_000 },
  '/why-veins-run/': { html: 130_500, packedHtml: 33_000, style: 61_800, script: 154_000 },
  '/products/dawn/': { html: 129_500, style: 55_000 },
  '/slabs/': { html: 128_400 },
  '/shortlist/': { script: 154_000 },
  '/legal/': { html: 145_900, packedHtml: 34_600 },
  '/search/': { html: 203_000, packedHtml: 38_500 },
};

// Each page is opened once and looked at from all sides; one that fails does not hide the next.
for (const path of [...publicPages, ...unlistedPages]) {
  test(`${path} comes whole and stands still, weighs little and keeps nobody out`, async ({ page }) => {
    await watchLayoutShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });

    await test.step('soon after its first screen all of it is there, without scrolling', async () => {
      await expect(page.locator('html')).not.toHaveAttribute('data-painting');
      expect.soft(await findLeftOut(page)).toEqual([]);
    });
    await test.step('nothing that had to be fetched held up its first paint', async () => {
      expect.soft(await findBlocking(page)).toEqual([]);
    });
    await test.step('nothing has jumped while it loaded', async () => {
      expect.soft(await layoutShiftOf(page)).toBeLessThan(0.02);
    });
    await test.step('it weighs no more than it may, and all scripts come after the page has loaded', async () => {
      await page.waitForFunction(() => Reflect.has(window, '__reactRouterDataRouter'));
      const weight = await weighPage(page);
      expect.soft(weight.script).toBeGreaterThan(10_000);
      expect.soft(findOverweight(path, weight)).toEqual([]);
      expect.soft(await findEarlyScripts(page)).toEqual([]);
    });
    await test.step('a visitor who depends on assistive technology meets no barrier', async () => {
      expect.soft(await accessibilityFindings(page)).toEqual([]);
    });
    await test.step('for a visitor who wants no motion nothing takes its time to move', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect.soft(await findSlow(page)).toEqual([]);
    });
    await test.step('a visitor with a narrow screen never scrolls sideways', async () => {
      await page.setViewportSize(narrow);
      expect.soft(await overflowOf(page)).toBe(0);
    });
  });
}

test('a visitor sent to a place within a page finds it there at once', async ({ page }) => {
  await page.goto('/italian-marble/#enquiry', { waitUntil: 'commit' });
  await expect(page.locator('#enquiry')).toBeInViewport();
  await expect(page.locator('html')).not.toHaveAttribute('data-painting');
});

/** What a page that is open has cost so far. */
async function weighPage(page: Page): Promise<PageWeight> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sum = (ending: RegExp, size: 'encodedBodySize' | 'decodedBodySize' | 'transferSize') =>
      files
        .filter((file) => ending.test(new URL(file.name).pathname))
        .reduce((bytes, file) => bytes + file[size], 0);
    const inlined = [...document.querySelectorAll('style')].map((style) => style.textContent ?? '');
    return {
      html: visit?.decodedBodySize ?? 0,
      packedHtml: visit?.encodedBodySize ?? 0,
      style: inlined.join('').length + sum(/\.css$/, 'decodedBodySize'),
      // Fetched and then run from the browser's cache.
      script: sum(/\.js$/, 'transferSize'),
      // Not the browser's own picture of the site.
      picture: sum(/(?<!\/favicon)\.(?:avif|webp|jpe?g|png|gif|svg)$/, 'encodedBodySize'),
      font: sum(/\.woff2$/, 'encodedBodySize'),
    };
  });
}

/** What of a page weighs more than it may, in words. */
function findOverweight(path: string, weight: PageWeight): string[] {
  const budget = { ...most, ...heavier[path] };
  return Object.entries(weight).flatMap(([kind, bytes]) => {
    const most = budget[kind as keyof PageWeight];
    return bytes > most ? [`${kind}: ${bytes} bytes, where ${most} are allowed`] : [];
  });
}

async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    (Reflect.get(window, 'layoutShifts') as number[]).reduce((sum, value) => sum + value, 0),
  );
}

/** What was to be laid out after the first paint and is not. */
async function findLeftOut(page: Page): Promise<string[]> {
  return page
    .locator('[data-later]')
    .evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).display === 'none')
        .map((element) => element.className),
    );
}

/** What would still glide: changes that take longer than a moment, or wait before they begin. */
async function findSlow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (times: string) => Math.max(...times.split(',').map(Number.parseFloat));
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const moving = [style.transitionDuration, style.animationDuration].map(longest);
        const waiting = [style.transitionDelay, style.animationDelay].map(longest);
        return Math.max(...moving) > 0.001 || Math.max(...waiting) > 0;
      })
      .map((element) => `${element.localName}.${element.className}`);
  });
}

/** Files without which the browser painted nothing. */
async function findBlocking(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((file) => Reflect.get(file, 'renderBlockingStatus') === 'blocking')
      .map(({ name }) => name),
  );
}

async function findEarlyScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files
      .filter((file) => new URL(file.name).pathname.endsWith('.js'))
      .filter((script) => script.startTime < (visit?.loadEventStart ?? 0))
      .map(({ name }) => name);
  });
}
