/**
 * How long a visitor waits for results while typing in the search of the bar: from a key to the frame after the one that
 * first shows what was found for it, on a processor slowed down four times, in milliseconds.
 * Run against a site that is up:
 *   node scripts/measure/search-typing.mjs http://127.0.0.1:3000 [runs]
 * Each word is typed letter by letter, each letter after the results of the one before are there.
 */
import { chromium } from '@playwright/test';
import browserFlags from '../browser-flags.json' with { type: 'json' };

const [origin = 'http://127.0.0.1:3000', given] = process.argv.slice(2);
const slower = 4;
const runs = Number(given ?? 5);
const words = ['statua', 'calac', 'white', 'onyx', 'honed', 'floor'];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: browserFlags,
});
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
await page.goto(`${origin}/about/`, { waitUntil: 'networkidle' });
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
const field = page.getByRole('combobox');
await field.waitFor();
await page.evaluate(watch);

const tasksOf = async () => {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1_000]));
};
await session.send('Performance.enable');
const before = await tasksOf();

/** By key, the shortest of the runs: on a machine that does something else besides, the others tell of that. */
/** @type {Map<string, number>} */
const best = new Map();
/** @type {number[]} */
const all = [];
for (let run = 0; run < runs; run += 1) {
  for (const word of words) {
    await field.fill('');
    await page.waitForFunction(() => document.querySelector('[role="option"]') === null);
    for (const [at, letter] of [...word].entries()) {
      const time = await timeKey(letter);
      all.push(time);
      const key = word.slice(0, at + 1);
      best.set(key, Math.min(time, best.get(key) ?? time));
    }
  }
}
const after = await tasksOf();
await browser.close();
report(`all ${all.length} keys`, all);
report(`${best.size} keys, each the best of ${runs}`, [...best.values()]);
const kinds = ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
const spent = kinds.map(
  (kind) => `${kind} ${(((after[kind] ?? 0) - (before[kind] ?? 0)) / all.length).toFixed(1)}`,
);
console.log(`of the page's own, slowed down, a key: ${spent.join(', ')} ms`);

/** @param {string} letter */
async function timeKey(letter) {
  await page.evaluate(() => Reflect.set(globalThis, 'painted', undefined));
  await page.keyboard.press(letter);
  await page.waitForFunction(() => Reflect.get(globalThis, 'painted') !== undefined);
  return page.evaluate(() => Number(Reflect.get(globalThis, 'painted')));
}

/**
 * @param {string} name
 * @param {number[]} times
 */
function report(name, times) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (/** @type {number} */ share) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed();
  console.log(`${name}: half below ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`);
}

/** Notes when what was asked for is no longer awaited, and painted. Runs in the page. */
function watch() {
  let pressedAt = 0;
  /** @type {'rest' | 'pressed' | 'asked'} */
  let state = 'rest';
  const onKey = (/** @type {KeyboardEvent} */ { timeStamp }) => {
    pressedAt = timeStamp;
    state = 'pressed';
  };
  addEventListener('keydown', onKey, true);
  const look = () => {
    const list = document.querySelector('[role="listbox"]');
    const isBusy = list?.getAttribute('aria-busy') === 'true';
    if (state === 'pressed' && isBusy) state = 'asked';
    if (state !== 'asked' || isBusy || !list?.querySelector('[role="option"]')) return;
    state = 'rest';
    requestAnimationFrame(() => {
      setTimeout(() => Reflect.set(globalThis, 'painted', performance.now() - pressedAt));
    });
  };
  const changes = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document.body, changes);
}
