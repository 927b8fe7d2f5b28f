import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { readMail } from '#tests/support/read-mail.ts';
import { testAuthor } from '#tests/support/sample-records.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/support/smtp-server.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { sendForm } from '#tests/support/upload-form.ts';

const addresses = { from: 'site@stone.example', to: 'sales@stone.example' };

describeOnOneEngine('a test mail', (openDb) => {
  const openApi = createApiOpener();
  let db: Db;
  let smtp: TestSmtpServer;

  beforeEach(async () => {
    db = await openDb();
    smtp = await startSmtpServer();
  });
  afterEach(() => smtp.close());

  async function openWith(smtpUrl: string) {
    const api = await openApi(db, { ...addresses, smtpUrl });
    const headers = await api.signIn();
    const setUp = { value: { name: 'Aravane', email: 'hello@stone.example' }, isDraft: false };
    await api.services.siteDocuments.save('company', { author: testAuthor, ...setUp });
    return {
      api,
      headers,
      read: async () => (await api.app.inject({ url: '/api/mail', headers })).json(),
      send: (payload?: object) => sendTest(api, headers, payload),
    };
  }

  test('goes to the company or to whom an administrator names, and is remembered', async () => {
    const { read, send } = await openWith(smtp.url);
    expect(await read()).toEqual({
      ...{ configured: true, ...{ from: addresses.from, notified: addresses.to } },
      ...{ testRecipient: 'hello@stone.example', lastTest: null },
    });
    expect((await send()).statusCode).toBe(200);
    const named = await send({ to: ' meera@buyer.example ' });
    expect(named.json()).toMatchObject({
      message: 'The mail server took the test mail to meera@buyer.example: 250 taken',
      ...{ to: 'meera@buyer.example', sentBy: 'admin', response: '250 taken' },
    });
    expect(smtp.received.map(({ recipients }) => recipients)).toEqual([
      ['hello@stone.example'],
      ['meera@buyer.example'],
    ]);
    const mail = readMail(smtp.received[0]?.source);
    expect(mail.header('Subject')).toBe('Test mail from Aravane');
    expect(mail.body).toMatch(
      /^This site can .+\n\nOpen in .+: https:\/\/stone.example\/admin\/mail\/\n\nSent by: admin\nSent at: \d+ \w+ \d{4}, .+\n\nAravane\n$/,
    );
    expect(mail.header('From')).toBe('Aravane <site@stone.example>');
    const { lastTest } = await read();
    expect(lastTest).toMatchObject({ to: 'meera@buyer.example', sentAt: named.json().sentAt });
  });

  test('brings the company’s logo with it, on a ground that it was made for', async () => {
    const { api, headers, send } = await openWith(smtp.url);
    const paint = async (field: 'logo' | 'logoDark', colour: string) => {
      const form = {
        fields: { type: 'appearance' },
        files: [{ name: 'a.svg', bytes: Buffer.from(bar(colour)) }],
      };
      const { path } = (await sendForm(api.app, { url: '/api/upload', headers, form })).json();
      const value = { logo: '', logoDark: '', [field]: path };
      await api.services.siteDocuments.save('appearance', { value, author: testAuthor });
    };
    await paint('logo', '#191714');
    await send();
    await paint('logoDark', '#f5f2ec');
    await send();
    const mails = smtp.received.map(({ source }) => readMail(source));
    const corners = mails.map(async ({ pictures: [logo] }) => {
      expect(logo?.header('Content-ID')).toBe('<logo@mail>');
      const { data, info } = await sharp(logo?.bytes).raw().toBuffer({ resolveWithObject: true });
      return [info.width, info.height, ...data.subarray(0, 3)];
    });
    expect(await Promise.all(corners)).toEqual([
      [472, 120, 0xf5, 0xf2, 0xec],
      [472, 120, 0x12, 0x11, 0x0f],
    ]);
    expect(mails[0]?.html).toContain('<img src="cid:logo@mail" width="236" height="60" alt="Aravane"');
  });

  test('that the mail server does not take is answered with its words, and not remembered', async () => {
    smtp.setMood('refusing');
    const { read, send } = await openWith(smtp.url);
    const response = await send({});
    expect([response.statusCode, response.json().message]).toEqual([
      422,
      'The mail server did not take the mail: 451 come back later',
    ]);
    expect((await read()).lastTest).toBeNull();
  });

  test('says so where nobody answers at the mail server’s address', async () => {
    const { send } = await openWith(`smtp://127.0.0.1:${await findFreePort()}`);
    const response = await send({});
    expect(response.statusCode).toBe(422);
    expect(response.json().message).toMatch(/^The mail server cannot be reached: .*ECONNREFUSED/);
  });

  test('needs a complete address', async () => {
    const { send } = await openWith(smtp.url);
    for (const to of ['meera', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', 7]) {
      const response = await send({ to });
      expect([response.statusCode, response.json().errors.to]).toEqual([
        400,
        'Enter a complete e-mail address, such as name@example.com',
      ]);
    }
    expect(smtp.received).toEqual([]);
  });

  test('is refused in words where no mail server is set up, and after several in a minute', async () => {
    const bare = await openApi(db);
    const headers = await bare.signIn();
    const refused = await sendTest(bare, headers);
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      expect.stringContaining('E-mail is not set up on this server.'),
    ]);
    const { send } = await openWith(smtp.url);
    const statuses = [];
    for (let sent = 0; sent < 7; sent += 1) statuses.push((await send()).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

function bar(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 44"><path fill="${colour}" d="M9 9h20v20z"/></svg>`;
}

function sendTest(api: ApiUnderTest, headers: { authorization: string }, payload?: object) {
  return api.app.inject({ method: 'POST', url: '/api/mail/test', headers, ...(payload && { payload }) });
}
