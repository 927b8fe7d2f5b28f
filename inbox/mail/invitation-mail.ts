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
    subject: oneLine(`Invitation to the back office of ${company}`),
    content: {
      kind: 'Invitation',
      title: 'You are invited',
      message: `${name ? `${name}, ` : ''}you are invited to work in the back office of ${company}. The link leads to a page where you choose your username and a password.`,
      facts: [
        { label: 'Invited by', value: invitedBy },
        { label: 'Works once, until', value: expiresAt, isTime: true },
      ],
      link: { label: 'Accept the invitation', url },
      hint: 'If you were not expecting this, ignore it: nothing happens without the link.',
    },
  };
}

type Composed = { subject: string; content: MailContent };
