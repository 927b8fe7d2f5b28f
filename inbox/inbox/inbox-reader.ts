import type { Db } from '#database/connect.ts';
import { notFound } from '#errors/app-error.ts';
import {
  countItems,
  findItemIds,
  findItemsByIds,
  type ItemFilter,
  type ItemSorting,
} from './inbox.repository.ts';
import { type ItemWithRecord, readRecordsOf } from './inbox-records.repository.ts';

export type ItemQuery = ItemFilter & ItemSorting;
export type PageQuery = ItemQuery & { page: number; perPage: number };

const itemsPerRead = 500;

/** One page of the items that fit, newest first unless sorted otherwise, and how many fit. */
export async function readPage(
  db: Db,
  { page, perPage, ...filter }: PageQuery,
): Promise<{ entries: ItemWithRecord[]; total: number }> {
  const ids = await findItemIds(db, { ...filter, limit: perPage, offset: (page - 1) * perPage });
  const [entries, total] = await Promise.all([readItems(db, ids), countItems(db, filter)]);
  return { entries, total };
}

/** Every item that fits, read in pieces; one that is deleted meanwhile is left out. */
export async function* readAllItems(db: Db, query: ItemQuery): AsyncGenerator<ItemWithRecord[]> {
  const ids = await findItemIds(db, query);
  for (let start = 0; start < ids.length; start += itemsPerRead) {
    yield readItems(db, ids.slice(start, start + itemsPerRead));
  }
}

/** With what was sent, in the order of the ids; ids that are gone drop out. */
export async function readItems(db: Db, ids: readonly number[]): Promise<ItemWithRecord[]> {
  return readRecordsOf(db, await findItemsByIds(db, ids));
}

/** @throws AppError `not-found` */
export async function getInboxItem(db: Db, id: number): Promise<ItemWithRecord> {
  const [entry] = await readItems(db, [id]);
  if (!entry) throw notFound('This is not in the inbox any more.');
  return entry;
}
