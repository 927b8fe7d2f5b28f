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

/** The first places, at most `limit` of each, that name some uploads: a picture may stand in thousands. */
export function findFirstUsesOf(
  db: Db,
  { origins, paths, limit }: { origins: readonly string[]; paths: readonly string[]; limit: number },
): Promise<UploadUse[]> {
  return inChunks(paths, async (some) => {
    const [first, ...others] = some.map((path) =>
      db.selectFrom(selectPlaces(db, { origins, path }).limit(limit).as('places')).selectAll(),
    );
    return first ? others.reduce((all, each) => all.unionAll(each), first).execute() : [];
  });
}

/** How many places name an upload; one that contains the path twice counts once. */
export async function countUsesOf(
  db: Db,
  { origins, path }: { origins: readonly string[]; path: string },
): Promise<number> {
  const { total } = await db
    .selectFrom(
      selectPlaces(db, { origins, path })
        .clearSelect()
        .select(['kind', 'key', 'field'])
        .distinct()
        .as('places'),
    )
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function selectPlaces(db: Db, { origins, path }: { origins: readonly string[]; path: string }) {
  return db
    .selectFrom('uploadUses')
    .selectAll()
    .where('path', '=', path)
    .where('origin', 'in', [...origins]);
}

function selectOwned(db: Db, owner: UseOwner) {
  return db.selectFrom('uploadUses').where('kind', '=', owner.kind).where('key', '=', owner.key);
}

function isSame(stored: UploadUse[], rows: UploadUse[]): boolean {
  return stored.length === rows.length && rows.every((row, index) => isSameUse(row, stored[index]));
}

function isSameUse(use: UploadUse, other: UploadUse | undefined): boolean {
  const stored = new Map<string, unknown>(Object.entries(other ?? {}));
  return Object.entries(use).every(([column, value]) => stored.get(column) === value);
}
