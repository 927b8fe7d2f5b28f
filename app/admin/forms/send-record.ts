import { findFieldName } from './field-names.ts';
import type { FormLayout } from './form-layout.ts';
import { type FormValues, toBody } from './form-values.ts';
import { createRecord, readRecord, updateRecord } from './record-endpoints.ts';
import { outcomeOf, type SaveOutcome } from './save-outcome.ts';

/** The state when editing began; a new record has neither id nor tag. */
export type Base = { id: number | undefined; etag: string; values: FormValues };

/** Stores the values: as a change of the record that editing began with, else as a new one. Never throws. */
export function sendRecord({ entity }: FormLayout, values: FormValues, base: Base): Promise<SaveOutcome> {
  const { id, etag } = base;
  const findName = (apiName: string) => findFieldName(entity, apiName);
  if (id === undefined) {
    return outcomeOf({ send: () => createRecord(entity, toBody(entity, values)), read: undefined, findName });
  }
  return outcomeOf({
    send: () => updateRecord(entity, { id, etag, body: toBody(entity, values, base.values) }),
    read: () => readRecord(entity, id),
    findName,
  });
}
