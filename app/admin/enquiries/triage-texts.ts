import type { HandlingStatus } from '#enquiries/handling.shared.ts';
import { formatUtcDay } from '../shell/format-time.ts';
import { type InboxItem, statusLabels } from './enquiry.ts';

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
