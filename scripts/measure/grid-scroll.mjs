/**
 * How smoothly the table of all products scrolls: by the wheel, by Page Down and by dragging the scrollbar.
 * Run against a site for measuring that is up; it gets as many products as it lacks, in a collection of their own:
 *   ADMIN_PASSWORD=… node scripts/measure/grid-scroll.mjs http://127.0.0.1:3000 [products] [runs]
 * For each way and run prints what became of the frames that had something new to show, as the browser's own account of
 * them has it: in time, with the page's part a frame late, dropped. Then how far apart the frames were that the page drew
 * (by the time that each was for, not by when its callback came), and what the main thread needed of its processor for
 * one: it is smooth where that is below 16 ms, however busy the machine is. Needs a Chromium (CHROMIUM_PATH or an
 * installed one).
 */
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import browserFlags from '../browser-flags.json' with { type: 'json' };

/** @import { Browser, Locator, Page } from '@playwright/test' */
/** @typedef {{ chrome_frame_reporter?: { state: string }, frame_reporter?: { state: string } }} TraceArgs */
/** @typedef {{ name: string, ph: string, ts: number, tid: number, pid: number, dur?: number, tdur?: number, args?: TraceArgs }} TraceEvent */
/** @typedef {Window & { isScrolling: boolean, frameTimes: number[] }} WatchedWindow */

const frameMs = 1000 / 60;
const [origin = 'http://127.0.0.1:3000', wanted = '5000', runs = '4'] = process.argv.slice(2);
const { ADMIN_USERNAME = 'admin', ADMIN_PASSWORD = '', CHROMIUM_PATH = '/usr/bin/chromium' } = process.env;
const mark = 'grid-frame';

/** @type {Record<string, (page: Page, grid: Locator) => Promise<void>>} */
const ways = {
  async wheel(page, grid) {
    await grid.hover();
    for (let turn = 0; turn < 60; turn += 1) {
      await page.mouse.wheel(0, 120);
      await page.waitForTimeout(frameMs);
    }
  },
  async 'page down'(page, grid) {
    await grid.focus();
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('PageDown');
      await page.waitForTimeout(2 * frameMs);
    }
  },
  async scrollbar(page, grid) {
    const box = await grid.boundingBox();
    if (!box) throw new Error('The grid has no box');
    const x = box.x + box.width - 8;
    await page.mouse.move(x, box.y + 22);
    await page.mouse.down();
    for (let step = 1; step <= 60; step += 1) {
      await page.mouse.move(x, box.y + 22 + step * 3);
      await page.waitForTimeout(frameMs);
    }
    await page.mouse.up();
  },
};

const token = await signIn();
await addProducts(Number(wanted));
const browser = await chromium.launch({
  executablePath: CHROMIUM_PATH,
  args: browserFlags,
  ignoreDefaultArgs: ['--hide-scrollbars'],
});
console.log(
  'way        rows scrolled  in time  partly  dropped  gap ms median/95%/most  processor ms a frame median/95%/most  load',
);
for (const [name, scroll] of Object.entries(ways)) {
  for (let run = 0; run < Number(runs); run += 1) console.log(await measure(name, scroll));
}
await browser.close();

/**
 * @param {string} name
 * @param {(page: Page, grid: Locator) => Promise<void>} scroll
 */
