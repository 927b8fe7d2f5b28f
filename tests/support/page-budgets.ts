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
  '/': [51_500, 14_800, 76_800, 124_500, 260_000],
  '/products/': [60_000, 16_700, 78_900, 123_800, 230_000],
  '/products/dawn/': [84_000, 19_800, 78_700, 126_000, 255_000],
  '/products/dawn/statuario/': [82_900, 21_200, 86_300, 129_100, 265_000],
  '/statuario/': [83_200, 21_400, 88_400, 131_200, 270_000],
  '/about/': [81_500, 21_100, 78_000, 123_300, 330_000],
  '/contact/': [67_000, 20_100, 75_600, 124_000, 0],
  '/social/': [86_500, 20_700, 77_300, 125_100, 535_000],
  '/blog/': [66_500, 17_800, 76_100, 122_500, 640_000],
  '/blog/why-veins-run/': [85_000, 22_200, 80_700, 124_500, 140_000],
  '/why-veins-run/': [85_500, 22_300, 88_300, 131_200, 115_000],
  '/gallery/': [64_000, 17_200, 73_900, 122_000, 420_000],
  '/gallery/night-bathroom/': [72_500, 19_400, 80_800, 124_300, 220_000],
  '/search/': [163_900, 31_000, 81_900, 129_600, 480_000],
  '/italian-marble/': [246_000, 39_400, 94_400, 132_300, 295_000],
  '/legal/': [104_000, 24_800, 75_100, 123_900, 0],
  '/match/': [43_700, 14_600, 75_500, 123_300, 0],
  '/room/': [60_000, 17_000, 79_900, 130_000, 400_000],
  '/thank-you/': [39_000, 13_300, 70_700, 121_300, 0],
  '/newsletter/': [39_000, 13_100, 72_000, 121_500, 0],
  '/compare/': [41_000, 13_900, 74_700, 124_000, 0],
  '/shortlist/': [45_000, 16_300, 77_000, 129_000, 0],
  '/404': [39_500, 13_300, 70_600, 121_200, 0],
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
