import type { Db } from '#database/connect.ts';
import type { Author } from '../../kit/author.ts';
import type { OptionalStepKey } from './first-step-keys.shared.ts';

/** What is remembered of the first steps beside the content: that somebody has put the list or a step of it aside. */
export type Remembered = 'dismissed' | `not-needed:${OptionalStepKey}`;

export async function findRemembered(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('firstSteps').select('key').execute();
  return new Set(rows.map(({ key }) => key));
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
