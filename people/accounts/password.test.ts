import { expect, test } from 'vitest';
import { generatePassword } from './generate-password.ts';
import { hashPassword, verifyPassword } from './password.ts';

test('A password is kept as Argon2id with 19 MiB, two passes and a salt of its own', async () => {
  const hashes = [await hashPassword('correct horse'), await hashPassword('correct horse')];
  const form = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/;
  expect(hashes).toEqual([expect.stringMatching(form), expect.stringMatching(form)]);
  expect(hashes[0]).not.toBe(hashes[1]);
});

test('An administrator’s password is recognised and no other', async () => {
  const hash = await hashPassword('grüner Marmor 1');
  expect(await verifyPassword('grüner Marmor 1', hash)).toBe(true);
  expect(await verifyPassword('gru\u0308ner Marmor 1', hash)).toBe(true);
  expect(await verifyPassword('Grüner Marmor 1', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('A hash made elsewhere with other parameters is verified with them', async () => {
  // The reference implementation's own test vector for these parameters.
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword('password', hash)).toBe(true);
});

test('Where there is no hash no password is right, and finding out costs the same work', async () => {
  const startedMs = performance.now();
  expect(await verifyPassword('correct horse', undefined)).toBe(false);
  // The derivation alone takes tens of milliseconds; a response without it takes none.
  expect(performance.now() - startedMs).toBeGreaterThan(5);
});

test('What is not such a hash is an error, not a wrong password', async () => {
  await expect(verifyPassword('any', 'plain text')).rejects.toThrow('unknown form');
});

test('A generated password can be read out and is never the same', () => {
  const passwords = Array.from({ length: 50 }, generatePassword);
  const form = /^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){4}$/;
  expect(passwords.filter((password) => !form.test(password))).toEqual([]);
  expect(new Set(passwords).size).toBe(50);
});
