import type { Db } from '#database/connect.ts';
import type { DueAction } from '../../kit/due.ts';
import type { Entity } from '../../kit/entity.ts';
import { entities } from '../../registry.ts';

/** Something that happens to a record by itself. */
export type PlannedChange = {
  entity: Entity;
  id: number;
  title: string;
  action: DueAction;
  /** ISO 8601, UTC. */
  at: string;
  isPublished: boolean;
  version: number;
  /** It was to appear and to go while nobody could do it: it goes without having appeared. */
  hasMissed?: boolean;
};

const columns = { publish: 'publishAt', unpublish: 'unpublishAt' } as const satisfies Record<
  DueAction,
  string
>;
const actions = ['publish', 'unpublish'] as const;
/** Every column that a time may stand in. Of one record it appears first. */
const places = entities
  .filter(({ hasDrafts }) => hasDrafts)
  .flatMap((entity: Entity) => actions.map((action) => ({ entity, action, column: columns[action] })));

/** What is due within a time, both ends included, in the order of the times; nothing in the trash. */
export async function findPlanned(db: Db, time: { from?: string; until: string }): Promise<PlannedChange[]> {
  const found = await Promise.all(
    places.map(async ({ entity, action, column }) => {
      let select = db
        .selectFrom(entity.table)
        .select(['id', entity.card.title, 'published', 'version', column])
        .where('deletedAt', 'is', null)
        .where(column, '<=', time.until);
      if (time.from !== undefined) select = select.where(column, '>=', time.from);
      const rows = await select.orderBy(column).orderBy('id').execute();
      return rows.map((row) => ({
        ...{ entity, action, id: Number(row.id), title: String(row[entity.card.title]) },
        ...{ at: String(row[column]), isPublished: row.published === 1, version: Number(row.version) },
      }));
    }),
  );
  return found.flat().sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}

/** When the next of it is due, past or future; undefined where nothing is planned. */
export async function findNextTime(db: Db): Promise<string | undefined> {
  const times = await Promise.all(
    places.map(async ({ entity, column }) => {
      const row = await db
        .selectFrom(entity.table)
        .select(column)
        .where('deletedAt', 'is', null)
        .where(column, 'is not', null)
        .orderBy(column)
        .limit(1)
        .executeTakeFirst();
      return row ? [String(row[column])] : [];
    }),
  );
  return times.flat().sort()[0];
}

/** Writes all that is due until a time without any history, for a transaction that is rolled back. */
export async function stagePlanned(trx: Db, until: string): Promise<void> {
  if (!trx.isTransaction) throw new Error('What is staged belongs into a transaction that is rolled back');
  for (const { entity, action, column } of places) {
    await trx
      .updateTable(entity.table)
      .set({ published: action === 'publish' ? 1 : 0, [column]: null })
      .where('deletedAt', 'is', null)
      .where(column, '<=', until)
      .execute();
  }
}
