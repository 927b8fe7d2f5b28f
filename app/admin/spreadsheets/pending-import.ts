import { readUsername } from '../api/session.ts';

/** An import whose end this browser has not shown yet: the window may have been closed, or the connection lost. */
export type PendingImport = { id: string; fileName: string; sentAt: string };

/** What came of an older one is seen in the activity. */
const maxAgeMs = 24 * 3_600_000;

const keyOf = (path: string) => `ashlar:import:${readUsername()}:${path}`;

export function rememberImport(path: string, pending: PendingImport): void {
  try {
    localStorage.setItem(keyOf(path), JSON.stringify(pending));
  } catch {
    // It is imported all the same.
  }
}

export function forgetImport(path: string): void {
  try {
    localStorage.removeItem(keyOf(path));
  } catch {
    // Without storage nothing was remembered.
  }
}

export function findPendingImport(path: string, now = new Date()): PendingImport | undefined {
  try {
    const pending: unknown = JSON.parse(localStorage.getItem(keyOf(path)) ?? '');
    if (isPending(pending) && now.getTime() - Date.parse(pending.sentAt) < maxAgeMs) return pending;
  } catch {
    // Nothing there, or nothing that can be read.
  }
  forgetImport(path);
  return undefined;
}

function isPending(value: unknown): value is PendingImport {
  if (typeof value !== 'object' || value === null) return false;
  return ['id', 'fileName', 'sentAt'].every((name) => typeof Reflect.get(value, name) === 'string');
}
