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
 * category, 60,000 for a product, and 130,000 of script everywhere. The data that scripts ask for is no part of the HTML.
 */
const budgets: Record<BudgetedPath, readonly [number, number, number, number, number]> = {
  '/': [39_500, 12_200, 77_300, 124_700, 260_000],
  '/products/': [46_500, 13_700, 79_400, 124_000, 230_000],
  '/products/dawn/': [66_000, 16_200, 78_000, 126_800, 255_000],
  '/products/dawn/statuario/': [64_500, 17_300, 83_800, 129_300, 265_000],
  '/statuario/': [64_500, 17_300, 85_800, 131_400, 270_000],
  '/about/': [59_500, 18_100, 78_500, 123_500, 330_000],
  '/contact/': [52_000, 16_400, 76_400, 124_200, 0],
  '/social/': [64_500, 17_200, 77_800, 125_300, 535_000],
  '/blog/': [49_500, 14_300, 77_300, 123_200, 640_000],
  '/blog/why-veins-run/': [60_500, 18_800, 81_500, 124_700, 140_000],
  '/why-veins-run/': [61_500, 19_000, 89_000, 131_400, 115_000],
  '/gallery/': [45_500, 13_000, 74_400, 122_200, 420_000],
  '/gallery/night-bathroom/': [56_500, 16_600, 81_300, 124_500, 220_000],
  '/search/': [123_000, 20_300, 83_700, 126_900, 480_000],
  '/italian-marble/': [201_000, 29_300, 95_100, 132_500, 295_000],
  '/legal/': [66_000, 21_400, 75_600, 124_100, 0],
  '/match/': [35_500, 11_500, 76_200, 123_600, 0],
  '/room/': [46_500, 13_300, 80_700, 127_400, 400_000],
  '/thank-you/': [30_500, 10_400, 71_200, 121_500, 0],
  '/newsletter/': [31_000, 10_400, 72_700, 121_700, 0],
  '/compare/': [30_500, 10_300, 75_500, 124_200, 0],
  '/shortlist/': [32_000, 10_700, 77_000, 129_700, 0],
  '/404': [36_500, 11_400, 71_100, 121_400, 0],
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
