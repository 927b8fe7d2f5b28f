import type { Db } from '#database/connect.ts';

export type Ticket = { ticketHash: string; administratorId: number };

export async function insertTicket(db: Db, ticket: Ticket & { expiresAt: string }): Promise<void> {
  await db
    .insertInto('signInTickets')
    .values({ ...ticket, attempts: 0 })
    .execute();
}

/** One that has not ended. */
export async function findTicket(
  db: Db,
  { ticketHash, now }: { ticketHash: string; now: string },
): Promise<Ticket | undefined> {
  return db
    .selectFrom('signInTickets')
    .select(['ticketHash', 'administratorId'])
    .where('ticketHash', '=', ticketHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/**
 * Counts an attempt before it is judged, so that those of the same moment are not more than others.
 * @returns whether there was one left
 */
export async function claimAttempt(
  db: Db,
  { ticketHash, maxAttempts }: { ticketHash: string; maxAttempts: number },
): Promise<boolean> {
  const result = await db
    .updateTable('signInTickets')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('ticketHash', '=', ticketHash)
    .where('attempts', '<', maxAttempts)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** Uses a ticket up. @returns whether it was there */
export async function deleteTicket(db: Db, ticketHash: string): Promise<boolean> {
  const result = await db.deleteFrom('signInTickets').where('ticketHash', '=', ticketHash).executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}

export async function deleteTicketsOf(db: Db, administratorId: number): Promise<void> {
  await db.deleteFrom('signInTickets').where('administratorId', '=', administratorId).execute();
}

export async function deleteEndedTickets(db: Db, now: string): Promise<void> {
  await db.deleteFrom('signInTickets').where('expiresAt', '<=', now).execute();
}
