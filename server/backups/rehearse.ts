import { createFolderStorage } from '#media/folder-storage.ts';
import type { ArchiveSource } from './archive-place.ts';
import { askPages } from './ask-pages.ts';
import { compareRestored, countNewMigrations } from './compare-restored.ts';
import type { BackupResult } from './perform.ts';
import { verifyArchive } from './read-archive.ts';
import { openRehearsalPlace, type RehearsalPlace } from './rehearsal-place.ts';
import { startRehearsedSite } from './rehearsed-site.ts';
import { restoreArchive } from './restore-archive.ts';

type Options = {
  source: ArchiveSource;
  /** The site beside which it happens: a folder for what is restored, and whether it is on PostgreSQL. */
  site: { databaseUrl: string; dataDir: string };
  /** Told each sentence as it is proved. */
  onProved?: (sentence: string) => void;
  signal?: AbortSignal | undefined;
};

/**
 * Restores an archive into a fresh place, compares every row and file with it, starts the program there, asks for its
 * pages, and takes all of it away again.
 * @throws when anything is not as it should be
 */
export async function rehearse({ source, site, onProved, signal }: Options): Promise<BackupResult> {
  const proof: string[] = [];
  const prove = (sentence: string) => {
    proof.push(sentence);
    onProved?.(sentence);
  };
  const { manifest, bytes, sha256 } = await verifyArchive(source);
  prove(`The archive is whole: its ${inMegabytes(bytes)} have the checksum that they were written with.`);
  const place = await openRehearsalPlace(site);
  try {
    if (place.remark) prove(place.remark);
    const storage = createFolderStorage(place.uploadsDir);
    await restoreArchive({ source, databaseUrl: place.databaseUrl, storage, signal });
    signal?.throwIfAborted();
    const compared = await compareRestored(manifest, { databaseUrl: place.databaseUrl, storage });
    prove(
      `Restored to ${engineNameOf(place)}: all ${count(compared.rows)} rows in ${compared.tables} tables and all ${count(compared.files)} files (${inMegabytes(compared.bytes)}) are as they are in the archive.`,
    );
    const migrations = countNewMigrations(manifest);
    if (migrations > 0)
      prove(
        `The archive is of an older version: its rows were compared as they were, and then ${migrations} migrations brought them to this one.`,
      );
    await rehearsePages(place, { prove, signal });
    const { rows: rowCount, files: fileCount } = compared;
    return { name: source.name, bytes, sha256, rowCount, fileCount, proof };
  } finally {
    await place.remove();
  }
}

async function rehearsePages(
  place: RehearsalPlace,
  { prove, signal }: { prove: (sentence: string) => void; signal: AbortSignal | undefined },
): Promise<void> {
  const site = await startRehearsedSite(place, signal);
  try {
    prove(`The program started on it and was ready after ${(site.startedMs / 1000).toFixed(1)} s.`);
    const { pages, lists, records } = await askPages(site.url);
    prove(
      `The home page, every page that is always there and one of each kind of record answered (${pages} pages), and so did ${lists} lists with ${count(records)} published records.`,
    );
  } finally {
    await site.stop();
  }
}

const count = (number: number) => number.toLocaleString('en-GB');
/** As the back office counts them. */
const bytesPerMegabyte = 1_048_576;
const inMegabytes = (bytes: number) =>
  `${(bytes / bytesPerMegabyte).toLocaleString('en-GB', { maximumFractionDigits: 1 })} MB`;

function engineNameOf({ databaseUrl }: RehearsalPlace): string {
  return databaseUrl.startsWith('sqlite:') ? 'SQLite' : 'PostgreSQL';
}
