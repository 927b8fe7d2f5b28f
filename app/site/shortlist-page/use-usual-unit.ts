import { useSyncExternalStore } from 'react';
import type { AreaUnit } from '#enquiries/shortlist-line.shared.ts';
import { readKeptUnits } from '../product-page/kept-units.ts';

const never = () => () => {};

/** What areas are given in until another unit is chosen: as the visitor reads the facts of stones. */
export function useUsualUnit(): AreaUnit {
  return useSyncExternalStore(
    never,
    () => (readKeptUnits() === 'imperial' ? 'ft2' : 'm2'),
    () => 'm2',
  );
}
