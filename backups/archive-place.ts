import { stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { AppError } from '#errors/app-error.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { createFolderStorage } from '#media/storage/folder-storage.ts';
import { readStoragePlace } from '#media/storage/storage-place.ts';

/** Where archives lie: a folder, or object storage. A file appears there under its name when it is whole. */
export type ArchivePlace = Pick<
  FileStorage,
  'create' | 'open' | 'stat' | 'list' | 'remove' | 'removeUnfinished'
>;

/** One archive. */
export type ArchiveSource = { place: ArchivePlace; name: string };

type Environment = Record<string, string | undefined>;

/**
 * Opens the place that an operator names: the path of a folder, `file:` and one, or `s3://bucket?…`.
 * @throws StoragePlaceFault where it cannot be used
 */
export async function openArchivePlace(address: string, environment: Environment): Promise<ArchivePlace> {
  if (!address.startsWith('s3://')) return createFolderStorage(resolve(address.replace(/^file:/, '')));
  const place = readStoragePlace(address, environment);
  if ('folder' in place) return createFolderStorage(place.folder);
  const { openObjectFolder } = await import('#media/storage/open-objects.ts');
  return openObjectFolder(place.objects);
}

/** Opens the archive that an operator names: the path of a file, or `s3://bucket/NAME?…`. */
export async function openArchiveSource(address: string, environment: Environment): Promise<ArchiveSource> {
  const inBucket = /^(s3:\/\/[^/?]+)\/([^?]+)(\?.*)?$/.exec(address);
  if (inBucket) {
    const [, bucket = '', name = '', query = ''] = inBucket;
    return { place: await openArchivePlace(bucket + query, environment), name };
  }
  const path = resolve(address.replace(/^file:/, ''));
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new AppError('not-found', `there is no file ${path}`);
  if (found.isDirectory()) throw new AppError('invalid', `${path} is a folder; name the archive in it`);
  return { place: await openArchivePlace(dirname(path), environment), name: basename(path) };
}
