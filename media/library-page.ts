import { originsOf } from '#content/picture/upload-urls.ts';
import type { Db } from '#database/connect.ts';
import { type ImageRecord, toImageRecord } from './image-record.ts';
import { countLibrary, findLibraryPage, findSameContent, type LibraryQuery } from './library.repository.ts';
import { indexUsage } from './usage.ts';

export type LibraryPageQuery = Omit<LibraryQuery, 'hidden' | 'origins' | 'limit' | 'offset'> & {
  page: number;
  perPage: number;
};

type Library = {
  db: Db;
  publicUrl: string;
  findHidden?: (() => Promise<string[]>) | undefined;
};

/** One page of the uploads that fit, each with every place that names it, and how many fit. */
export async function listLibraryPage(
  { db, publicUrl, findHidden }: Library,
  { page, perPage, ...asked }: LibraryPageQuery,
): Promise<{ images: ImageRecord[]; total: number }> {
  const filter = { ...asked, origins: originsOf(publicUrl), hidden: (await findHidden?.()) ?? [] };
  const [files, total] = await Promise.all([
    findLibraryPage(db, { ...filter, limit: perPage, offset: (page - 1) * perPage }),
    countLibrary(db, filter),
  ]);
  const paths = files.map(({ path }) => path);
  const [usage, twins] = await Promise.all([
    indexUsage(db, publicUrl, paths),
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
