import { logKinds } from '#logbook/log-kinds.shared.ts';
import { authorName } from '../shell/author-name.ts';
import styles from './LogList.module.css';
import type { LogEntry } from './log-endpoints.ts';

/** Who did what, each in a sentence, by the company's clocks. */
export function LogList({ entries, timeZone }: { entries: LogEntry[]; timeZone: string }) {
  const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <time dateTime={entry.createdAt}>{moment.format(new Date(entry.createdAt))}</time>
          <span className={styles.who}>{entry.name === '' ? 'Somebody' : authorName(entry.name)}</span>
          <span className={styles.what}>{entry.text}</span>
          <span className={styles.where}>{describePlace(entry)}</span>
        </li>
      ))}
    </ol>
  );
}

function describePlace({ kind, device, network }: LogEntry): string {
  return [logKinds[kind], device, network].filter(Boolean).join(' · ');
}
