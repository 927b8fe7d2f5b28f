import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createOutboxService } from '#inbox/mail/outbox.service.ts';
import { claimMs } from '#inbox/mail/outbox-sender.ts';
import { createSmtpSender } from '#inbox/mail/smtp.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { findPlainBrand as findBrand } from '#tests/support/mail-brand.ts';
import { openToVisitors } from '#tests/support/open-to-visitors.ts';
import { serverLine } from '#tests/support/server-line.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/support/smtp-server.ts';
import { openMigrated } from './open-database.ts';

const root = resolve(import.meta.dirname, '..');
const addresses = { from: 'site@stone.example', to: 'sales@stone.example' };
const enquiry = {
  ...{ full_name: 'Zoë Rao', email: 'zoe@buyer.example', phone: '9876543210', city: 'Jaipur' },
  ...{ whatsapp_number: '9876543211' },
};
let folder: string;
let smtp: TestSmtpServer;
let child: ChildProcess;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-mailing-'));
  smtp = await startSmtpServer();
});

afterEach(async () => {
  child.kill('SIGKILL');
  await smtp.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a server with a mail server beside it', () => {
  test('mails an enquiry as soon as it has come in', async () => {
    const port = await startSite();
    expect((await send(port)).status).toBe(201);
    await smtp.untilOffered(1);
    expect(smtp.received).toMatchObject([{ recipients: ['sales@stone.example'] }]);
  });

  test('loses no mail that it was sending when it was killed', async () => {
    smtp.setMood('silent');
    const port = await startSite();
    await send(port);
    await smtp.untilOffered(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    smtp.setMood('accepting');
    const db = await openMigrated(`sqlite:${join(folder, 'ashlar.sqlite')}`);
    const later = () => new Date(Date.now() + claimMs);
    const outbox = createOutboxService(db, {
      publicUrl: 'https://stone.example',
      addresses,
      findBrand,
      now: later,
    });
    expect(await outbox.list()).toMatchObject([{ attempts: 1, sentAt: null }]);
    await outbox.sendNext(createSmtpSender(smtp.url));
    expect(await outbox.sendNext(createSmtpSender(smtp.url))).toEqual({ hadMail: false });
    await db.destroy();
    expect(smtp.received).toHaveLength(1);
  });
});

async function startSite(): Promise<number> {
  const port = await findFreePort();
  await openToVisitors({ DATA_DIR: folder });
  child = spawn(process.execPath, serverLine, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      ...{ PORT: String(port), DATA_DIR: folder, DEMO_CONTENT: 'false' },
      ...{ NODE_ENV: 'production', SMTP_URL: smtp.url },
      ...{ MAIL_FROM: addresses.from, NOTIFY_TO: addresses.to },
    },
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  await expect.poll(() => output, { timeout: 15_000 }).toContain('Ashlar is ready');
  return port;
}

function send(port: number): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api/send-enquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiry),
  });
}
