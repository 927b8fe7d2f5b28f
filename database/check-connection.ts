import { sql } from 'kysely';
import type { Db } from './connect.ts';

/** Runs the cheapest possible query. @throws the driver's error */
export async function checkConnection(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
