import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ObjectBucket } from './object-bucket.ts';

/** What keys of the storage's own begin with, below its prefix; no file is kept there. */
export const ownFolder = '.ashlar/';

/** Longer than any upload takes. */
const claimMs = 60 * 60_000;

type Creation = { prefix: string; key: string; write: () => Promise<void> };

/** Those who give way to each other try again at different times. */
const maxAttempts = 10;
const longestPauseMs = 300;

/**
 * For storages that don't know the condition "only where the key is free": whoever wants a key leaves a claim to it,
 * looks whether others have, and gives way to them. Two who want it at once may both give way, and never both have it;
 * all it needs of the storage is that what was written is listed.
 * @returns false where the key is taken, or somebody else wants it
 */
export async function createByClaim(bucket: ObjectBucket, creation: Creation): Promise<boolean> {
  const { prefix, key, write } = creation;
  const folder = `${prefix}${ownFolder}claims/${key}/`;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const claim = folder + randomUUID();
    await bucket.put(claim, Buffer.alloc(0));
    try {
      const isWanted = await isClaimed(bucket, folder, claim);
      // Whoever had a claim until a moment ago may have used it.
      if (await bucket.find(prefix + key)) return false;
      if (!isWanted) {
        await write();
        return true;
      }
    } finally {
      await bucket.remove(claim).catch(() => undefined);
    }
    await wait(Math.random() * longestPauseMs);
  }
  return false;
}

/** Removes what killed processes have left. */
export async function removeOldClaims(bucket: ObjectBucket, prefix: string): Promise<void> {
  for await (const { key, modifiedMs } of bucket.list(prefix + ownFolder)) {
    if (modifiedMs < Date.now() - claimMs) await bucket.remove(key);
  }
}

async function isClaimed(bucket: ObjectBucket, folder: string, own: string): Promise<boolean> {
  for await (const { key, modifiedMs } of bucket.list(folder)) {
    if (key !== own && modifiedMs > Date.now() - claimMs) return true;
  }
  return false;
}
