/** Under which the token stays in the browser (specification/back-office.md, "Shell"). */
const tokenKey = 'authToken';
const usernameKey = 'authUsername';

/** Tells this window, and through the browser every other, that somebody signed in or out. */
export const sessionChanged = 'ashlar:session';

export function readToken(): string | null {
  return localStorage.getItem(tokenKey);
}

/** Who is signed in, as far as this browser knows; the server has the last word. */
export function readUsername(): string {
  return localStorage.getItem(usernameKey) ?? '';
}

/** For a token that came without a name. */
export function keepUsername(username: string): void {
  localStorage.setItem(usernameKey, username);
}

export function startSession(session: { token: string; username: string }): void {
  localStorage.setItem(tokenKey, session.token);
  keepUsername(session.username);
  dispatchEvent(new Event(sessionChanged));
}

/** Forgets the token. What an editor has typed is kept elsewhere and stays. */
export function endSession(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(usernameKey);
  dispatchEvent(new Event(sessionChanged));
}
