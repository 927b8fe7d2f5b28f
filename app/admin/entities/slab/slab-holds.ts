import type { SlabStatus } from '#content/entities/slab/slab.entity.ts';
import { t } from '../../kit/language/t.ts';

export const statusLabels: Readonly<Record<SlabStatus, string>> = {
  available: t('Available'),
  held: t('Held'),
  sold: t('Sold'),
  gone: t('Gone'),
};

/** A hold as `GET /slabs/:id/holds` answers. */
export type Hold = {
  id: number;
  /** 0 holds the slab, 1 is next. */
  position: number;
  for: string;
  until: string;
  note: string;
  createdAt: string;
  createdBy: string;
};

/** A hold of `GET /holds`, with its slab. */
export type HoldOfSlab = Hold & { slab: { id: number; number: string; bundle: string } };

export type Slab = {
  id: number;
  number: string;
  product_name: string;
  bundle: string;
  status: SlabStatus;
  heldUntil: string | null;
  holds: readonly Hold[];
};

/** Where a slab is held, sold and labelled; everybody who is signed in may open it. */
export function pathOfHolds(id: number): string {
  return `/admin/slabs/${id}/holds/`;
}

/** The holds of all slabs. */
export const allHoldsPath = '/admin/slabs/holds/';

/** What is done in the yard, with a phone. */
export const yardPath = '/admin/slabs/yard/';
