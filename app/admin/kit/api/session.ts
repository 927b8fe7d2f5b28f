import { type Role, roles } from '#people/accounts/permissions.shared.ts';

/** The key of the token in localStorage (specification/back-office.md, "Shell"). */
const tokenKey = 'authToken';
const usernameKey = 'authUsername';
const roleKey = 'authRole';

/** The event that reports signing in or out in this window; other windows notice it by the `storage` event. */
const sessionChanged = 'ashlar:session';

/** The event that reports that the server has refused what the role may not do. */
export const refused = 'ashlar:refused';

/** The event that reports that nothing but the own account opens until a second factor is set up. */
export const factorMissing = 'ashlar:factor-missing';

export function readToken(): string | null {
  return localStorage.getItem(tokenKey);
}

/** The signed-in administrator's name as stored in this browser; empty if unknown. */
export function readUsername(): string {
  return localStorage.getItem(usernameKey) ?? '';
}

/** The role as this browser knows it; undefined if it does not yet. */
export function readRole(): Role | undefined {
  const stored = localStorage.getItem(roleKey);
  return roles.find((role) => role === stored);
}

/** Stores whose token it is, as the server says. */
export function keepUser({ username, role }: { username: string; role: Role }): void {
  if (!readToken() || (readUsername() === username && readRole() === role)) return;
  localStorage.setItem(usernameKey, username);
  localStorage.setItem(roleKey, role);
  dispatchEvent(new Event(sessionChanged));
}

export function startSession(session: { token: string; username: string }): void {
  localStorage.setItem(tokenKey, session.token);
  // Whoever signs in now may be somebody else, or have another role since.
  if (readUsername() !== session.username) localStorage.removeItem(roleKey);
  localStorage.setItem(usernameKey, session.username);
  dispatchEvent(new Event(sessionChanged));
}

/** Deletes the token. Unsaved drafts are stored separately and stay. */
export function endSession(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(usernameKey);
  localStorage.removeItem(roleKey);
  dispatchEvent(new Event(sessionChanged));
}

/** Calls back when this or another window signs in or out. @returns what stops it */
export function onSessionChange(onChange: () => void): () => void {
  addEventListener(sessionChanged, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(sessionChanged, onChange);
    removeEventListener('storage', onChange);
  };
}
