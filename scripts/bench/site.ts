import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import serverEnvironment from '../server-environment.json' with { type: 'json' };
import serverLine from '../server-line.json' with { type: 'json' };
import { processorMsSince, readProcessorMs } from './process-usage.ts';
import { type StartedServer, startServer } from './started-server.ts';

const root = resolve(import.meta.dirname, '../..');
const quietShare = 0.05;
const lookMs = 2_000;
const longestWaitMs = 10 * 60_000;

type Place = { dataDir: string; port: number };
type Settings = { cacheMb?: number };

/** The built site as it is in production; `npm start` comes to the same. */
export async function startSite(place: Place, { cacheMb = 64 }: Settings = {}): Promise<StartedServer> {
  const env = { ...serverEnvironment, ...environmentOf(place), CACHE_MB: String(cacheMb) };
  return startServer({ command: process.execPath, args: serverLine, env }, { port: place.port, cwd: root });
}

/** As an operator starts it, with all that is looked at before the server itself. */
export async function startByCommand(place: Place): Promise<StartedServer> {
  const program = { command: process.execPath, args: ['scripts/start.mjs'], env: environmentOf(place) };
  return startServer(program, { port: place.port, cwd: root });
}

/** Waits for what goes on in the background after a start, such as pictures that are made ahead. */
export async function waitForQuiet({ pids }: StartedServer): Promise<void> {
  const until = performance.now() + longestWaitMs;
  while (performance.now() < until) {
    const before = readProcessorMs(pids());
    await wait(lookMs);
    if (processorMsSince(before) < lookMs * quietShare) return;
  }
}

/** The same content with records of a large company added, in a folder of its own. */
export function grow(from: string, { into, counts }: { into: string; counts: Record<string, number> }): void {
  cpSync(from, into, { recursive: true });
  const line = Object.entries(counts).flatMap(([name, count]) => [`--${name}`, String(count)]);
  const seeded = spawnSync(process.execPath, ['scripts/seed-growth.mjs', ...line], {
    env: { ...process.env, DATABASE_URL: `sqlite:${join(into, 'ashlar.sqlite')}` },
    ...{ cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  });
  if (seeded.status !== 0) throw new Error('The catalogue could not be grown');
}

function environmentOf({ dataDir, port }: Place): Record<string, string> {
  return {
    ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir },
    ...{ ADMIN_PASSWORD: 'measured-password', DATABASE_URL: '', STORAGE_URL: '', SMTP_URL: '' },
    NODE_COMPILE_CACHE: join(root, '.runtime', 'compile-cache'),
  };
}
