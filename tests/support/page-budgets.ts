import type { Page } from '@playwright/test';
import type { publicPages, unlistedPages } from './public-pages.ts';

type BudgetedPath = (typeof publicPages | typeof unlistedPages)[number];

/** Bytes: of `html` and `style` as the browser reads them, of the others as they are sent. */
type PageWeight = {
  html: number;
  packedHtml: number;
  /** In the page itself and in files of their own. */
  style: number;
  script: number;
  /** Of what is seen without scrolling, on a desktop or a phone. */
  picture: number;
  font: number;
};

/** The same faces on every page. */
const fontBytes = 31_000;

/**
 * What each kind of page may weigh: html, html as it is sent, style, script, picture. It is what they weigh with the
 * demo content, rounded up; pictures have more room, since how many come before the page
 * rests depends on the machine. Whoever makes one lighter lowers its line; aimed at are 110,000 and 18,000 bytes of HTML for a
 * category, 60,000 for a product, and 130,000 of script everywhere.
 */
const budgets: Record<BudgetedPath, readonly [number, number, number, number, number]> = {
  '/': [84_000, 19_200, 53_700, 123_700, 260_000],
  '/products/': [90_500, 20_700, 53_700, 123_000, 230_000],
  '/products/dawn/': [121_000, 24_600, 53_600, 124_900, 255_000],
  '/products/dawn/statuario/': [111_500, 23_900, 56_800, 127_200, 265_000],
  '/statuario/': [114_500, 24_400, 59_600, 129_900, 270_000],
  '/about/': [112_000, 24_800, 52_700, 122_600, 330_000],
  '/contact/': [93_000, 23_400, 50_300, 123_700, 0],
  '/social/': [120_500, 24_800, 54_100, 125_000, 535_000],
  '/blog/': [98_000, 22_000, 53_300, 123_800, 640_000],
  '/blog/why-veins-run/': [112_000, 25_300, 53_600, 124_900, 140_000],
  '/why-veins-run/': [118_500, 26_500, 59_600, 129_900, 115_000],
  '/gallery/': [97_000, 21_600, 51_100, 121_300, 420_000],
  '/gallery/night-bathroom/': [99_000, 22_400, 52_700, 124_200, 220_000],
  '/italian-marble/': [304_500, 46_400, 66_600, 131_400, 295_000],
  '/legal/': [137_000, 29_200, 53_000, 123_800, 0],
  '/thank-you/': [67_000, 17_000, 48_700, 120_500, 0],
  '/newsletter/': [66_000, 16_700, 49_000, 120_700, 0],
  '/404': [67_000, 17_000, 48_600, 120_400, 0],
};

/** What a page that is open has cost so far. */
export async function weighPage(page: Page): Promise<PageWeight> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sum = (ending: RegExp, size: 'encodedBodySize' | 'decodedBodySize') =>
      files
        .filter((file) => ending.test(new URL(file.name).pathname))
        .reduce((bytes, file) => bytes + file[size], 0);
    const inlined = [...document.querySelectorAll('style')].map((style) => style.textContent ?? '');
    return {
      html: visit?.decodedBodySize ?? 0,
      packedHtml: visit?.encodedBodySize ?? 0,
      style: inlined.join('').length + sum(/\.css$/, 'decodedBodySize'),
      script: sum(/\.js$/, 'encodedBodySize'),
      picture: sum(/\.(?:avif|webp|jpe?g|png|gif|svg)$/, 'encodedBodySize'),
      font: sum(/\.woff2$/, 'encodedBodySize'),
    };
  });
}

/** What of a page weighs more than it may, in words. */
export function findOverweight(path: BudgetedPath, weight: PageWeight): string[] {
  const [html, packedHtml, style, script, picture] = budgets[path];
  const budget: PageWeight = { html, packedHtml, style, script, picture, font: fontBytes };
  return Object.entries(weight).flatMap(([kind, bytes]) => {
    const most = budget[kind as keyof PageWeight];
    return bytes > most ? [`${kind}: ${bytes} bytes, where ${most} are allowed`] : [];
  });
}
