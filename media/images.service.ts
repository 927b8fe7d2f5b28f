import { insertActivity } from '#content/kit/activity.repository.ts';
import type { Author } from '#content/kit/author.ts';
import type { ContentChanges } from '#content/kit/content-changes.ts';
import { uploadsPrefix } from '#content/picture/picture.ts';
import { createUploadPathFinder } from '#content/picture/upload-addresses.ts';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError, invalid, notFound } from '#errors/app-error.ts';
import type { FileStorage } from './folder-storage.ts';
import {
  findMediaFiles,
  findTwins,
  listMediaFiles,
  type MediaFile,
  type MediaFileChanges,
  retireMediaFile,
  updateMediaFile,
} from './media-files.repository.ts';
import { replaceUses } from './replace-uses.ts';
import { findUsage, indexUsage, type Usage } from './usage.ts';

/** An uploaded picture or video as the image manager shows it (specification/api.md, "Images"). */
export type ImageRecord = {
  id: number;
  filename: string;
  path: string;
  /** The first folder below the uploads, and those below it; empty where there are none. */
  directory: string;
  subdirectory: string;
  /** Bytes. */
  size: number;
  /** ISO 8601, UTC. */
  modified: string;
  used: boolean;
  usage: Usage[];
  /** Pixels; null for a video. */
  width: number | null;
  height: number | null;
  alt: string;
  focalX: number;
  focalY: number;
  mime: string;
  /** Paths of other files with the same content. */
  duplicates: string[];
};

