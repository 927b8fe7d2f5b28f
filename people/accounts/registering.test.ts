import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { createAccountService } from './accounts.service.ts';

const visitor = { ip: '192.0.2.1' };
const owner = { username: 'Admin', password: 'stone-and-water' };
const editor = { username: 'editor', password: 'chisel-and-dust' };
const self = { username: owner.username, ...visitor };

async function createOwnedService(db: Db) {
  const service = createAccountService(db, createTestClock());
  await service.ensureFirstAdministrator(owner);
  return service;
}

describeOnOneEngine('A further administrator', (openDb) => {
  test('An administrator adds another, who can sign in, and is no owner unasked', async () => {
    const service = await createOwnedService(await openDb());
    await expect(service.register(editor, self)).resolves.toEqual({
      user: { username: 'editor' },
    });
    await expect(service.login(editor, visitor)).resolves.toMatchObject({ user: { username: 'editor' } });
    const roles = (await service.list()).map(({ username, role }) => [username, role]);
    expect(roles).toEqual([
      ['Admin', 'owner'],
      ['editor', 'editor'],
    ]);
  });

  test('A name that looks like another one’s is refused', async () => {
    const service = await createOwnedService(await openDb());
    const add = (username: string) => service.register({ ...editor, username }, self);
    await expect(add('\u0430dmin')).rejects.toMatchObject({
      code: 'invalid',
      fields: { username: 'Use letters of one alphabet; here are Cyrillic and Latin' },
    });
    await expect(add('ad\u115fmin')).rejects.toMatchObject({ code: 'invalid' });
    for (const username of ['Adrnin', 'adm1n', '\uff21dmin', 'Ädmin']) {
      await expect(add(username)).rejects.toMatchObject({
        code: 'conflict',
        fields: { username: 'There is already an administrator named "Admin"' },
      });
    }
    await add('ace');
    await expect(add('\u0430\u0441\u0435')).rejects.toMatchObject({ code: 'conflict' });
    await add('администратор');
    expect(await service.list()).toHaveLength(3);
  });

  test('Of two look-alikes made at the same moment one counts', async () => {
    const service = await createOwnedService(await openDb());
    const names = ['ace', '\u0430\u0441\u0435'];
    const outcomes = await Promise.allSettled(
      names.map((username) => service.register({ ...editor, username }, self)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('A second administrator of the same name, and a password that is easily guessed, are refused', async () => {
    const service = await createOwnedService(await openDb());
    const add = (account: object) => service.register({ ...editor, ...account }, self);
    await expect(add({ username: 'admin' })).rejects.toMatchObject({
      code: 'conflict',
      fields: { username: 'There is already an administrator named "Admin"' },
    });
    await expect(add({ password: 'too short' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { password: 'Use at least 10 characters' },
    });
    await expect(add({ password: 'Editor-2026!' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { password: 'Use a password that is not made of the username' },
    });
  });
});
