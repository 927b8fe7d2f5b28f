import { showSize } from './show-slab.shared.ts';
import type { SlabSums } from './slab-size.shared.ts';
import type { Units } from './units.shared.ts';

type Says = (
  key: 'shortlist:slabs.count' | 'shortlist:approval.done' | 'shortlist:approval.doneSlabs',
  values: Record<string, string | number>,
) => string;
type Shown = {
  units: Units;
  language: string;
  /** The day of a moment where the company is. */
  writtenDayOf: (iso: string) => string;
};

/** As far as it is told. */
export type ShownApproval = { name: string; at: string; sums: SlabSums };

/** `3 slabs, 15.93 m², 864 kg` */
export function describeSums(
  t: Says,
  sums: SlabSums,
  { units, language }: Omit<Shown, 'writtenDayOf'>,
): string {
  const { area, weight } = showSize(sums, units, language);
  return [t('shortlist:slabs.count', { count: sums.slabs }), area, weight].filter(Boolean).join(', ');
}

/** Who approved a shared list, when and what. */
export function describeApproval(t: Says, { name, at, sums }: ShownApproval, shown: Shown): string {
  const date = shown.writtenDayOf(at);
  if (sums.slabs === 0) return t('shortlist:approval.done', { name, date });
  return t('shortlist:approval.doneSlabs', { name, date, slabs: describeSums(t, sums, shown) });
}
