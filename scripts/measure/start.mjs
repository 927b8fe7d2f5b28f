/**
 * Times `npm start` from its first moment to the first completed request, several times, and prints the median.
 *   node scripts/measure/start.mjs [runs]
 * Uses PORT 3999 and the project's own data folder; run `npm start` once before, so that nothing is left to install.
 */
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

const port = '3999';
const runs = Number(process.argv[2] ?? 5);
const times = [];
for (let run = 0; run < runs; run += 1) times.push(await timeStart());
times.sort((a, b) => a - b);
console.log(`first answer after ${times.join(', ')} ms; median ${times[Math.floor(times.length / 2)]} ms`);

async function timeStart() {
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], { env: { ...process.env, PORT: port }, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (response?.ok) break;
    await setTimeout(5);
  }
  const elapsedMs = Math.round(performance.now() - startedAt);
  child.kill('SIGTERM');
  await ended;
  return elapsedMs;
}
