import type { Db } from '#database/connect.ts';

export type Row = Record<string, unknown>;

/** Writes a row past the program, as old as it says. */
export async function insert(db: Db, table: string, row: Row): Promise<void> {
  const whole = { ...row, ...(await findOwner(db, table)) };
  await db
    .insertInto(table as 'limits')
    .values(whole as never)
    .execute();
}

export async function clear(db: Db, table: string): Promise<void> {
  await db.deleteFrom(table as 'limits').execute();
}

export async function countOf(db: Db, table: string): Promise<number> {
  const select = db.selectFrom(table as 'limits').select((eb) => eb.fn.countAll<number>().as('total'));
  return Number((await select.executeTakeFirstOrThrow()).total);
}

/** Whom or what a row belongs to. */
async function findOwner(db: Db, table: string): Promise<Row> {
  if (table === 'inboxItems') return { recordId: await insertMessage(db) };
  if (table !== 'sessions' && table !== 'signInTickets') return {};
  const { id } = await db.selectFrom('administrators').select('id').executeTakeFirstOrThrow();
  return { administratorId: id };
}

/** What an item of the inbox is about. */
async function insertMessage(db: Db): Promise<number> {
  const texts = { name: 'A buyer', email: '', phone: '', phoneCountry: '', subject: '', message: '' };
  const form = {
    formType: 'contact',
    sourcePage: '/',
    product: '',
    utmSource: '',
    createdAt: '2026-01-01T00:00:00.000Z',
  };
  const insertion = db.insertInto('contactMessages').values({ ...texts, ...form });
  return (await insertion.returning('id').executeTakeFirstOrThrow()).id;
}
