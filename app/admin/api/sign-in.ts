import { requestApi } from './request-api.ts';
import { endSession, startSession } from './session.ts';

/** @throws ApiError with the server's message: a wrong password, too many attempts (429) */
export async function signIn(credentials: { username: string; password: string }): Promise<void> {
  const { data } = await requestApi<{ token: string; user: { username: string } }>('/auth/login', {
    method: 'POST',
    body: credentials,
  });
  startSession({ token: data.token, username: data.user.username });
}

/** Ends the session in the browser at once, and on the server if it can be reached. */
export function signOut(): void {
  requestApi('/auth/logout', { method: 'POST' }).catch(() => undefined);
  endSession();
}
