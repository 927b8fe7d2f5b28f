import { type Alias, aliasesOf } from '../kit/api-names.ts';
import type { Entity } from '../kit/entity.ts';
import type { CountField, Field } from '../kit/field.ts';
import { type LengthUnit, splitUnit } from '../kit/length-units.shared.ts';
import { oncePerEntity } from '../kit/once-per-entity.ts';

export type LengthField = CountField & Required<Pick<CountField, 'millimetres'>>;

/** A field as a column of a spreadsheet. */
export type SheetColumn = {
  /** The API's name for it, as the first row has it. */
  header: string;
  /** The declared name of the field. */
  name: string;
  field: Field;
  /** What its cells name related records by; anything that means one where it is `value`. */
  gives: Alias['gives'];
  /** Of lengths, where their cells name none. */
  unit?: LengthUnit | undefined;
};

/** What a place in the header means: the id, a field (or a further part of its text), or nothing that is written. */
export type Place =
  | { kind: 'id' }
  | { kind: 'field'; column: SheetColumn }
  | { kind: 'none'; header: string; isUnknown?: true };

/** A line of a table, with the number that a spreadsheet shows. */
export type Line = { row: number; cells: readonly string[] };

/** What an export has beside the fields: it tells which record a row is. */
export const idHeader = 'id';

/** One column for each field, under the name that the API writes it by; a related record by its slug. */
export const columnsOf = oncePerEntity((entity): readonly SheetColumn[] =>
  Object.entries(entity.fields).map(([name, field]) => {
    const aliases = aliasesOf(entity).filter((alias) => alias.field === name);
    const fitting = aliases.filter((alias) =>
      field.kind === 'reference' ? alias.gives === 'slug' : alias.isWritable,
    );
    const header = fitting.at(-1)?.name ?? name;
    return { header, name, field, gives: 'value' };
  }),
);

/** The header that a field has in an export. */
export function headerOf(entity: Entity, name: string): string {
  return columnsOf(entity).find((column) => column.name === name)?.header ?? name;
}

/**
 * The column that a header means: any of the API's names of a field, or its label, in any case.
 * @returns undefined where it means no field that can be written
 */
export function findColumn(entity: Entity, header: string): SheetColumn | undefined {
  const key = keyOf(header);
  const alias = aliasesOf(entity).find(
    (one) => keyOf(one.name) === key && (one.isWritable || isKey(one, entity)),
  );
  const name =
    alias?.field ?? Object.keys(entity.fields).find((one) => keyOf(entity.fields[one]?.label) === key);
  const field = name === undefined ? undefined : entity.fields[name];
  if (!field || name === undefined) return undefined;
  return { header: header.trim(), name, field, gives: alias?.gives ?? 'value' };
}

/** The same for a header that may name another unit than the field does: `Length (cm)` is `Length (mm)`. */
export function findColumnOrLength(entity: Entity, header: string): SheetColumn | undefined {
  const found = findColumn(entity, header);
  const { name } = splitUnit(header);
  const length = columnsOf(entity).find(
    ({ field }) => isLength(field) && splitUnit(field.label).name === name,
  );
  return found ?? (length && { ...length, header: header.trim() });
}

export function isLength(field: Field | undefined): field is LengthField {
  return field?.kind === 'count' && field.millimetres !== undefined;
}

/** Whether the unit of other lengths says nothing of it: slabs of 114 × 70 inches may be 2 cm thick. */
export function hasOwnUnit(field: Field | undefined): boolean {
  return isLength(field) && field.millimetres.hasOwnUnit === true;
}

/** Names that reading gives and nobody can write: their columns are passed over. */
export function isReadOnlyHeader(entity: Entity, header: string): boolean {
  const key = keyOf(header);
  return (
    key === 'version' || aliasesOf(entity).some((alias) => !alias.isWritable && keyOf(alias.name) === key)
  );
}

/** The name and the slug of a related record cannot be written by the API, but tell which one is meant. */
function isKey(alias: Alias, entity: Entity): boolean {
  return entity.fields[alias.field]?.kind === 'reference';
}

/** Every name that a header may have, folded as `foldHeader` or as `splitUnit` does. */
export function headerNamesOf(entity: Entity): ReadonlySet<string> {
  const names = [idHeader, ...aliasesOf(entity).map(({ name }) => name)];
  const fields = Object.values(entity.fields);
  const lengths = fields.filter(isLength).map(({ label }) => splitUnit(label).name);
  const others = fields.flatMap(({ alsoCalled = [], perhapsCalled = [] }) => [
    ...alsoCalled,
    ...perhapsCalled,
  ]);
  return new Set([...[...names, ...fields.map(({ label }) => label)].map(foldHeader), ...lengths, ...others]);
}

/** A name in whichever case, and without what numbers the parts of a long text: `content (2)`. */
export function foldHeader(header: string): string {
  return keyOf(header.replace(/^'/, '').replace(/ \(\d+\)$/, ''));
}

function keyOf(header: string | undefined): string {
  return (header ?? '').trim().toLowerCase().replaceAll(/\s+/g, '_');
}
