import { resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '#errors/config-error.ts';
import { openStorage } from '#media/storage/open-storage.ts';
import type { OpenedStorage } from '#media/storage/opened-storage.ts';
import { readStoragePlace, type StoragePlace, StoragePlaceFault } from '#media/storage/storage-place.ts';

/** Where uploads are, and what requests to an object storage are signed with. */
export const storageShape = {
  STORAGE_URL: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
};

type StorageValues = { [Name in keyof typeof storageShape]?: string | undefined };

/** @throws ConfigError */
export function storageOf(
  { STORAGE_URL: address, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }: StorageValues,
  dataDir: string,
): StoragePlace {
  if (address === undefined) return { folder: resolve(dataDir, 'uploads') };
  try {
    const place = readStoragePlace(address, { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY });
    return 'folder' in place ? { folder: resolve(place.folder) } : place;
  } catch (error) {
    throw inOneLine(error);
  }
}

/**
 * Opens the storage of the settings, and looks whether it can be used.
 * @throws ConfigError in one line, without a key
 */
export async function openStorageOf({ storage }: { storage: StoragePlace }): Promise<OpenedStorage> {
  return openStorage(storage).catch((error: unknown) => {
    throw inOneLine(error);
  });
}

function inOneLine(error: unknown): unknown {
  if (!(error instanceof StoragePlaceFault)) return error;
  return new ConfigError(`${error.setting} ${error.message}`, { cause: error });
}
