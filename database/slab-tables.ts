import type { Generated } from 'kysely';

/** A customer's hold of a slab. The oldest that has not ended holds it; the others wait in that order. */
export type SlabHoldRow = {
  id: Generated<number>;
  slabId: number;
  customer: string;
  note: string;
  /** ISO 8601, UTC: it ends by itself then, whether it holds or waits. */
  until: string;
  createdAt: string;
  createdBy: string;
  /** Null while it holds or waits. */
  endedAt: Generated<string | null>;
  /** How it ended: `expired`, `released`, or the status that the slab was given. */
  outcome: Generated<string>;
  /** When the staff is told of it next: a day before it ends and once it has ended by itself; null for never. */
  noticeAt: Generated<string | null>;
};

/** The name of a deleted stone that slabs were sold of: their passports stay readable. */
export type SlabStoneRow = { productId: number; name: string };
