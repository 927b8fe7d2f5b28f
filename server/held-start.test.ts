import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFreePort } from '#tests/support/free-port.ts';
import serverLine from '../scripts/server-line.json' with { type: 'json' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-held-'));
});
const cleanups: (() => unknown)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  rmSync(folder, { recursive: true, force: true });
});

/** The built server as `npm start` begins it while it still looks at the sources. */
async function hold() {
  const settings = {
    NODE_ENV: 'production',
    PORT: String(await findFreePort()),
    DATA_DIR: join(folder, 'data'),
  };
  const server = spawn(process.execPath, serverLine, {
    cwd: resolve(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, START_HELD: '1', DEMO_CONTENT: 'false', ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  });
  cleanups.push(() => server.kill('SIGKILL'));
  return { server, word: server.stdio[3] as Writable, output: server.stdout as Readable };
}

test('a server whose launcher ends without a word ends as well, and has touched nothing', async () => {
  const { server, word } = await hold();
  const ended = once(server, 'exit');
  word.end();
  expect(await ended).toEqual([0, null]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a server that is held starts at the word, and stops as ever', async () => {
  const { server, word, output } = await hold();
  const ended = once(server, 'exit');
  word.end('begin');
  let said = '';
  for await (const part of output) {
    said += part;
    if (said.includes('ready')) server.kill('SIGTERM');
  }
  expect(said).toContain('Ashlar is ready');
  expect(await ended).toEqual([0, null]);
});
