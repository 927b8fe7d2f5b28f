import { type Kysely, sql } from 'kysely';

const columns = [
  ...['company', 'quantity', 'unit', 'thickness', 'finish'],
  ...['destination', 'incoterm', 'needed_by', 'address'],
];

/** Requests for quotes and samples say more of the order. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of columns) {
    await sql.raw(`alter table contact_messages add column ${column} text not null default ''`).execute(db);
  }
}