/** The library of uploads: where each is used, what it shows, and taking it away. */
export function createImageService(
  db: Db,
  options: {
    storage: FileStorage;
    publicUrl: string;
    /** Drops what was made of a picture, its small variants. */
    forgetVariants: (path: string) => Promise<void>;
    /** Told of pictures that are about to be asked for. */
    onNewPictures?: (paths: string[]) => void;
    /** Where changes of records are announced. */
    changes?: ContentChanges;
    now?: () => Date;
  },
) {
  const now = () => (options.now?.() ?? new Date()).toISOString();
  const addresses = createUploadPathFinder(options.publicUrl);

  const usageOf = (trx: Db, path: string) => findUsage(trx, { path, publicUrl: options.publicUrl });

  async function getFile(trx: Db, path: string): Promise<MediaFile> {
    const [file] = await findMediaFiles(trx, [path]);
    if (!file) throw notFound(`There is no file ${path}.`);
    return file;
  }

  /** @throws AppError `not-found` with the field, `invalid` where the one cannot stand for the other */
  async function getReplacement(trx: Db, paths: { from: string; to: string }): Promise<MediaFile> {
    const files = await findMediaFiles(trx, [paths.from, paths.to]);
    const [from, to] = [paths.from, paths.to].map((path) => files.find((file) => file.path === path));
    if (!to) throw missing('new_path', paths.to);
    // A file that is lost can be replaced where something names it still.
    if (!from && (await usageOf(trx, paths.from)).length === 0) throw missing('old_path', paths.from);
    if (from && kindOf(from) !== kindOf(to)) {
      throw invalid({ new_path: `Choose a file of the same kind: ${kindOf(from)}` });
    }
    return to;
  }

  /** @throws AppError `not-found`, also for a document: the library shows none */
  async function getRecord(path: string): Promise<ImageRecord> {
    const file = await getFile(db, path);
    if (!isShown(file)) throw notFound(`There is no file ${path}.`);
    const [usage, duplicates] = await Promise.all([usageOf(db, path), findTwins(db, file)]);
    return { ...describeFile(file), ...describeUsage(usage), duplicates };
  }

  async function list(): Promise<ImageRecord[]> {
    const [files, usage] = await Promise.all([listMediaFiles(db), indexUsage(db, options.publicUrl)]);
    const byContent = Map.groupBy(files, (file) => file.sha256);
    return files.map((file) => {
      const twins = byContent.get(file.sha256) ?? [];
      const duplicates = twins.map(({ path }) => path).filter((path) => path !== file.path);
      return { ...describeFile(file), ...describeUsage(usage.get(file.path) ?? []), duplicates };
    });
  }

  return {
    /** Every picture and video, newest first, with each place that names it. */
    list,

    /**
     * Changes what is said of a picture. @returns its record as it reads now
     * @throws AppError `not-found`
     */
    async update(path: string, changes: MediaFileChanges): Promise<ImageRecord> {
      const file = toUploadPath(path);
      await getFile(db, file);
      if (Object.values(changes).some((value) => value !== undefined))
        await updateMediaFile(db, file, changes);
      return getRecord(file);
    },

    /**
     * Lets another file stand wherever the old one does: fields, lists, formatted texts, the site's own documents.
     * All of them change or none; records get a new version and a revision. @returns the places that changed
     * @throws AppError `not-found` for a path, `invalid` for two of different kinds, `conflict` where a record changed meanwhile
     */
    async replace(paths: { from: string; to: string }, author: Author): Promise<Usage[]> {
      const [from, to] = [toUploadPath(paths.from), toUploadPath(paths.to)];
      if (from === to) throw invalid({ new_path: 'Choose another file than the one to be replaced' });
      const { items, changes } = await inTransaction(db, async (trx) => {
        const target = await getReplacement(trx, { from, to });
        const done = await replaceUses(trx, {
          ...{ addresses, publicUrl: options.publicUrl, author, now: now() },
          move: { from, to: { path: to, width: target.width } },
        });
        const text = `Replaced the file ${from} by ${to} in ${done.items.length} places`;
        await insertActivity(trx, { ...author, text, entity: null, recordId: null, now: now() });
        return done;
      });
      for (const change of changes) options.changes?.announce(change);
      options.onNewPictures?.([to]);
      return items;
    },

    /**
     * Takes a file away that nothing uses: its row, its bytes and what was made of it.
     * @throws AppError `not-found`; `conflict` with `usage` while something names it, a record in the trash included
     */
    async remove(path: string, author: Author): Promise<void> {
      const uploadPath = toUploadPath(path);
      await inTransaction(db, async (trx) => {
        await getFile(trx, uploadPath);
        const usage = await usageOf(trx, uploadPath);
        if (usage.length > 0) {
          const message = 'Cannot delete this image as it is being used in:';
          throw new AppError('conflict', message, { data: { usage } });
        }
        await retireMediaFile(trx, { path: uploadPath, now: now() });
        const text = `Deleted the file ${uploadPath}`;
        await insertActivity(trx, { ...author, text, entity: null, recordId: null, now: now() });
        // Last, so that a row without its file or a file without its row is the work of a crash alone.
        await options.storage.remove(uploadPath.slice(uploadsPrefix.length));
      });
      await options.forgetVariants(uploadPath);
    },
  };
}

/** The path of an upload, however a client spelt it: with or without `/uploads/` before it. */
function toUploadPath(path: string): string {
  return uploadsPrefix + path.replace(/^\/+/, '').replace(/^uploads\/+/, '');
}

function describeFile(file: MediaFile) {
  const folders = file.path.slice(uploadsPrefix.length).split('/');
  const filename = folders.pop() ?? '';
  const { id, path, width, height, alt, focalX, focalY, mime } = file;
  return {
    ...{ id, filename, path, width, height, alt, focalX, focalY, mime },
    directory: folders[0] ?? '',
    subdirectory: folders.slice(1).join('/'),
    size: file.bytes,
    modified: file.createdAt,
  };
}

function describeUsage(usage: Usage[]): { used: boolean; usage: Usage[] } {
  return { used: usage.length > 0, usage };
}

function isShown(file: MediaFile): boolean {
  return kindOf(file) === 'image' || kindOf(file) === 'video';
}

/** `image`, `video` or `application`. */
function kindOf(file: MediaFile): string {
  return file.mime.slice(0, file.mime.indexOf('/'));
}

function missing(field: string, path: string): AppError {
  const message = `There is no file ${path}.`;
  return new AppError('not-found', message, { fields: { [field]: message } });
}
