import { setTimeout as wait } from 'node:timers/promises';
import { isAppError } from '#errors/app-error.ts';
import type { FileStorage } from './file-storage.ts';

/** A page does not wait longer for a file that it can do without. */
const soonMs = 2_000;

/**
 * A whole file, or undefined where it is lost.
 * @throws AppError where the storage does not answer: what is made without the file would be kept
 */
export async function readIfThere(storage: FileStorage, key: string): Promise<Buffer | undefined> {
  return storage.read(key).catch((error: unknown) => {
    if (isAppError(error)) throw error;
    return undefined;
  });
}

/** What can be had of it in a moment; `away` where the storage does not answer. */
export async function readSoon(reading: Promise<Buffer | undefined>): Promise<Buffer | undefined | 'away'> {
  return Promise.race([reading.catch(() => 'away' as const), wait(soonMs, 'away' as const, { ref: false })]);
}
