/** The browser that the browser tests drive: one that is there if possible, else installed. */
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { canInstallDebianPackages, installDebianPackage } from './apt.mjs';
import { LaunchError, say } from './failure.mjs';
import { packageBin } from './packages.mjs';
import { run } from './processes.mjs';

/** @import { Runtime } from './types.ts' */

const downloadTimeoutMs = 120_000;
/** Without a window around each page: opening one takes a quarter of the time it takes the whole browser. */
const shell = 'chromium-headless-shell';
const programs = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualFolders = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const usualFiles = [
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** Where Playwright unpacks its own browser, inside a folder chromium-NNNN. */
const downloadedFiles = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];
const advice = 'Install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run again.';

/**
 * Finds a browser that is already there: CHROMIUM_PATH, one installed on the machine, one that Playwright
 * downloaded before. @returns {Promise<string | undefined>} the path of its program
 * @param {{ env?: NodeJS.ProcessEnv, folders?: string[], files?: string[] }} options
 */
export async function findChromium({ env = process.env, folders = usualFolders, files = usualFiles } = {}) {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new LaunchError(`CHROMIUM_PATH names no file: ${env.CHROMIUM_PATH}`);
  }
  const places = [...(env.PATH ?? '').split(delimiter), ...folders].filter(Boolean);
  const installed = programs.flatMap((program) => places.map((place) => join(place, program)));
  const candidates = [...installed, ...files, ...downloadedBrowsers(env)];
  for (const path of new Set(candidates)) if (existsSync(path) && (await isBrowser(path))) return path;
  return undefined;
}

/**
 * Finds a browser or installs one: at once with apt on Debian as root; elsewhere with Playwright, which is
 * there only once `packages` (a promise of the runtime) have come.
 * @param {{ root: string, packages: Promise<Runtime> }} options
 * @returns {Promise<string>}
 */
export async function provideChromium({ root, packages }) {
  const present = await findChromium();
  if (present) return present;
  say('Installing a browser for the tests…');
  if (canInstallDebianPackages()) await installDebianChromium();
  else await downloadChromium({ root, packages });
  const installed = await findChromium();
  if (!installed) throw new LaunchError(`No browser for the tests. ${advice}`);
  return installed;
}

/** Older releases of Debian have no package of the shell alone. */
async function installDebianChromium() {
  await installDebianPackage(shell).catch(() => installDebianPackage('chromium'));
}

/** @param {{ root: string, packages: Promise<Runtime> }} options */
async function downloadChromium({ root, packages }) {
  const runtime = await packages;
  const args = [packageBin(root, '@playwright/test', 'playwright'), 'install', 'chromium'];
  const { code, output } = await run(runtime.node, args, {
    cwd: root,
    env: runtime.env,
    timeoutMs: downloadTimeoutMs,
  });
  if (code !== 0) throw new LaunchError(`No browser for the tests could be downloaded. ${advice}`, output);
}

/**
 * The newest first.
 * @param {NodeJS.ProcessEnv} env
 */
function downloadedBrowsers(env) {
  const caches = [
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
  ];
  const folders = (env.PLAYWRIGHT_BROWSERS_PATH ? [env.PLAYWRIGHT_BROWSERS_PATH] : caches).filter(existsSync);
  const versions = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  /** @type {(a: string, b: string) => number} */
  const byVersion = (a, b) => b.localeCompare(a, 'en', { numeric: true });
  const browsers = versions.filter((path) => /chromium-\d+$/.test(path)).sort(byVersion);
  return browsers.flatMap((path) => downloadedFiles.map((file) => join(path, file)));
}

/**
 * Some distributions put a script there that only says where to get the browser.
 * @param {string} path
 */
async function isBrowser(path) {
  const { code, output } = await run(path, ['--version'], { timeoutMs: 20_000 });
  return code === 0 && /chrom/i.test(output);
}
