import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { byEntityName, type ContentServices } from '../content-services.ts';
import type { Entity, EntityRecord } from '../kit/entity.ts';
import type { EntityName } from '../kit/field.ts';
import { pathOfRecord } from '../kit/record-path.shared.ts';
import { deleteTicketsUntil, findTicket, insertTicket } from './previews.repository.ts';

type Services = ReturnType<typeof byEntityName>;
/** A saved record, published or not, by its entity. */
export type Preview = {
  [Name in EntityName]: { entity: Name; record: EntityRecord<Services[Name]['entity']> };
}[EntityName];

const lifetimeMs = 15 * 60_000;
const tokenBytes = 32;

/** Tickets that show a saved record, draft or not, to whoever has the link, for 15 minutes. */
export function createPreviewService(db: Db, parts: { services: ContentServices; now?: () => Date }) {
  const now = () => parts.now?.() ?? new Date();
  const services = byEntityName(parts.services);

  return {
    /** @returns the path, with its ticket, that shows the record as a visitor would see it @throws AppError `not-found` */
    async create(query: { entity: Entity; id: number }): Promise<string> {
      const record = await services[query.entity.name].getById(query.id);
      const token = randomBytes(tokenBytes).toString('base64url');
      const expiresAt = new Date(now().getTime() + lifetimeMs).toISOString();
      const subject = { entity: query.entity.name, recordId: query.id };
      await inTransaction(db, async (trx) => {
        await insertTicket(trx, { tokenHash: hashOf(token), expiresAt, ...subject });
        const text = `Made a link that shows the saved ${query.entity.noun.one} for 15 minutes`;
        await enterInLog(trx, { kind: 'content', text, ...subject });
      });
      return `${pathOfRecord(query.entity, record)}?preview=${token}`;
    },

    /** The record that a ticket shows; undefined where the ticket is unknown or expired, or the record is deleted. */
    async find(token: string): Promise<Preview | undefined> {
      const ticket = await findTicket(db, { tokenHash: hashOf(token), now: now().toISOString() });
      if (!ticket) return undefined;
      const record = await services[ticket.entity].findSaved(ticket.recordId);
      return record && ({ entity: ticket.entity, record } as Preview);
    },

    async removeExpired(): Promise<void> {
      await deleteTicketsUntil(db, now().toISOString());
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
