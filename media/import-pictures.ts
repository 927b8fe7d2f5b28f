import { uploadsPrefix } from '#content/picture/picture.ts';
import type { UploadType } from '#content/picture/upload-types.ts';
import type { PictureSource, StoredPictures } from '#content/spreadsheets/picture-source.ts';
import type { Db } from '#database/connect.ts';
import { AppError, isAppError } from '#errors/app-error.ts';
import { type ArchivedFile, openArchive } from './archive.ts';
import type { FileService, NewFile } from './files.service.ts';
import type { IncomingFiles, ReceivedFile } from './incoming-files.ts';
import { listMediaFiles, type MediaFile } from './media-files.repository.ts';
import type { UploadService } from './uploads.service.ts';

type Parts = { files: FileService; uploads: UploadService; incoming: IncomingFiles };
type Query = Parameters<PictureSource['find']>[1];

/** The paths that pictures of an archive have until they are stored. */
const pendingPrefix = `${uploadsPrefix}from-archive/`;

/**
 * The pictures that cells of a spreadsheet name: those of the library by path or by file name, and those of an archive.
 * @param archive where an archive lies that came along
 * @throws AppError `invalid`, `too-large` for the archive
 */
export async function openImportPictures(
  db: Db,
  parts: Parts & { type: UploadType; archive: string | undefined },
): Promise<PictureSource> {
  const library = indexLibrary(await listMediaFiles(db));
  const archive = parts.archive === undefined ? undefined : await openArchive(parts.archive);
  const archived = Map.groupBy(archive?.files ?? [], ({ name }) => name.toLowerCase());
  const used = new Set<string>();
  const passedOver = new Set<string>();

  function find(name: string, query: Query): { path: string } | { message: string } {
    if (/^https:\/\//.test(name)) return { path: name };
    const known = library.find(name, query);
    const [one, other] = archived.get(fileNameOf(name)) ?? [];
    if (known) {
      if (one) passedOver.add(one.name);
      return known;
    }
    if (!one)
      return { message: `There is no picture "${name}" in the library${archive ? ' or the ZIP' : ''}` };
    if (other) return { message: `The ZIP holds several files named "${name}"` };
    used.add(one.name);
    return { path: pendingPrefix + one.name };
  }

  return {
    find,
    store: (paths) => {
      const pending = [...new Set(paths)].filter((path) => path.startsWith(pendingPrefix));
      const chosen = pending.flatMap(
        (path) => archived.get(path.slice(pendingPrefix.length).toLowerCase())?.[0] ?? [],
      );
      return storeArchived(chosen, parts);
    },
    notices() {
      const unused = [...archived.values()]
        .flat()
        .filter(({ name }) => !used.has(name) && !passedOver.has(name));
      return [
        ...(passedOver.size > 0 ? [`The library has these already: ${listOf([...passedOver])}`] : []),
        ...(unused.length > 0
          ? [`No row names these of the ZIP: ${listOf(unused.map(({ name }) => name))}`]
          : []),
      ];
    },
  };
}

function indexLibrary(files: MediaFile[]) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const byName = Map.groupBy(files, (file) => fileNameOf(file.path));
  for (const file of files) {
    const name = fileNameOf(file.originalName);
    const others = byName.get(name);
    if (!others) byName.set(name, [file]);
    else if (!others.includes(file)) others.push(file);
  }
  return {
    find(name: string, { accepts, stored }: Query): { path: string } | { message: string } | undefined {
      const exact = byPath.get(name);
      const fitting = exact ? [exact] : name.includes('/') ? [] : (byName.get(fileNameOf(name)) ?? []);
      const [one, other] = fitting;
      const file = other ? fitting.find(({ path }) => stored.includes(path)) : one;
      if (!file && other) {
        return { message: `The library has several files named "${name}"; give the path of one` };
      }
      if (!file) return undefined;
      const kind = file.mime.slice(0, file.mime.indexOf('/'));
      const isFitting = accepts === 'any' || kind === (accepts === 'video' ? 'video' : 'image');
      return isFitting ? { path: file.path } : { message: `"${name}" is no ${accepts}` };
    },
  };
}

/** Cleans and stores pictures like uploads: all of them or none. */
async function storeArchived(
  chosen: ArchivedFile[],
  { uploads, files, incoming, type }: Parts & { type: UploadType },
): Promise<StoredPictures> {
  const received: ReceivedFile[] = [];
  try {
    const prepared: NewFile[] = [];
    for (const file of chosen)
      prepared.push(...(await prepareArchived(file, { uploads, incoming, type, received })));
    const placed = await files.place(prepared);
    const paths = chosen.map(({ name }, index) => [pendingPrefix + name, placed.paths[index] ?? ''] as const);
    return { ...placed, paths: new Map(paths) };
  } finally {
    await incoming.discard(received);
  }
}

/** @throws AppError with the path that it was planned with in `data.picture` */
async function prepareArchived(
  { name, open }: ArchivedFile,
  into: Pick<Parts, 'uploads' | 'incoming'> & { type: UploadType; received: ReceivedFile[] },
): Promise<NewFile[]> {
  try {
    const file = await into.incoming.receive({ name, bytes: open() });
    into.received.push(file);
    return await into.uploads.prepare([file], { type: into.type, categorySlug: undefined });
  } catch (error) {
    if (!isAppError(error)) throw error;
    const data = { picture: pendingPrefix + name };
    throw new AppError('invalid', `${name}: ${error.message}`, { data, cause: error });
  }
}

function fileNameOf(path: string): string {
  return (path.split(/[\\/]/).at(-1) ?? '').toLowerCase();
}

function listOf(names: string[]): string {
  const maxNamed = 5;
  const more = names.length - maxNamed;
  return names.slice(0, maxNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
