import { z } from 'zod';
import { maxStoredInteger } from '#errors/storable.ts';

/** The number of a record in a path. */
export const recordIdSchema = addressNumber({ min: 1 });

/** A number in a path; one that nothing has leads nowhere (validation.ts). */
export function addressNumber({ min }: { min: number }) {
  return z.coerce.number('id is a number').int('id is a number').min(min).max(maxStoredInteger);
}

/** The number of a record in a body. */
export function idInBody(message: string) {
  return z.int(message).min(1, message).max(maxStoredInteger, 'There is no record with this number');
}