async function measure(name, scroll) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((text) => localStorage.setItem('authToken', text), token);
  const page = await context.newPage();
  await page.goto(`${origin}/admin/products/grid/`);
  const grid = page.getByRole('grid');
  await grid.waitFor();
  await page.waitForTimeout(1_500);
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', 'cc', 'benchmark'] });
  await page.evaluate(watchFrames, mark);
  await scroll(page, grid);
  const { rows, times } = await grid.evaluate((element) => {
    const watched = /** @type {WatchedWindow} */ (/** @type {unknown} */ (window));
    watched.isScrolling = false;
    return { rows: Math.round(element.scrollTop / 36), times: watched.frameTimes };
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  const { inTime, partly, dropped } = countFrames(traceEvents);
  const figures = [rows, inTime, partly, dropped].map((figure, index) =>
    String(figure).padStart(index ? 8 : 14),
  );
  const costs = costsOf(traceEvents);
  return `${name.padEnd(10)}${figures.join('')}  ${spread(gaps)}  ${spread(costs)}  ${loadavg()[0]?.toFixed(1)}`;
}

/** Notes each frame, in the page. @param {string} name */
function watchFrames(name) {
  const watched = /** @type {WatchedWindow} */ (/** @type {unknown} */ (window));
  watched.isScrolling = true;
  watched.frameTimes = [];
  const note = (/** @type {number} */ time) => {
    performance.mark(name);
    if (watched.frameTimes.at(-1) !== time) watched.frameTimes.push(time);
    if (watched.isScrolling) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/**
 * The browser's account of each frame that had something to show.
 * @param {TraceEvent[]} events
 */
function countFrames(events) {
  const states = events
    .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
    .map(({ args }) => (args?.chrome_frame_reporter ?? args?.frame_reporter)?.state);
  const count = (/** @type {string} */ wanted) => states.filter((state) => state === wanted).length;
  return {
    inTime: count('STATE_PRESENTED_ALL'),
    partly: count('STATE_PRESENTED_PARTIAL'),
    dropped: count('STATE_DROPPED'),
  };
}

/**
 * What the main thread did between two frames.
 * @param {TraceEvent[]} events
 */
function costsOf(events) {
  const frames = events.filter(({ name }) => name === mark).sort((one, other) => one.ts - other.ts);
  const [first] = frames;
  if (!first) throw new Error('The page has drawn no frame');
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && /RunTask$/.test(name) && pid === first.pid && tid === first.tid,
  );
  return frames.slice(1).map(({ ts: end }, index) => {
    const start = frames[index]?.ts ?? 0;
    const within = tasks.filter(({ ts }) => ts >= start && ts < end);
    return within.reduce((sum, { dur = 0, tdur = dur }) => sum + Math.min(dur, tdur), 0) / 1000;
  });
}

/** @param {number[]} values */
function spread(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return [0.5, 0.95, 1].map((share) => at(share).toFixed(1).padStart(6)).join('');
}

async function signIn() {
  const account = { username: ADMIN_USERNAME, password: ADMIN_PASSWORD };
  return (await send('/auth/login', { body: account })).token;
}

/** @param {number} count */
async function addProducts(count) {
  const { rows: present } = await ask('/products/cells?columns=name');
  const missing = count - present.length;
  if (missing <= 0) return;
  const { slug } = await ask('/categories', { name: 'Measured', description: 'Made for measuring.' });
  const origins = ['Carrara, Italy', 'Makrana, India', 'Bahia, Brazil', 'Pentelikon, Greece'];
  const rows = Array.from({ length: missing }, (_row, index) => ({
    ...{ name: `Measured stone ${index}`, description: 'Made for measuring.', category: slug },
    ...{ origin: origins[index % origins.length], price: String(40 + (index % 60)) },
    finish_options: 'Polished\nHoned',
  }));
  for (let start = 0; start < rows.length; start += 500) {
    await ask('/products/import', { rows: rows.slice(start, start + 500) });
  }
}

/**
 * Reads from the API as an administrator, or writes to it.
 * @param {string} path
 * @param {unknown} [body]
 */
function ask(path, body) {
  return send(path, { body, headers: { authorization: `Bearer ${token}` } });
}

/**
 * @param {string} path
 * @param {{ body?: unknown, headers?: Record<string, string> }} request
 * @throws Error where the API refuses
 */
async function send(path, { body, headers = {} }) {
  const writing = { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`${origin}/api${path}`, {
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : writing),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}
