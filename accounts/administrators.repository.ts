import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';

export type Administrator = { id: number; username: string; passwordHash: string };
type NewAdministrator = { username: string; usernameFolded: string; passwordHash: string; now: string };

/** Ids are counted from 1, so no other administrator can ever take this one. */
const firstAdministratorId = 0;

export async function hasAdministrators(db: Db): Promise<boolean> {
  const row = await db.selectFrom('administrators').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function findAdministrator(db: Db, usernameFolded: string): Promise<Administrator | undefined> {
  return db
    .selectFrom('administrators')
    .select(['id', 'username', 'passwordHash'])
    .where('usernameFolded', '=', usernameFolded)
    .executeTakeFirst();
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
  const { username, usernameFolded, passwordHash, now } = administrator;
  const candidate = db
    .selectNoFrom((eb) => [
      sql.lit(firstAdministratorId).as('id'),
      eb.val(username).as('username'),
      eb.val(usernameFolded).as('usernameFolded'),
      eb.val(passwordHash).as('passwordHash'),
      eb.val(now).as('createdAt'),
      eb.val(now).as('updatedAt'),
    ])
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('administrators').select('id'))));
  const inserted = await db
    .insertInto('administrators')
    .columns(['id', 'username', 'usernameFolded', 'passwordHash', 'createdAt', 'updatedAt'])
    .expression(candidate)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
