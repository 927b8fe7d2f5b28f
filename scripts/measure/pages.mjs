/**
 * Lighthouse on its phone profile for the five kinds of page that visitors land on.
 * Run against a site that is up and whose pictures have been requested once:
 *   node scripts/measure/pages.mjs http://127.0.0.1:3000 [runs]
 * Prints the median of the runs per page. Needs a Chromium (CHROMIUM_PATH or an installed one).
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import browserFlags from '../browser-flags.json' with { type: 'json' };

/** @typedef {{ id: string, score: number | null, numericValue: number, scoreDisplayMode: string }} Audit */
/** @typedef {{ categories: Record<string, { score: number }>, audits: Record<string, Audit> }} LighthouseReport */

const lighthouse = 'lighthouse@13.5.0';
const pages = ['/', '/products/dawn/', '/statuario/', '/why-veins-run/', '/italian-marble/'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const chromeFlags = ['--headless=new', ...browserFlags].join(' ');

const [origin = 'http://127.0.0.1:3000', runs = '3'] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'ashlar-lighthouse-'));
console.log(`${'page'.padEnd(20)} ${[...categories, 'LCP ms', 'CLS', 'TBT ms', 'failed audits'].join('  ')}`);
for (const page of pages) {
  await fetch(origin + page);
  /** @type {LighthouseReport[]} */
  const reports = [];
  for (let run = 0; run < Number(runs); run += 1)
    reports.push(await measure(origin + page, join(folder, `${run}.json`)));
  console.log(`${page.padEnd(20)} ${summarise(reports).join('  ')}`);
}
await rm(folder, { recursive: true, force: true });

/**
 * @param {string} url
 * @param {string} file
 * @returns {Promise<LighthouseReport>}
 */
async function measure(url, file) {
  const args = ['-y', lighthouse, url, '--quiet', '--output=json', `--output-path=${file}`];
  args.push(`--only-categories=${categories.join(',')}`, `--chrome-flags=${chromeFlags}`);
  // Now and then a browser gives no trace at all; that says nothing about the page.
  for (let attempt = 1; ; attempt += 1) {
    try {
      await run('npx', args);
      return JSON.parse(await readFile(file, 'utf8'));
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' };
  /** @type {Promise<void>} */
  const ended = new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))));
  });
  return ended;
}

/** @param {LighthouseReport[]} reports */
function summarise(reports) {
  const scores = categories.map((id) =>
    median(reports.map((report) => Math.round((report.categories[id]?.score ?? 0) * 100))),
  );
  /** @type {(id: string) => number} */
  const value = (id) => median(reports.map((report) => report.audits[id]?.numericValue ?? 0));
  const failed = Object.values(reports[0]?.audits ?? {}).filter(
    (audit) => audit.score === 0 && isScored(audit),
  );
  return [
    ...scores,
    Math.round(value('largest-contentful-paint')),
    value('cumulative-layout-shift').toFixed(3),
    Math.round(value('total-blocking-time')),
    failed.map((audit) => audit.id).join(',') || 'none',
  ];
}

/** @param {Audit} audit */
function isScored(audit) {
  return audit.scoreDisplayMode === 'binary' || audit.scoreDisplayMode === 'metricSavings';
}

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
