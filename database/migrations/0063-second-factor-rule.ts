import { type Kysely, sql } from 'kysely';

/** Who must have a second factor, and from when; one row at most, none where nobody must. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `create table second_factor_rule (id integer primary key, scope text not null, from_day text not null,
        holds_from text not null, changed_at text not null, changed_by text not null)`,
    )
    .execute(db);
}
