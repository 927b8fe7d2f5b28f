import { ApiError } from '../api/request-api.ts';
import { findFieldName } from './field-names.ts';
import type { FormLayout } from './form-layout.ts';
import { type FormValues, toBody } from './form-values.ts';
import { createRecord, readRecord, type StoredRecord, updateRecord } from './record-calls.ts';
import type { FieldMessages } from './validate-values.ts';

/** The state when editing began; a new record has neither id nor tag. */
export type Base = { id: number | undefined; etag: string; values: FormValues };

export type SaveOutcome =
  | { kind: 'saved'; stored: StoredRecord }
  /** Somebody else has saved meanwhile. */
  | { kind: 'stale'; theirs: StoredRecord }
  /** The record no longer exists. */
  | { kind: 'vanished'; message: string }
  | { kind: 'failed'; message: string; fields: FieldMessages };

/** Stores the values: as a change of the record that editing began with, else as a new one. Never throws. */
export async function sendRecord(layout: FormLayout, values: FormValues, base: Base): Promise<SaveOutcome> {
  const { entity } = layout;
  const { id, etag } = base;
  try {
    const stored =
      id === undefined
        ? await createRecord(entity, toBody(entity, values))
        : await updateRecord(entity, { id, etag, body: toBody(entity, values, base.values) });
    return { kind: 'saved', stored };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404 && id !== undefined) {
      return { kind: 'vanished', message: error.message };
    }
    if (error instanceof ApiError && error.status === 412 && id !== undefined) return readTheirs(layout, id);
    return toFailure(layout, error);
  }
}

/** Read again, since the refusal's response has no tag to save with. */
async function readTheirs(layout: FormLayout, id: number): Promise<SaveOutcome> {
  try {
    return { kind: 'stale', theirs: await readRecord(layout.entity, id) };
  } catch (error) {
    return toFailure(layout, error);
  }
}

function toFailure(layout: FormLayout, error: unknown): SaveOutcome {
  if (!(error instanceof ApiError)) return { kind: 'failed', message: String(error), fields: {} };
  const fields: FieldMessages = {};
  const homeless: string[] = [];
  for (const [apiName, message] of Object.entries(error.fields)) {
    const name = findFieldName(layout.entity, apiName);
    if (name) fields[name] = message;
    else homeless.push(`${apiName}: ${message}`);
  }
  return { kind: 'failed', message: [error.message, ...homeless].join(' '), fields };
}
