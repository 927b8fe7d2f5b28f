import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { findFreePort } from '#tests/support/free-port.ts';
import { createSmtpSender } from './smtp.ts';
import { describeSmtpFailure } from './smtp-failure.ts';

const mail = {
  ...{ from: 'site@stone.example', to: 'sales@stone.example', messageId: '<1@stone.example>' },
  ...{ subject: 'Test', body: 'Test' },
};
let server: Server | undefined;

afterEach(async () => {
  server?.close();
  server = undefined;
});

/** A mail server that answers each command with the first line whose beginning fits; nothing where none does. */
async function startServer(replies: Record<string, string>): Promise<number> {
  server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write(replies.greeting ?? '220 mail.example\r\n');
    socket.on('data', (bytes) => {
      const line = bytes.toString('latin1');
      const known = Object.keys(replies).find((start) => line.startsWith(start));
      if (known) socket.write(replies[known] ?? '');
    });
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function wordsOf(url: string): Promise<string> {
  const send = createSmtpSender(url, { deadlineMs: 1500 });
  return send(mail).then(
    () => 'taken',
    (error: unknown) => describeSmtpFailure(error),
  );
}

const hello = { EHLO: '250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n' };

test('a name that no mail server has is told as that', async () => {
  expect(await wordsOf('smtp://nowhere.invalid:25')).toMatch(/^The mail server’s name is not known: /);
});

test('an address where nobody answers is told as that', async () => {
  const port = await findFreePort();
  expect(await wordsOf(`smtp://127.0.0.1:${port}`)).toMatch(
    /^The mail server cannot be reached: .*ECONNREFUSED/,
  );
});

test('a refused name or password is told as that, with the server’s words', async () => {
  const port = await startServer({ ...hello, AUTH: '535 5.7.8 Wrong password\r\n' });
  expect(await wordsOf(`smtp://user:secret@127.0.0.1:${port}`)).toBe(
    'The mail server refuses the name or password in SMTP_URL: 535 5.7.8 Wrong password',
  );
});

test('a refused recipient is told as that, with the server’s words', async () => {
  const port = await startServer({ ...hello, MAIL: '250 ok\r\n', RCPT: '550 5.1.1 No such user\r\n' });
  expect(await wordsOf(`smtp://127.0.0.1:${port}`)).toBe(
    'The mail server refuses an address: 550 5.1.1 No such user',
  );
});

test('a server that does not speak TLS where it should is told as that', async () => {
  const port = await startServer(hello);
  expect(await wordsOf(`smtps://127.0.0.1:${port}`)).toBe(
    'No safe connection to the mail server came about: it does not speak TLS on this port. In SMTP_URL another port, or smtp:// in place of smtps://, may be meant.',
  );
});

test('a server that says nothing is told as that', async () => {
  const port = await startServer({ greeting: '' });
  expect(await wordsOf(`smtp://127.0.0.1:${port}`)).toBe(
    'The mail server does not answer: it took longer than 2 seconds',
  );
});
