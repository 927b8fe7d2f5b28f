import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createAccountService } from '#people/accounts/accounts.service.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { fillDatabase } from '#tests/support/full-database.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

const visitor = { ip: '192.0.2.1', userAgent: 'test' };
const message = {
  ...{ name: 'Ada Lovelace', email: 'ada@post.example', phone: '9876543210', form_type: 'contact' },
  ...{ subject: 'Marble', message: 'Which slabs are there in the yard? '.repeat(50) },
};
const submission = { method: 'POST', url: '/api/contact', payload: message } as const;

describeOnBothEngines('a site whose database has no room left', (openDb, engine) => {
  const openApi = createApiOpener();
  let db: Db;
  let api: ApiUnderTest;
  let makeRoom: () => Promise<void>;

  beforeEach(async () => {
    db = await openDb();
    api = await openApi(db);
    await api.records.category({ name: 'Marble' });
    makeRoom = await fillDatabase(db, engine);
  });

  afterEach(() => makeRoom());

  /** What room there is in pages that are in use already goes first. */
  async function sendUntilRefused() {
    for (let count = 0; count < 20; count += 1) {
      const payload = { ...message, subject: `Marble ${count}` };
      const response = await api.app.inject({ ...submission, payload });
      if (response.statusCode !== 201) return response;
    }
    throw new Error('There is room for everything');
  }

  test('tells visitors that nothing was stored, and goes on showing what there is', async () => {
    const response = await sendUntilRefused();
    expect([response.statusCode, response.json()]).toMatchObject([
      507,
      { message: expect.stringMatching(/^Nothing was stored: /) },
    ]);
    const stored = await api.services.messages.count();
    expect((await api.app.inject('/api/categories')).json()).toMatchObject([{ name: 'Marble' }]);
    await makeRoom();
    expect((await api.app.inject(submission)).statusCode).toBe(201);
    expect(await api.services.messages.count()).toBe(stored + 1);
  });

  test('has the reason in its log, not what came of it', async () => {
    await sendUntilRefused();
    const failing = api.services.submissions.sendContactMessage(message, visitor);
    await expect(failing).rejects.toMatchObject({
      code: 'not-stored',
      cause: { message: expect.stringMatching(/disk is full|No space left/) },
    });
  });

  test('lets an owner in who makes room, once there is what was kept for that', async () => {
    const credentials = { username: 'admin', password: 'stone-and-water' };
    let stored = 0;
    const storeSurely = async <Stored>(work: () => Promise<Stored>): Promise<Stored> => {
      stored += 1;
      try {
        return await work();
      } catch (error) {
        expect(error).toMatchObject({ code: 'not-stored' });
        await makeRoom();
        return work();
      }
    };
    await makeRoom();
    const accounts = createAccountService(db, { storeSurely });
    await accounts.ensureFirstAdministrator(credentials);
    makeRoom = await fillDatabase(db, engine);
    const visitor = { ip: '192.0.2.1' };
    // What room there is in pages that are in use goes first.
    for (let count = 0; count < 12; count += 1) {
      await expect(accounts.login(credentials, visitor)).resolves.toMatchObject({
        token: expect.any(String),
      });
    }
    expect(stored).toBe(12);
  });

  test('is ill for whoever watches it, until there is room again', async () => {
    const ill = await api.app.inject('/api/health');
    expect([ill.statusCode, ill.json()]).toMatchObject([503, { message: 'The database has no room left.' }]);
    await makeRoom();
    expect((await api.app.inject('/api/health')).statusCode).toBe(200);
  });
});
