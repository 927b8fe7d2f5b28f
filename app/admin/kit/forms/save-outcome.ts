import type { StoredRecord } from '../api/form-values.ts';
import { ApiError } from '../api/request-api.ts';
import type { FieldMessages } from './validate-values.ts';

export type SaveOutcome =
  | { kind: 'saved'; stored: StoredRecord }
  /** Somebody else has saved meanwhile. */
  | { kind: 'stale'; theirs: StoredRecord }
  /** The record no longer exists. */
  | { kind: 'vanished'; message: string }
  | { kind: 'failed'; message: string; fields: FieldMessages };

type Form = {
  /** Reads what is stored, which a refusal's response has no tag for; undefined for something new. @throws ApiError */
  read: (() => Promise<StoredRecord>) | undefined;
  /** What the form calls the field that the API named in its refusal. */
  findName: (apiName: string) => string | undefined;
};

/** What came of sending a form's values. Never throws. @param response fails with an ApiError */
export async function outcomeOf(
  response: Promise<StoredRecord>,
  { read, findName }: Form,
): Promise<SaveOutcome> {
  try {
    return { kind: 'saved', stored: await response };
  } catch (error) {
    if (!(error instanceof ApiError) || !read) return toFailure(error, findName);
    if (error.status === 404) return { kind: 'vanished', message: error.message };
    if (error.status !== 412) return toFailure(error, findName);
    return read().then(
      (theirs): SaveOutcome => ({ kind: 'stale', theirs }),
      (failure: unknown) => toFailure(failure, findName),
    );
  }
}

function toFailure(error: unknown, findName: Form['findName']): SaveOutcome {
  if (!(error instanceof ApiError)) return { kind: 'failed', message: String(error), fields: {} };
  const fields: FieldMessages = {};
  const unplaced: string[] = [];
  for (const [apiName, message] of Object.entries(error.fields)) {
    const name = findName(apiName);
    if (name) fields[name] ??= message;
    else unplaced.push(`${apiName}: ${message}`);
  }
  return { kind: 'failed', message: [error.message, ...unplaced].join(' '), fields };
}
