import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { findFreePort } from '#tests/support/free-port.ts';
import { openToVisitors } from '#tests/support/open-to-visitors.ts';
import { createServerStarter } from '#tests/support/server-process.ts';

const start = createServerStarter();
let port: number;

beforeEach(async () => {
  port = await findFreePort();
});

async function ask(path: string, agent: Agent): Promise<IncomingMessage> {
  const [response] = (await once(request({ port, host: '127.0.0.1', path, agent }).end(), 'response')) as [
    IncomingMessage,
  ];
  response.resume();
  await once(response, 'end');
  return response;
}

async function startDraining(seconds: string) {
  await openToVisitors({ DATA_DIR: start.folder() });
  const server = start({ PORT: String(port), DRAIN_SECONDS: seconds });
  await server.says('Ashlar is ready');
  return server;
}

async function statusOf(path: string): Promise<number> {
  return (await fetch(`http://127.0.0.1:${port}${path}`)).status;
}

describe('behind a balancer', () => {
  test('a server that is told to stop says so at once, and goes on serving what it has kept and what it has not', async () => {
    const server = await startDraining('60');
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const path of ['/api/categories', '/api/categories']) await ask(path, agent);
    expect((await ask('/api/ready', agent)).statusCode).toBe(200);
    server.signal('SIGTERM');
    await expect.poll(() => statusOf('/api/ready')).toBe(503);
    expect(await statusOf('/api/health')).toBe(200);
    const kept = await ask('/api/categories', agent);
    expect([kept.statusCode, kept.headers['server-timing'], kept.headers.connection]).toEqual([
      ...[200, 'cache;desc=hit', 'close'],
    ]);
    const made = await ask('/api/nothing', agent);
    expect([made.statusCode, made.headers.connection]).toEqual([404, 'close']);
    // Told once more, it does not wait any longer.
    await expect
      .poll(
        () => {
          server.signal('SIGTERM');
          return server.hasEnded();
        },
        { timeout: 20_000, interval: 200 },
      )
      .toBe(true);
    expect(await server.exit()).toBe(0);
  });

  test('a server ends by itself after the time that it was given, once what is under way is answered', async () => {
    const server = await startDraining('1');
    const body = JSON.stringify({ email: 'reader@post.example' });
    const socket = connect(port, '127.0.0.1');
    const head = 'POST /api/newsletter HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
    socket.write(`${head}content-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`);
    server.signal('SIGTERM');
    await expect.poll(() => statusOf('/api/ready')).toBe(503);
    await expect.poll(() => statusOf('/api/ready').catch(() => 0), { timeout: 20_000 }).toBe(0);
    socket.write(body.slice(5));
    const [response] = (await once(socket, 'data')) as [Buffer];
    expect(response.toString()).toContain('201');
    expect(await server.exit()).toBe(0);
  });
});

test('a server that is told to stop the moment it answers finishes what it has taken', async () => {
  await openToVisitors({ DATA_DIR: start.folder() });
  const server = start({ PORT: String(port), DRAIN_SECONDS: '60' });
  // Without a pause: somebody is answered before the start is over.
  while ((await statusOf('/api/ready').catch(() => 0)) !== 200);
  server.signal('SIGTERM');
  await expect.poll(() => statusOf('/api/ready')).toBe(503);
  expect(await statusOf('/api/categories')).toBe(200);
});

test('a server that is stopped before it is up ends as well', async () => {
  const server = start({ PORT: String(port), DEMO_CONTENT: 'true' });
  await server.says('Administrator');
  expect(await server.stop('SIGTERM')).toBe(0);
});
