import { toFileName } from '#content/kit/file-name.shared.ts';
import type { UploadType } from '#content/kit/upload-types.ts';
import { fileEndings } from '#content/picture/upload-limits.shared.ts';
import type { ArchivedPicture } from '#content/spreadsheets/import-result.ts';
import type { PictureCell, PictureSource } from '#content/spreadsheets/picture-source.ts';
import { isAppError } from '#errors/app-error.ts';
import type { NewFile } from '../library/files.service.ts';
import { fileNameOf, isFitting } from '../library/library-index.ts';
import type { IncomingFiles, ReceivedFile } from '../storage/incoming-files.ts';
import type { ArchivedFile } from './archive.ts';
import type { UploadService } from './uploads.service.ts';

/** `isKnown`: the library has what it names, which goes first. */
type NamingCell = PictureCell & { isKnown: boolean };

/** A file of an archive, the cells that name it, and what is known of it by now. */
type Archived = ArchivedFile & {
  cells: NamingCell[];
  prepared: NewFile[];
  message: string;
};

type Parts = { uploads: UploadService; incoming: IncomingFiles; type: UploadType };
type Judged = Awaited<ReturnType<PictureSource['judge']>>;
export type ArchivedPictures = ReturnType<typeof createArchivedPictures>;

/** The files of an archive while a table is read that names some of them; only those are unpacked. */
export function createArchivedPictures(files: readonly ArchivedFile[], parts: Parts) {
  const all = files.map((file): Archived => ({ ...file, cells: [], prepared: [], message: '' }));
  const byName = Map.groupBy(all, ({ name }) => fileNameOf(name));
  const byStem = Map.groupBy(all, ({ name }) => stemOf(name));
  const received: ReceivedFile[] = [];

  async function judgeOne(file: Archived, isKept: boolean): Promise<Judged> {
    const needing = file.cells.filter(({ isKnown }) => !isKnown);
    try {
      const prepared = await prepare(file, parts, received);
      if (isKept) file.prepared = prepared;
      const unfitting = needing.filter(({ accepts }) =>
        prepared.some(({ mime }) => !isFitting(mime, accepts)),
      );
      const judged = unfitting.map((cell) => ({ cell, message: `"${file.name}" is no ${cell.accepts}` }));
      file.message = judged[0]?.message ?? '';
      return judged;
    } catch (error) {
      if (!isAppError(error)) throw error;
      file.message = error.message;
      return needing.map((cell) => ({ cell, message: `${file.name}: ${error.message}` }));
    } finally {
      if (!isKept) await parts.incoming.discard(received.splice(0));
    }
  }

  return {
    /** The one file of this name. */
    find(name: string): { name: string } | { message: string } | undefined {
      const [one, other] = byName.get(fileNameOf(name)) ?? [];
      if (one && other) return { message: `The ZIP holds several files named "${name}"` };
      return one && { name: one.name };
    },

    /** The one picture that is called as a record is, whatever its ending; several are refused. */
    findCalled(name: string, cell: PictureCell): { name: string } | { message: string } | undefined {
      const called = byStem.get(toFileName(name).toLowerCase()) ?? [];
      const [one, other] = called;
      if (!other) return one && { name: one.name };
      const message = `The ZIP holds several pictures of "${name}"`;
      for (const file of called) {
        file.cells.push({ ...cell, isKnown: false });
        file.message = message;
      }
      return { message };
    },

    /** A cell names the files of this name. */
    use(name: string, cell: NamingCell): void {
      for (const file of byName.get(fileNameOf(name)) ?? []) file.cells.push(cell);
    },

    async judge({ isKept, pace, onProgress }: Parameters<PictureSource['judge']>[0]): Promise<Judged> {
      const named = all.filter(isToBeStored);
      const judged: Judged = [];
      for (const [index, file] of named.entries()) {
        onProgress(index, named.length);
        judged.push(...(await judgeOne(file, isKept)));
        await pace();
      }
      return judged;
    },

    /** What was kept for storing it, and one of these rows needs. */
    prepared: (rows: ReadonlySet<number>) =>
      all
        .filter(({ cells }) => cells.some(({ row, isKnown }) => !isKnown && rows.has(row)))
        .flatMap(({ name, prepared }) => prepared.map((file) => ({ name, file }))),

    list: (): ArchivedPicture[] => all.map((file) => ({ ...stateOf(file), ...shown(file) })),

    close: () => parts.incoming.discard(received.splice(0)),
  };

  function isToBeStored({ cells, name, message }: Archived): boolean {
    const isNeeded = cells.some(({ isKnown }) => !isKnown);
    return isNeeded && message === '' && byName.get(fileNameOf(name))?.length === 1;
  }

  function stateOf({ cells, name, message }: Archived): Pick<ArchivedPicture, 'state' | 'message'> {
    if (cells.length === 0) return { state: 'unused', message: '' };
    if (cells.every(({ isKnown }) => isKnown)) return { state: 'known', message: '' };
    if (byName.get(fileNameOf(name))?.length !== 1) {
      return { state: 'refused', message: 'The ZIP holds several files of this name' };
    }
    return { state: message ? 'refused' : 'new', message };
  }
}

/** Without its ending where that is a picture's; undefined for what is none. */
function stemOf(name: string): string | undefined {
  const [, stem, ending = ''] = /^(.*)\.([^.]*)$/.exec(fileNameOf(name)) ?? [];
  return fileEndings.image.some((one) => one === ending) ? stem : undefined;
}

function shown({ name, cells }: Archived): Pick<ArchivedPicture, 'name' | 'rows'> {
  return { name, rows: [...new Set(cells.map(({ row }) => row))] };
}

/** Unpacks a file, and cleans it like any upload. @throws AppError */
async function prepare(
  { name, open }: Archived,
  { incoming, uploads, type }: Parts,
  received: ReceivedFile[],
): Promise<NewFile[]> {
  const file = await incoming.receive({ name, bytes: open() });
  received.push(file);
  return uploads.prepare([file], { type, categorySlug: undefined });
}
