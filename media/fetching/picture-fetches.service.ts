import { bulkTargetOf } from '#content/editorial/bulk-target.ts';
import { type Announcer, writeAndAnnounce } from '#content/kit/content-changes.ts';
import type { EntityName } from '#content/kit/field.ts';
import { getLocked } from '#content/kit/record-locks.ts';
import { uploadTypeOf } from '#content/kit/upload-types.ts';
import {
  claimFetch,
  findFetchedPath,
  findNextDue,
  listFetchesOfField,
  noteArrival,
  type PictureFetch,
  settleFetch,
} from '#content/picture/picture-fetches.repository.ts';
import { getEntity } from '#content/registry.ts';
import type { Db } from '#database/connect.ts';
import { parseStored } from '#database/stored-json.ts';
import { isAppError, isOutage } from '#errors/app-error.ts';
import type { FileService } from '../library/files.service.ts';
import type { IncomingFiles } from '../storage/incoming-files.ts';
import type { UploadService } from '../uploads/uploads.service.ts';
import { type AllowedHosts, downloadPicture, judgeAddress } from './download-picture.ts';

export type PictureFetchService = ReturnType<typeof createPictureFetchService>;

type Parts = { files: FileService; incoming: IncomingFiles; uploads: UploadService };
type Options = Parts & {
  allowed: AllowedHosts;
  changes?: Announcer;
  publicUrl?: string;
  now?: () => Date;
};

/** Longer than fetching and storing one takes; then whoever has it has ended. */
const claimMs = 90_000;
const retryMs = 60_000;
const maxAttempts = 3;

/** Pictures that imported rows name by addresses: they come to the library and to their records one by one. */
export function createPictureFetchService(db: Db, options: Options) {
  const listeners = new Set<() => void>();
  const timeIn = (ms: number) => new Date((options.now?.() ?? new Date()).getTime() + ms).toISOString();

  async function attempt(fetch: PictureFetch, signal: AbortSignal): Promise<void> {
    try {
      await give(db, { fetch, path: await obtain(db, { fetch, signal, options }), options });
    } catch (error) {
      if (signal.aborted) return void (await settleFetch(db, fetch.id, { dueAt: timeIn(0) }));
      const isTransient = !isAppError(error) || error.code === 'unavailable' || isOutage(error);
      const isOver = !isTransient || fetch.attempts >= maxAttempts;
      const outcome = isOver ? { state: 'failed', dueAt: null } : { dueAt: timeIn(retryMs * fetch.attempts) };
      const message = isAppError(error) ? error.message : 'It could not be stored';
      await settleFetch(db, fetch.id, { ...outcome, message });
      if (!isAppError(error)) throw error;
    }
  }

  return {
    /** Why nothing would be fetched from an address; undefined where it can be tried. */
    judge: (url: string): string | undefined => judgeAddress(url, options.allowed),

    /** Fetches the picture that has waited longest. @returns whether there was one */
    async fetchNext(signal: AbortSignal): Promise<boolean> {
      const fetch = await claimFetch(db, { now: timeIn(0), until: timeIn(claimMs) });
      if (fetch) await attempt(fetch, signal);
      return fetch !== undefined;
    },

    /** ISO 8601; undefined where nothing waits. */
    findNextDue: () => findNextDue(db),

    /** Some have been entered. */
    announce: () => {
      for (const listener of listeners) listener();
    },

    /** @returns how to unsubscribe */
    onAnnounced(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The path that the picture of an address has in the library, where the same content comes once. */
async function obtain(
  db: Db,
  { fetch, signal, options }: { fetch: PictureFetch; signal: AbortSignal; options: Options },
): Promise<string> {
  const { files, incoming, uploads, allowed } = options;
  const known = await findFetchedPath(db, fetch.url);
  if (known !== undefined) return known;
  const received = await incoming.receive(await downloadPicture(fetch.url, { allowed, signal }));
  try {
    const type = uploadTypeOf(getEntity(fetch.entity as EntityName));
    const prepared = await uploads.prepare([received], { type, categorySlug: undefined });
    const [twin] = await files.findSame(prepared);
    const [path = ''] = twin === undefined ? await files.take(prepared) : [twin];
    return path;
  } finally {
    await incoming.discard([received]);
  }
}

/** Gives a picture to its record, unless the import was undone meanwhile or somebody has chosen another picture. */
async function give(
  db: Db,
  { fetch, path, options }: { fetch: PictureFetch; path: string; options: Options },
): Promise<void> {
  const entity = fetch.entity as EntityName;
  await writeAndAnnounce(db, options.changes, async (trx, changes) => {
    if (!(await settleFetch(trx, fetch.id, { state: 'fetched', path, message: '', dueAt: null }))) return;
    const { publicUrl, now } = options;
    const rules = { changes, hasOwnActivity: true, ...(publicUrl && { publicUrl }), ...(now && { now }) };
    const target = bulkTargetOf(trx, entity, rules);
    // Another picture may come to the same record at this moment.
    const record = await getLocked(trx, target.entity, { id: fetch.recordId });
    const stored: unknown = Reflect.get(record, fetch.field);
    const value = Array.isArray(stored)
      ? insertInto(stored.map(String), { path, fetch, siblings: await listFetchesOfField(trx, fetch) })
      : path;
    if (!Array.isArray(stored) && stored !== fetch.former) {
      const message = 'The record has another picture by now; this one is in the library';
      return noteArrival(trx, fetch.id, { message });
    }
    const author = { username: fetch.username };
    const update = { id: record.id, author, changes: { [fetch.field]: value } };
    const { version } = await target.update(update);
    await noteArrival(trx, fetch.id, { fromVersion: record.version, toVersion: version });
  });
}

/** A list with a picture in it, where the cell names it among the others. */
function insertInto(
  list: readonly string[],
  { path, fetch, siblings }: { path: string; fetch: PictureFetch; siblings: readonly PictureFetch[] },
): string[] {
  if (list.includes(path)) return [...list];
  const paths = new Map(siblings.map((one) => [one.url, one.path]));
  const entries = (parseStored(fetch.entries) as string[]).map((entry) => paths.get(entry) ?? entry);
  const own = entries.indexOf(path);
  const before = entries.slice(0, own).findLast((entry) => list.includes(entry));
  const after = entries.slice(own + 1).find((entry) => list.includes(entry));
  const place =
    before !== undefined ? list.indexOf(before) + 1 : after === undefined ? list.length : list.indexOf(after);
  return list.toSpliced(place, 0, path);
}
