import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { tryTurn } from '#database/try-turn.ts';
import { tooBusy } from '#errors/app-error.ts';
import { hashEntry } from './entry-hash.ts';
import { countUnsealed, findUnsealed, readChain, savePlaces } from './log-chain.repository.ts';

/** Any number that nothing else on the same database takes turns by. */
const turnNumber = 7_237_114_319;
const sealedAtOnce = 500;
const firstRetryMs = 20;
const longestRetryMs = 1_000;
const defaultMaxWaitMs = 5_000;

/** What a process is sealing at the moment, and whether something was committed meanwhile. */
const roundsUnderWay = new WeakMap<Db, { isWantedAgain: boolean }>();

/**
 * Gives what is committed its places in the chain. Where another process is at it, or this one already is, nobody waits:
 * it is looked again a moment later. A failure is nobody's who wrote; the timer tries it again.
 */
export async function sealSoon(db: Db): Promise<void> {
  if (db.isTransaction) return void (await sealSome(db));
  const underWay = roundsUnderWay.get(db);
  if (underWay) {
    underWay.isWantedAgain = true;
    return;
  }
  const round = { isWantedAgain: false };
  roundsUnderWay.set(db, round);
  const isDone = await sealAll(db).catch(() => undefined);
  if (isDone === undefined || (isDone && !round.isWantedAgain)) roundsUnderWay.delete(db);
  else void sealOn(db, round);
}

/**
 * Seals all that was committed until now.
 * @returns false where somebody else has kept the turn for as long as is waited
 */
export async function sealNow(db: Db, { maxWaitMs = defaultMaxWaitMs } = {}): Promise<boolean> {
  const until = performance.now() + maxWaitMs;
  for (;;) {
    const { count } = await countUnsealed(db);
    if (count === 0 || (await sealAll(db))) return true;
    if (performance.now() >= until) return false;
    await wait(firstRetryMs);
  }
}

/**
 * Runs work on the chain in a transaction, while nobody else changes its ends.
 * @throws AppError `busy` where somebody else does for too long
 */
export async function inLogTurn<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  const until = performance.now() + defaultMaxWaitMs;
  for (;;) {
    const outcome = await inTransaction(db, async (trx) =>
      (await tryTurn(trx, turnNumber)) ? { result: await work(trx) } : undefined,
    );
    if (outcome) return outcome.result;
    if (performance.now() >= until) throw tooBusy(new Error('somebody else keeps the end of the log'));
    await wait(firstRetryMs);
  }
}

/** What came while this process, or another, was sealing. */
async function sealOn(db: Db, round: { isWantedAgain: boolean }): Promise<void> {
  try {
    for (let pauseMs = firstRetryMs; ; pauseMs = Math.min(2 * pauseMs, longestRetryMs)) {
      await wait(pauseMs, undefined, { ref: false });
      round.isWantedAgain = false;
      const { count } = await countUnsealed(db);
      if (count > 0 && !(await sealAll(db))) continue;
      if (!round.isWantedAgain) return;
    }
  } catch {
    // The database is away; the timer tries it again.
  } finally {
    roundsUnderWay.delete(db);
  }
}

/** @returns false where somebody else has the turn */
async function sealAll(db: Db): Promise<boolean> {
  for (;;) {
    const sealed = await inTransaction(db, sealSome);
    if (sealed === undefined) return false;
    if (sealed < sealedAtOnce) return true;
  }
}

/** @returns how many; undefined where somebody else has the turn */
async function sealSome(trx: Db): Promise<number | undefined> {
  if (!(await tryTurn(trx, turnNumber))) return undefined;
  const entries = await findUnsealed(trx, { limit: sealedAtOnce });
  if (entries.length === 0) return 0;
  const chain = await readChain(trx);
  let [place, hash] = [chain.headId, chain.headHash];
  const sealed = entries.map(({ id, ...entry }) => {
    place += 1;
    hash = hashEntry(hash, { ...entry, place });
    return { id, place, hash };
  });
  await savePlaces(trx, sealed);
  return entries.length;
}
