import type { Db } from '#database/connect.ts';
import type { EntityName } from '../kit/field.ts';

type Ticket = { entity: EntityName; recordId: number };

export async function insertTicket(
  db: Db,
  ticket: Ticket & { tokenHash: string; expiresAt: string },
): Promise<void> {
  await db.insertInto('previewTickets').values(ticket).execute();
}

/** A ticket that has not expired. */
export async function findTicket(
  db: Db,
  query: { tokenHash: string; now: string },
): Promise<Ticket | undefined> {
  const row = await db
    .selectFrom('previewTickets')
    .select(['entity', 'recordId'])
    .where('tokenHash', '=', query.tokenHash)
    .where('expiresAt', '>', query.now)
    .executeTakeFirst();
  return row && { entity: row.entity as EntityName, recordId: row.recordId };
}

export async function deleteTicketsUntil(db: Db, now: string): Promise<void> {
  await db.deleteFrom('previewTickets').where('expiresAt', '<=', now).execute();
}
