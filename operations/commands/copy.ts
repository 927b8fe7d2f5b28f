import { existsSync } from 'node:fs';
import { copyFiles } from '#backups/copy-files.ts';
import { enterCopy } from '#backups/enter-arrival.ts';
import { engineOf } from '#database/connect.ts';
import { copyDatabase } from '#database/transfer/copy-database.ts';
import { AppError } from '#errors/app-error.ts';
import { openStorage } from '#media/storage/open-storage.ts';
import { readStoragePlace } from '#media/storage/storage-place.ts';
import { runOperation } from './run-operation.ts';

/** How many files make a line of progress. */
const filesPerLine = 100;

/** Moves a site: its rows from one database to another, or its uploads from one storage to another. */
await runOperation({
  failure: 'The copy was not finished',
  usage:
    'npm run copy -- --from URL --to URL (two databases: sqlite:, postgres://; or two storages: file:, s3://)',
  required: ['from', 'to'],
  async run({ from = '', to = '' }, signal) {
    const [isFromDatabase, isToDatabase] = [from, to].map((url) => engineOf(url) !== undefined);
    if (isFromDatabase !== isToDatabase) {
      throw new AppError('invalid', 'a database is copied to a database, and a storage to a storage.');
    }
    await (isFromDatabase ? copyRows({ from, to, signal }) : copyUploads({ from, to, signal }));
  },
});

type Copying = { from: string; to: string; signal: AbortSignal };

async function copyRows(copying: Copying): Promise<void> {
  const onTable = (table: string, { rows }: { rows: number }) =>
    rows > 0 && console.log(`${table}: ${rows} rows`);
  const rows = await copyDatabase({
    ...copying,
    onTable,
    enter: (copy) => enterCopy(copy, copying.from),
  });
  console.log(`Copied ${rows} rows; each was read back and is the same.`);
}

async function copyUploads({ from, to, signal }: Copying): Promise<void> {
  const open = async (address: string) => (await openStorage(readStoragePlace(address, process.env))).uploads;
  const source = readStoragePlace(from, process.env);
  // Opening a folder makes one where there is none.
  if ('folder' in source && !existsSync(source.folder))
    throw new AppError('not-found', `there is no folder ${source.folder}`);
  const { copied, same, bytes, others } = await copyFiles({
    ...{ from: await open(from), to: await open(to), signal },
    onProgress(done, all) {
      if (done % filesPerLine === 0) console.log(`${done} of ${all} files`);
    },
  });
  console.log(`Copied ${copied} files, ${same} were there already: ${bytes} bytes, each file was read back.`);
  if (others > 0) console.log(`Attention: ${others} more files are in the target only; they stay.`);
}
