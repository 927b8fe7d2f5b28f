import { DayEntries } from '../DayEntries/DayEntries.tsx';
import { busyDaysOf, type Month, nameOfDay } from '../month.ts';
import type { Planned } from '../planned.ts';
import styles from './AgendaList.module.css';

type AgendaListProps = { month: Month; entries: readonly Planned[]; zone: string; today: string };

/** The days of a month for which something is planned, one below the other. */
export function AgendaList({ month, entries, zone, today }: AgendaListProps) {
  return (
    <ol className={styles.days}>
      {busyDaysOf(month, entries, zone).map((day) => (
        <li key={day.date} className={styles.day} aria-current={day.date === today ? 'date' : undefined}>
          <h3 className={styles.name}>
            {nameOfDay(day.date)}
            {day.date === today ? ' · Today' : ''}
          </h3>
          <DayEntries date={day.date} entries={day.entries} zone={zone} />
        </li>
      ))}
    </ol>
  );
}
