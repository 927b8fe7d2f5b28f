import { deletePictureColours } from '#content/colours/picture-colours.repository.ts';
import { type Author, systemAuthor } from '#content/kit/author.ts';
import type { ContentChanges } from '#content/kit/content-changes.ts';
import { uploadsPrefix } from '#content/picture/picture.ts';
import { createUploadPathFinder } from '#content/picture/upload-urls.ts';
import { deleteTranslations } from '#content/translations/translations.repository.ts';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError, invalid, notFound } from '#errors/app-error.ts';
import { enterInLog } from '#people/log/write-log.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import {
  countMediaFiles,
  findMediaFiles,
  listMediaFiles,
  listPdfs,
  type MediaFile,
  type MediaFileChanges,
  retireMediaFile,
  updateMediaFile,
} from '../storage/media-files.repository.ts';
import { removeFiles } from '../storage/remove-files.ts';
import { type ImageRecord, isImage, kindOf, toImageRecord } from './image-record.ts';
import {
  describeFile,
  type LibraryAsked,
  type LibraryPageQuery,
  listLibraryPage,
  summarizeLibrary,
} from './library-page.ts';
import { replaceUses } from './replace-uses.ts';
import { findUsage, indexUsage, type Usage } from './usage.ts';

type Replaced = { from: string; to: string };

type LibraryOptions = {
  storage: FileStorage;
  publicUrl: string;
  /** Removes the variants of a picture. */
  forgetVariants: (path: string) => Promise<void>;
  /** Receives the paths of pictures that are about to be requested. */
  onNewPictures?: (paths: string[]) => void;
  /** Uploads that the library does not list for now, though it holds them. */
  findHidden?: () => Promise<string[]>;
  /** Where changes of records are announced. */
  changes?: ContentChanges;
  now?: () => Date;
};
type Library = LibraryOptions & { db: Db };

/** The library of uploads: where each is used, what it shows, replacing and deleting it. */
export function createImageService(db: Db, options: LibraryOptions) {
  const library: Library = { ...options, db };
  return {
    /** Every picture and video, newest first, with each place that names it. */
    list: async () => listRecords(library, await listMediaFiles(db)),

    /** Every PDF, as pictures are listed. */
    listPdfs: async () => listRecords(library, await listPdfs(db)),

    /** One page of the uploads that fit, each with the first places that name it, and how many fit. */
    listPage: (query: LibraryPageQuery) => listLibraryPage(library, query),

    /** How many fit, how many of them are used, their size, and the folders that uploads lie in. */
    summarize: (asked: LibraryAsked) => summarizeLibrary(library, asked),

    /** One file, with how many places name it. @throws AppError `not-found` */
    get: async (path: string) => describeFile(library, await getFile(db, toUploadPath(path))),

    /** How many pictures and videos are listed. */
    count: async () => countMediaFiles(db, { except: (await library.findHidden?.()) ?? [] }),

    /**
     * Changes alternative text and other details of a picture. @returns the updated record
     * @throws AppError `not-found`
     */
    update: (path: string, changes: MediaFileChanges) => updateImage(library, toUploadPath(path), changes),

    /**
     * Replaces a file by another wherever it is used: fields, lists, formatted texts, site documents.
     * All of them change or none; records get a new version and a revision. @returns the places that changed
     * @throws AppError `not-found` for a path, `invalid` for two of different kinds, `conflict` where a record changed meanwhile
     */
    replace: (paths: Replaced, author: Author) =>
      replaceImage(library, { from: toUploadPath(paths.from), to: toUploadPath(paths.to) }, author),

    /**
     * Removes a file that nothing uses: its row, its bytes and what was made of it.
     * @throws AppError `not-found`; `conflict` with `usage` while something names it, a record in the trash included
     */
    remove: (path: string, author: Author) => removeImage(library, toUploadPath(path), author),

    /** Removes what is left of the demo content; what something uses by now stays. */
    removeDemoUploads: (paths: string[]) => removeIdle(library, paths),
  };
}

async function listRecords(
  { db, publicUrl, findHidden }: Library,
  all: readonly MediaFile[],
): Promise<ImageRecord[]> {
  const usage = await indexUsage(db, publicUrl);
  const hidden = new Set(await findHidden?.());
  const files = all.filter(({ path }) => !hidden.has(path));
  const byContent = Map.groupBy(files, (file) => file.sha256);
  return files.map((file) => {
    const twins = byContent.get(file.sha256) ?? [];
    const duplicates = twins.map(({ path }) => path).filter((path) => path !== file.path);
    return toImageRecord(file, { usage: usage.get(file.path) ?? [], duplicates });
  });
}

