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
  '/': [51_500, 15_300, 77_300, 124_500, 260_000],
  '/products/': [60_000, 17_000, 79_300, 123_800, 230_000],
  '/products/dawn/': [84_000, 20_700, 79_700, 126_400, 255_000],
  '/products/dawn/statuario/': [83_400, 22_200, 86_700, 129_100, 265_000],
  '/statuario/': [83_700, 22_300, 88_800, 131_200, 270_000],
  '/about/': [81_500, 22_100, 78_500, 123_300, 330_000],
  '/contact/': [67_000, 20_700, 76_300, 124_000, 0],
  '/social/': [86_500, 21_900, 77_800, 125_100, 535_000],
  '/blog/': [66_500, 18_000, 77_300, 123_200, 640_000],
  '/blog/why-veins-run/': [85_000, 23_300, 81_400, 124_500, 140_000],
  '/why-veins-run/': [85_500, 23_500, 89_000, 131_200, 115_000],
  '/gallery/': [64_000, 17_600, 74_400, 122_000, 420_000],
  '/gallery/night-bathroom/': [72_500, 20_500, 81_200, 124_300, 220_000],
  '/search/': [164_200, 31_000, 83_500, 129_600, 480_000],
  '/italian-marble/': [246_800, 39_400, 95_100, 132_300, 295_000],
  '/legal/': [104_000, 24_800, 75_600, 123_900, 0],
  '/match/': [44_400, 15_100, 76_200, 123_300, 0],
  '/room/': [60_000, 17_400, 80_500, 130_000, 400_000],
  '/thank-you/': [39_000, 13_300, 71_100, 121_300, 0],
  '/newsletter/': [39_000, 13_200, 72_700, 121_500, 0],
  '/compare/': [41_000, 13_900, 75_400, 124_000, 0],
  '/shortlist/': [45_300, 17_100, 77_000, 129_200, 0],
  '/404': [39_500, 13_300, 71_100, 121_200, 0],
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
