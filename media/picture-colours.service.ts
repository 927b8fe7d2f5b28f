import { findUnmeasured } from '#content/colours/picture-colours.repository.ts';
import { registerPictureColours } from '#content/colours/register-picture-colours.ts';
import { keyOfUpload } from '#content/picture/picture.ts';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { FileStorage } from './file-storage.ts';
import type { JobQueue } from './job-queue.ts';
import { findMediaFiles } from './media-files.repository.ts';
import { pictures } from './pictures.ts';

const picturesAtOnce = 50;

/** Measures the colours of pictures that were there before anybody measured them; new ones come measured. */
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
    const colours = await measureStored(storage, path);
    await ask(() => inTransaction(db, (trx) => enter(trx, { path, colours })));
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

type Measured = Parameters<typeof registerPictureColours>[1];

/** A picture that is lost or broken has no colours, so that it is not tried at every start. */
function measureStored(storage: FileStorage, path: string): Promise<Measured['colours']> {
  return storage
    .read(keyOfUpload(path))
    .then(pictures.measurePicture)
    .catch(() => undefined);
}

async function enter(trx: Db, measured: Measured): Promise<void> {
  // It may have been deleted meanwhile.
  const [file] = await findMediaFiles(trx, [measured.path]);
  if (file) await registerPictureColours(trx, measured);
}
