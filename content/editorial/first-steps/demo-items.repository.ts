import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
import { documentKind } from '../../documents/site-document.ts';
import { systemAuthor } from '../../kit/author.ts';
import type { Entity } from '../../kit/entity.ts';
import { entities } from '../../registry.ts';

/** What the marks of the demo content call uploads, beside the names of entities and `siteDocument`. */
const uploadKind = 'upload';

const rowsPerStatement = 500;

/** Marks all that the program itself has written so far, and these uploads, as demo content. */
export async function markDemo(trx: Db, { uploads }: { uploads: string[] }): Promise<void> {
  for (const entity of entities) await markRecords(trx, entity);
  await trx
    .insertInto('demoItems')
    .columns(['kind', 'key', 'version'])
    .expression((eb) =>
      eb
        .selectFrom('siteDocuments')
        .select([sql.lit(documentKind).as('kind'), 'key', 'version'])
        .where('updatedBy', '=', systemAuthor.username),
    )
    .execute();
  for (let start = 0; start < uploads.length; start += rowsPerStatement) {
    const rows = uploads.slice(start, start + rowsPerStatement);
    await trx
      .insertInto('demoItems')
      .values(rows.map((key) => ({ kind: uploadKind, key, version: 1 })))
      .execute();
  }
}

/** The versions that records or documents of the demo content were loaded at, by their keys. */
export async function findDemoVersions(db: Db, kind: string): Promise<Map<string, number>> {
  const rows = await db.selectFrom('demoItems').select(['key', 'version']).where('kind', '=', kind).execute();
  return new Map(rows.map(({ key, version }) => [key, version]));
}

/** What records or documents of the demo content held when they were loaded, by their ids. */
export async function findLoadedValues(
  db: Db,
  kind: string,
  versions: ReadonlyMap<number, number>,
): Promise<Map<number, Record<string, unknown>>> {
  const loadedAt = [...new Set(versions.values())];
  const rows = await inChunks([...versions.keys()], (ids) =>
    db
      .selectFrom('revisions')
      .select(['recordId', 'version', 'record'])
      .where('entity', '=', kind)
      .where('recordId', 'in', ids)
      .where('version', 'in', loadedAt)
      .execute(),
  );
  return new Map(
    rows
      .filter(({ recordId, version }) => versions.get(recordId) === version)
      .map(({ recordId, record }) => [recordId, JSON.parse(record)]),
  );
}

/** The uploads of the demo content that nothing uses; with `isTrashIgnored` also those that only the trash uses. */
export async function findIdleDemoUploads(db: Db, options: { isTrashIgnored: boolean }): Promise<string[]> {
  const rows = await db
    .selectFrom('demoItems')
    .select('key')
    .where('kind', '=', uploadKind)
    .where(({ not, exists, selectFrom }) => {
      const uses = selectFrom('uploadUses').select('path').whereRef('uploadUses.path', '=', 'demoItems.key');
      return not(exists(options.isTrashIgnored ? uses.where('trashed', '=', 0) : uses));
    })
    .execute();
  return rows.map(({ key }) => key);
}

/** Takes the mark off these uploads and off records that are gone for good; no slab needs the names of stones any more. */
export async function forgetDemo(db: Db, { uploads }: { uploads: string[] }): Promise<void> {
  for (const { name, table } of entities) {
    await db
      .deleteFrom('demoItems')
      .where('kind', '=', name)
      .where('key', 'not in', (eb) => eb.selectFrom(table).select(sql<string>`cast(id as text)`.as('key')))
      .execute();
  }
  await db
    .deleteFrom('slabStones')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('slabs').select('id').whereRef('slabs.productId', '=', 'slabStones.productId'))),
    )
    .execute();
  for (let start = 0; start < uploads.length; start += rowsPerStatement) {
    const some = uploads.slice(start, start + rowsPerStatement);
    await db.deleteFrom('demoItems').where('kind', '=', uploadKind).where('key', 'in', some).execute();
  }
}

async function markRecords(trx: Db, { name, table }: Entity): Promise<void> {
  const written = trx
    .selectFrom('revisions')
    .select('recordId')
    .where('entity', '=', name)
    .where('version', '=', 1)
    .where('username', '=', systemAuthor.username);
  const rows = await trx.selectFrom(table).select(['id', 'version']).where('id', 'in', written).execute();
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const some = rows.slice(start, start + rowsPerStatement);
    await trx
      .insertInto('demoItems')
      .values(some.map(({ id, version }) => ({ kind: name, key: String(id), version: Number(version) })))
      .execute();
  }
}
