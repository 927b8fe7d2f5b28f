/**
 * Takes each defence away once, in a copy of the project, and runs the test that has to fail then.
 *   npm run defences -- [words of a defence, a file or a test]
 *   npm run defences -- --tables
 * It fails where a test passes without its defence, or fails with it. It needs TEST_POSTGRES_URL and a build, and takes a
 * minute for two or three of them. `--tables` prints what docs/defences.md says.
 */
import { join, resolve } from 'node:path';
import { allRemovals, removalsByArea } from './defences/all-removals.ts';
import { copyProject } from './defences/copy-project.ts';
import { countFailed } from './defences/count-failed.ts';
import { describeRemovals } from './defences/describe-removals.ts';
import type { Removal } from './defences/removal.ts';
import { takeAway } from './defences/take-away.ts';

const root = resolve(import.meta.dirname, '..');
const asked = process.argv.slice(2);

if (asked.includes('--tables')) {
  const tables = Object.entries(removalsByArea).map(([title, removals]) => describeRemovals(title, removals));
  console.log(tables.join('\n\n'));
} else {
  const wanted = asked.join(' ').toLowerCase();
  process.exitCode = await takeAllAway(allRemovals.filter((removal) => namesOf(removal).includes(wanted)));
}

/** @returns what the process ends with */
async function takeAllAway(removals: readonly Removal[]): Promise<0 | 1> {
  const copy = copyProject(root, join(root, '.runtime', 'defences'));
  const whole = await countFailed(copy, ...new Set(removals.map(({ test }) => test)));
  if (whole.failed > 0) console.log(`FAILS WITH ITS DEFENCE\n${whole.output}`);
  let faults = whole.failed;
  for (const [index, removal] of removals.entries()) {
    const putBack = takeAway(copy, removal);
    const { failed, output } = await countFailed(copy, removal.test).finally(putBack);
    const said = failed > 0 ? 'fails' : 'PASSES';
    console.log(`${index + 1}/${removals.length} ${removal.test} ${said} without: ${removal.defence}`);
    if (failed > 0) continue;
    faults += 1;
    console.log(output);
  }
  console.log(`${removals.length} defences taken away, ${faults} faults`);
  return faults === 0 && removals.length > 0 ? 0 : 1;
}

function namesOf({ defence, file, test }: Removal): string {
  return `${defence} ${file} ${test}`.toLowerCase();
}
