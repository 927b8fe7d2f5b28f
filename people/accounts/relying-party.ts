import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { AppError } from '#errors/app-error.ts';

/** Whom an authenticator is asked for: it answers at this address only. */
export type RelyingParty = { id: string; origin: string };

/** Why there can be no passkeys at an address; undefined where there can. */
export function findPasskeyObstacle(publicUrl: string): string | undefined {
  if (!URL.canParse(publicUrl)) return 'The address of the site is not set (PUBLIC_URL).';
  const { protocol, hostname } = new URL(publicUrl);
  if (hostname === 'localhost') return undefined;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) {
    return `The address of the site is a number (${hostname}), and passkeys belong to a name: see PUBLIC_URL.`;
  }
  if (protocol !== 'https:') {
    return 'The address of the site begins with http://, and browsers keep passkeys for https:// only: see PUBLIC_URL.';
  }
  return undefined;
}

/** @throws AppError `unprocessable` with the reason where there can be no passkeys */
export function getRelyingParty(publicUrl: string): RelyingParty {
  const obstacle = findPasskeyObstacle(publicUrl);
  if (obstacle !== undefined) throw new AppError('unprocessable', obstacle);
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** What an authenticator keeps an account's passkeys under: the same for all of them, and it says nothing of whose. */
export function userHandleOf({ id }: RelyingParty, administratorId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(`passkeys:${id}:${administratorId}`).digest());
}
