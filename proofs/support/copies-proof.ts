import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';
import {
  createScratchDatabase,
  dropScratchDatabase,
  nameScratchDatabase,
} from '#database/scratch-database.ts';
import { openStorage } from '#media/storage/open-storage.ts';
import { readStoragePlace } from '#media/storage/storage-place.ts';
import { makeSite } from '#tests/support/made-site.ts';
import { startObjectStorage } from '#tests/support/object-storage.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { findDifferences, readSiteContent, type SiteContent } from '#tests/support/site-content.ts';

type Options = {
  records: number;
  pictures: number;
  /** Of a PostgreSQL whose account may make databases. */
  postgresUrl: string;
  /** An empty bucket; without one it is the tests' own server. */
  bucket?: Objects | undefined;
  /** Whether the archive in object storage is rehearsed as well. */
  isRehearsed?: boolean;
  onStep?: (what: string) => void;
};
/** A bucket, and what its requests are signed with. */
type Objects = { url: string; credentials: Record<string, string>; stop?: () => Promise<void> };
/** Where a site is: its rows and its uploads. */
type Place = { database: string; storage: string };
export type CopiesReport = {
  rows: number;
  tables: number;
  files: number;
  bytes: number;
  differences: string[];
};

/**
 * Walks a site in two circles, with the commands that an operator has: copied to PostgreSQL and object storage and back to
 * SQLite and a folder, and the same way by backups, one to object storage and one to a folder. After each step every row
 * and every byte is compared with the site that it began with.
 * @throws Error where a command does not end well
 */
export async function proveCopies({
  postgresUrl,
  bucket,
  isRehearsed = false,
  onStep = () => {},
  ...size
}: Options): Promise<CopiesReport> {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-copies-'));
  const objects: Objects = bucket ?? (await startObjectStorage());
  const databases = [nameScratchDatabase(randomUUID()), nameScratchDatabase(randomUUID())];
  try {
    const [copied, restored] = await Promise.all(databases.map((name) => makeEmpty(postgresUrl, name)));
    const first = inFolder(folder, 'first');
    const content = await makeFirst(first, { ...size, objects });
    const differences: string[] = [];
    const compare = async (what: string, place: Place) => {
      const found = findDifferences(content, await readPlace(place, objects));
      differences.push(...found.map((difference) => `${what}: ${difference}`));
      onStep(`${what}: ${found.length === 0 ? 'every row and byte is the same' : found.join(', ')}`);
    };
    const walk = { folder, objects, first, compare, onStep, isRehearsed };
    await walkCopies({ ...walk, there: { database: copied ?? '', storage: inBucket(objects, 'copied') } });
    await walkBackups({
      ...walk,
      there: { database: restored ?? '', storage: inBucket(objects, 'restored') },
    });
    const { rows, bytes, tables, files } = content;
    return { rows, bytes, tables: Object.keys(tables).length, files: Object.keys(files).length, differences };
  } finally {
    await objects.stop?.();
    for (const name of databases) await dropScratchDatabase(postgresUrl, name);
    await rm(folder, { recursive: true, force: true });
  }
}

type Walk = {
  folder: string;
  objects: Objects;
  first: Place;
  /** The place on PostgreSQL and object storage. */
  there: Place;
  compare: (what: string, place: Place) => Promise<void>;
  onStep: (what: string) => void;
  isRehearsed: boolean;
};

async function walkCopies({ folder, objects, first, there, compare }: Walk): Promise<void> {
  const back = inFolder(folder, 'copied');
  const copy = async (from: Place, to: Place) => {
    await runCommand('copy', ['--from', from.database, '--to', to.database]);
    await runCommand('copy', ['--from', from.storage, '--to', to.storage], objects.credentials);
  };
  await copy(first, there);
  await compare('copied to PostgreSQL and object storage', there);
  await copy(there, back);
  await compare('copied back to SQLite and a folder', back);
}

async function walkBackups({
  folder,
  objects,
  first,
  there,
  compare,
  onStep,
  isRehearsed,
}: Walk): Promise<void> {
  const archives = inBucket(objects, 'archives');
  const envOf = ({ database, storage }: Place) => ({
    ...{ DATABASE_URL: database, STORAGE_URL: storage, DATA_DIR: folder, ...objects.credentials },
  });
  const backUp = async (to: string, place: Place) =>
    nameIn(await runCommand('backup', ['--to', to], envOf(place)));
  const archive = archives.replace('?', `/${await backUp(archives, first)}?`);
  await runCommand('restore', ['--from', archive], envOf(there));
  await compare('backed up to object storage, and restored to PostgreSQL and object storage', there);
  if (isRehearsed) {
    await runCommand('rehearse', ['--from', archive], envOf(there));
    onStep('rehearsed from object storage: restored, compared, started and visited');
  }
  const vault = join(folder, 'vault');
  const name = await backUp(vault, there);
  const into = join(folder, 'restored');
  await runCommand('restore', ['--from', join(vault, name), '--into', into]);
  await compare('backed up from there to a folder, and restored to SQLite', inFolder(folder, 'restored'));
}

/** Of what a backup says of its archive. */
const nameIn = (said: string) => /^(\S+\.tar): /m.exec(said)?.[1] ?? 'none';

async function makeFirst(
  place: Place,
  { objects, ...size }: { records: number; pictures: number; objects: Objects },
): Promise<SiteContent> {
  const storage = await openUploads(place.storage, objects);
  const db = await openDatabase(place.database);
  await migrateToLatest(db);
  await makeSite(db, { ...size, storage }).finally(() => db.destroy());
  return readPlace(place, objects);
}

async function makeEmpty(postgresUrl: string, name: string): Promise<string> {
  const made = await createScratchDatabase(postgresUrl, name);
  if (!made) throw new Error('The account of this PostgreSQL may not make databases');
  return made.url;
}

function inFolder(folder: string, name: string): Place {
  return {
    database: `sqlite:${join(folder, name, 'ashlar.sqlite')}`,
    storage: `file:${join(folder, name, 'uploads')}`,
  };
}

const inBucket = ({ url }: Objects, prefix: string) => `${url}&prefix=${prefix}`;

async function openUploads(storage: string, { credentials }: Objects) {
  return (await openStorage(readStoragePlace(storage, credentials))).uploads;
}

async function readPlace({ database, storage }: Place, objects: Objects): Promise<SiteContent> {
  return readSiteContent(database, await openUploads(storage, objects), { isMoved: true });
}
