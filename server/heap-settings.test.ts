import { execFileSync } from 'node:child_process';
import { cachedDataVersionTag } from 'node:v8';
import { expect, it } from 'vitest';
import serverLine from '../scripts/server-line.json' with { type: 'json' };

/** Says under which settings code that is compiled ahead is of use: at first, while the server runs, and as it ends. */
const program = `
  const { cachedDataVersionTag } = await import('node:v8');
  const { boundHeapGrowth, openCollector } = await import('${new URL('./heap-settings.ts', import.meta.url)}');
  const tags = [cachedDataVersionTag()];
  openCollector();
  tags.push(cachedDataVersionTag());
  boundHeapGrowth(0);
  setTimeout(() => {
    tags.push(cachedDataVersionTag());
    process.once('exit', () => console.log(JSON.stringify([...tags, cachedDataVersionTag()])));
  }, 50);
`;

it('A start finds what was compiled ahead, by Node.js and by an earlier start, of use to it', () => {
  const flags = serverLine.filter((word) => word.startsWith('--'));
  const words = [...flags, '--input-type=module', '--eval', program];
  const said: number[] = JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' }));
  const [atFirst, afterCollecting, running, ending] = said;
  // The tests themselves run without any setting of V8.
  expect(atFirst).toBe(cachedDataVersionTag());
  expect(afterCollecting).toBe(atFirst);
  expect(running).not.toBe(atFirst);
  expect(ending).toBe(atFirst);
});
