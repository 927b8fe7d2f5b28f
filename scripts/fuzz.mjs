/**
 * `npm run fuzz`: asks the site what nobody would, from its own description: 1,000,000 requests, or as many as
 * `--requests=` says, from a seed of its own, or from `--seed=`, by as many workers as `--workers=` says. It needs
 * what `npm test` has brought: packages and a build.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const options = /** @type {const} */ ({
  requests: { type: 'string', default: '1000000' },
  seed: { type: 'string', default: `${randomInt(2 ** 30)}` },
  workers: { type: 'string', default: '2' },
});
const { values } = parseArgs({ options });
const workers = Number(values.workers);
const requests = Math.ceil(Number(values.requests) / workers);
const seed = Number(values.seed);
const began = Date.now();

console.log(`${requests * workers} requests from seed ${seed}`);
const codes = await Promise.all(
  Array.from({ length: workers }, (_, worker) => work(seed + worker * requests)),
);
console.log(`${requests * workers} requests from seed ${seed}: ${Math.round((Date.now() - began) / 1000)} s`);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;

/** @param {number} workerSeed */
async function work(workerSeed) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', 'tests/fuzz.test.ts'];
  const env = { ...process.env, FUZZ_REQUESTS: `${requests}`, FUZZ_SEED: `${workerSeed}` };
  const worker = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(worker, 'exit');
  return code;
}
