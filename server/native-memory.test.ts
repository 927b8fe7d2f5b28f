import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import serverEnvironment from '../scripts/server-environment.json' with { type: 'json' };
import serverLine from '../scripts/server-line.json' with { type: 'json' };

const wanted = 50_000_000;

/** Keeps one of ten buffers, so that what is freed lies between what is in use. */
const program = `
  const { openNativeMemory } = await import('${new URL('./native-memory.ts', import.meta.url)}');
  const { trim } = await openNativeMemory();
  let kept = Array.from({ length: 4_000 }, () => Buffer.allocUnsafeSlow(40_000).fill(1));
  kept = kept.filter((_, index) => index % 10 === 0);
  globalThis.gc();
  const before = process.memoryUsage.rss();
  let givenBack = 0;
  // Another thread frees what was collected, a moment later.
  for (let asked = 0; asked < 100 && givenBack < ${wanted}; asked += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    trim();
    givenBack = before - process.memoryUsage.rss();
  }
  console.log(JSON.stringify({ kept: kept.length, givenBack }));
`;

function run(flags: readonly string[]) {
  const words = [...flags, '--expose-gc', '--input-type=module', '--eval', program];
  const env = { ...process.env, ...serverEnvironment };
  return JSON.parse(execFileSync(process.execPath, words, { env, encoding: 'utf8' }));
}

const flags = serverLine.filter((word) => word.startsWith('--'));
// Other C libraries give nothing back, and nothing fails there.
const isGnu = 'glibcVersionRuntime' in (process.report.getReport() as { header: object }).header;

it('What was freed between what is in use goes back to the system when the server asks for it', () => {
  const { givenBack } = run(flags);
  if (isGnu) expect(givenBack).toBeGreaterThan(wanted);
  else expect(givenBack).toBeLessThan(10_000_000);
});

it('A server that is started without leave to ask keeps it, and goes on', () => {
  expect(run(flags.filter((word) => word !== '--experimental-ffi')).kept).toBe(400);
});
