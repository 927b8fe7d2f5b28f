import { useCompanyZone } from '../../../kit/time/use-company-zone.ts';
import { type Dated, dueTextOf } from '../due-text.ts';
import styles from './DueBadge.module.css';

/** What is due of an item, marked where it should have been done already; nothing where nothing is. */
export function DueBadge({ item }: { item: Dated }) {
  const zone = useCompanyZone() ?? 'UTC';
  const due = dueTextOf(item, { now: new Date(), zone });
  if (!due) return null;
  return (
    <span className={styles.due} data-late={due.isLate}>
      {due.text}
    </span>
  );
}
