import { expect, test } from 'vitest';
import { findPasswordFault } from './password-rules.ts';

const ofName = 'Use a password that is not made of the username';
const common = 'This is one of the most common passwords. Use another one';
const tooFew = 'Use at least 3 different characters';

test.each([
  ['aaaaaaaaaa', 'owner', tooFew],
  ['aAaAaAaAaAaA', 'owner', tooFew],
  ['¤¤¤¤¤¤¤¤¤¤', 'owner', tooFew],
  ['stonemason', 'Stonemason', ofName],
  ['ADMIN12345', 'admin', ofName],
  ['admin-admin!', 'Admin', ofName],
  ['2026_bob_2026', 'bob', ofName],
  ['ａｄｍｉｎ12345', 'admin', ofName],
  ['asha@stone', 'asha@stone.example', ofName],
  ['1234567890', 'owner', common],
  ['qwertyuiop', 'owner', common],
  ['Password123!', 'owner', common],
  ['P@ssw0rd123', 'owner', common],
  ['Football2026', 'owner', common],
])('%s is refused as the password of %s', (password, username, fault) => {
  expect(findPasswordFault(password, username)).toBe(fault);
});

test.each([
  ['stone-and-water', 'Admin'],
  ['the admin sleeps in the yard', 'admin'],
  ['second-password', 'second'],
  ['k7wd-m3xq-9abc', 'a'],
  ['grüner Marmor 1', 'owner'],
])('%s is good enough a password for %s', (password, username) => {
  expect(findPasswordFault(password, username)).toBeUndefined();
});
