import { dueTextOf } from '../due-text.ts';
import type { InboxItem } from '../enquiry.ts';
import styles from './DueBadge.module.css';

/** What is due of an item, marked where it should have been done already; nothing where nothing is. */
export function DueBadge({ item }: { item: Pick<InboxItem, 'status' | 'answerDueAt' | 'followUpOn'> }) {
  const due = dueTextOf(item, new Date());
  if (!due) return null;
  return (
    <span className={styles.due} data-late={due.isLate}>
      {due.text}
    </span>
  );
}
