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
 * rests depends on the machine. Whoever makes one lighter lowers its line; none has more than 130,000 bytes of script, a
 * product more than 60,000 of HTML, a collection of 24 stones what `fullCollection` says. The data that
 * scripts ask for is no part of the HTML.
 */
const budgets: Record<BudgetedPath, readonly [number, number, number, number, number]> = {
  '/': [38_000, 12_100, 59_100, 123_300, 260_000],
  '/products/': [44_500, 13_500, 60_800, 122_650, 230_000],
  '/products/dawn/': [64_000, 16_050, 62_100, 126_250, 255_000],
  '/products/dawn/statuario/': [60_000, 16_750, 66_500, 127_950, 265_000],
  '/statuario/': [60_000, 16_750, 66_500, 128_100, 270_000],
  '/about/': [58_000, 17_900, 60_300, 122_050, 330_000],
  '/contact/': [50_000, 16_100, 57_500, 122_250, 0],
  '/social/': [62_000, 16_850, 61_100, 125_050, 535_000],
  '/blog/': [47_500, 13_900, 61_000, 124_250, 640_000],
  '/blog/why-veins-run/': [57_600, 18_400, 62_400, 122_750, 140_000],
  '/why-veins-run/': [58_000, 18_500, 69_900, 128_100, 115_000],
  '/gallery/': [43_000, 12_650, 55_600, 120_550, 420_000],
  '/gallery/night-bathroom/': [54_000, 16_250, 64_300, 123_750, 220_000],
  '/search/': [119_500, 19_900, 66_700, 126_350, 480_000],
  '/italian-marble/': [197_500, 28_900, 76_200, 129_850, 295_000],
  '/legal/': [64_000, 21_050, 60_400, 124_850, 0],
  '/match/': [33_500, 11_300, 58_000, 122_050, 0],
  '/room/': [44_000, 13_050, 61_800, 125_200, 400_000],
  '/thank-you/': [28_500, 10_200, 52_400, 120_050, 0],
  '/newsletter/': [29_000, 10_100, 53_900, 119_850, 0],
  '/compare/': [29_000, 10_100, 58_400, 122_600, 0],
  '/shortlist/': [30_000, 10_500, 58_200, 127_850, 0],
  '/404': [35_000, 11_250, 52_300, 119_650, 0],
};

/**
 * A page of a collection of so many stones. `packedHtml` is as it is stored for those who come after the first few, who
 * get it as it is first compressed, in less time.
 */
export const fullCollection = {
  ...{ stones: 24, html: 110_000, packedHtml: 18_000, firstPackedHtml: 18_432 },
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
      // Not the browser's own picture of the site.
      picture: sum(/(?<!\/favicon)\.(?:avif|webp|jpe?g|png|gif|svg)$/, 'encodedBodySize'),
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
