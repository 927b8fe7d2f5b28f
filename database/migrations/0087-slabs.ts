import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Slabs, and the holds that customers have of them. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const types = isPostgres
    ? { id: 'serial primary key', sorted: 'text collate "C"' }
    : { id: 'integer primary key autoincrement', sorted: 'text' };
  const statements = tables.replaceAll('{id}', types.id).replaceAll('{sorted}', types.sorted).split(';');
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const tables = `
create table slabs (
  id {id}, version integer not null default 1, search_text text not null default '', created_at text not null,
  updated_at text not null, slug text not null, slug_sort {sorted} not null default '', product_id integer not null,
  status text not null default 'available', main_image text not null default '',
  length_mm integer not null default 0, height_mm integer not null default 0, thickness_mm integer not null default 0,
  finish text not null default '',
  block text not null default '', bundle text not null default '', position integer not null default 0,
  remnant integer not null default 0, defects text not null default '[]', remark text not null default '',
  location text not null default '', published integer not null default 0, publish_at text, unpublish_at text,
  deleted_at text, deleted_by text not null default ''
);
create unique index slabs_number on slabs (lower(slug));
create table slab_holds (
  id {id}, slab_id integer not null references slabs (id) on delete cascade, customer text not null,
  note text not null, until text not null, created_at text not null, created_by text not null, ended_at text,
  outcome text not null default ''
);
create table slab_stones (product_id integer primary key, name text not null);
create index slab_holds_until on slab_holds (until) where ended_at is null;
create index slab_holds_slab on slab_holds (slab_id, id);
create index slabs_publish_at on slabs (publish_at) where publish_at is not null;
create index slabs_unpublish_at on slabs (unpublish_at) where unpublish_at is not null;
create index slabs_slug_sort_id on slabs (slug_sort, id);
create index slabs_updated_at_id on slabs (updated_at, id);
create index slabs_created_at_id on slabs (created_at, id);
create index slabs_area_id on slabs ((length_mm * height_mm), id);
create index slabs_product on slabs (product_id, slug_sort, id);
create index slabs_block on slabs (block, position, id);
create index slabs_trashed on slabs (deleted_at, id) where deleted_at is not null;
create index slabs_living_updated on slabs (published, updated_at, id) where deleted_at is null`;
