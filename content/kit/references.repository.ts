import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { ContentRow } from '#database/schema.ts';
import { getEntity } from '../registry.ts';
import type { EntityName, RecordReference } from './field.ts';
import { slugFieldOf } from './slug.ts';

/** How many ids one query asks for; both engines take more. */
const idsPerQuery = 500;

export async function findReferences(
  db: Db,
  query: {
    to: EntityName;
    ids: number[];
    reader: 'visitor' | 'administrator';
    /** Also records in the trash, to name them in a history. */
    withTrash?: boolean;
  },
): Promise<Map<number, RecordReference>> {
  const ids = [...new Set(query.ids)];
  if (ids.length === 0) return new Map();
  const target = getEntity(query.to);
  const title = target.card.title;
  let select = db.selectFrom(target.table).select(['id', title, ...(slugFieldOf(target) ? ['slug'] : [])]);
  if (!query.withTrash) select = select.where('deletedAt', 'is', null);
  if (target.hasDrafts && query.reader === 'visitor') select = select.where('published', '=', 1);
  const rows: ContentRow[] = [];
  for (let start = 0; start < ids.length; start += idsPerQuery) {
    rows.push(...(await select.where('id', 'in', ids.slice(start, start + idsPerQuery)).execute()));
  }
  return new Map(
    rows.map((row) => {
      const id = Number(row.id);
      return [id, { id, name: String(row[title]), slug: String(row.slug ?? '') }];
    }),
  );
}

/** The living records that one of these is the name, slug or id of, by their ids. */
export async function findRowsByKeys(
  db: Db,
  query: { to: EntityName; keys: string[]; ids: number[] },
): Promise<ContentRow[]> {
  const { keys, ids } = query;
  const target = getEntity(query.to);
  const hasSlug = slugFieldOf(target) !== undefined;
  return db
    .selectFrom(target.table)
    .select(['id', target.card.title, ...(hasSlug ? ['slug'] : [])])
    .where('deletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb(sql.ref(target.card.title), 'in', keys),
        ...(hasSlug ? [eb(sql.ref('slug'), 'in', keys)] : []),
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
      ]),
    )
    .orderBy('id')
    .execute();
}
