import { sql } from 'kysely';
import { readInBackground } from '#database/background-reading.ts';
import type { Db } from '#database/connect.ts';
import { containsWord } from '#database/contains-word.ts';
import { remember } from '#database/remembered.ts';
import type { Entity } from '../../kit/entity.ts';
import type { EntityName } from '../../kit/field.ts';
import { pagedEntities } from '../../registry.ts';

/** A record that visitors see, and a slug that it had before. */
export type MovedRecord = { entity: EntityName; formerSlug: string; slug: string };

/** What follows from slugs that have changed, in the order of the entities and of the former slugs. */
export async function findMoves(
  db: Db,
  { words, limit, offset }: { words: readonly string[]; limit: number; offset: number },
): Promise<MovedRecord[]> {
  const found: MovedRecord[] = [];
  let skipped = offset;
  for (const entity of pagedEntities) {
    if (found.length >= limit) break;
    const count = await countMovesOf(db, entity, words);
    if (skipped >= count) {
      skipped -= count;
      continue;
    }
    const rows = await selectMoves(db, entity, words)
      .select(['slugHistory.slug as formerSlug', sql.ref<string>(`${entity.table}.slug`).as('slug')])
      .orderBy('slugHistory.slug')
      .limit(limit - found.length)
      .offset(skipped)
      .execute();
    skipped = 0;
    found.push(...rows.map((row) => ({ entity: entity.name, ...row })));
  }
  return found;
}

export async function countMoves(db: Db, words: readonly string[]): Promise<number> {
  let total = 0;
  for (const entity of pagedEntities) total += await countMovesOf(db, entity, words);
  return total;
}

async function countMovesOf(db: Db, entity: Entity, words: readonly string[]): Promise<number> {
  const { total } = await remember(db, `moves ${entity.name} ${words.join(' ')}`, () =>
    readInBackground(() =>
      selectMoves(db, entity, words)
        .select((build) => build.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return Number(total);
}

function selectMoves(db: Db, { name, table: ofEntity, hasDrafts }: Entity, words: readonly string[]) {
  // All entities' tables have one type of rows; a union of them would only lose the columns.
  const table = ofEntity as 'products';
  let select = db
    .selectFrom('slugHistory')
    .innerJoin(table, `${table}.id`, 'slugHistory.recordId')
    .where('slugHistory.entity', '=', name)
    .where(`${table}.deletedAt`, 'is', null);
  if (hasDrafts) select = select.where(`${table}.published`, '=', 1);
  for (const word of words.map((each) => each.replace(/^\/+|\/+$/g, '')).filter(Boolean)) {
    select = select.where((build) =>
      build.or([containsWord('slugHistory.slug', word), containsWord(`${table}.slug`, word)]),
    );
  }
  return select;
}
