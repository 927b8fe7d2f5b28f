import { execFileSync } from 'node:child_process';
import { cachedDataVersionTag } from 'node:v8';
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

it('A start finds what was compiled ahead, by Node.js and by an earlier start, of use to it', () => {
  const flags = serverLine.filter((word) => word.startsWith('--'));
  const words = [...flags, '--input-type=module', '--eval', program];
  const said: number[] = JSON.parse(
    execFileSync(process.execPath, words, { encoding: 'utf8', timeout: 30_000 }),
  );
  // The tests themselves run without any setting of V8.
  expect(said).toEqual(Array(3).fill(cachedDataVersionTag()));
});
