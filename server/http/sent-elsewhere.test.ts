import { once } from 'node:events';
import { createServer } from 'node:http';
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
  const sentOne = traffic.sendElsewhere(60_000);
  const reading = await fetch(url);
  expect([reading.status, reading.headers.get('retry-after')]).toEqual([503, '1']);
  await sentOne;
  const writing = await fetch(url, { method: 'POST', body: 'an enquiry' });
  expect([writing.status, await writing.text()]).toEqual([200, 'taken']);
});
