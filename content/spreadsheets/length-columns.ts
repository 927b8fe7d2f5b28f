import { invalid } from '#errors/app-error.ts';
import type { Entity } from '../kit/entity.ts';
import {
  type LengthUnit,
  lengthUnits,
  readLength,
  splitUnit,
  toMillimetres,
} from '../kit/length-units.shared.ts';
import { findColumn, hasOwnUnit, isLength, type LengthField } from './columns.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportColumn, RowError } from './import-result.ts';

type Lines = { headers: readonly string[]; rows: readonly (readonly string[])[] };

/** The columns with the unit of those that are lengths: as somebody says, as the header tells, or null where that is to be asked. */
export function withUnits(
  entity: Entity,
  columns: readonly ImportColumn[],
  { lines: { headers, rows }, options }: { lines: Lines; options: ImportOptions },
): ImportColumn[] {
  return columns.map((one) => {
    const field = one.field === null ? undefined : findColumn(entity, one.field)?.field;
    if (!isLength(field)) return one;
    const told = options.units?.get(one.column) ?? unitIn(entity, one.column);
    const index = headers.indexOf(one.column);
    const isAsked =
      !told &&
      isSmall(
        field,
        rows.map((cells) => cells[index] ?? ''),
      );
    const shared = hasOwnUnit(field) ? undefined : options.unit;
    return { ...one, unit: told ?? (isAsked ? (shared ?? null) : 'mm') };
  });
}

/** A field's own name says millimetres. */
function unitIn(entity: Entity, header: string): LengthUnit | undefined {
  return splitUnit(header).unit ?? (findColumn(entity, header) ? 'mm' : undefined);
}

/** Whether most of the numbers without a unit would be unusually few millimetres. */
function isSmall({ millimetres: { usualFrom } }: LengthField, texts: readonly string[]): boolean {
  // 2,900 is not small, and 2.900 may be.
  const lengths = texts.flatMap(
    (text) => readLength(text) ?? readLength(text, (value) => value < usualFrom) ?? [],
  );
  const bare = lengths.filter(({ unit }) => !unit);
  return bare.length > 0 && bare.filter(({ value }) => value < usualFrom).length * 2 >= bare.length;
}

/** @throws AppError `invalid` where the unit of a column is to be asked, naming what says it */
export function checkUnits(entity: Entity, columns: readonly ImportColumn[]): void {
  const asked = columns.filter(({ unit }) => unit === null);
  if (asked.length === 0) return;
  const isOwn = ({ field }: ImportColumn) => hasOwnUnit(findColumn(entity, field ?? '')?.field);
  const [own, shared] = [asked.filter(isOwn), asked.filter((one) => !isOwn(one))];
  throw invalid({
    ...(shared.length > 0 && { unit: askForUnit(entity, shared) }),
    ...(own.length > 0 && { units: askForUnit(entity, own) }),
  });
}

/** The same, of a dry run. */
export function findAskedUnits(entity: Entity, columns: readonly ImportColumn[], row: number): RowError[] {
  const asked = columns.filter(({ unit }) => unit === null);
  return asked.map((one) => ({ row, field: one.column, message: askForUnit(entity, [one]) }));
}

function askForUnit({ noun }: Entity, columns: readonly ImportColumn[]): string {
  const quoted = columns.map(({ column, sample }) => `"${column}" (${sample})`).join(', ');
  return `Say in which unit ${quoted} is: ${lengthUnits.join(', ')}. In millimetres these ${noun.many} would be very small`;
}

/** Where not all lengths are millimetres, or somebody said so. */
export function describeUnits(columns: readonly ImportColumn[], { unit }: ImportOptions): string[] {
  const lengths = columns.filter((one) => one.unit);
  if (lengths.length === 0 || (!unit && lengths.every((one) => one.unit === 'mm'))) return [];
  const read = [...Map.groupBy(lengths, (one) => one.unit)].map(
    ([read, some]) => `${some.map(({ column }) => `"${column}"`).join(', ')}: ${read}`,
  );
  return [`Sizes are read in these units: ${read.join('; ')}.`];
}

/** What a cell of a length holds in millimetres; undefined for what is none. */
export function millimetresOf(
  { millimetres: { usualFrom }, max = Number.POSITIVE_INFINITY }: LengthField,
  text: string,
  unit: LengthUnit,
): number | undefined {
  const isUsual = (mm: number) => mm >= usualFrom && mm <= max;
  const read = readLength(text, (value, own) => isUsual(toMillimetres(value, own ?? unit)));
  return read && toMillimetres(read.value, read.unit ?? unit);
}
