import { ApiError } from '../api/request-api.ts';
import type { StoredRecord } from './record-endpoints.ts';
import type { FieldMessages } from './validate-values.ts';

export type SaveOutcome =
  | { kind: 'saved'; stored: StoredRecord }
  /** Somebody else has saved meanwhile. */
  | { kind: 'stale'; theirs: StoredRecord }
  /** The record no longer exists. */
  | { kind: 'vanished'; message: string }
  | { kind: 'failed'; message: string; fields: FieldMessages };

type Sending = {
  /** Sends the values. @throws ApiError */
  send: () => Promise<StoredRecord>;
  /** Reads what is stored, which a refusal's response has no tag for; undefined for something new. @throws ApiError */
  read: (() => Promise<StoredRecord>) | undefined;
  /** What the form calls the field that the API named in its refusal. */
  findName: (apiName: string) => string | undefined;
};

/** Sends the values and describes the outcome. Never throws. */
export async function outcomeOf({ send, read, findName }: Sending): Promise<SaveOutcome> {
  try {
    return { kind: 'saved', stored: await send() };
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

function toFailure(error: unknown, findName: Sending['findName']): SaveOutcome {
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
