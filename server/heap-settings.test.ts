import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import serverLine from '../scripts/server-line.json' with { type: 'json' };

/** Says under which settings code that is compiled ahead is of use: at first, after the collector was asked for, and as it ends. */
const program = `
  const { cachedDataVersionTag } = await import('node:v8');
  const { boundHeapGrowth, openCollector } = await import('${new URL('./heap-settings.ts', import.meta.url)}');
  const tags = [cachedDataVersionTag()];
  openCollector();
  tags.push(cachedDataVersionTag());
  boundHeapGrowth(0);
  while (cachedDataVersionTag() === tags[0]) await new Promise(setImmediate);
  process.once('exit', () => console.log(JSON.stringify([...tags, cachedDataVersionTag()])));
`;

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
