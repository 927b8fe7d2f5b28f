import { invalid } from '#errors/app-error.ts';
import type { Entity } from '../kit/entity.ts';
import type { LengthUnit } from '../kit/length-units.shared.ts';
import { headerOf, idHeader } from './columns.ts';
import type { Reading } from './tables.ts';

/** By what a row finds the record that is there. */
export const importKeys = ['id', 'slug', 'reference', 'name'] as const;
export type ImportKey = (typeof importKeys)[number];

/** A CSV or XLSX file, or rows by the names of fields, as the back office's grid sends them. */
export type ImportSource =
  | ({ bytes: Uint8Array } & Pick<Reading, 'sheet' | 'encoding'>)
  | { rows: Record<string, unknown>[] };

/** What each column is, by its header: the API's name of a field, or null where it is passed over. */
export type ColumnMapping = ReadonlyMap<string, string | null>;

/** How a file is to be imported, as its sender says. */
export type ImportOptions = {
  /** Without it columns are what their headers say. */
  mapping?: ColumnMapping | undefined;
  /** Of lengths whose columns do not tell theirs, but for those with their own unit. */
  unit?: LengthUnit | undefined;
  /** The same by header, which goes first. */
  units?: ReadonlyMap<string, LengthUnit> | undefined;
  /** Without it the id tells, else the slug. */
  key?: ImportKey | undefined;
  createsCategories?: boolean | undefined;
  /** Rows that are right are imported although others are not. */
  isOnlyValid?: boolean | undefined;
};

/** The declared name of the field that a key is; `id` is none. @throws AppError `invalid` where the entity has none */
export function fieldOfKey(entity: Entity, key: ImportKey): string {
  if (key === 'id') return idHeader;
  if (key === 'slug') return 'slug';
  if (key === 'name') return entity.card.title;
  const code = Object.keys(entity.fields).find((name) => entity.fields[name]?.kind === 'code');
  if (code === undefined) throw invalid({ key: `${entity.section} have no reference` });
  return code;
}

/** The column that a field has where no header says so. */
export function columnNamed(entity: Entity, name: string) {
  const field = entity.fields[name];
  return field && { header: headerOf(entity, name), name, field, gives: 'value' as const };
}
