import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureWidths, uploadsPrefix } from '#content/picture/picture.ts';
import type { Db } from '#database/connect.ts';
import type { FileStorage } from './folder-storage.ts';
import { type FoundFile, listFolder } from './list-folder.ts';
import { findMediaFiles } from './media-files.repository.ts';
import { mastersFolder } from './picture-sources.ts';
import type { TempFolder } from './temp-folder.ts';
import { draftEnding } from './unfinished-files.ts';

/** No upload takes an hour: what is older and unfinished was left behind. */
const draftMs = 60 * 60_000;
/** A file is stored before its row. A day leaves room for whoever copies files into place by hand, too. */
const orphanMs = 24 * 60 * 60_000;
/** Above so many, and more than half of all files, it is the database that is wrong: a new one, or an old copy. */
const maxDoubtless = 20;

/** Takes away what no row names: files that a crash has left half-way, and what was made of pictures that are gone. */
export function createSweepService(
  db: Db,
  options: { storage: FileStorage; cacheFolder: string; tempFolder: TempFolder; now?: () => Date },
) {
  const { storage, cacheFolder, tempFolder } = options;
  const olderThan = (ms: number) => {
    const limit = (options.now?.() ?? new Date()).getTime() - ms;
    return ({ modifiedMs }: FoundFile) => modifiedMs < limit;
  };
  const isDraft = ({ name }: FoundFile) => name.endsWith(draftEnding);

  async function findOrphans<F extends FoundFile>(files: F[], pathOf: (file: F) => string): Promise<F[]> {
    const known = await findMediaFiles(db, [...new Set(files.map(pathOf))]);
    const paths = new Set(known.map(({ path }) => path));
    return files.filter((file) => !paths.has(pathOf(file)));
  }

  async function sweepUploads(): Promise<void> {
    const files = await storage.list();
    const drafts = files.filter(isDraft).filter(olderThan(draftMs));
    const old = files.filter((file) => !isDraft(file)).filter(olderThan(orphanMs));
    const orphans = await findOrphans(old, ({ name }) => uploadsPrefix + name);
    for (const { name } of drafts) await storage.remove(name);
    if (orphans.length > maxDoubtless && orphans.length > old.length / 2) {
      throw new Error(
        `${orphans.length} of ${old.length} uploaded files are in no row of this database. They stay: does it belong to this folder?`,
      );
    }
    for (const { name } of orphans) await storage.remove(name);
  }

  async function sweepCache(): Promise<void> {
    for (const folder of [mastersFolder, ...pictureWidths.map(String)]) {
      const root = join(cacheFolder, folder);
      const files = (await listFolder(root)).filter(olderThan(draftMs));
      const variants = files.filter((file) => !isDraft(file));
      const orphans = await findOrphans(variants, ({ name }) => uploadsPrefix + name.replace(/\.\w+$/, ''));
      for (const { name } of [...files.filter(isDraft), ...orphans])
        await rm(join(root, name), { force: true });
    }
  }

  return {
    /** @throws where more uploads have no row than a crash can leave; everything else is swept all the same */
    async sweep(): Promise<void> {
      await tempFolder.sweep(olderThan(draftMs));
      await sweepCache();
      await sweepUploads();
    },
  };
}
