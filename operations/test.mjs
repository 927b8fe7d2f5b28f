/**
 * `npm test [-- quick|checks|unit|browser …]`: brings what is missing, then runs every check: the short ones beside the
 * long ones, and these one after the other, since a page that is open takes the processor for as long as it waits.
 * All of them run to their end; the last line counts them. `quick` is what needs no build, browser, PostgreSQL and patience.
 * `npm run proofs [-- short] [crash|soak|fuzz …]`: the proofs in proofs/, and all unit tests on PostgreSQL.
 */
import { fileURLToPath } from 'node:url';
import { ensureBuild } from './launch/build.mjs';
import * as checks from './launch/checks.mjs';
import { provideChromium } from './launch/chromium.mjs';
import { LaunchError, runCommand } from './launch/failure.mjs';
import { provideNginx } from './launch/nginx.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { startPostgres } from './launch/postgres.mjs';
import { stopOnSignals } from './launch/processes.mjs';
import { createProgress } from './launch/progress.mjs';
import { createReport, errorOutcome } from './launch/report.mjs';
import { ensureRuntime } from './launch/runtime.mjs';

/** @import { CheckContext, Outcome, Step } from './launch/types.ts' */

const root = fileURLToPath(new URL('..', import.meta.url));
const parts = ['quick', 'checks', 'unit', 'browser'];
const [first, ...others] = process.argv.slice(2);
const isProving = first === 'proofs';
const proofs = readProofs(others);

/**
 * A check that `needsPrevious` is worthless without it, and
 * one that stands `insteadOf` a part is left out where the whole part is run.
 * @type {Step[][]}
 */
const testLanes = [
  [
    { name: 'production build', parts: ['browser'], check: checks.checkBuild },
    { name: 'browser tests', parts: ['browser'], check: checks.checkBrowser, needsPrevious: true },
    { name: 'quick tests', parts: ['quick'], insteadOf: 'unit', check: checks.checkQuickUnits },
    { name: 'unit and integration tests', parts: ['unit'], check: checks.checkUnits },
  ],
  [
    { name: 'launcher tests', parts: ['unit', 'quick'], check: checks.checkLauncher },
    { name: 'formatting and lint', parts: ['checks', 'quick'], check: checks.checkFormatAndLint },
    { name: 'types', parts: ['checks', 'quick'], check: checks.checkTypes },
    { name: 'unused code', parts: ['checks', 'quick'], check: checks.checkUnusedCode },
  ],
];
/** @type {Step[][]} */
const proofLanes = [
  [{ name: 'proofs', parts: ['unit'], check: (context, tell) => checks.checkProofs(context, tell, proofs) }],
  [{ name: 'unit tests on PostgreSQL', parts: ['unit'], check: checks.checkUnitsOnPostgres }],
];

await runCommand(async () => {
  const wanted = isProving ? new Set(['unit']) : readParts(process.argv.slice(2));
  const lanes = isProving ? proofLanes.slice(0, proofs.names.length > 0 ? 1 : 2) : testLanes;
  stopOnSignals();
  const report = createReport();
  const progress = createProgress();
  const context = prepare(wanted);
  try {
    await Promise.all(lanes.map((lane) => runLane({ lane, wanted, context, report, progress })));
  } finally {
    await context.postgres?.then(
      ({ stop }) => stop(),
      () => {},
    );
  }
  return report.close();
});

/** @param {string[]} args */
function readProofs(args) {
  const names = args.filter((arg) => arg !== 'short');
  return { isShort: names.length < args.length, names };
}

/** @param {string[]} args */
function readParts(args) {
  const unknown = args.find((arg) => !parts.includes(arg));
  if (unknown) throw new LaunchError(`Unknown part '${unknown}'. There are: ${parts.join(', ')}.`);
  return new Set(args.length > 0 ? args : parts.filter((part) => part !== 'quick'));
}

/**
 * Starts bringing everything at once; a failure is told by the checks that wait for it.
 * @param {Set<string>} wanted
 * @returns {CheckContext}
 */
function prepare(wanted) {
  const runtime = ensureRuntime({ root });
  const packages = runtime.then((ready) => ensurePackages({ root, runtime: ready }).then(() => ready));
  const isPostgresWanted = wanted.has('browser') || wanted.has('unit');
  const chromium = isPostgresWanted ? provideChromium({ root, packages }) : undefined;
  const postgres = isPostgresWanted ? startPostgres({ root, runtime }) : undefined;
  const nginx = wanted.has('unit') ? provideNginx({ root }) : undefined;
  const build = isPostgresWanted
    ? packages.then((ready) => ensureBuild({ root, runtime: ready }))
    : undefined;
  for (const promise of [runtime, packages, chromium, postgres, nginx, build]) promise?.catch(() => {});
  return { root, packages, chromium, postgres, nginx, build };
}

/** @param {{ lane: Step[], wanted: Set<string>, context: CheckContext, report: ReturnType<typeof createReport>, progress: ReturnType<typeof createProgress> }} run */
async function runLane({ lane, wanted, context, report, progress }) {
  let hasPassed = true;
  for (const { name, check, needsPrevious } of lane.filter((step) => isWanted(step, wanted))) {
    const startedAt = performance.now();
    /** @type {boolean} */
    const isWorthless = Boolean(needsPrevious) && !hasPassed;
    /** @type {Outcome} */
    const outcome = isWorthless
      ? errorOutcome(new LaunchError('Not run: what it needs has failed.'))
      : await check(context, progress.start(name)).catch(errorOutcome);
    report.add({ name, seconds: (performance.now() - startedAt) / 1000, outcome });
    hasPassed = outcome.failed === 0;
  }
}

/**
 * @param {Step} step
 * @param {Set<string>} wanted
 */
function isWanted(step, wanted) {
  return step.parts.some((part) => wanted.has(part)) && !(step.insteadOf && wanted.has(step.insteadOf));
}
