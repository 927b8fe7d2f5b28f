import { createHash } from 'node:crypto';
import { randomGroup } from './generate-password.ts';

const codesAtOnce = 10;
const groups = 4;

/** Ten codes of 79 random bits, e.g. `k7wd-m3xq-…`: too many to be found from their hashes. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: codesAtOnce }, () => Array.from({ length: groups }, randomGroup).join('-'));
}

/** What the database keeps of a code, however it is typed. */
export function hashRecoveryCode(code: string): string {
  const bare = code.toLowerCase().replace(/[\s-]/g, '');
  return createHash('sha256').update(`recovery:${bare}`).digest('hex');
}
