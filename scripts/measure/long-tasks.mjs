/**
 * What holds the main thread after a page's first paint, on a processor four times slower than this one and the screen
 * of a phone. Run against a site that is up and whose pictures have been requested once:
 *   node scripts/measure/long-tasks.mjs http://127.0.0.1:3000 [path…] [--runs=3] [--steady] [--why]
 * Prints for each page how many tasks took over 50 ms in the run with the fewest and in the one with the most, the
 * longest of them, and the sum of what they took beyond 50 ms. Times are the main thread's own. The browser slows itself
 * down by the clock, which a busy machine disturbs; with `--steady` it runs at full speed and each task counts four
 * times. `--why` lists what the long tasks of the last run consisted of. That a browser is watched costs something itself:
 * while React's module runs, each error that it makes has that module read once more for the place it was made at, some
 * 35 ms of `v8.evaluateModule` that no visitor waits for. Needs a Chromium (CHROMIUM_PATH or an installed one).
 */
import { chromium } from '@playwright/test';
import browserFlags from '../browser-flags.json' with { type: 'json' };

/** @import { Browser } from '@playwright/test' */
/** @typedef {{ name: string, cat: string, ph: string, ts: number, tid: number, pid: number, dur?: number, tdur?: number, args: { name?: string, data?: { url?: string, functionName?: string, type?: string } } }} TraceEvent */
/** @typedef {{ ms: number, parts: string }} LongTask */

const slowdown = 4;
const longTaskMs = 50;
const outerTask = 'ThreadControllerImpl::RunTask';
/** How long a page is watched. */
const watchMs = 6_000;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const everyKind = [
  '/',
  '/products/',
  '/products/dawn/',
  '/statuario/',
  '/about/',
  '/contact/',
  '/blog/',
  '/why-veins-run/',
  '/gallery/',
  '/gallery/night-bathroom/',
  '/italian-marble/',
  '/legal/',
  '/match/',
  '/search/',
  '/compare/',
  '/room/',
  '/shortlist/',
];

const [origin = 'http://127.0.0.1:3000', ...rest] = process.argv.slice(2);
const options = rest.filter((argument) => argument.startsWith('--'));
const chosen = rest.filter((argument) => !argument.startsWith('--'));
const runs = Number(options.find((option) => option.startsWith('--runs='))?.slice('--runs='.length) ?? 3);
const isSteady = options.includes('--steady');
const isExplained = options.includes('--why');

console.log(`${'page'.padEnd(26)} fewest  most  longest ms  beyond ${longTaskMs} ms (median)`);
for (const path of chosen.length > 0 ? chosen : everyKind) {
  const found = await watch(origin + path);
  const counts = found.map((tasks) => tasks.length);
  const longest = Math.round(Math.max(0, ...found.flat().map(({ ms }) => ms)));
  const beyond = found.map((tasks) => tasks.reduce((sum, { ms }) => sum + ms - longTaskMs, 0));
  const figures = [
    String(Math.min(...counts)).padStart(6),
    String(Math.max(...counts)).padStart(5),
    String(longest).padStart(11),
    String(Math.round(median(beyond))).padStart(7),
  ];
  console.log(`${path.padEnd(26)} ${figures.join(' ')}`);
  if (isExplained)
    for (const { ms, parts } of found.at(-1) ?? []) console.log(`    ${Math.round(ms)} ms: ${parts}`);
}

/**
 * In a browser of its own: one that has been traced some twenty times may end without a word.
 * @param {string} url
 * @returns {Promise<LongTask[][]>} by run
 */
async function watch(url) {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const found = [];
    for (let run = 0; run < runs; run += 1) found.push(await findLongTasks(browser, url));
    return found;
  } finally {
    await browser.close();
  }
}

/**
 * @param {Browser} browser
 * @param {string} url
 */
async function findLongTasks(browser, url) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: isSteady ? 1 : slowdown });
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'toplevel', 'loading', 'blink.user_timing', 'v8'],
  });
  await page.goto(url);
  await page.waitForTimeout(watchMs);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  return longTasksOf(traceEvents);
}

/**
 * @param {TraceEvent[]} events
 * @returns {LongTask[]}
 */
function longTasksOf(events) {
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  if (!paint) throw new Error('The page has not painted');
  const own = events.filter(({ pid, tid, ph }) => pid === paint.pid && tid === paint.tid && ph === 'X');
  // A task stands in the trace twice, the outer one with what the browser does around it.
  const outer = own.some(({ name }) => name === outerTask) ? outerTask : 'RunTask';
  const tasks = own.filter(({ name, ts }) => name === outer && ts > paint.ts);
  const long = tasks.map((task) => ({ task, ms: lengthOf(task) })).filter(({ ms }) => ms > longTaskMs);
  return long.map(({ task, ms }) => ({ ms, parts: partsOf(task, own) }));
}

/** @param {TraceEvent} event */
function lengthOf({ dur = 0, tdur = dur }) {
  return (Math.min(dur, tdur) / 1000) * (isSteady ? slowdown : 1);
}

/**
 * What took the time, longest first; a part within a part is named too.
 * @param {TraceEvent} task
 * @param {TraceEvent[]} events
 */
function partsOf(task, events) {
  const end = task.ts + (task.dur ?? 0);
  return events
    .filter((event) => event !== task && event.ts >= task.ts && event.ts + (event.dur ?? 0) <= end)
    .filter((event) => lengthOf(event) > 10 && !/RunTask|ThreadControllerImpl|SimpleWatcher/.test(event.name))
    .sort((one, other) => lengthOf(other) - lengthOf(one))
    .slice(0, 6)
    .map((event) => {
      const { url = '', functionName = '', type = '' } = event.args.data ?? {};
      return `${event.name} ${functionName || type} ${url.split('/').at(-1)} ${Math.round(lengthOf(event))}`.replace(
        / +/g,
        ' ',
      );
    })
    .join('; ');
}

/** @param {number[]} values */
function median(values) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
