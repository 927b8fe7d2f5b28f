import { type Kysely, sql } from 'kysely';

/** When the staff is to be told of a hold; holds that were given before this are told of as they end. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table slab_holds add column notice_at text').execute(db);
  await sql.raw('update slab_holds set notice_at = until where ended_at is null').execute(db);
  const index = 'create index slab_holds_notice on slab_holds (notice_at) where notice_at is not null';
  await sql.raw(index).execute(db);
}
