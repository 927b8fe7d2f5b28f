import type { Db } from '#database/connect.ts';
import type { Author } from '../kit/author.ts';

/** What is remembered of the first steps beside the content: that somebody has put the list away. */
type Remembered = 'dismissed';

export async function isRemembered(db: Db, key: Remembered): Promise<boolean> {
  const row = await db.selectFrom('firstSteps').select('key').where('key', '=', key).executeTakeFirst();
  return row !== undefined;
}

export async function remember(
  db: Db,
  { key, author, now }: { key: Remembered; author: Author; now: string },
): Promise<void> {
  await db
    .insertInto('firstSteps')
    .values({ key, username: author.username, createdAt: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

export async function forget(db: Db, key: Remembered): Promise<void> {
  await db.deleteFrom('firstSteps').where('key', '=', key).execute();
}
