import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';
import { isSqlite } from './sqlite.ts';

/** Whole minutes from one column's time to another's; both hold ISO 8601. */
export function minutesBetween(db: Db, from: string, to: string): RawBuilder<number> {
  const [start, end] = [sql.ref(from), sql.ref(to)];
  return isSqlite(db)
    ? sql<number>`cast(round((julianday(${end}) - julianday(${start})) * 1440) as integer)`
    : sql<number>`cast(round(extract(epoch from (${end}::timestamptz - ${start}::timestamptz)) / 60) as integer)`;
}
