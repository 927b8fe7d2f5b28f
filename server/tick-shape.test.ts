import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const urlOf = (name: string) => JSON.stringify(new URL(name, import.meta.url));

/** Says how V8 has each computed key of a tick defined, after collections at rest between busy times. */
const program = `
  const { openCollector } = await import(${urlOf('./heap-settings.ts')});
  const { holdTickShape } = await import(${urlOf('./tick-shape.ts')});
  const collect = openCollector();
  const turn = () => new Promise(setImmediate);
  const tickOften = async () => {
    for (let turns = 0; turns < 100; turns += 1) {
      process.nextTick(() => {});
      process.nextTick(() => {}, turns);
      await turn();
    }
  };
  holdTickShape();
  for (let times = 0; times < 4; times += 1) {
    await tickOften();
    holdTickShape();
    await turn();
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }
  await tickOften();
  const ways = %GetFeedback(process.nextTick).filter(([kind]) => kind === 'DefineKeyedOwnPropertyInLiteral');
  console.log(JSON.stringify(ways.map(([, state]) => state)));
`;

it('Node.js makes its ticks by the short way after memory was given back, too', () => {
  const words = ['--allow-natives-syntax', '--input-type=module', '--eval', program];
  const said: string[] = JSON.parse(
    execFileSync(process.execPath, words, { encoding: 'utf8', timeout: 30_000 }),
  );
  expect(said.length).toBeGreaterThan(1);
  expect(new Set(said)).toEqual(new Set(['MONOMORPHIC']));
});
