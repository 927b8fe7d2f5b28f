import type { FormValues } from '../api/form-values.ts';

/** What an administrator had typed when the window closed, and the record it belongs to. */
export type Draft = {
  key: string;
  /** ISO 8601 in UTC. */
  savedAt: string;
  /** The tag and the values of the record when editing began; no tag for a new record. */
  etag: string;
  base: FormValues;
  values: FormValues;
};

/** Longer than an administrator's holiday. */
const maxAgeMs = 30 * 24 * 3_600_000;
const prefix = 'ashlar:draft:';

/**
 * The storage key prefix of a record's drafts; each window that edits it has its own key, so that none overwrites
 * another.
 */
export function draftPlaceOf(path: string, id: number | undefined): string {
  return `${prefix}${path}:${id ?? 'new'}:`;
}

/** @returns whether it could be stored: a browser may refuse, or have no space left */
export function writeDraft(draft: Draft): boolean {
  const { key, ...content } = draft;
  try {
    localStorage.setItem(key, JSON.stringify(content));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there are no drafts either.
  }
}

/** The drafts stored for a record, newest first. Expired or unreadable ones are deleted. */
export function listDrafts(place: string, now = new Date()): Draft[] {
  return keysAt(place)
    .map((key) => readDraft(key, now))
    .filter((draft) => draft !== undefined)
    .sort((left, right) => right.savedAt.localeCompare(left.savedAt));
}

function readDraft(key: string, now: Date): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    if (isDraft(draft) && now.getTime() - Date.parse(draft.savedAt) < maxAgeMs) return { ...draft, key };
  } catch {
    // Written by an older version of the page, or truncated.
  }
  dropDraft(key);
  return undefined;
}

function isDraft(draft: unknown): draft is Omit<Draft, 'key'> {
  if (typeof draft !== 'object' || draft === null) return false;
  const { savedAt, etag, base, values } = draft as Record<string, unknown>;
  return typeof savedAt === 'string' && typeof etag === 'string' && isValues(base) && isValues(values);
}

function isValues(values: unknown): values is FormValues {
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every(
      (value) => Array.isArray(value) || typeof value === 'string' || typeof value === 'boolean',
    )
  );
}

function keysAt(place: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(place));
  } catch {
    return [];
  }
}
