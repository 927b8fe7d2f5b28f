import type { UploadType } from '#content/kit/upload-types.ts';
import { uploadsPrefix } from '#content/picture/picture.ts';
import { listFetchedPaths } from '#content/picture/picture-fetches.repository.ts';
import type { PictureSource, StoredPictures } from '#content/spreadsheets/picture-source.ts';
import type { Db } from '#database/connect.ts';
import type { FileService } from '../library/files.service.ts';
import { indexLibrary } from '../library/library-index.ts';
import type { IncomingFiles } from '../storage/incoming-files.ts';
import { readFileNames } from '../storage/media-files.repository.ts';
import { openArchive } from './archive.ts';
import { type ArchivedPictures, createArchivedPictures } from './archived-pictures.ts';
import type { UploadService } from './uploads.service.ts';

type Parts = { files: FileService; uploads: UploadService; incoming: IncomingFiles };

/** The paths that pictures of an archive have until they are stored. */
const pendingPrefix = `${uploadsPrefix}from-archive/`;

/**
 * The pictures that cells of a spreadsheet name: those of the library by path or by file name, and those of an archive.
 * @param parts `archive`: where an archive lies that came along
 * @throws AppError `invalid`, `too-large` for the archive
 */
export async function openImportPictures(
  db: Db,
  parts: Parts & {
    type: UploadType;
    archive: string | undefined;
    /** Why a picture cannot be fetched from an address; undefined where it can. */
    judgeAddress: (url: string) => string | undefined;
  },
): Promise<PictureSource> {
  const { archive, files, judgeAddress } = parts;
  const fetched = await listFetchedPaths(db);
  const library = await indexLibrary(readFileNames(db));
  const opened = archive === undefined ? [] : (await openArchive(archive)).files;
  const archived = createArchivedPictures(opened, parts);
  const hasArchive = archive !== undefined;
  const places = hasArchive ? 'the library or the ZIP' : 'the library';

  return {
    find(name, { cell, stored }) {
      if (/^https?:\/\//i.test(name)) {
        if (stored.includes(name) || cell.accepts === 'video' || cell.accepts === 'any')
          return { path: name };
        const path = fetched.get(name);
        if (path !== undefined) return { path, url: name };
        const message = judgeAddress(name);
        return message === undefined ? { url: name } : { message };
      }
      const known = library.find(name, { accepts: cell.accepts, stored });
      archived.use(name, { ...cell, isKnown: known !== undefined });
      if (known) return known;
      const found = archived.find(name);
      if (!found) return { message: `There is no picture "${name}" in ${places}` };
      return 'message' in found ? found : { path: pendingPrefix + found.name };
    },
    findCalled(name, { cell, stored }) {
      const file = archived.findCalled(name, cell);
      if (!file || 'message' in file) return file;
      const known = library.find(file.name, { accepts: cell.accepts, stored });
      // Another record's picture may have the same name.
      const isKnown = known !== undefined && 'path' in known && stored.includes(known.path);
      archived.use(file.name, { ...cell, isKnown });
      return isKnown ? known : { path: pendingPrefix + file.name };
    },
    hasArchive,
    judge: archived.judge,
    store: (rows) => storeArchived(archived, { files, rows }),
    list: archived.list,
    close: archived.close,
  };
}

/** Stores what was kept: all of it or none. */
async function storeArchived(
  archived: ArchivedPictures,
  { files, rows }: { files: FileService; rows: ReadonlySet<number> },
): Promise<StoredPictures> {
  const prepared = archived.prepared(rows);
  const placed = await files.place(prepared.map(({ file }) => file));
  const paths = prepared.map(({ name }, index) => [pendingPrefix + name, placed.paths[index] ?? ''] as const);
  return { ...placed, paths: new Map(paths) };
}
