import { createHash } from 'node:crypto';
import type { PageSwitches } from '#content/documents/pages.document.ts';
import { createSiteDocumentService } from '#content/documents/site-documents.service.ts';
import { systemAuthor } from '#content/kit/author.ts';
import { pathOfRecord } from '#content/kit/record-path.shared.ts';
import { isEntityOff, offPagesIn } from '#content/off-pages.ts';
import { entities, pagedEntities } from '#content/registry.ts';
import { staticPages } from '#content/static-pages.shared.ts';
import { openDatabase } from '#database/connect.ts';
import { namesOfToday } from '#database/executed-migrations.ts';
import { knownMigrations } from '#database/migrate.ts';
import { createRowSum } from '#database/transfer/row-source.ts';
import { openSnapshot } from '#database/transfer/snapshot.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { createFolderStorage } from '#media/storage/folder-storage.ts';
import { type ArchiveManifest, filesPrefix } from './archive-manifest.ts';
import type { ArchiveSource } from './archive-place.ts';
import { BackupError } from './failure-words.ts';
import type { BackupResult } from './perform.ts';
import { verifyArchive } from './read-archive.ts';
import { openRehearsalPlace, type RehearsalPlace } from './rehearsal-place.ts';
import { startRehearsedSite } from './rehearsed-site.ts';
import { restoreArchive } from './restore-archive.ts';

const askMs = 60_000;

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
    await openToVisitors(place);
    await rehearsePages(place, { prove, signal });
    const { rows: rowCount, files: fileCount } = compared;
    return { name: source.name, bytes, sha256, rowCount, fileCount, proof };
  } finally {
    await place.remove();
  }
}

/** How many migrations an archive did not know. */
function countNewMigrations({ migrations }: Pick<ArchiveManifest, 'migrations'>): number {
  return knownMigrations.length - namesOfToday(migrations).length;
}

type Compared = { rows: number; tables: number; files: number; bytes: number };

type Restored = { databaseUrl: string; storage: FileStorage };

/**
 * Reads every row and every file of a restored site and compares them with what the archive says. Rows that migrations
 * have gone over since are others now: those were read back and compared by the restore, before the first of them.
 * @throws BackupError naming the first that differs
 */
async function compareRestored(
  manifest: ArchiveManifest,
  { databaseUrl, storage }: Restored,
): Promise<Compared> {
  const rows =
    countNewMigrations(manifest) > 0 ? countRows(manifest) : await compareRows(manifest, databaseUrl);
  const files = manifest.entries.filter(({ name }) => name.startsWith(filesPrefix));
  let bytes = 0;
  for (const { name, sha256, bytes: expected } of files) {
    const key = name.slice(filesPrefix.length);
    if ((await checksumOf(storage, key)) !== sha256) {
      throw new BackupError(`The file ${key} is not as it is in the archive.`);
    }
    bytes += expected;
  }
  const stored = await storage.list();
  if (stored.length !== files.length) {
    throw new BackupError(`There are ${stored.length} files instead of ${files.length}.`);
  }
  return { ...rows, files: files.length, bytes };
}

function countRows({ tables }: ArchiveManifest) {
  return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), tables: tables.length };
}

async function compareRows({ tables }: ArchiveManifest, databaseUrl: string) {
  const snapshot = await openSnapshot(databaseUrl);
  try {
    let rows = 0;
    for (const expected of tables) {
      const sum = createRowSum();
      for await (const some of snapshot.readRows(expected)) for (const row of some) sum.add(row);
      const found = sum.finish();
      if (found.rows !== expected.rows || found.sha256 !== expected.sha256) {
        throw new BackupError(
          `The table ${expected.name} is not as it is in the archive: ${found.rows} rows instead of ${expected.rows}, or others.`,
        );
      }
      rows += found.rows;
    }
    return { rows, tables: tables.length };
  } finally {
    await snapshot.close();
  }
}

async function checksumOf(storage: FileStorage, key: string): Promise<string | undefined> {
  if (!(await storage.stat(key))) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of await storage.open(key)) hash.update(chunk);
  return hash.digest('hex');
}

/** Of a site that is closed, what its pages will be is asked for as well. */
async function openToVisitors({ databaseUrl }: RehearsalPlace): Promise<void> {
  const db = await openDatabase(databaseUrl);
  try {
    await createSiteDocumentService(db).save('launch', { value: { open: true }, author: systemAuthor });
  } finally {
    await db.destroy();
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
      `The home page, every page that the site always has and one of each kind of record answered (${pages} pages), and so did ${lists} lists with ${count(records)} published records.`,
    );
  } finally {
    await site.stop();
  }
}

type AskedPages = { pages: number; lists: number; records: number };

/**
 * Asks a site for the home page and every other page that is always there, for a page of each kind of record, and for
 * each list of the API.
 * @throws BackupError naming the first that does not answer as it should
 */
async function askPages(url: string): Promise<AskedPages> {
  const { value: switches } = (await (await ask(`${url}/api/site-documents/pages`)).json()) as {
    value: PageSwitches;
  };
  const offPages = offPagesIn(switches);
  const paths = staticPages.map(({ path }) => path).filter((path) => !offPages.includes(path));
  let records = 0;
  for (const entity of entities) {
    const list = await ask(`${url}/api/${entity.path}?page=1&per_page=1`);
    const [record] = (await list.json()) as object[];
    records += Number(list.headers.get('x-total-count'));
    const paged = pagedEntities.find(({ name }) => name === entity.name);
    if (record && paged && !isEntityOff(paged.name, offPages)) paths.push(pathOfRecord(paged, record));
  }
  for (const path of paths) {
    const page = await ask(url + path);
    const isPage =
      page.headers.get('content-type')?.startsWith('text/html') && (await page.text()).includes('<h1');
    if (!isPage) throw new BackupError(`The page ${path} did not come as a page.`);
  }
  return { pages: paths.length, lists: entities.length, records };
}

async function ask(address: string): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(askMs) });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new BackupError(`The page ${new URL(address).pathname} was answered with ${response.status}.`);
}

const count = (number: number) => number.toLocaleString('en-GB');
/** As the back office counts them. */
const bytesPerMegabyte = 1_048_576;
const inMegabytes = (bytes: number) =>
  `${(bytes / bytesPerMegabyte).toLocaleString('en-GB', { maximumFractionDigits: 1 })} MB`;

function engineNameOf({ databaseUrl }: RehearsalPlace): string {
  return databaseUrl.startsWith('sqlite:') ? 'SQLite' : 'PostgreSQL';
}
