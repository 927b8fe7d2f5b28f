import type { Selectable } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Tables } from '#database/schema.ts';

export type MailTest = Omit<Selectable<Tables['mailTest']>, 'id'>;

/** There is one row, or none while no test mail was taken. */
const onlyId = 1;

export async function findMailTest(db: Db): Promise<MailTest | undefined> {
  return db
    .selectFrom('mailTest')
    .select(['recipient', 'response', 'sentAt', 'sentBy'])
    .where('id', '=', onlyId)
    .executeTakeFirst();
}

export async function saveMailTest(db: Db, test: MailTest): Promise<void> {
  await db
    .insertInto('mailTest')
    .values({ id: onlyId, ...test })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(test))
    .execute();
}
