/**
 * The checks of `npm test`: how each is run and what counts as passed. Each gets what is being brought
 * meanwhile as promises (`packages` of the runtime, `chromium`, `postgres`,
 * `build`) and answers with a report's outcome.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageBin } from './packages.mjs';
import { run } from './processes.mjs';
import {
  checkOutcome,
  parseNodeCounts,
  readPlaywrightCounts,
  readVitestCounts,
  testOutcome,
} from './report.mjs';
import { compileCache } from './server.mjs';

/** Far more than any of them needs; a check that hangs must not hang the run. */
const timeoutMs = 40 * 60_000;

/** The launcher's own tests, on the Node.js that started this command: the launcher has to work on it. */
export async function checkLauncher({ root }) {
  const folder = join('scripts', 'launch');
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.test.mjs'));
  const args = ['--test', '--test-reporter=spec', ...files.map((name) => join(folder, name))];
  const result = await run(process.execPath, args, { cwd: root, timeoutMs });
  return testOutcome(result, parseNodeCounts(result.output));
}

export async function checkFormatAndLint(context) {
  return checkOutcome(
    await runTool(context, '@biomejs/biome', 'biome', ['ci', '--error-on-warnings', '--colors=off']),
  );
}

/** The routes' types are generated first; the type check reads them. */
export async function checkTypes(context) {
  const generated = await runTool(context, '@react-router/dev', 'react-router', ['typegen']);
  if (generated.code !== 0) return checkOutcome(generated);
  return checkOutcome(await runTool(context, 'typescript', 'tsc', ['--noEmit']));
}

/** Waits for the pages: some of these tests start the server as an operator does. */
export async function checkUnits(context) {
  await context.build;
  const report = freshReport(context.root, 'vitest.json');
  const args = ['run', '--no-color', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const env = { TEST_POSTGRES_URL: (await context.postgres).url };
  return testOutcome(await runTool(context, 'vitest', 'vitest', args, env), readVitestCounts(report));
}

export async function checkBuild({ build }) {
  return checkOutcome({ code: 0, output: await build });
}

export async function checkBrowser(context) {
  const report = freshReport(context.root, 'playwright.json');
  const env = {
    CHROMIUM_PATH: await context.chromium,
    TEST_POSTGRES_URL: (await context.postgres).url,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    NODE_COMPILE_CACHE: compileCache(context.root),
  };
  const result = await runTool(
    context,
    '@playwright/test',
    'playwright',
    ['test', '--reporter=list,json'],
    env,
  );
  return testOutcome(result, readPlaywrightCounts(report));
}

async function runTool({ root, packages }, packageName, command, args, env = {}) {
  const runtime = await packages;
  const options = { cwd: root, env: { ...runtime.env, ...env }, timeoutMs };
  return run(runtime.node, [packageBin(root, packageName, command), ...args], options);
}

/** Reports stand outside test-results/, which Playwright empties. */
function freshReport(root, name) {
  const folder = join(root, '.runtime', 'reports');
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, name), { force: true });
  return join(folder, name);
}
