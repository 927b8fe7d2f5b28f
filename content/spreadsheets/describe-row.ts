import type { Db } from '#database/connect.ts';
import { titleOf } from '../kit/activity-text.ts';
import type { StoredRecord } from '../kit/codec.ts';
import type { Entity } from '../kit/entity.ts';
import type { Field } from '../kit/field.ts';
import { createDifference } from '../kit/revision-changes.ts';
import { headerOf } from './columns.ts';
import type { CellChange, RowChange } from './import-result.ts';
import type { NewCategories } from './new-categories.ts';
import type { RowValues } from './plan-cells.ts';
import type { IdentifiedRow } from './row-records.ts';

/** What a row changes, as a person reads it: of a new record what is filled in, else each field before and after. */
export async function describeRow(
  db: Db,
  entity: Entity,
  planned: {
    row: IdentifiedRow;
    values: Record<string, unknown>;
    newCategories: NewCategories | undefined;
  } & Pick<RowValues, 'later' | 'fetches'>,
): Promise<RowChange> {
  const { row, values, later, fetches, newCategories } = planned;
  const { stored } = row;
  const all: Record<string, unknown> = stored ?? emptyOf(entity);
  const before = Object.fromEntries(Object.keys(values).map((name) => [name, all[name]]));
  const difference = await createDifference(db, entity, [before, values]);
  const fields = difference(before, values).map(
    ({ field, label, from, to }): CellChange => ({
      ...{ field: headerIn(entity, row, field), label, from },
      to: newCategories?.nameOf(values[field]) ?? to,
    }),
  );
  for (const [name, keys] of Object.entries(later)) {
    const label = entity.fields[name]?.label ?? name;
    fields.push({ field: headerIn(entity, row, name), label, from: '', to: keys.join(', ') });
  }
  for (const { name, header, urls } of fetches) {
    const label = entity.fields[name]?.label ?? name;
    if (urls.length > 0) fields.push({ field: header, label, from: '', to: urls.join(', ') });
  }
  const title = titleOf(entity, { ...all, ...values } as StoredRecord);
  return { row: row.row, action: stored ? 'change' : 'create', id: stored?.id ?? null, title, fields };
}

function headerIn(entity: Entity, row: IdentifiedRow, name: string): string {
  return row.cells.find(({ column }) => column.name === name)?.column.header ?? headerOf(entity, name);
}

const listKinds: readonly Field['kind'][] = ['textList', 'mediaList', 'referenceList', 'itemList'];

/** What a new record differs from: defaults that nobody filled in are no news. */
function emptyOf(entity: Entity): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entity.fields).map(([name, field]) => {
      if (field.kind === 'flag' || field.kind === 'choice') return [name, field.default];
      if (listKinds.includes(field.kind)) return [name, []];
      if (field.kind === 'code' || field.kind === 'dueTime') return [name, null];
      return [name, field.kind === 'count' ? 0 : field.kind === 'text' ? (field.default ?? '') : ''];
    }),
  );
}
