import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { passOnToCollector } from './form-collector.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

const values = {
  ...{ name: 'Mira Example', email: 'mira@example.com', phone: '0000000000', phone_country: '+91' },
  ...{ subject: 'Samples & prices', message: 'Two\nlines', form_type: 'contact', utm_source: 'letter' },
};
const fields = { name: 'entry.1', email: 'entry.2', phone: 'entry.3', subject: 'entry.4' };
const collected = [
  ['entry.1', 'Mira Example'],
  ['entry.2', 'mira@example.com'],
  ['entry.3', '+91 0000000000'],
  ['entry.4', 'Samples & prices'],
];

test.each([
  ['urlencoded', 'application/x-www-form-urlencoded', 'Two\nlines'],
  ['multipart', 'multipart/form-data', 'Two\r\nlines'],
] as const)(
  'the collector receives a message as %s, under its own names',
  async (encoding, type, message) => {
    const collector = await openCollector();
    passOnToCollector({ url: collector.url, fields }, { values, encoding });
    const form = await collector.received;
    expect(form.type).toContain(type);
    expect(form.entries).toEqual([...collected, ['message', message]]);
  },
);

test('a collector that is away is told to the console and to nobody else', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  cleanups.push(() => warn.mockRestore());
  passOnToCollector({ url: 'http://127.0.0.1:9/', fields }, { values, encoding: 'multipart' });
  await expect.poll(() => warn.mock.calls.length).toBe(1);
});

test('without a collector nothing is sent', () => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  cleanups.push(() => fetching.mockRestore());
  passOnToCollector(undefined, { values, encoding: 'urlencoded' });
  expect(fetching).not.toHaveBeenCalled();
});

type Received = { type: string; entries: [string, string][] };

/** A separate form service for this test, on a free port. */
async function openCollector(): Promise<{ url: string; received: Promise<Received> }> {
  const { promise: received, resolve } = Promise.withResolvers<Received>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    response.writeHead(204).end();
    const type = request.headers['content-type'] ?? '';
    const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData();
    resolve({ type, entries: [...form].map(([name, value]) => [name, String(value)]) });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  cleanups.push(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/collect`, received };
}
