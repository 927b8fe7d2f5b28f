import { type Kysely, sql } from 'kysely';

/** What each administrator reads the back office in, a BCP 47 tag; null where the browser decides. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table administrators add column language text').execute(db);
}
