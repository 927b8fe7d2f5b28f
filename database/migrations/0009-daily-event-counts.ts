import { type Kysely, sql } from 'kysely';

/** How many pages and kinds of a day are kept apart; the rest goes to the empty page. */
const maxRowsPerDay = 2000;
const maxPageLength = 300;

/** Visits are counted by day, kind and page as they come in; the events themselves are not kept any more. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('event_counts')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_counts_key', ['day', 'kind', 'page'])
    .execute();
  await sql`
    with counted as (
      select substr(created_at, 1, 10) as day, kind, page, count(*) as times
      from events group by substr(created_at, 1, 10), kind, page
    ), ranked as (
      select day, kind, page, times,
        row_number() over (partition by day order by times desc, kind, page) as place
      from counted
    ), folded as (
      select day, kind, times,
        case when place <= ${sql.lit(maxRowsPerDay)} and length(page) <= ${sql.lit(maxPageLength)}
          then page else '' end as page
      from ranked
    )
    insert into event_counts (day, kind, page, count)
    select day, kind, page, sum(times) from folded group by day, kind, page`.execute(db);
  await db.schema.dropTable('events').execute();
}
