import { randomInt } from 'node:crypto';

/** Lower-case letters and digits that cannot be confused with one another on paper or on the phone. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 5;
const groupLength = 4;

/** A random password of about 99 bits that a person can read out and type, e.g. `k7wd-m3xq-…`. */
export function generatePassword(): string {
  return Array.from({ length: groups }, randomGroup).join('-');
}

/** Four characters of it. */
export function randomGroup(): string {
  return Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}
