import { originsOf } from '#content/picture/upload-urls.ts';
import type { Db } from '#database/connect.ts';
import { countMediaFiles, findTwins, type MediaFile } from '../storage/media-files.repository.ts';
import { type ImageRecord, toImageRecord } from './image-record.ts';
import {
  countLibrary,
  findLibraryPage,
  findSameContent,
  type LibraryQuery,
  listDirectories,
  sumUpLibrary,
} from './library.repository.ts';
import type { LibraryFilter } from './library-filter.repository.ts';
import { countUsage, indexFirstUsage } from './usage.ts';

/** What an editor asks for, without what the server knows. */
export type LibraryAsked = Omit<LibraryFilter, 'hidden' | 'origins'>;
export type LibraryPageQuery = LibraryAsked &
  Pick<LibraryQuery, 'sort' | 'order'> & { page: number; perPage: number };

/** What stands above the library: of the uploads that fit, and of the library itself. */
export type LibrarySummary = {
  shown: number;
  used: number;
  unused: number;
  bytes: number;
  /** How many pictures and videos there are, whether they fit or not. */
  all: number;
  directories: string[];
};

type Library = {
  db: Db;
  publicUrl: string;
  findHidden?: (() => Promise<string[]>) | undefined;
};

/** Places named of each file of a page, and of one alone: a picture may stand in thousands of records. */
const placesInPage = 20;
const placesOfOne = 100;

/** One page of the uploads that fit, each with the first places that name it, and how many fit. */
export async function listLibraryPage(
  library: Library,
  { page, perPage, ...asked }: LibraryPageQuery,
): Promise<{ images: ImageRecord[]; total: number }> {
  const { db, publicUrl } = library;
  const filter = { ...asked, ...(await knownOf(library)) };
  const [files, total] = await Promise.all([
    findLibraryPage(db, { ...filter, limit: perPage, offset: (page - 1) * perPage }),
    countLibrary(db, filter),
  ]);
  const paths = files.map(({ path }) => path);
  const [usage, twins] = await Promise.all([
    indexFirstUsage(db, { publicUrl, paths, limit: placesInPage }),
    findSameContent(
      db,
      files.map(({ sha256 }) => sha256),
    ),
  ]);
  const byContent = Map.groupBy(twins, ({ sha256 }) => sha256);
  const images = files.map((file) => {
    const same = byContent.get(file.sha256) ?? [];
    const duplicates = same.map(({ path }) => path).filter((path) => path !== file.path);
    return toImageRecord(file, { usage: usage.get(file.path) ?? [], duplicates });
  });
  return { images, total };
}

/** Sums up what fits, without reading it. */
export async function summarizeLibrary(library: Library, asked: LibraryAsked): Promise<LibrarySummary> {
  const { db } = library;
  const known = await knownOf(library);
  const [sums, all, directories] = await Promise.all([
    sumUpLibrary(db, { ...asked, ...known }),
    countMediaFiles(db, { except: known.hidden }),
    listDirectories(db),
  ]);
  return { ...sums, unused: sums.shown - sums.used, all, directories };
}

/** A file with the first places that name it and how many there are. */
export async function describeFile({ db, publicUrl }: Library, file: MediaFile): Promise<ImageRecord> {
  const { path } = file;
  const [usage, usageCount, duplicates] = await Promise.all([
    indexFirstUsage(db, { publicUrl, paths: [path], limit: placesOfOne }),
    countUsage(db, { path, publicUrl }),
    findTwins(db, file),
  ]);
  return toImageRecord(file, { usage: usage.get(path) ?? [], usageCount, duplicates });
}

async function knownOf({ publicUrl, findHidden }: Library) {
  return { origins: originsOf(publicUrl), hidden: (await findHidden?.()) ?? [] };
}
