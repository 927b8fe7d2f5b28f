import { ApiError } from '../api/call-api.ts';
import type { FormLayout } from './form-layout.ts';
import { readRecord, type StoredRecord } from './record-calls.ts';

/** What a form begins with. `failed` leads back to the list, where the message is shown. */
export type LoadedForm =
  | { kind: 'new' }
  | { kind: 'edit'; stored: StoredRecord }
  | { kind: 'failed'; message: string };

/** @param id from the address; none for a new record */
export async function loadForm(layout: FormLayout, id: string | undefined): Promise<LoadedForm> {
  if (id === undefined) return { kind: 'new' };
  try {
    if (!/^\d{1,9}$/.test(id)) throw new ApiError({ message: `No record "${id}"`, status: 404 });
    return { kind: 'edit', stored: await readRecord(layout.entity, Number(id)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'failed', message: `Error loading ${layout.noun} data` };
  }
}
