import type { SiteDocumentService } from '#content/documents/site-documents.service.ts';
import type { OutboxService } from '#inbox/mail/outbox.service.ts';
import type { InvitationMails } from '#people/accounts/invitations.service.ts';

/** Invitations go by the outbox, which is in another area than the accounts. */
export function createInvitationMails(
  outbox: Pick<OutboxService, 'writeInvitation' | 'forgetInvitation' | 'announce'>,
  siteDocuments: Pick<SiteDocumentService, 'get'>,
): InvitationMails {
  return {
    write: outbox.writeInvitation,
    findCompany: async () => (await siteDocuments.get('company')).name,
    forget: outbox.forgetInvitation,
    announce: outbox.announce,
  };
}
