import type { FactorMethod } from '#people/accounts/sign-in-methods.shared.ts';
import { askAuthenticator } from './passkeys.ts';
import { requestApi } from './request-api.ts';
import { endSession, startSession } from './session.ts';

type SignedIn = { token: string; user: { username: string } };
/** The password was right; the ticket is good once, for five minutes. */
export type HalfSignedIn = { ticket: string; methods: readonly FactorMethod[] };

/**
 * @returns what the second factor is asked for with, where there is one; undefined once signed in
 * @throws ApiError with the server's message: a wrong password, too many attempts (429)
 */
export async function signIn(credentials: {
  username: string;
  password: string;
}): Promise<HalfSignedIn | undefined> {
  const { data } = await requestApi<SignedIn | HalfSignedIn>('/auth/login', {
    method: 'POST',
    body: credentials,
  });
  if ('ticket' in data) return data;
  start(data);
  return undefined;
}

/** @throws ApiError */
export async function signInWithCode(body: { ticket: string; code: string }): Promise<void> {
  start((await requestApi<SignedIn>('/auth/second-factor', { method: 'POST', body })).data);
}

/** With a passkey alone, or as the second factor. @throws ApiError with the reason, also where it was cancelled */
export async function signInWithPasskey(half?: { ticket: string }): Promise<void> {
  const response = await askAuthenticator('/auth/passkeys/sign-in-options', half ?? {});
  const body = { ...half, response };
  start((await requestApi<SignedIn>('/auth/passkeys/sign-in', { method: 'POST', body })).data);
}

function start({ token, user }: SignedIn): void {
  startSession({ token, username: user.username });
}

/** Ends the session in the browser at once, and on the server if it can be reached. */
export function signOut(): void {
  requestApi('/auth/logout', { method: 'POST' }).catch(() => undefined);
  endSession();
}
