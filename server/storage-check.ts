import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Db } from '#database/connect.ts';
import { hasRoom } from '#database/storage-probe.ts';

/** What is wrong with the storage: `message` for whoever watches, `place` for the operator's eyes. */
export type StorageComplaint = { message: string; place: string };
export type StorageCheck = {
  /** @returns undefined while everything can be stored */
  findComplaint: () => Promise<StorageComplaint | undefined>;
};

/** Less would not take in one picture of the largest size. */
const defaultMinFreeBytes = 16 * 1024 * 1024;
const bytesPerMegabyte = 1024 * 1024;
/** A database that is locked or busy says nothing about its room, and the health check does not wait for it. */
const longestProbeMs = 1_000;
/** So that watching does not wear out the disk: after a write that worked the next is tried no sooner. */
const probeIntervalMs = 10_000;

/**
 * Looks whether there is room for what visitors send and editors upload: free space in the folders, and a real write
 * to the database, whose disk may be another one. An object storage has room for more; it is asked whether it answers.
 */
export function createStorageCheck(
  db: Db,
  options: {
    folders: string[];
    /** Whether files that are in no folder can be reached. */
    probe?: (() => Promise<void>) | undefined;
    minFreeBytes?: number;
    now?: () => number;
  },
): StorageCheck {
  const minFreeBytes = options.minFreeBytes ?? defaultMinFreeBytes;
  const inIntervals = (probe: () => Promise<boolean>) => probeInIntervals(probe, options.now ?? Date.now);
  const canWrite = inIntervals(() => hasRoom(db).catch(() => true));
  const { probe } = options;
  const canReachFiles = inIntervals(async () => {
    return (
      probe === undefined ||
      probe().then(
        () => true,
        () => false,
      )
    );
  });

  async function findFullFolder(): Promise<StorageComplaint | undefined> {
    for (const place of options.folders) {
      const free = await freeBytesOf(place);
      if (free === undefined) return { message: 'The storage cannot be reached.', place };
      if (free >= minFreeBytes) continue;
      return {
        message: `Less than ${Math.ceil(minFreeBytes / bytesPerMegabyte)} MB of storage are free.`,
        place,
      };
    }
    return undefined;
  }

  return {
    async findComplaint() {
      const complaint = await findFullFolder();
      if (complaint) return complaint;
      if (!(await canReachFiles()))
        return { message: 'The storage for files cannot be reached.', place: 'the object storage' };
      return (await canWrite())
        ? undefined
        : { message: 'The database has no room left.', place: 'the database' };
    },
  };
}

/** What worked is not tried again soon; what takes too long counts as what it was the last time. */
function probeInIntervals(probe: () => Promise<boolean>, now: () => number): () => Promise<boolean> {
  let workedAt = Number.NEGATIVE_INFINITY;
  let hasWorked = true;
  let probing: Promise<boolean> | undefined;

  async function begin(): Promise<boolean> {
    hasWorked = await probe();
    if (hasWorked) workedAt = now();
    return hasWorked;
  }

  return async () => {
    if (now() - workedAt < probeIntervalMs) return true;
    probing ??= begin().finally(() => {
      probing = undefined;
    });
    return Promise.race([probing, setTimeout(longestProbeMs, hasWorked, { ref: false })]);
  };
}

async function freeBytesOf(folder: string): Promise<number | undefined> {
  const system = await statfs(folder).catch(() => undefined);
  return system && system.bavail * system.bsize;
}
