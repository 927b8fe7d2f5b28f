import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError, isAppError, isOutage, notFound } from '#errors/app-error.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { countProductsOf } from '../entities/category/category.repository.ts';
import { describeAction } from '../kit/activity-text.ts';
import { type Author, systemAuthor } from '../kit/author.ts';
import { decodeRow } from '../kit/codec.ts';
import type { Entity } from '../kit/entity.ts';
import type { EntityName } from '../kit/field.ts';
import { lockRecord } from '../kit/record-writer.repository.ts';
import type { ServiceOptions } from '../kit/service.ts';
import { entities, getEntity } from '../registry.ts';
import { countTrashed, findExpired, findTrashPage, purgeRecord } from './trash.repository.ts';

export type TrashEntry = {
  entity: EntityName;
  path: string;
  id: number;
  title: string;
  deletedAt: string;
  deletedBy: string;
  /** Days until it is purged, rounded up. */
  daysLeft: number;
};

export const keptDays = 30;
/** Of a list that is asked for without a page. */
const maxWhole = 10_000;
const dayMs = 24 * 60 * 60_000;

/** What was deleted within the last 30 days, of every entity. Each entity's service restores its own records. */
export function createTrashService(db: Db, options: ServiceOptions = {}) {
  const now = options.now ?? (() => new Date());

  async function remove(record: { entity: Entity; id: number; author: Author }): Promise<void> {
    const { entity, id, author } = record;
    await inTransaction(db, async (trx) => {
      const row = await lockRecord(trx, entity, { id, isTrashed: true });
      if (!row) throw notFound(entity.messages.notFound(String(id)));
      await refuseWhileOwner(trx, record);
      await purgeRecord(trx, record);
      const after = decodeRow(entity, row);
      const text = describeAction(entity, { action: 'purged', after, changedFields: [] });
      const entry = { username: author.username, text, entity: entity.name, recordId: id };
      await enterInLog(trx, { kind: 'content', ...entry, now: now().toISOString() });
    });
    options.changes?.announce({ entity: entity.name, id, action: 'purged' });
  }

  /** Each in a transaction of its own, so that nobody waits for all of them. @returns 1 where it is gone now */
  function removeOne(record: Parameters<typeof remove>[0]): Promise<number> {
    return remove(record).then(() => 1, ignoreRefusal);
  }

  function showRows(rows: Awaited<ReturnType<typeof findTrashPage>>): TrashEntry[] {
    return rows.map((row) => {
      const endsAt = Date.parse(row.deletedAt) + keptDays * dayMs;
      const daysLeft = Math.max(0, Math.ceil((endsAt - now().getTime()) / dayMs));
      return { ...row, path: getEntity(row.entity).path, daysLeft };
    });
  }

  return {
    /** What is in the trash, the latest first. */
    async list(): Promise<TrashEntry[]> {
      return showRows(await findTrashPage(db, entities, { limit: maxWhole, offset: 0 }));
    },

    /** One page of it, of one entity where its path is given; `page` counts from 1. */
    async listPage({ page, perPage, path }: { page: number; perPage: number; path?: string | undefined }) {
      const some = entities.filter((entity) => path === undefined || entity.path === path);
      const rows = await findTrashPage(db, some, { limit: perPage, offset: (page - 1) * perPage });
      const counts = await Promise.all(some.map((entity) => countTrashed(db, entity)));
      return { entries: showRows(rows), total: counts.reduce((sum, count) => sum + count, 0) };
    },

    /** Purges a record in the trash. @throws AppError `not-found`, `conflict` while others belong to it */
    remove,

    /** Purges what has been in the trash for 30 days. @returns how many records */
    async removeExpired(): Promise<number> {
      const until = new Date(now().getTime() - keptDays * dayMs).toISOString();
      let count = 0;
      // Records are purged before the ones that they belong to.
      for (const entity of entities.toReversed()) {
        for await (const ids of findExpired(db, entity, until)) {
          for (const id of ids) count += await removeOne({ entity, id, author: systemAuthor });
        }
      }
      return count;
    },
  };
}

/** Another process has purged it, or other records still belong to it: the next run tries again. */
function ignoreRefusal(error: unknown): 0 {
  if (isAppError(error) && !isOutage(error)) return 0;
  throw error;
}

async function refuseWhileOwner(db: Db, record: { entity: Entity; id: number }): Promise<void> {
  if (record.entity.name !== 'category') return;
  const count = await countProductsOf(db, { categoryId: record.id, isTrashed: true });
  if (count === 0) return;
  const products =
    count === 1 ? '1 product of this collection is' : `${count} products of this collection are`;
  throw new AppError('conflict', `${products} in the trash as well. Delete or restore them first.`);
}
