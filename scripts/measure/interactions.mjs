/**
 * How soon the site responds, on a processor four times slower than this one.
 * Run against a site that is up and whose pictures have been requested once:
 *   node scripts/measure/interactions.mjs http://127.0.0.1:3000 [runs]
 * For each interaction prints the longest time from the visitor's touch, key or click to the next paint (what browsers
 * report as Interaction to Next Paint), median and worst of the runs; then, for each page, the tasks over 50 ms after it
 * has loaded and taken over. Needs a Chromium (CHROMIUM_PATH or an installed one).
 *
 * To measure another interaction, add a line to `interactions`: its name, the page, optionally what comes before it and
 * isn't measured, and what the visitor does. To watch another page for long tasks, add it to `restingPages`.
 */
import { chromium } from '@playwright/test';
import browserFlags from '../browser-flags.json' with { type: 'json' };

/** @import { Page } from '@playwright/test' */
/** @typedef {{ name: string, page: string, before?: (page: Page) => Promise<unknown>, act: (page: Page) => Promise<unknown> }} Interaction */
/** @typedef {Window & { responses: number[], longTasks: number[] }} WatchedWindow */

const slowdown = 4;
const maxResponseMs = 100;
const longTaskMs = 50;
/** How long a page is watched after its scripts have taken over. */
const restMs = 8_000;

/** @type {(page: Page, name: string) => import('@playwright/test').Locator} */
const button = (page, name) => page.getByRole('button', { name }).first();

/** @type {Interaction[]} */
const interactions = [
  { name: 'menu: open', page: '/', act: (page) => button(page, 'Open menu').click() },
  {
    name: 'menu: close',
    page: '/',
    before: (page) => button(page, 'Open menu').click(),
    act: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'rooms: next slide',
    page: '/',
    before: (page) => page.keyboard.press('End'),
    act: (page) => button(page, 'Next slide').click(),
  },
  { name: 'collections: next slide', page: '/products/', act: (page) => button(page, 'Next slide').click() },
  {
    name: 'card: to the product',
    page: '/products/dawn/',
    act: (page) => page.getByRole('link', { name: 'View Details' }).first().click(),
  },
  { name: 'gallery: next picture', page: '/statuario/', act: (page) => button(page, 'Next picture').click() },
  {
    name: 'slab: look closely',
    page: '/statuario/',
    act: (page) => page.locator('[data-zoom]').first().click(),
  },
  {
    name: 'quote: open',
    page: '/statuario/',
    before: (page) => page.getByRole('banner').getByRole('button', { name: /Quote/ }).hover(),
    act: (page) => page.getByRole('banner').getByRole('button', { name: /Quote/ }).click(),
  },
  {
    name: 'stones: search',
    page: '/italian-marble/',
    before: (page) => page.getByRole('searchbox').focus(),
    act: (page) => page.keyboard.press('o'),
  },
  {
    name: 'stones: filter',
    page: '/italian-marble/',
    act: (page) => page.getByRole('link', { name: /^Exotic Marble/ }).click(),
  },
  {
    name: 'quick enquiry: open',
    page: '/italian-marble/',
    act: (page) => page.locator('[data-enquiry-source]:visible').first().click(),
  },
];

const restingPages = ['/', '/products/', '/statuario/', '/italian-marble/'];

const [origin = 'http://127.0.0.1:3000', runs = '5'] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: browserFlags,
});

console.log(`${'interaction'.padEnd(28)} median ms  worst ms`);
for (const interaction of interactions) {
  const times = await repeat(() => measureInteraction(interaction));
  const worst = Math.max(...times);
  const verdict = median(times) > maxResponseMs ? '  TOO SLOW' : '';
  console.log(
    `${interaction.name.padEnd(28)} ${String(median(times)).padStart(9)} ${String(worst).padStart(9)}${verdict}`,
  );
}

console.log(`\n${'page, after it took over'.padEnd(28)} tasks over ${longTaskMs} ms in ${restMs / 1000} s`);
for (const page of restingPages) {
  const tasks = (await repeat(() => watchLongTasks(page))).flat();
  console.log(`${page.padEnd(28)} ${tasks.map((ms) => `${Math.round(ms)} ms`).join(', ') || 'none'}`);
}
await browser.close();

/** @param {Interaction} interaction */
async function measureInteraction({ page: path, before, act }) {
  return withPage(path, async (page) => {
    await before?.(page);
    await page.waitForTimeout(1_500);
    await page.evaluate(() => {
      const watched = /** @type {WatchedWindow} */ (/** @type {unknown} */ (window));
      watched.responses = [];
      // Newer than the types of the DOM: `interactionId`, and `durationThreshold`.
      /** @type {PerformanceObserverInit & { durationThreshold: number }} */
      const events = { type: 'event', durationThreshold: 16 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('interactionId' in entry && entry.interactionId) watched.responses.push(entry.duration);
      }).observe(events);
    });
    await act(page);
    await page.waitForTimeout(1_500);
    // Nothing reported means that it took less than the shortest time that is.
    return page.evaluate(() =>
      Math.max(0, .../** @type {WatchedWindow} */ (/** @type {unknown} */ (window)).responses),
    );
  });
}

/** @param {string} path */
async function watchLongTasks(path) {
  return withPage(path, async (page) => {
    await page.evaluate(() => {
      const watched = /** @type {WatchedWindow} */ (/** @type {unknown} */ (window));
      watched.longTasks = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) watched.longTasks.push(entry.duration);
      }).observe({ type: 'longtask' });
    });
    await page.waitForTimeout(restMs);
    return page.evaluate(() => /** @type {WatchedWindow} */ (/** @type {unknown} */ (window)).longTasks);
  });
}

/**
 * A first visit, slowed down, whose scripts have taken over.
 * @template T
 * @param {string} path
 * @param {(page: Page) => Promise<T>} work
 */
async function withPage(path, work) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(origin + path);
  await button(page, 'Open menu').waitFor();
  await page.waitForTimeout(1_500);
  try {
    return await work(page);
  } finally {
    await context.close();
  }
}

/**
 * @template T
 * @param {() => Promise<T>} measure
 */
async function repeat(measure) {
  /** @type {T[]} */
  const results = [];
  for (let run = 0; run < Number(runs); run += 1) results.push(await measure());
  return results;
}

/** @param {number[]} values */
function median(values) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
