import { findUnmeasured } from '#content/colours/picture-colours.repository.ts';
import type { PictureColours } from '#content/colours/picture-colours.shared.ts';
import { registerPictureColours } from '#content/colours/register-picture-colours.ts';
import { keyOfUpload } from '#content/picture/picture.ts';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import type { JobQueue } from '../storage/job-queue.ts';
import { findMediaFiles, updateMediaFile } from '../storage/media-files.repository.ts';
import { readIfThere } from '../storage/read-if-there.ts';
import type { PictureCondition } from './picture-codec.ts';
import { pictures } from './pictures.ts';

const picturesAtOnce = 50;

/**
 * Measures the colours of pictures that were there before anybody measured them, and finds those that cannot be shown; new
 * ones come measured.
 */
export function createPictureColourService(
  db: Db,
  { storage, decoding }: { storage: FileStorage; decoding: JobQueue },
) {
  let isStopped = false;
  let underWay: Promise<unknown> = Promise.resolve();

  /** Asks the database, unless it is about to be closed. */
  async function ask<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (isStopped) return undefined;
    const asked = work();
    underWay = asked.catch(() => undefined);
    return asked;
  }

  const findNext = async (after: string): Promise<string[]> =>
    (await ask(() => findUnmeasured(db, { after, limit: picturesAtOnce }))) ?? [];

  async function measure(path: string): Promise<void> {
    if (isStopped) return;
    const measured = await measureStored(storage, path);
    await ask(() => inTransaction(db, (trx) => enter(trx, { path, ...measured })));
  }

  return {
    /** All that lack it, one after the other, each when nothing else is to be made. @returns how many it were */
    async measureMissing(): Promise<number> {
      let count = 0;
      let paths = await findNext('');
      for (let last = paths.at(-1); last !== undefined; last = paths.at(-1)) {
        for (const path of paths) await decoding.run({ urgency: 'later', group: path }, () => measure(path));
        count += paths.length;
        paths = await findNext(last);
      }
      return count;
    },

    /** What is left is measured after the next start; waits for what the database is being asked. */
    async stop(): Promise<void> {
      isStopped = true;
      await underWay;
    },
  };
}

type Measured = { condition: PictureCondition; colours?: PictureColours | undefined };

/** A picture that is lost or broken has no colours, so that it is not tried at every start. */
async function measureStored(storage: FileStorage, path: string): Promise<Measured> {
  const bytes = await readIfThere(storage, keyOfUpload(path));
  return bytes ? pictures.measurePicture(bytes) : { condition: 'unreadable' };
}

async function enter(trx: Db, { path, condition, colours }: Measured & { path: string }): Promise<void> {
  // It may have been deleted meanwhile.
  const [file] = await findMediaFiles(trx, [path]);
  if (!file) return;
  await updateMediaFile(trx, path, { condition });
  await registerPictureColours(trx, { path, colours });
}
