import { type Kysely, sql } from 'kysely';

type Slab = { id: number; slug: string; block: string; bundle: string };

/**
 * When the staff is to be told of a hold; holds that were given before this are told of as they end, but for the demo
 * company's. Slabs are no longer found by their place in the yard.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table slab_holds add column notice_at text').execute(db);
  await sql`update slab_holds set notice_at = until
    where ended_at is null and created_by <> 'Ashlar'`.execute(db);
  const index = 'create index slab_holds_notice on slab_holds (notice_at) where notice_at is not null';
  await sql.raw(index).execute(db);
  const placed = sql<Slab>`select id, slug, block, bundle from slabs where location <> ''`;
  for (const { id, slug, block, bundle } of (await placed.execute(db)).rows) {
    const text = fold(`${slug} ${block} ${bundle}`);
    await sql`update slabs set search_text = ${text} where id = ${id}`.execute(db);
  }
}

/** As the application folds what lists are searched by, but for the rarest letters: a save mends them. */
function fold(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/([aou])e/g, '$1');
}
