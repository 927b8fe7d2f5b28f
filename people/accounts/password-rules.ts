import { createRequire } from 'node:module';
import type { dictionary } from '@zxcvbn-ts/language-common';

const minDistinctCharacters = 3;
const maxAddedCharacters = 4;
/** With this many letters besides the username, a password counts as different from it. */
const minOwnLetters = 4;
/** Shorter names occur in any password by chance. */
const minNameLength = 3;

/**
 * The most obvious guesses: the username, one character repeated, and the most common passwords.
 * @returns what is wrong with a new password, as a message for the person who chose it; undefined if nothing is
 */
export function findPasswordFault(password: string, username: string): string | undefined {
  const fault = findPlainFault(password, username);
  if (fault) return fault;
  return isCommon(fold(password)) ? 'This is one of the most common passwords. Use another one' : undefined;
}

/** The same without the list of common passwords, which takes longer to read than anything else of a start. */
export function findPlainFault(password: string, username: string): string | undefined {
  const folded = fold(password);
  if (new Set(folded).size < minDistinctCharacters) {
    return `Use at least ${minDistinctCharacters} different characters`;
  }
  if (isMadeOfName(folded, fold(username))) return 'Use a password that is not made of the username';
  return undefined;
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The name once or several times, with digits, punctuation or a few letters around it; or a part of a long name. */
function isMadeOfName(password: string, name: string): boolean {
  if (name.includes(password)) return true;
  if (name.length < minNameLength || !password.includes(name)) return false;
  return password.replaceAll(name, '').replace(/\P{L}/gu, '').length < minOwnLetters;
}

/**
 * The password as it is, with look-alike characters replaced by letters, and without suffixes added to satisfy a rule.
 */
function isCommon(password: string): boolean {
  const list = readCommonPasswords();
  return [password, readSignsAsLetters(password)].some(
    (form) => list.has(form) || list.has(withoutAdditions(form)),
  );
}

const lookalikes = new Map(
  Object.entries({
    '@': 'a',
    '4': 'a',
    '3': 'e',
    '1': 'i',
    '!': 'i',
    '0': 'o',
    $: 's',
    '5': 's',
  }),
);

/** The additions at the end are left unchanged. */
function readSignsAsLetters(text: string): string {
  const end = /[^\p{L}]*$/u.exec(text)?.[0] ?? '';
  const body = text.slice(0, text.length - end.length);
  return [...body].map((character) => lookalikes.get(character) ?? character).join('') + end;
}

function withoutAdditions(text: string): string {
  const shorter = text.replace(/[^\p{L}]+$/u, '');
  return text.length - shorter.length <= maxAddedCharacters ? shorter : text;
}

let commonPasswords: Set<string> | undefined;

/** 49,000 of them, read when the first password is chosen, so that they do not slow down the start. */
function readCommonPasswords(): Set<string> {
  if (commonPasswords) return commonPasswords;
  const require = createRequire(import.meta.url);
  const lists = require('@zxcvbn-ts/language-common') as { dictionary: typeof dictionary };
  commonPasswords = new Set(lists.dictionary['passwords-common']);
  return commonPasswords;
}
