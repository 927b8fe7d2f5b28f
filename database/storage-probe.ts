import { randomBytes } from 'node:crypto';
import { isAppError } from '#errors/app-error.ts';
import type { Db } from './connect.ts';

const fillerBytes = 16 * 1024;

/**
 * Writes and empties a row of its own: if this cannot be stored, an enquiry cannot be either.
 * @returns whether there is room; a database that is busy or unreachable says nothing about it
 */
export async function hasRoom(db: Db): Promise<boolean> {
  try {
    // Random, so that compression on the way to the disk cannot shrink it.
    for (const filler of [randomBytes(fillerBytes).toString('base64'), '']) {
      await db
        .insertInto('storageProbe')
        .values({ id: 1, filler })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ filler }))
        .execute();
    }
    return true;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return error.code !== 'not-stored';
  }
}
