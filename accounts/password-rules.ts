import { createRequire } from 'node:module';
import type { dictionary } from '@zxcvbn-ts/language-common';

const minDistinctCharacters = 3;
const maxAddedCharacters = 4;
/** Letters beside the username that make a password of its own of it. */
const minOwnLetters = 4;
/** Shorter ones occur in any password by accident. */
const minNameLength = 3;

/**
 * What anyone guesses first: the username, one character over and over, and the passwords that most people have.
 * @returns what is wrong with a new password, in words for whoever chose it; undefined where nothing is
 */
export function findPasswordFault(password: string, username: string): string | undefined {
  const folded = fold(password);
  if (new Set(folded).size < minDistinctCharacters) {
    return `Use at least ${minDistinctCharacters} different characters`;
  }
  if (isMadeOfName(folded, fold(username))) return 'Use a password that is not made of the username';
  if (isCommon(folded)) return 'This is one of the most common passwords. Use another one';
  return undefined;
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The name once or several times, with digits, signs or a few letters around it; or a part of a long one. */
function isMadeOfName(password: string, name: string): boolean {
  if (name.includes(password)) return true;
  if (name.length < minNameLength || !password.includes(name)) return false;
  return password.replaceAll(name, '').replace(/\P{L}/gu, '').length < minOwnLetters;
}

/** As it is, with letters where signs look like them, and without what is hung on to satisfy a rule. */
function isCommon(password: string): boolean {
  const list = readCommonPasswords();
  return [password, readSignsAsLetters(password)].some(
    (form) => list.has(form) || list.has(withoutAdditions(form)),
  );
}

const lookalikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/** The additions at the end stay as they are. */
function readSignsAsLetters(text: string): string {
  const end = /[^\p{L}]*$/u.exec(text)?.[0] ?? '';
  const body = text.slice(0, text.length - end.length);
  return [...body].map((character) => lookalikes[character] ?? character).join('') + end;
}

function withoutAdditions(text: string): string {
  const shorter = text.replace(/[^\p{L}]+$/u, '');
  return text.length - shorter.length <= maxAddedCharacters ? shorter : text;
}

let commonPasswords: Set<string> | undefined;

/** 49,000 of them, read when the first password is chosen: a start without one does not wait for it. */
function readCommonPasswords(): Set<string> {
  if (commonPasswords) return commonPasswords;
  const require = createRequire(import.meta.url);
  const lists = require('@zxcvbn-ts/language-common') as { dictionary: typeof dictionary };
  commonPasswords = new Set(lists.dictionary['passwords-common']);
  return commonPasswords;
}
