import { type HandlingStatus, statusLabels } from '#inbox/submit/handling.shared.ts';
import { formatUtcDay } from '../../kit/time/format-time.ts';
import type { InboxItem } from './enquiry.ts';

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
  return items.length === 1 && first ? `${first.reference} ${first.name}` : `${items.length} items`;
}

/** Words of specification/messages.md, "Back office". */
export function deletionFailureOf(items: readonly Pick<InboxItem, 'kind'>[]): string {
  const isEnquiry = items.length === 1 && items[0]?.kind === 'enquiry';
  return isEnquiry
    ? 'Failed to delete enquiry. Please try again.'
    : 'It could not be deleted. Please try again.';
}

/** `Not saved: E-12 Meera Example, Quoted.` */
export function describeFailure(items: readonly InboxItem[], change: TriageChange): string {
  const words = `Not saved: ${nameItems(items)}, ${describeChange(change)}.`;
  return change.status === 'deleted' ? `${deletionFailureOf(items)} ${words}` : words;
}

/** `Quoted, assigned to asha`. */
export function describeChange(change: TriageChange): string {
  const { status, assignee, follow_up_on: day, is_read: isRead } = change;
  return [
    status && statusLabels[status],
    assignee !== undefined && (assignee === null ? 'nobody’s' : `assigned to ${assignee}`),
    day !== undefined && (day === null ? 'no follow-up' : `follow-up ${formatUtcDay(day)}`),
    isRead !== undefined && (isRead ? 'read' : 'unread'),
  ]
    .filter(Boolean)
    .join(', ');
}
