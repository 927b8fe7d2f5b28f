import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { parseTrustedProxies, trustOf } from './trusted-proxies.ts';

/** The IP that limits go by, of a request that reached this machine from `peer`. */
async function addressSeen(proxies: string, request: { peer: string; forwarded: string }): Promise<string> {
  const app = Fastify({ trustProxy: trustOf(parseTrustedProxies(proxies) ?? false) });
  app.get('/', async ({ ip }) => ip);
  const headers = { 'x-forwarded-for': request.forwarded };
  const { body } = await app.inject({ url: '/', remoteAddress: request.peer, headers });
  await app.close();
  return body;
}

const proxy = '10.0.0.2';
const visitor = '192.0.2.7';

test.each([
  ['nobody is believed', 'false', visitor, proxy],
  ['the one proxy tells who it is', '1', visitor, visitor],
  ['a visitor invents IPs before their own', '1', `198.51.100.1, 203.0.113.9, ${visitor}`, visitor],
  ['two proxies tell who it is', '2', `198.51.100.1, ${visitor}, 10.0.0.3`, visitor],
  ['a named proxy tells who it is', '10.0.0.2', `198.51.100.1, ${visitor}`, visitor],
  ['a named network tells who it is', '172.16.0.0/12, 10.0.0.0/8', `1.1.1.1, ${visitor}, 10.9.9.9`, visitor],
  ['somebody else than the named proxy forwards', '10.0.0.3', visitor, proxy],
])('Where %s, limits go by the right IP', async (_, proxies, forwarded, seen) => {
  expect(await addressSeen(proxies, { peer: proxy, forwarded })).toBe(seen);
});
