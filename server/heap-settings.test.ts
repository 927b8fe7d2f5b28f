import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import serverLine from '../scripts/server-line.json' with { type: 'json' };

/** Says under which settings code that is compiled ahead is of use: at first, after the collector was asked for, and as it ends. */
const program = `
  const { cachedDataVersionTag } = await import('node:v8');
  const { setHeapForServing, openCollector } = await import('${new URL('./heap-settings.ts', import.meta.url)}');
  const tags = [cachedDataVersionTag()];
  openCollector();
  tags.push(cachedDataVersionTag());
  setHeapForServing(0);
  while (cachedDataVersionTag() === tags[0]) await new Promise(setImmediate);
  process.once('exit', () => console.log(JSON.stringify([...tags, cachedDataVersionTag()])));
`;

/** Makes rows that last and then rows for a moment, in the same place; says how many bytes of the latter came among what lasts. */
const rowsProgram = `
  const { cachedDataVersionTag, getHeapSpaceStatistics } = await import('node:v8');
  const { setHeapForServing } = await import('${new URL('./heap-settings.ts', import.meta.url)}');
  const startTag = cachedDataVersionTag();
  setHeapForServing(0);
  while (cachedDataVersionTag() === startTag) await new Promise(setImmediate);
  const readBytes = () => getHeapSpaceStatistics().find((space) => space.space_name === 'old_space').space_used_size;
  const makeRows = () => Array.from({ length: 20 }, (_, id) => ({ id, name: 'Dawn', images: [id] }));
  const lasting = Array.from({ length: 4_000 }, makeRows);
  const before = readBytes();
  let most = 0;
  for (let at = 0; at < 20_000; at += 1) {
    makeRows();
    if (at % 100 === 0) most = Math.max(most, readBytes() - before);
  }
  console.log(most);
`;
const smallestYoungSpace = '--max-semi-space-size=1';

/** What the server's line and the program say, each in a process of its own: a setting of V8 is its whole process's. */
function run(flags: string[], source: string): unknown {
  const words = [...flags, '--input-type=module', '--eval', source];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8', timeout: 30_000 }));
}

it('A start finds what was compiled ahead, by Node.js and by an earlier start, of use to it', () => {
  const flags = serverLine.filter((word) => word.startsWith('--'));
  const bare = run([], `console.log((await import('node:v8')).cachedDataVersionTag())`);
  expect(run(flags, program)).toEqual(Array(3).fill(bare));
});

it('A row that is shown once is soon let go of, however long those before it have lasted', () => {
  expect(run([smallestYoungSpace], rowsProgram)).toBeLessThan(4_000_000);
});
