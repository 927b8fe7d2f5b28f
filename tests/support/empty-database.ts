import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import type { Engine } from '#database/connect.ts';
import { runOnPostgres } from './run-on-postgres.ts';

/** Gives addresses of databases that are not there yet, or have nothing in them; they are gone after the test. */
export function createEmptyDatabases(): (engine: Engine) => Promise<string> {
  const cleanups: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0)) await cleanup();
  });
  return async (engine) => {
    if (engine === 'sqlite') {
      const folder = await mkdtemp(join(tmpdir(), 'ashlar-empty-'));
      cleanups.push(() => rm(folder, { recursive: true, force: true }));
      return `sqlite:${join(folder, 'ashlar.sqlite')}`;
    }
    const serverUrl = process.env.TEST_POSTGRES_URL ?? '';
    const name = `ashlar_empty_${randomUUID().slice(0, 8)}`;
    await runOnPostgres(serverUrl, `create database "${name}" template template0`);
    cleanups.push(() => runOnPostgres(serverUrl, `drop database "${name}" with (force)`));
    return Object.assign(new URL(serverUrl), { pathname: name }).href;
  };
}
