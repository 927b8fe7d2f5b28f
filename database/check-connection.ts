import { sql } from 'kysely';
import type { Db } from './connect.ts';

/** Asks the database for the least it can give. @throws what it fails with */
export async function checkConnection(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
