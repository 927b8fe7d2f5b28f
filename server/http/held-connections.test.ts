import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { insertMediaFile } from '#media/storage/media-files.repository.ts';
import { createApiOpener } from '#tests/support/api-app.ts';
import { holdConnections } from '#tests/support/held-connections.ts';
import { openConnection, requestText } from '#tests/support/raw-http.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { defaultConnectionLimits } from './connection-limits.ts';

const held = 1_000;
const openDb = createDatabaseOpener('sqlite');
const openPatient = createApiOpener();
const openImpatient = createApiOpener({
  limits: { ...defaultConnectionLimits, headersMs: 1_000, bodyMs: 1_000, checkMs: 100 },
});
const openForReaders = createApiOpener({ limits: { ...defaultConnectionLimits, silenceMs: 500 } });

test('A thousand connections that are held keep nobody from being answered', async () => {
  const { app, records } = await openPatient(await openDb());
  await records.category();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const connections = await holdConnections((app.server.address() as AddressInfo).port, held);
  const statuses = new Set<number>();
  for (let round = 0; round < 50; round += 1) {
    for (const path of ['/api/categories', '/api/health']) statuses.add((await fetch(url + path)).status);
    const sent = await fetch(`${url}/api/feedback`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ rating: 5, feedback: 'Good' }),
    });
    // One network sends so many a minute.
    if (round < 5) statuses.add(sent.status);
  }
  expect(statuses).toEqual(new Set([200, 201]));
  expect(connections.count()).toBe(held);
  connections.release();
});

test('A thousand connections that are held are told that they took too long, and closed', async () => {
  const { app } = await openImpatient(await openDb());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const connections = await holdConnections((app.server.address() as AddressInfo).port, held);
  const lines = await connections.ended;
  expect(new Set(lines)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
  expect(lines).toHaveLength(held);
});

test('Whoever never reads what they asked for is closed, and a file is not read into memory for them', async () => {
  const { app, db, storage } = await openForReaders(await openDb());
  const megabytes = 24;
  await insertMediaFile(db, {
    ...{ path: '/uploads/videos/large.mp4', mime: 'video/mp4', width: null, height: null, preview: '' },
    ...{ bytes: megabytes * 1024 * 1024, sha256: '', originalName: '', alt: '', focalX: 50, focalY: 50 },
    createdAt: new Date().toISOString(),
  });
  await storage.write('videos/large.mp4', randomBytes(megabytes * 1024 * 1024));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const connection = await openConnection(url);
  connection.socket.pause();
  connection.send(requestText('GET /uploads/videos/large.mp4', { host: 'localhost' }));
  const [socket] = await accepted;
  await once(socket, 'close');
  expect(socket.bytesWritten).toBeGreaterThan(64 * 1024);
  expect(socket.bytesWritten).toBeLessThan(megabytes * 1024 * 1024);
  connection.socket.destroy();
});
