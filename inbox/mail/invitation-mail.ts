import { sayToStaff } from '#messages/say.ts';
import { type MailContent, oneLine } from './mail-content.ts';

/** The name of these mails in the outbox; they alone go to whom they name, and are deleted once sent. */
export const invitationForm = 'invitation';

/** Who is invited into the back office, by whom, and the link. */
export type MailedInvitation = {
  id: number;
  name: string;
  email: string;
  invitedBy: string;
  expiresAt: string;
  url: string;
  /** Whose back office it is. */
  company: string;
};

export function composeInvitation(invitation: MailedInvitation): Composed {
  const { name, invitedBy, expiresAt, url, company } = invitation;
  return {
    subject: oneLine(sayToStaff('mails:invitation.subject', { company })),
    content: {
      kind: sayToStaff('mails:invitation'),
      title: sayToStaff('mails:invitation.title'),
      message: name
        ? sayToStaff('mails:invitation.messageTo', { name, company })
        : sayToStaff('mails:invitation.message', { company }),
      facts: [
        { label: sayToStaff('mails:invitation.by'), value: invitedBy },
        { label: sayToStaff('mails:invitation.until'), value: expiresAt, isTime: true },
      ],
      link: { label: sayToStaff('mails:invitation.accept'), url },
      hint: sayToStaff('mails:invitation.hint'),
    },
  };
}

type Composed = { subject: string; content: MailContent };
