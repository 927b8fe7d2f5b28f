import type { Selectable } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Tables } from '#database/schema.ts';

export type Passkey = Selectable<Tables['passkeys']>;

/** @throws the database's unique violation where the credential is known */
export async function insertPasskey(db: Db, passkey: Passkey): Promise<void> {
  await db.insertInto('passkeys').values(passkey).execute();
}

/** In the order they were added. */
export async function findPasskeysOf(db: Db, administratorId: number): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('administratorId', '=', administratorId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function findPasskey(db: Db, credentialId: string): Promise<Passkey | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credentialId', '=', credentialId).executeTakeFirst();
}

/**
 * Notes a use. The counter of an authenticator only grows, or is always 0: another one is a copy's, or was used
 * already.
 * @returns whether it may be
 */
export async function claimPasskeyUse(
  db: Db,
  use: { id: string; counter: number; now: string },
): Promise<boolean> {
  const { id, counter, now } = use;
  const result = await db
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: now })
    .where('id', '=', id)
    .where((where) => (counter === 0 ? where('counter', '=', 0) : where('counter', '<', counter)))
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

type Own = { administratorId: number; id: string };

/** @returns whether the account has such a passkey */
export async function savePasskeyName(db: Db, { administratorId, id, name }: Own & { name: string }) {
  const result = await db
    .updateTable('passkeys')
    .set({ name })
    .where('administratorId', '=', administratorId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** @returns whether the account had such a passkey */
export async function deletePasskey(db: Db, { administratorId, id }: Own): Promise<boolean> {
  const result = await db
    .deleteFrom('passkeys')
    .where('administratorId', '=', administratorId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}

/** @returns how many there were */
export async function deletePasskeysOf(db: Db, administratorId: number): Promise<number> {
  const result = await db
    .deleteFrom('passkeys')
    .where('administratorId', '=', administratorId)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
