import { z } from 'zod';
import { maxStoredInteger } from '#errors/storable.ts';

/** The number of a record in a path. */
export const recordIdSchema = pathNumber({ min: 1 });

/** A number in a path; an unknown one is answered with 404 (validation.ts). */
export function pathNumber({ min }: { min: number }) {
  return z.coerce.number('id is a number').int('id is a number').min(min).max(maxStoredInteger);
}

/** The number of a record in a body. */
export function idInBody(message: string) {
  return z.int(message).min(1, message).max(maxStoredInteger, 'There is no record with this number');
}
