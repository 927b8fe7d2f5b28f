import type { HoldNotice } from '#content/entities/slab/hold-notices.service.ts';
import { sayToStaff } from '#messages/say.ts';
import { type MailContent, oneLine } from './mail-content.ts';
import { subjectOf } from './staff-subject.ts';

/** The name of these mails in the outbox. */
export const holdForm = 'slabHold';

/** A mail to the staff about holds of one customer that end within a day, or have ended. */
export function composeHoldNotice(
  { hasEnded, customer, until, createdBy, slabs }: HoldNotice,
  backOfficeUrl: string,
): { subject: string; content: MailContent } {
  const kind = sayToStaff(hasEnded ? 'mails:holdEnded' : 'mails:holdEnding');
  const title = slabs.map(({ number }) => number).join(', ');
  const stones = slabs.map(({ id, number, stone, holder, next }) => ({
    name: oneLine([number, stone].filter(Boolean).join(', ')),
    url: `${backOfficeUrl}/admin/slabs/${id}/holds/`,
    details: [
      holder ? sayToStaff('mails:holder', { name: holder }) : sayToStaff('mails:holder.nobody'),
      next && sayToStaff('mails:holder.next', { name: next }),
    ]
      .filter(Boolean)
      .join(', '),
  }));
  const [only] = stones.length === 1 ? stones : [];
  return {
    subject: subjectOf(kind, title, customer),
    content: {
      kind,
      title,
      facts: [
        { label: sayToStaff('mails:customer'), value: customer },
        { label: sayToStaff('mails:heldUntil'), value: until, isTime: true },
        { label: sayToStaff('mails:enteredBy'), value: createdBy },
      ],
      stones,
      link: {
        label: sayToStaff('mails:openHolds'),
        url: only?.url ?? `${backOfficeUrl}/admin/slabs/holds/`,
      },
      hint: sayToStaff('mails:holdHint'),
    },
  };
}
