import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Role } from './permissions.shared.ts';

export type Administrator = { id: number; username: string; role: Role; passwordHash: string };
export type ListedAdministrator = { id: number; username: string; role: Role; createdAt: string };
type NewAdministrator = {
  username: string;
  usernameFolded: string;
  passwordHash: string;
  role: Role;
  now: string;
};

/** Ids are counted from 1, so no other administrator can ever get this one. */
const firstAdministratorId = 0;

/** @returns null where the browser decides */
export async function findLanguage(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('administrators')
    .select('language')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.language ?? null;
}

export async function updateLanguage(
  db: Db,
  { id, language }: { id: number; language: string | null },
): Promise<void> {
  await db.updateTable('administrators').set({ language }).where('id', '=', id).execute();
}

export async function hasAdministrators(db: Db): Promise<boolean> {
  const row = await db.selectFrom('administrators').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function findAdministrator(db: Db, usernameFolded: string): Promise<Administrator | undefined> {
  return selectAdministrators(db).where('usernameFolded', '=', usernameFolded).executeTakeFirst();
}

export async function findAdministratorById(db: Db, id: number): Promise<Administrator | undefined> {
  return selectAdministrators(db).where('id', '=', id).executeTakeFirst();
}

/** @throws the database's unique violation where the folded name is taken */
export async function insertAdministrator(db: Db, administrator: NewAdministrator): Promise<void> {
  const { now, ...values } = administrator;
  await db
    .insertInto('administrators')
    .values({ ...values, createdAt: now, updatedAt: now })
    .execute();
}

/**
 * Stores an administrator only while there is none. One statement with a fixed id, so that of two processes that
 * start at the same moment one stores and the other's row conflicts with it, whatever the two names are.
 * @returns whether this one was stored
 */
export async function insertFirstAdministrator(db: Db, administrator: NewAdministrator): Promise<boolean> {
  const { username, usernameFolded, passwordHash, role, now } = administrator;
  const candidate = db
    .selectNoFrom((eb) => [
      sql.lit(firstAdministratorId).as('id'),
      eb.val(username).as('username'),
      eb.val(usernameFolded).as('usernameFolded'),
      eb.val(passwordHash).as('passwordHash'),
      eb.val(role).as('role'),
      eb.val(now).as('createdAt'),
      eb.val(now).as('updatedAt'),
    ])
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('administrators').select('id'))));
  const inserted = await db
    .insertInto('administrators')
    .columns(['id', 'username', 'usernameFolded', 'passwordHash', 'role', 'createdAt', 'updatedAt'])
    .expression(candidate)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** In the order they were created. */
export async function findAdministrators(db: Db): Promise<ListedAdministrator[]> {
  return db
    .selectFrom('administrators')
    .select(['id', 'username', 'role', 'createdAt'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/**
 * Locks an administrator's row, if the password is still the one that was checked: until the transaction
 * ends nobody else can change it.
 * @returns whether it is
 */
export async function lockAdministrator(
  db: Db,
  administrator: Pick<Administrator, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const result = await db
    .updateTable('administrators')
    .set((eb) => ({ passwordHash: eb.ref('passwordHash') }))
    .where('id', '=', administrator.id)
    .where('passwordHash', '=', administrator.passwordHash)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** Locks an administrator's row until the transaction ends. @returns whether there is one */
export async function lockAdministratorById(db: Db, id: number): Promise<boolean> {
  const result = await db
    .updateTable('administrators')
    .set((eb) => ({ passwordHash: eb.ref('passwordHash') }))
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** @returns whether there was such an administrator */
export async function savePasswordHash(
  db: Db,
  change: { id: number; passwordHash: string; now: string },
): Promise<boolean> {
  const result = await db
    .updateTable('administrators')
    .set({ passwordHash: change.passwordHash, updatedAt: change.now })
    .where('id', '=', change.id)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/**
 * Serialises the transactions that decide who may be deleted, by locking the row of the first administrator:
 * two who delete each other at the same moment must not both succeed.
 */
export async function lockAdministrators(db: Db): Promise<void> {
  // If the first one was deleted while this waited, another is the first by now.
  while ((await countAdministrators(db)) > 0) {
    const result = await db
      .updateTable('administrators')
      .set((eb) => ({ updatedAt: eb.ref('updatedAt') }))
      .where('id', '=', (eb) => eb.selectFrom('administrators').select((min) => min.fn.min('id').as('id')))
      .executeTakeFirst();
    if (Number(result.numUpdatedRows) > 0) return;
  }
}

export async function countOwners(db: Db): Promise<number> {
  const row = await db
    .selectFrom('administrators')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

export async function saveRole(db: Db, change: { id: number; role: Role; now: string }): Promise<void> {
  await db
    .updateTable('administrators')
    .set({ role: change.role, updatedAt: change.now })
    .where('id', '=', change.id)
    .execute();
}

async function countAdministrators(db: Db): Promise<number> {
  const row = await db
    .selectFrom('administrators')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** With the sessions. @returns whether there was such an administrator */
export async function deleteAdministrator(db: Db, id: number): Promise<boolean> {
  const result = await db.deleteFrom('administrators').where('id', '=', id).executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}

/** With what signing in compares. */
function selectAdministrators(db: Db) {
  return db.selectFrom('administrators').select(['id', 'username', 'role', 'passwordHash']);
}
