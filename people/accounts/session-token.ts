import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** 32 random bytes in base64url: what the administrator's browser keeps. */
export function createToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** What a session is called where it is listed; it opens nothing. */
export function createSessionId(): string {
  return randomBytes(12).toString('base64url');
}

/** What the database keeps of a token: whoever reads the database cannot sign in with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
