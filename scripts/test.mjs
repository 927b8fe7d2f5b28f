/**
 * `npm test [-- checks|unit|browser …]`: brings what is missing, then runs every check in two lanes side by side.
 * All of them run to their end; the last line counts them.
 */
import { fileURLToPath } from 'node:url';
import { ensureBuild } from './launch/build.mjs';
import * as checks from './launch/checks.mjs';
import { provideChromium } from './launch/chromium.mjs';
import { LaunchError, runCommand } from './launch/failure.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { startPostgres } from './launch/postgres.mjs';
import { stopOnSignals } from './launch/processes.mjs';
import { createReport, errorOutcome } from './launch/report.mjs';
import { ensureRuntime } from './launch/runtime.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const parts = ['checks', 'unit', 'browser'];

/** The longest way, build and browser, has a lane of its own. A check that `needsPrevious` is worthless without it. */
const lanes = [
  [
    { name: 'production build', part: 'browser', check: checks.checkBuild },
    { name: 'browser tests', part: 'browser', check: checks.checkBrowser, needsPrevious: true },
  ],
  [
    { name: 'launcher tests', part: 'unit', check: checks.checkLauncher },
    { name: 'formatting and lint', part: 'checks', check: checks.checkFormatAndLint },
    { name: 'types', part: 'checks', check: checks.checkTypes },
    { name: 'unit and integration tests', part: 'unit', check: checks.checkUnits },
  ],
];

await runCommand(async () => {
  const wanted = readParts(process.argv.slice(2));
  stopOnSignals();
  const report = createReport();
  const context = prepare(wanted);
  try {
    await Promise.all(lanes.map((lane) => runLane({ lane, wanted, context, report })));
  } finally {
    await context.postgres?.then(
      ({ stop }) => stop(),
      () => {},
    );
  }
  return report.close();
});

function readParts(args) {
  const unknown = args.find((arg) => !parts.includes(arg));
  if (unknown) throw new LaunchError(`Unknown part '${unknown}'. There are: ${parts.join(', ')}.`);
  return new Set(args.length > 0 ? args : parts);
}

/** Starts bringing everything at once; a failure is told by the checks that wait for it. */
function prepare(wanted) {
  const runtime = ensureRuntime({ root });
  const packages = runtime.then((ready) => ensurePackages({ root, runtime: ready }).then(() => ready));
  const chromium = wanted.has('browser') ? provideChromium({ root, packages }) : undefined;
  const isPostgresWanted = wanted.has('browser') || wanted.has('unit');
  const postgres = isPostgresWanted ? startPostgres({ root, runtime }) : undefined;
  const build = packages.then((ready) => ensureBuild({ root, runtime: ready }));
  for (const promise of [runtime, packages, chromium, postgres, build]) promise?.catch(() => {});
  return { root, packages, chromium, postgres, build };
}

async function runLane({ lane, wanted, context, report }) {
  let hasPassed = true;
  for (const { name, check, needsPrevious } of lane.filter(({ part }) => wanted.has(part))) {
    const startedAt = performance.now();
    const isWorthless = needsPrevious && !hasPassed;
    const outcome = isWorthless
      ? errorOutcome(new LaunchError('Not run: what it needs has failed.'))
      : await check(context).catch(errorOutcome);
    report.add({ name, seconds: (performance.now() - startedAt) / 1000, outcome });
    hasPassed = outcome.failed === 0;
  }
}
