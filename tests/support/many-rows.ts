import type { Db } from '#database/connect.ts';
import { sortKeyOf } from '#database/sort-key.ts';
import type { ApiUnderTest } from './api-app.ts';

const at = '2026-05-01T10:00:00.000Z';
const rowsAtOnce = 1_000;

/** Stones as they lie in the database, and as the search has them, past the services; all in one collection. */
export async function insertStones(
  { db, records }: Pick<ApiUnderTest, 'db' | 'records'>,
  { count }: { count: number },
): Promise<void> {
  const { id: categoryId } = await records.category();
  for (let start = 0; start < count; start += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, count - start) }, (_, index) => {
      const number = start + index;
      const name = `Onyx ${number}`;
      return {
        ...{ name, nameSort: sortKeyOf(name), slug: `onyx-${number}`, searchText: name.toLowerCase() },
        ...{ description: 'A stone.', position: number, published: 1, categoryId },
        ...{ availability: 'Available', createdAt: at, updatedAt: at },
      };
    });
    await db
      .insertInto('products')
      .values(rows as never)
      .execute();
  }
}

/** Messages that somebody sent, with their items of the inbox. */
export async function insertItems(
  db: Db,
  { count, email, message = 'Which?' }: { count: number; email: string; message?: string },
): Promise<void> {
  const texts = {
    phone: '',
    phoneCountry: '',
    subject: '',
    formType: 'contact',
    sourcePage: '',
    product: '',
  };
  const sent = { ...texts, utmSource: '', name: 'Somebody', email, message, createdAt: at };
  await db
    .insertInto('contactMessages')
    .values(Array.from({ length: count }, () => sent))
    .execute();
  const messages = await db.selectFrom('contactMessages').select('id').execute();
  const keys = { nameFolded: 'somebody', productFolded: '', phoneKey: '', whatsappKey: '' };
  const items = messages.map(({ id }) => ({
    ...{ form: 'contact', recordId: id, kind: 'message', receivedAt: at, answerDueAt: at },
    ...{ ...keys, emailFolded: email, searchText: `somebody ${email} ${message.toLowerCase()}` },
  }));
  await db.insertInto('inboxItems').values(items).execute();
}

/** Redirects made by hand, all to the same place. */
export async function insertRedirects(
  db: Db,
  { count, target }: { count: number; target: string },
): Promise<void> {
  for (let start = 0; start < count; start += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, count - start) }, (_, index) => ({
      ...{ source: `/old-${start + index}/`, target, username: 'admin', createdAt: at, updatedAt: at },
    }));
    await db
      .insertInto('redirects')
      .values(rows as never)
      .execute();
  }
}
