import type { Page } from '@playwright/test';
import type { publicPages, unlistedPages } from './public-pages.ts';

type BudgetedPath = (typeof publicPages | typeof unlistedPages)[number];

/** Bytes: of `html` and `style` as the browser reads them, of the others as they are sent. */
type PageWeight = {
  html: number;
  packedHtml: number;
  /** In the page itself, and in the files that follow the first paint and hold those rules once more. */
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
  '/': [58_000, 14_500, 71_500, 121_900, 260_000],
  '/products/': [66_500, 16_400, 73_500, 121_200, 230_000],
  '/products/dawn/': [90_500, 19_400, 70_500, 123_100, 255_000],
  '/products/dawn/statuario/': [85_000, 20_100, 79_900, 125_500, 265_000],
  '/statuario/': [85_000, 20_200, 82_700, 128_200, 270_000],
  '/about/': [88_000, 20_600, 72_400, 120_600, 330_000],
  '/contact/': [73_500, 19_800, 70_100, 121_900, 0],
  '/social/': [93_000, 20_200, 73_400, 123_200, 535_000],
  '/blog/': [73_000, 17_500, 72_200, 121_900, 640_000],
  '/blog/why-veins-run/': [91_500, 21_900, 78_100, 123_100, 140_000],
  '/why-veins-run/': [92_000, 22_000, 84_200, 128_200, 115_000],
  '/gallery/': [70_500, 16_900, 67_400, 119_400, 420_000],
  '/gallery/night-bathroom/': [79_000, 19_100, 76_500, 122_300, 220_000],
  '/search/': [150_000, 30_000, 75_000, 129_600, 300_000],
  '/italian-marble/': [248_500, 39_100, 89_000, 129_600, 295_000],
  '/legal/': [110_500, 24_500, 70_200, 121_900, 0],
  '/match/': [43_500, 13_900, 72_500, 122_500, 0],
  '/thank-you/': [45_500, 13_000, 64_800, 118_600, 0],
  '/newsletter/': [45_500, 12_800, 65_900, 118_800, 0],
  '/404': [46_000, 13_000, 64_800, 118_500, 0],
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
