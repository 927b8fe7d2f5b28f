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
const progressReporter = './scripts/launch/progress-reporter.mjs';

/** Tests that start the server with its built pages, or read all of them. */
const needingBuild = [
  'server/mailing.test.ts',
  'server/start.test.ts',
  'server/plugins/outage-pages.test.ts',
  'tests/markup.test.ts',
];

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
    await runTool(context, {
      ...{ package: '@biomejs/biome', command: 'biome' },
      args: ['ci', '--error-on-warnings', '--colors=off'],
    }),
  );
}

/** The routes' types are generated first; the type check reads them. */
export async function checkTypes(context) {
  const typegen = { package: '@react-router/dev', command: 'react-router', args: ['typegen'] };
  const generated = await runTool(context, typegen);
  if (generated.code !== 0) return checkOutcome(generated);
  return checkOutcome(await runTool(context, { package: 'typescript', command: 'tsc', args: ['--noEmit'] }));
}

/** Waits for the pages: some of these tests start the server as an operator does. */
export async function checkUnits(context, onMessage) {
  await context.build;
  const env = { TEST_POSTGRES_URL: (await context.postgres).url };
  return runVitest(context, { env, onMessage });
}

/** What can be tested without a build, a browser and PostgreSQL. */
export async function checkQuickUnits(context, onMessage) {
  const args = needingBuild.map((file) => `--exclude=${file}`);
  return runVitest(context, { args, env: { TEST_POSTGRES_URL: '' }, onMessage });
}

async function runVitest(context, { args = [], env, onMessage }) {
  const report = freshReport(context.root, 'vitest.json');
  const reporters = ['default', 'json', progressReporter].map((name) => `--reporter=${name}`);
  const line = ['run', '--no-color', ...reporters, `--outputFile.json=${report}`, ...args];
  const result = await runTool(context, { package: 'vitest', command: 'vitest', args: line, env, onMessage });
  return testOutcome(result, readVitestCounts(report));
}

export async function checkBuild({ build }) {
  return checkOutcome({ code: 0, output: await build });
}

export async function checkBrowser(context, onMessage) {
  const report = freshReport(context.root, 'playwright.json');
  const env = {
    CHROMIUM_PATH: await context.chromium,
    TEST_POSTGRES_URL: (await context.postgres).url,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    NODE_COMPILE_CACHE: compileCache(context.root),
  };
  const args = ['test', `--reporter=list,json,${progressReporter}`];
  const result = await runTool(context, {
    ...{ package: '@playwright/test', command: 'playwright', args, env, onMessage },
  });
  return testOutcome(result, readPlaywrightCounts(report));
}

async function runTool({ root, packages }, tool) {
  const runtime = await packages;
  const { args, env, onMessage } = tool;
  const options = { cwd: root, env: { ...runtime.env, ...env }, timeoutMs, onMessage };
  return run(runtime.node, [packageBin(root, tool.package, tool.command), ...args], options);
}

/** Reports stand outside test-results/, which Playwright empties. */
function freshReport(root, name) {
  const folder = join(root, '.runtime', 'reports');
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, name), { force: true });
  return join(folder, name);
}
