import type { HandlingStatus } from '#inbox/submit/handling.shared.ts';
import { t } from '../../kit/language/t.ts';
import { formatUtcDay } from '../../kit/time/format-time.ts';
import { type InboxItem, statusNames } from './enquiry.ts';

/** What triage changes of items, by the API's names. */
export type TriageChange = {
  status?: HandlingStatus;
  assignee?: string | null;
  follow_up_on?: string | null;
  is_read?: boolean;
};
/** `E-12 Meera Example`, or how many. */
export function nameItems(items: readonly Pick<InboxItem, 'reference' | 'name'>[]): string {
  const [first] = items;
  return items.length === 1 && first
    ? `${first.reference} ${first.name}`
    : t('{count} items', { count: items.length });
}

/** Words of specification/messages.md, "Back office". */
export function deletionFailureOf(items: readonly Pick<InboxItem, 'kind'>[]): string {
  const isEnquiry = items.length === 1 && items[0]?.kind === 'enquiry';
  return isEnquiry
    ? t('Failed to delete enquiry. Please try again.')
    : t('It could not be deleted. Please try again.');
}

/** `Not saved: E-12 Meera Example, Quoted.` */
export function describeFailure(items: readonly InboxItem[], change: TriageChange): string {
  const words = t('Not saved: {items}, {change}.', {
    items: nameItems(items),
    change: describeChange(change),
  });
  return change.status === 'deleted' ? `${deletionFailureOf(items)} ${words}` : words;
}

/** `Quoted, assigned to asha`. */
export function describeChange(change: TriageChange): string {
  const { status, assignee, follow_up_on: day, is_read: isRead } = change;
  return [
    status && statusNames[status],
    assignee !== undefined && (assignee === null ? t('nobody’s') : t('assigned to {assignee}', { assignee })),
    day !== undefined &&
      (day === null ? t('no follow-up') : t('follow-up {day}', { day: formatUtcDay(day) })),
    isRead !== undefined && (isRead ? t('read') : t('unread')),
  ]
    .filter(Boolean)
    .join(', ');
}
