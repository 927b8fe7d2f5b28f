import type { Db } from '#database/connect.ts';
import { AppError } from '#errors/app-error.ts';
import { createToken, hashToken } from './session-token.ts';
import { ticketEnded } from './sign-in-methods.shared.ts';
import { claimAttempt, deleteTicket, findTicket, insertTicket, type Ticket } from './tickets.repository.ts';

const ticketMs = 5 * 60_000;
const maxAttempts = 5;

/**
 * What a right password gets where a second factor is set up: random, kept as a hash, for one account, for five
 * minutes, five wrong answers and one right one.
 */
export async function issueTicket(
  trx: Db,
  { administratorId, moment }: { administratorId: number; moment: Date },
): Promise<string> {
  const ticket = createToken();
  const expiresAt = new Date(moment.getTime() + ticketMs).toISOString();
  await insertTicket(trx, { ticketHash: hashToken(ticket), administratorId, expiresAt });
  return ticket;
}

/** @throws AppError `unauthorised` for one that has ended, or never was */
export async function getTicket(
  db: Db,
  { ticket, moment }: { ticket: string; moment: Date },
): Promise<Ticket> {
  const found = await findTicket(db, { ticketHash: hashToken(ticket), now: moment.toISOString() });
  if (!found) throw endedTicket();
  return found;
}

/** @throws AppError `unauthorised` where too many were made */
export async function countAttempt(db: Db, { ticketHash }: Ticket): Promise<void> {
  if (!(await claimAttempt(db, { ticketHash, maxAttempts }))) throw endedTicket();
}

/** @throws AppError `unauthorised` where it was used meanwhile, or the password was changed */
export async function useTicketUp(trx: Db, { ticketHash }: Ticket): Promise<void> {
  if (!(await deleteTicket(trx, ticketHash))) throw endedTicket();
}

export function endedTicket(): AppError {
  const message = 'This took too long, or was tried too often. Please sign in again with your password.';
  return new AppError('unauthorised', message, { data: { code: ticketEnded } });
}
