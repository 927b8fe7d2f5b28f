import type { InvitationMails } from '#accounts/invitations.service.ts';
import type { OutboxService } from '#enquiries/outbox.service.ts';

/** Invitations go by the outbox, which is in another area than the accounts. */
export function createInvitationMails(
  outbox: Pick<OutboxService, 'writeInvitation' | 'forgetInvitation' | 'announce'>,
): InvitationMails {
  return { write: outbox.writeInvitation, forget: outbox.forgetInvitation, announce: outbox.announce };
}
