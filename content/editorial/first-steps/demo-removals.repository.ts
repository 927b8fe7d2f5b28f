import { z } from 'zod';
import type { Db } from '#database/connect.ts';
import type { EntityName } from '../../kit/field.ts';
import { entities } from '../../registry.ts';

const names = entities.map(({ name }) => name) as [EntityName, ...EntityName[]];
const valuesSchema = z.record(z.string(), z.unknown());
const recordsSchema = z.array(z.object({ entity: z.enum(names), id: z.int() }));
/** `before`, `after`: what visitors saw of a document, and what was prepared beside it. */
const stateSchema = z.object({ value: valuesSchema, draft: valuesSchema.nullable() });
const documentsSchema = z.array(z.object({ key: z.string(), before: stateSchema, after: stateSchema }));

/** A removal of the demo content that can still be undone. */
export type DemoRemoval = {
  id: number;
  username: string;
  /** ISO 8601. */
  createdAt: string;
  /** What went to the trash. */
  records: z.infer<typeof recordsSchema>;
  /** What changed. */
  documents: z.infer<typeof documentsSchema>;
};

export async function insertDemoRemoval(db: Db, removal: Omit<DemoRemoval, 'id'>): Promise<void> {
  const { records, documents, ...columns } = removal;
  await db
    .insertInto('demoRemovals')
    .values({ ...columns, records: JSON.stringify(records), documents: JSON.stringify(documents) })
    .execute();
}

/** The newest first. */
export async function findDemoRemovals(db: Db): Promise<DemoRemoval[]> {
  const rows = await db.selectFrom('demoRemovals').selectAll().orderBy('id', 'desc').execute();
  return rows.map(({ records, documents, ...row }) => ({
    ...row,
    records: recordsSchema.parse(JSON.parse(records)),
    documents: documentsSchema.parse(JSON.parse(documents)),
  }));
}

export async function hasDemoRemoval(db: Db): Promise<boolean> {
  return (await db.selectFrom('demoRemovals').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** @returns false where another request has undone it already */
export async function deleteDemoRemoval(db: Db, id: number): Promise<boolean> {
  const result = await db.deleteFrom('demoRemovals').where('id', '=', id).executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}
