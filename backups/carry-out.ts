import type { Db } from '#database/connect.ts';
import {
  type BackupRun,
  deleteRunning,
  endSilent,
  findArchives,
  insertRun,
  markRemoved,
  updateRunning,
} from './backup-runs.repository.ts';
import { describeFailure, type Failure, failureOf } from './failure-words.ts';
import { findSurplus } from './keep-rule.ts';
import type { BackupOptions, BackupOrder, BackupProgress, BackupResult } from './perform.ts';

type Wanted = {
  kind: BackupRun['kind'];
  by: string;
  archive: BackupRun | undefined;
  /** Another process may have done it in the meantime. */
  isStillWanted?: () => Promise<boolean>;
};
type CarryingOutOptions = BackupOptions & { now: () => Date };
/** What is under way; aborted with `stopped` it never was. */
type UnderWay = { id: number; order: BackupOrder; stopping: AbortController; ended: Promise<void> };

const heartbeatMs = 10_000;
/** Far more than a process that is alive lets pass, on a machine that is busy with other things. */
const silentMs = 3 * 60_000;
const maxRunMs = 6 * 60 * 60_000;
const silentReason =
  'The server was stopped before it was finished, or the site was restored from this very archive. It is done again by itself.';
const slowReason =
  'It took more than six hours and was given up. See whether the place where backups go is slow.';
const stopped = new Error('The server is stopping');

/** Carries out one thing at a time, in the background: records that it is under way, and how it ended. */
export function createCarryingOut(db: Db, options: CarryingOutOptions) {
  const { settings, now } = options;
  let underWay: UnderWay | undefined;
  let isStopping = false;

  return {
    /** @returns undefined while something is under way, here or in another process */
    async begin({ kind, by, archive, isStillWanted }: Wanted): Promise<{ ended: Promise<void> } | undefined> {
      if (!settings || isStopping) return undefined;
      const { to, place: target } = settings;
      const about = { name: archive?.name ?? '', archiveId: archive?.id ?? null };
      const run = { kind, startedBy: by, startedAt: now().toISOString(), place: to };
      const id = await insertRun(db, { ...run, ...about });
      if (id === undefined) return undefined;
      if (isStillWanted && !(await isStillWanted())) return void (await deleteRunning(db, id));
      const order: BackupOrder = kind === 'backup' ? { kind, target } : { kind, target, name: about.name };
      const stopping = new AbortController();
      const ended = carryOut(db, { id, order, stopping }, options)
        .catch((error) => options.onError?.(error, kind))
        .finally(() => {
          underWay = undefined;
        });
      underWay = { id, order, stopping, ended };
      if (isStopping) stopping.abort(stopped);
      return { ended };
    },

    /** Ends what a process has left that was killed, so that something else can begin. */
    endSilent: async (): Promise<void> => (underWay ? undefined : endSilentRuns(db, now())),

    async stop(): Promise<void> {
      isStopping = true;
      underWay?.stopping.abort(stopped);
      await underWay?.ended;
    },
  };
}

function endSilentRuns(db: Db, now: Date): Promise<void> {
  const moment = now.getTime();
  return endSilent(db, {
    since: new Date(moment - silentMs).toISOString(),
    until: new Date(moment + silentMs).toISOString(),
    ...{ now: now.toISOString(), reason: silentReason },
  });
}

type Running = Omit<UnderWay, 'ended'>;

async function carryOut(db: Db, running: Running, options: CarryingOutOptions): Promise<void> {
  const { id, order, stopping } = running;
  const startedAt = performance.now();
  const limit = setTimeout(() => stopping.abort(new Error(slowReason)), maxRunMs).unref();
  const heart = startHeart(db, running, options.now);
  try {
    if (!options.perform) throw new Error('Nothing can be backed up here');
    const { signal } = stopping;
    const result = await options.perform(order, { signal, onProgress: heart.note });
    if (await settle(db, { id, result, now: options.now() })) {
      // Only now is there a newer one.
      if (order.kind === 'backup') await removeSurplus(db, options);
      options.onDone?.(order.kind, Math.round(performance.now() - startedAt));
    }
  } catch (error) {
    // What a stop has cut short is due again at the next start.
    if (stopping.signal.reason === stopped) return await deleteRunning(db, id);
    options.onError?.(error, order.kind);
    await fail(db, { id, failure: stopping.signal.aborted ? slow : failureIn(error), now: options.now() });
  } finally {
    clearTimeout(limit);
    heart.stop();
  }
}

/** Says again and again that it goes on, and how far it is. */
function startHeart(db: Db, { id, stopping }: Running, now: () => Date) {
  let progress: BackupProgress = { bytes: 0, fileCount: 0 };
  const beat = async () => {
    const isOurs = await updateRunning(db, id, { aliveAt: now().toISOString(), ...progress });
    // Another process has taken this one for dead.
    if (!isOurs) stopping.abort(new Error(silentReason));
  };
  // Where the database is away, the next one may come through.
  const timer = setInterval(() => void beat().catch(() => {}), heartbeatMs).unref();
  return {
    note: (told: BackupProgress) => {
      progress = told;
    },
    stop: () => clearInterval(timer),
  };
}

/** @returns whether it still counts */
function settle(
  db: Db,
  { id, result, now }: { id: number; result: BackupResult; now: Date },
): Promise<boolean> {
  const { proof, ...archive } = result;
  const endedAt = now.toISOString();
  return updateRunning(db, id, { ...archive, proof: JSON.stringify(proof), state: 'done', endedAt });
}

/** Deletes archives that the rule does not keep: of those that this site has noted as its own, and no other file. */
async function removeSurplus(db: Db, options: BackupOptions & { now: () => Date }): Promise<void> {
  const { settings, removeArchive } = options;
  if (!settings || !removeArchive) return;
  const { to, place, keep } = settings;
  try {
    const archives = await findArchives(db, { place: to });
    for (const { id, name, bytes } of findSurplus(archives, { keep, zone: await options.findTimeZone() })) {
      const isGone = await removeArchive({ place, name, bytes });
      if (isGone) await markRemoved(db, id, options.now().toISOString());
    }
  } catch (error) {
    // The backup itself is whole; the next one tries it again.
    options.onError?.(error, 'deleting old archives');
  }
}

async function fail(
  db: Db,
  { id, failure, now }: { id: number; failure: Failure; now: Date },
): Promise<void> {
  const reason = describeFailure(failure);
  await updateRunning(db, id, { state: 'failed', endedAt: now.toISOString(), reason });
}

const slow: Failure = { message: slowReason, codes: [], isForPerson: true };

/** What another process has told of its failure, or this one's own. */
function failureIn(error: unknown): Failure {
  const told = error instanceof Error && 'failure' in error ? (error.failure as Failure) : undefined;
  return told ?? failureOf(error);
}
