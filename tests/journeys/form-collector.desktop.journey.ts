import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, fillFields, test } from '../support/sender.ts';

type Sent = { type: string; body: string };

let collector: Server;
let site: ChildProcess;
let siteUrl: string;
let collectorOrigin: string;
const received: Sent[] = [];

/** A form service, and a site that is told of it: both of these tests alone. */
test.beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    response.writeHead(200).end();
    received.push({
      type: request.headers['content-type'] ?? '',
      body: Buffer.concat(chunks).toString(),
    });
  });
  collectorOrigin = await listen(collector);
  const port = await findFreePort();
  siteUrl = `http://127.0.0.1:${port}`;
  site = spawn('node', ['--disable-warning=ExperimentalWarning', 'tests/support/journey-server.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITES: JSON.stringify([
        {
          PORT: String(port),
          DEMO_CONTENT: 'false',
          FORM_COLLECTOR_URL: `${collectorOrigin}/collect`,
          FORM_COLLECTOR_FIELDS: '{"name":"entry.1","email":"entry.2","message":"entry.5"}',
        },
      ]),
    },
  });
  await expect
    .poll(() =>
      fetch(`${siteUrl}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
});

test.afterAll(async () => {
  site.kill('SIGTERM');
  await new Promise((closed) => collector.close(closed));
});

test('a message from the contact page reaches the external form service as well, and no other URL may be requested', async ({
  page,
}) => {
  const policy = (await page.goto(`${siteUrl}/contact/`))?.headers()['content-security-policy'];
  expect(policy).toContain(`connect-src 'self' ${collectorOrigin};`);
  expect(policy).toContain("form-action 'self'");
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(received).toEqual([]);
  await fillFields(page, {
    name: 'Write to us',
    values: {
      ...{ name: 'Meera Example', email: 'meera@studio.example', phone: '0000000000' },
      ...{ subject: 'Stair', message: 'Fourteen treads & a landing' },
    },
  });
  await send.click();
  await expect(page).toHaveURL(`${siteUrl}/thank-you/`);
  await expect.poll(() => received.length).toBe(1);
  const [{ type, body }] = received as [Sent];
  expect(type).toContain('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    ...{ 'entry.1': 'Meera Example', 'entry.2': 'meera@studio.example', phone: '0000000000' },
    ...{ subject: 'Stair', 'entry.5': 'Fourteen treads & a landing' },
  });
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  const { port } = new URL(await listen(probe));
  await new Promise((closed) => probe.close(closed));
  return Number(port);
}
