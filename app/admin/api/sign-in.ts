import { requestApi } from './request-api.ts';
import { endSession, startSession } from './session.ts';

/** @throws ApiError with the message of the login call: a wrong password, too many attempts (429) */
export async function signIn(credentials: { username: string; password: string }): Promise<void> {
  const { data } = await requestApi<{ token: string; user: { username: string } }>('/auth/login', {
    method: 'POST',
    body: credentials,
  });
  startSession({ token: data.token, username: data.user.username });
}

/** Ends the session here at once, and on the server as soon as it answers; an unreachable server stops nobody. */
export function signOut(): void {
  requestApi('/auth/logout', { method: 'POST' }).catch(() => undefined);
  endSession();
}
