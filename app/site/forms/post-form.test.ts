import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { postForm } from './post-form.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

const failure = 'There was an error sending your message. Please try again later.';
const lost = 'The connection seems to be lost.';

test('what is stored is thanked for in the server’s words', async () => {
  const path = await respondWith(201, '{"message":"Thank you."}');
  expect(await postForm(path, { values: {}, failure, lost })).toEqual({
    status: 'sent',
    message: 'Thank you.',
  });
});

test.each([
  [
    400,
    '{"message":"Please fill in all required fields.","errors":{"name":"Enter your name"}}',
    { name: 'Enter your name' },
  ],
  [429, '{"message":"Too many requests. Please wait 40 seconds and try again."}', {}],
  [503, '{"message":"The site is very busy right now. Please try again in a moment."}', {}],
  [507, '{"message":"Nothing was stored: the site has no room left for it. Please try again later."}', {}],
])(
  'what lies with the visitor, or may pass, is told in the server’s words: %i',
  async (status, body, fields) => {
    const outcome = await postForm(await respondWith(status, body), { values: {}, failure, lost });
    expect(outcome).toMatchObject({ status: 'refused', message: JSON.parse(body).message, fields });
  },
);

test.each([
  [500, '{"message":"Something went wrong here."}'],
  [502, '<html>Bad gateway</html>'],
  [403, '<html>Forbidden</html>'],
])('what lies with the server is told in the form’s words: %i', async (status, body) => {
  const outcome = await postForm(await respondWith(status, body), { values: {}, failure, lost });
  expect(outcome).toMatchObject({ status: 'refused', message: failure, fields: {} });
});

test('a lost connection is told as such', async () => {
  const outcome = await postForm('http://127.0.0.1:9/', { values: {}, failure, lost });
  expect(outcome.message).toBe(lost);
});

async function respondWith(status: number, body: string): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  cleanups.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
