import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
import { systemAuthor } from '../../kit/author.ts';

/** `position`: 0 holds the slab, 1 is next. */
export type SlabHold = {
  id: number;
  slabId: number;
  for: string;
  note: string;
  until: string;
  createdAt: string;
  createdBy: string;
  position: number;
};

/** A hold with what the staff knows its slab by. */
export type HoldOfSlab = SlabHold & { slab: { id: number; number: string; bundle: string } };

export type HoldOutcome = 'expired' | 'released' | 'available' | 'sold' | 'gone';

/** The holds of slabs that have not ended, in their order. */
export async function findHolds(db: Db, slabIds: readonly number[]): Promise<SlabHold[]> {
  const rows = await inChunks([...slabIds], (ids) =>
    db
      .selectFrom('slabHolds')
      .selectAll()
      .where('endedAt', 'is', null)
      .where('slabId', 'in', ids)
      .orderBy('id')
      .execute(),
  );
  const bySlab = Map.groupBy(rows, ({ slabId }) => slabId);
  return [...bySlab.values()].flatMap((holds) =>
    holds.map(({ customer, endedAt, outcome, noticeAt, ...hold }, position) => ({
      ...hold,
      for: customer,
      position,
    })),
  );
}

/** Those of all slabs that are not in the trash, those that end last first. */
export async function findAllHolds(db: Db): Promise<HoldOfSlab[]> {
  const slabs = await db
    .selectFrom('slabs')
    .innerJoin('slabHolds', 'slabHolds.slabId', 'slabs.id')
    .select(['slabs.id', 'slabs.slug', 'slabs.bundle'])
    .distinct()
    .where('slabHolds.endedAt', 'is', null)
    .where('slabs.deletedAt', 'is', null)
    .execute();
  const byId = new Map(
    slabs.map(({ id, slug, bundle }) => [
      Number(id),
      { id: Number(id), number: String(slug), bundle: String(bundle) },
    ]),
  );
  const holds = await findHolds(db, [...byId.keys()]);
  return holds
    .flatMap((hold) => {
      const slab = byId.get(hold.slabId);
      return slab ? [{ ...hold, slab }] : [];
    })
    .sort((one, other) => other.until.localeCompare(one.until) || one.id - other.id);
}

/** @returns its id */
export async function insertHold(
  db: Db,
  hold: {
    slabId: number;
    customer: string;
    note: string;
    until: string;
    createdAt: string;
    createdBy: string;
    noticeAt: string | null;
  },
): Promise<number> {
  const { id } = await db.insertInto('slabHolds').values(hold).returning('id').executeTakeFirstOrThrow();
  return Number(id);
}

/** Ends all holds of a slab, or those that are given. Whoever ends one is not told of it. */
export async function endHolds(
  db: Db,
  end: { slabId: number; ids?: readonly number[]; outcome: HoldOutcome; now: string },
): Promise<void> {
  const update = db
    .updateTable('slabHolds')
    .set({
      ...{ endedAt: end.now, outcome: end.outcome },
      ...(end.outcome !== 'expired' && { noticeAt: null }),
    })
    .where('slabId', '=', end.slabId)
    .where('endedAt', 'is', null);
  await (end.ids ? update.where('id', 'in', end.ids) : update).execute();
}

/** @returns how many */
export async function deleteHoldsEndedBefore(db: Db, cutoff: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('slabHolds')
    .where('endedAt', '<', cutoff)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** What a clock that was ahead has ended, at a time after `ahead`, has not; the staff is told once more when it ends. */
export async function reopenHolds(
  db: Db,
  { slabId, ahead }: { slabId: number; ahead: string },
): Promise<void> {
  await db
    .updateTable('slabHolds')
    .set((eb) => ({ endedAt: null, outcome: '', noticeAt: eb.ref('until') }))
    .where('slabId', '=', slabId)
    .where('outcome', '=', 'expired')
    .where('endedAt', '>', ahead)
    .execute();
}

/** Times after `ahead` are those of a clock that was ahead. */
export type HoldsDueAt = { now: string; ahead: string };

/**
 * The slabs of which a hold has run out by now and is not yet written down as ended, or was written down by a clock that
 * was ahead and the slab can still be had; those in the trash wait there.
 */
export async function findSlabsDue(db: Db, { now, ahead }: HoldsDueAt): Promise<number[]> {
  const rows = await db
    .selectFrom('slabHolds')
    .innerJoin('slabs', 'slabs.id', 'slabHolds.slabId')
    .select('slabHolds.slabId')
    .distinct()
    .where(({ and, eb, or }) =>
      or([
        and([eb('endedAt', 'is', null), eb('until', '<=', now)]),
        and([
          eb('outcome', '=', 'expired'),
          eb('endedAt', '>', ahead),
          eb('slabs.status', 'in', ['available', 'held']),
        ]),
      ]),
    )
    .where('slabs.deletedAt', 'is', null)
    .execute();
  return rows.map(({ slabId }) => slabId);
}

/** Those of some slabs that a person of the company holds for a customer. */
export async function findSlabsHeldByStaff(db: Db, slabIds: readonly number[]): Promise<number[]> {
  const rows = await inChunks([...slabIds], (ids) =>
    db
      .selectFrom('slabHolds')
      .select('slabId')
      .distinct()
      .where('endedAt', 'is', null)
      .where('slabId', 'in', ids)
      .where('createdBy', '<>', systemAuthor.username)
      .execute(),
  );
  return rows.map(({ slabId }) => slabId);
}

/** How many slabs of a product can still be sold. */
export async function countSlabsOf(db: Db, productId: number): Promise<number> {
  const { total } = await db
    .selectFrom('slabs')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('productId', '=', productId)
    .where('deletedAt', 'is', null)
    .where('status', 'in', ['available', 'held'])
    .executeTakeFirstOrThrow();
  return Number(total);
}
