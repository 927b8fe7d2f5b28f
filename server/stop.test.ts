import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFreePort } from '#tests/support/free-port.ts';
import { openToVisitors } from '#tests/support/open-to-visitors.ts';
import { openConnection, requestText } from '#tests/support/raw-http.ts';
import { readConfig } from './config/config.ts';
import { defaultConnectionLimits } from './http/connection-limits.ts';
import { startServer } from './start.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-stop-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

test('A server that stops waits a while for what is being sent to it, and no longer', async () => {
  const config = readConfig({ DATA_DIR: folder, DEMO_CONTENT: 'false', PORT: String(await findFreePort()) });
  await openToVisitors({ DATA_DIR: folder });
  const pages = {
    renderer: { render: async () => new Response('page') },
    findStyles: () => undefined,
  };
  const server = await startServer(config, pages, { limits: { ...defaultConnectionLimits, stopMs: 300 } });
  const body = JSON.stringify({ email: 'reader@post.example' });
  const headers = { host: 'localhost', 'content-type': 'application/json', 'content-length': body.length };
  const [silent, slow, prompt] = await Promise.all([1, 2, 3].map(() => openConnection(server.url)));
  for (const connection of [slow, prompt]) {
    connection?.send(requestText('POST /api/newsletter', headers, body.slice(0, 5)));
  }
  expect((await fetch(`${server.url}api/health`)).status).toBe(200);
  const stopped = server.stop();
  prompt?.send(body.slice(5));
  expect(await prompt?.ended).toContain('201 Created');
  await stopped;
  expect(await silent?.ended).toBe('');
  await slow?.ended.catch(() => {});
  expect(slow?.socket.destroyed).toBe(true);
});
