import type { Selectable } from 'kysely';
import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
import type { Tables } from '#database/schema.ts';

/** One place that names an upload, as it is stored. */
export type UploadUse = Selectable<Tables['uploadUses']>;
/** What names uploads: a record by its entity and id, or a document of the site by its key. */
export type UseOwner = Pick<UploadUse, 'kind' | 'key'>;
export type UseOfOwner = Omit<UploadUse, 'kind' | 'key' | 'position'>;

/** Below what both engines take as parameters of one statement. */
const rowsPerInsert = 500;

/** Makes these the uses of an owner, in the transaction that writes the owner itself. */
export async function saveUploadUses(db: Db, owner: UseOwner, uses: UseOfOwner[]): Promise<void> {
  const rows = uses.map((use, position): UploadUse => ({ ...owner, position, ...use }));
  const stored = await selectOwned(db, owner).selectAll().orderBy('position').execute();
  if (isSame(stored, rows)) return;
  if (stored.length > 0) await deleteUploadUses(db, owner);
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await db
      .insertInto('uploadUses')
      .values(rows.slice(start, start + rowsPerInsert))
      .execute();
  }
}

export async function deleteUploadUses(db: Db, owner: UseOwner): Promise<void> {
  await db.deleteFrom('uploadUses').where('kind', '=', owner.kind).where('key', '=', owner.key).execute();
}

/** The uses of one upload, or of all, by URLs of one of these origins. */
export async function findUploadUses(
  db: Db,
  query: { origins: string[]; path?: string },
): Promise<UploadUse[]> {
  let select = db.selectFrom('uploadUses').selectAll().where('origin', 'in', query.origins);
  if (query.path !== undefined) select = select.where('path', '=', query.path);
  return select.orderBy('kind').orderBy('key').orderBy('position').execute();
}

/** The uses of some uploads. */
export function findUsesOf(
  db: Db,
  { origins, paths }: { origins: readonly string[]; paths: readonly string[] },
): Promise<UploadUse[]> {
  return inChunks(paths, (some) =>
    db
      .selectFrom('uploadUses')
      .selectAll()
      .where('path', 'in', some)
      .where('origin', 'in', [...origins])
      .execute(),
  );
}

function selectOwned(db: Db, owner: UseOwner) {
  return db.selectFrom('uploadUses').where('kind', '=', owner.kind).where('key', '=', owner.key);
}

function isSame(stored: UploadUse[], rows: UploadUse[]): boolean {
  return stored.length === rows.length && rows.every((row, index) => isSameUse(row, stored[index]));
}

function isSameUse(use: UploadUse, other: UploadUse | undefined): boolean {
  return Object.entries(use).every(([column, value]) => other?.[column as keyof UploadUse] === value);
}
