import { type Kysely, sql } from 'kysely';

/** In which language something was sent, a BCP 47 tag; null for what came before that was kept. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table inbox_items add column language text').execute(db);
  await sql.raw('alter table subscribers add column language text').execute(db);
}
