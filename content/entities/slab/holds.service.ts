import type { Db } from '#database/connect.ts';
import { AppError, notFound } from '#errors/app-error.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { utcOf } from '../../kit/activity-text.ts';
import { type Author, systemAuthor } from '../../kit/author.ts';
import type { StoredRecord } from '../../kit/codec.ts';
import { writeAndAnnounce } from '../../kit/content-changes.ts';
import { getLocked } from '../../kit/record-locks.ts';
import { createEntityService, type ServiceOptions } from '../../kit/service.ts';
import { firstNoticeAt } from './hold-notices.service.ts';
import { slabEntity } from './slab.entity.ts';
import {
  deleteHoldsEndedBefore,
  endHolds,
  findAllHolds,
  findHolds,
  findSlabsDue,
  type HoldOfSlab,
  type HoldsDueAt,
  insertHold,
  reopenHolds,
  type SlabHold,
} from './slab-holds.repository.ts';

export type HoldRequest = { for: string; until: string; note: string; queue: boolean };

const dayMs = 24 * 60 * 60_000;
/** Clocks of several machines differ by less. */
const skewMs = 60 * 60_000;

/** Customers' holds of slabs: one holds, others may wait, and each ends by itself at its time. */
export function createHoldsService(db: Db, options: ServiceOptions = {}) {
  const now = () => (options.now?.() ?? new Date()).toISOString();
  const dueAt = () => ({ now: now(), ahead: new Date(Date.parse(now()) + skewMs).toISOString() });

  /** Runs work on a slab that nobody else changes meanwhile, and lets its status follow its holds. */
  function withSlab<T>(slabId: number, author: Author, work: (trx: Db, slab: StoredRecord) => Promise<T>) {
    return writeAndAnnounce(db, options.changes, async (trx, changes) => {
      const writer = createEntityService(trx, slabEntity, { ...options, changes, hasOwnActivity: true });
      const slab = await getLocked(trx, slabEntity, { id: slabId });
      const result = await work(trx, slab);
      const isHeld = (await findHolds(trx, [slabId])).length > 0;
      const status = isHeld ? 'held' : 'available';
      const isToChange = slab.status === (isHeld ? 'available' : 'held');
      if (isToChange) await writer.update({ id: slabId, changes: { status }, author });
      return result;
    });
  }

  return {
    /** Those that have not ended: the holder first, then who waits. */
    list: (slabId: number): Promise<SlabHold[]> => findHolds(db, [slabId]),

    /** The same of all slabs, those that end last first; of customers with this text in their names, and what ends by then. */
    async listOf(wanted: { customer: string; until?: string | undefined }): Promise<HoldOfSlab[]> {
      const { customer, until } = wanted;
      return (await findAllHolds(db)).filter(
        (hold) =>
          hold.for.toLowerCase().includes(customer.toLowerCase()) &&
          (until === undefined || hold.until <= until),
      );
    },

    /**
     * Holds a slab for a customer, or puts the customer behind those who hold and wait.
     * @returns `position`: 0 holds, 1 is next
     * @throws AppError `not-found`; `conflict` where it is sold, gone, or held and nobody wants to wait
     */
    hold(slabId: number, request: HoldRequest, author: Author): Promise<{ id: number; position: number }> {
      const { for: customer, until, note, queue } = request;
      return withSlab(slabId, author, async (trx, slab) => {
        if (slab.status === 'sold' || slab.status === 'gone') {
          throw new AppError('conflict', `Slab "${slab.slug}" is ${slab.status}`);
        }
        const holds = await findHolds(trx, [slabId]);
        if (holds[0] && !queue) {
          throw new AppError('conflict', `Slab "${slab.slug}" is held until ${holds[0].until}`);
        }
        const createdAt = now();
        const noticeAt = author === systemAuthor ? null : firstNoticeAt({ createdAt, until });
        const hold = { slabId, customer, until, note, createdAt, createdBy: author.username, noticeAt };
        const id = await insertHold(trx, hold);
        const what = holds[0] ? 'Put a customer in the queue for' : 'Held';
        await enter(trx, slab, { text: `${what} the slab "${slab.slug}" until ${utcOf(until)}`, author });
        return { id, position: holds.length };
      });
    },

    /** Ends a hold before its time; the next in the queue holds. @throws AppError `not-found` */
    release(slabId: number, holdId: number, author: Author): Promise<void> {
      return withSlab(slabId, author, async (trx, slab) => {
        const hold = (await findHolds(trx, [slabId])).find(({ id }) => id === holdId);
        if (!hold) throw notFound(`Hold "${holdId}" not found.`);
        await endHolds(trx, { slabId, ids: [holdId], outcome: 'released', now: now() });
        await enter(trx, slab, { text: `Ended a hold of the slab "${slab.slug}"`, author });
      });
    },

    isDue: async (): Promise<boolean> => (await findSlabsDue(db, dueAt())).length > 0,

    /** Ends what has run out by now; the next in each queue holds. What a clock that was ahead has ended holds again. */
    async endDue(): Promise<void> {
      for (const slabId of await findSlabsDue(db, dueAt()))
        await withSlab(slabId, systemAuthor, (trx, slab) => endExpired(trx, slab, dueAt()));
    },

    /** Deletes holds that ended longer ago, with the names of their customers. @returns how many */
    removeOld: (days: number): Promise<number> =>
      deleteHoldsEndedBefore(db, new Date(Date.parse(now()) - days * dayMs).toISOString()),
  };
}

async function endExpired(trx: Db, slab: StoredRecord, { now, ahead }: HoldsDueAt): Promise<void> {
  const slabId = slab.id;
  await reopenHolds(trx, { slabId, ahead });
  const expired = (await findHolds(trx, [slabId])).filter(({ until }) => until <= now);
  if (expired.length === 0) return;
  await endHolds(trx, { slabId, ids: expired.map(({ id }) => id), outcome: 'expired', now });
  const holder = expired.find(({ position }) => position === 0);
  if (holder) {
    const text = `The hold of the slab "${slab.slug}" ended by itself`;
    await enter(trx, slab, { text, author: systemAuthor });
  }
}

function enter(trx: Db, slab: StoredRecord, { text, author }: { text: string; author: Author }) {
  const { username } = author;
  return enterInLog(trx, { kind: 'content', username, text, entity: slabEntity.name, recordId: slab.id });
}
