import type { Entity } from '#content/kit/entity.ts';
import type { LengthUnit } from '#content/kit/length-units.shared.ts';
import { findColumn, hasOwnUnit } from '#content/spreadsheets/columns.ts';
import type { ImportColumn } from '#content/spreadsheets/import-result.ts';

/** The columns with the unit of one; those of its kind that are still asked for have it too, until somebody says otherwise. */
export function chooseUnit(
  entity: Entity,
  columns: readonly ImportColumn[],
  { column, unit }: { column: string; unit: LengthUnit },
): ImportColumn[] {
  const isShared = ({ field }: ImportColumn) => !hasOwnUnit(findColumn(entity, field ?? '')?.field);
  const carries = columns.some((one) => one.column === column && isShared(one));
  return columns.map((one) => {
    const hasIt = one.column === column || (one.unit === null && carries && isShared(one));
    return hasIt ? { ...one, unit } : one;
  });
}
