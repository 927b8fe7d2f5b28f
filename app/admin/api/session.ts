/** The key of the token in localStorage (specification/back-office.md, "Shell"). */
const tokenKey = 'authToken';
const usernameKey = 'authUsername';

/** The event that reports signing in or out in this window; other windows notice it by the `storage` event. */
export const sessionChanged = 'ashlar:session';

export function readToken(): string | null {
  return localStorage.getItem(tokenKey);
}

/** The signed-in administrator's name as stored in this browser; empty if unknown. */
export function readUsername(): string {
  return localStorage.getItem(usernameKey) ?? '';
}

/** Stores the name for a token that was stored without one. */
export function keepUsername(username: string): void {
  localStorage.setItem(usernameKey, username);
}

export function startSession(session: { token: string; username: string }): void {
  localStorage.setItem(tokenKey, session.token);
  keepUsername(session.username);
  dispatchEvent(new Event(sessionChanged));
}

/** Deletes the token. Unsaved drafts are stored separately and stay. */
export function endSession(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(usernameKey);
  dispatchEvent(new Event(sessionChanged));
}
