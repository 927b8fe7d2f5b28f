import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createTraffic } from './traffic.ts';

test('An instance that is about to go sends readers elsewhere, and takes what visitors write', async () => {
  const traffic = createTraffic();
  const server = createServer(
    traffic.around((request, response) => void request.resume().on('end', () => response.end('taken'))),
  );
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  expect((await fetch(url)).status).toBe(200);
  const hasTakenNote = traffic.sendElsewhere(60_000);
  const agent = new Agent({ keepAlive: true });
  const [reading] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  expect([reading.statusCode, reading.headers['retry-after']]).toEqual([503, '1']);
  // As a proxy does that has heard of a failure.
  reading.socket.destroy();
  await hasTakenNote;
  const writing = await fetch(url, { method: 'POST', body: 'an enquiry' });
  expect([writing.status, await writing.text()]).toEqual([200, 'taken']);
});