async function updateImage(library: Library, path: string, changes: MediaFileChanges): Promise<ImageRecord> {
  const { db } = library;
  await getFile(db, path);
  if (Object.values(changes).some((value) => value !== undefined)) {
    await inTransaction(db, async (trx) => {
      await updateMediaFile(trx, path, changes);
      await enterInLog(trx, { kind: 'media', text: `Changed what is told of the file ${path}` });
    });
  }
  const file = await getFile(db, path);
  if (!isImage(file)) throw notFound(`There is no file ${path}.`);
  return describeFile(library, file);
}

async function replaceImage(library: Library, { from, to }: Replaced, author: Author): Promise<Usage[]> {
  if (from === to) throw invalid({ new_path: 'Choose another file than the one to be replaced' });
  const { publicUrl } = library;
  const { items, changes } = await inTransaction(library.db, async (trx) => {
    const target = await getReplacement(trx, { from, to }, publicUrl);
    const now = nowOf(library);
    const done = await replaceUses(trx, {
      ...{ uploadPaths: createUploadPathFinder(publicUrl), publicUrl, author, now },
      move: { from, to: { path: to, width: target.width } },
    });
    const text = `Replaced the file ${from} by ${to} in ${done.items.length} places`;
    await enterInLog(trx, { kind: 'media', ...author, text, now });
    return done;
  });
  for (const change of changes) library.changes?.announce(change);
  library.onNewPictures?.([to]);
  return items;
}

async function removeImage(library: Library, path: string, author: Author): Promise<void> {
  await inTransaction(library.db, async (trx) => {
    const file = await getFile(trx, path);
    const { usage } = await describeFile({ ...library, db: trx }, file);
    if (usage.length > 0) {
      const message = 'Cannot delete this image as it is being used in:';
      throw new AppError('conflict', message, { data: { usage } });
    }
    await logDeletion(library, trx, { author, what: `the file ${path}` });
    await retireFile(library, trx, path);
  });
  await removeFiles(library.db, [path], library);
}

async function removeIdle(library: Library, paths: string[]): Promise<void> {
  const removed: string[] = [];
  await inTransaction(library.db, async (trx) => {
    for (const file of await findMediaFiles(trx, paths)) {
      const usage = await findUsage(trx, { path: file.path, publicUrl: library.publicUrl });
      if (usage.length === 0) removed.push(file.path);
    }
    if (removed.length === 0) return;
    const what = `${removed.length} files of the demo content`;
    await logDeletion(library, trx, { author: systemAuthor, what });
    for (const path of removed) await retireFile(library, trx, path);
  });
  await removeFiles(library.db, removed, library);
}

async function retireFile(library: Library, trx: Db, path: string): Promise<void> {
  await retireMediaFile(trx, { path, now: nowOf(library) });
  await deletePictureColours(trx, path);
  await deleteTranslations(trx, { kind: 'image', subject: path });
}

async function logDeletion(
  library: Library,
  trx: Db,
  { author, what }: { author: Author; what: string },
): Promise<void> {
  await enterInLog(trx, { kind: 'media', ...author, text: `Deleted ${what}`, now: nowOf(library) });
}

/** @throws AppError `not-found` with the field, `invalid` if the one cannot replace the other */
async function getReplacement(db: Db, paths: Replaced, publicUrl: string): Promise<MediaFile> {
  const files = await findMediaFiles(db, [paths.from, paths.to]);
  const [from, to] = [paths.from, paths.to].map((path) => files.find((file) => file.path === path));
  if (!to) throw missing('new_path', paths.to);
  // A missing file can still be replaced where something names it.
  if (!from && (await findUsage(db, { path: paths.from, publicUrl })).length === 0)
    throw missing('old_path', paths.from);
  if (from && kindOf(from) !== kindOf(to)) {
    throw invalid({ new_path: `Choose a file of the same kind: ${kindOf(from)}` });
  }
  return to;
}

async function getFile(db: Db, path: string): Promise<MediaFile> {
  const [file] = await findMediaFiles(db, [path]);
  if (!file) throw notFound(`There is no file ${path}.`);
  return file;
}

function nowOf({ now }: Library): string {
  return (now?.() ?? new Date()).toISOString();
}

/** The path of an upload, with or without the leading `/uploads/` in the client's input. */
function toUploadPath(path: string): string {
  return uploadsPrefix + path.replace(/^\/+/, '').replace(/^uploads\/+/, '');
}

function missing(field: string, path: string): AppError {
  const message = `There is no file ${path}.`;
  return new AppError('not-found', message, { fields: { [field]: message } });
}
