import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { findSlabNames, isNoticeDue, type NotedHold, takeNotices } from './hold-notices.repository.ts';
import { findHolds } from './slab-holds.repository.ts';

/** What the staff is told of the holds of one customer that end at the same time. */
export type HoldNotice = {
  id: number;
  hasEnded: boolean;
  customer: string;
  until: string;
  createdBy: string;
  slabs: NotedSlab[];
};

/** `holder` has it now, `next` waits first; either is empty where there is nobody. */
type NotedSlab = { id: number; number: string; stone: string; holder: string; next: string };

type Options = {
  /** Writes a mail, in the transaction that it is given. */
  write: (trx: Db, notice: HoldNotice) => Promise<void>;
  onWritten: () => void;
  now?: () => Date;
};

const dayMs = 24 * 60 * 60_000;

/** A day before the hold ends; of a shorter one the staff is told as it ends. */
export function firstNoticeAt({ createdAt, until }: { createdAt: string; until: string }): string {
  const dayBefore = new Date(Date.parse(until) - dayMs).toISOString();
  return dayBefore > createdAt ? dayBefore : until;
}

/** Tells the staff of holds that end within a day, and of those that have ended by themselves, once of each. */
export function createHoldNoticeService(db: Db, { write, onWritten, now = () => new Date() }: Options) {
  return {
    isDue: (): Promise<boolean> => isNoticeDue(db, now().toISOString()),

    async writeDue(): Promise<void> {
      await inTransaction(db, async (trx) => {
        const holds = await takeNotices(trx, now().toISOString());
        const slabs = await readSlabs(trx, holds);
        for (const group of groupHolds(holds)) await write(trx, toNotice(group, slabs));
      });
      onWritten();
    },
  };
}

async function readSlabs(trx: Db, holds: readonly NotedHold[]): Promise<Map<number, NotedSlab>> {
  const ids = holds.map(({ slabId }) => slabId);
  const names = await findSlabNames(trx, ids);
  const current = Map.groupBy(await findHolds(trx, [...names.keys()]), ({ slabId }) => slabId);
  return new Map(
    [...names].map(([id, name]) => {
      const [holder, next] = current.get(id) ?? [];
      return [id, { id, ...name, holder: holder?.for ?? '', next: next?.for ?? '' }];
    }),
  );
}

/** Those of one customer that end, or have ended, at the same time. */
function groupHolds(holds: readonly NotedHold[]): Iterable<NotedHold[]> {
  return Map.groupBy(holds, ({ customer, until, createdBy, endedAt }) =>
    JSON.stringify([customer, until, createdBy, endedAt === null]),
  ).values();
}

function toNotice(holds: readonly NotedHold[], slabs: Map<number, NotedSlab>): HoldNotice {
  const [{ id, customer, until, createdBy, endedAt }] = holds as [NotedHold];
  return {
    ...{ id, customer, until, createdBy, hasEnded: endedAt !== null },
    slabs: holds.flatMap(({ slabId }) => slabs.get(slabId) ?? []),
  };
}
