import { openStatuses } from '#inbox/submit/handling.shared.ts';
import { t } from '../../kit/language/t.ts';
import { formatUtcDay } from '../../kit/time/format-time.ts';
import { wallTimeOf } from '../../kit/time/zoned-time.ts';
import type { InboxItem, InboxReply } from './enquiry.ts';

export type Dated = Pick<InboxItem, 'status' | 'answerDueAt' | 'followUpOn'> & {
  replies: readonly Pick<InboxReply, 'state'>[];
};
/** What is due of an item; `isLate` where it should have been done already. */
export type DueText = { text: string; isLate: boolean };

const hourMs = 3_600_000;

/** When it is, and the zone whose days count: the company's. */
type Clock = { now: Date; zone: string };

/** An answer that did not leave comes first, then one that is waited for, then a day to look again. */
export function dueTextOf(
  { status, answerDueAt, followUpOn, replies }: Dated,
  { now, zone }: Clock,
): DueText | undefined {
  if (replies.at(-1)?.state === 'failed') return { text: t('Reply not sent'), isLate: true };
  if (status === 'new') {
    const leftMs = Date.parse(answerDueAt) - now.getTime();
    return leftMs < 0
      ? { text: t('Overdue by {time}', { time: spanOf(-leftMs) }), isLate: true }
      : { text: t('Answer within {time}', { time: spanOf(leftMs) }), isLate: false };
  }
  if (followUpOn === null || !openStatuses.includes(status)) return undefined;
  const isLate = followUpOn <= wallTimeOf(now.getTime(), zone).date;
  return { text: t('Follow up {day}', { day: formatUtcDay(followUpOn) }), isLate };
}

/** In hours, as it was promised; in days once it is many. */
function spanOf(ms: number): string {
  const hours = Math.floor(ms / hourMs);
  if (hours < 1) return t('less than 1 h');
  return hours < 72 ? t('{count} h', { count: hours }) : t('{count} days', { count: Math.floor(hours / 24) });
}
