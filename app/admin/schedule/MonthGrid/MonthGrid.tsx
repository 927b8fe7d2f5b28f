import { DayEntries } from '../DayEntries/DayEntries.tsx';
import { type Day, type Month, nameOfDay, nameOfMonth, weeksOf } from '../month.ts';
import type { Planned } from '../planned.ts';
import styles from './MonthGrid.module.css';

type MonthGridProps = { month: Month; entries: readonly Planned[]; zone: string; today: string };

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** More would make the week too high to see the month. */
const shownAtMost = 4;

/** A month in weeks, for screens that are wide enough. */
export function MonthGrid({ month, entries, zone, today }: MonthGridProps) {
  return (
    <table className={styles.grid}>
      <caption className="visually-hidden">{nameOfMonth(month)}</caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" className={styles.weekday}>
              <abbr title={name}>{name.slice(0, 3)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, entries, zone).map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <DayCell key={day.date} day={day} zone={zone} isToday={day.date === today} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({ day, zone, isToday }: { day: Day; zone: string; isToday: boolean }) {
  const { date, isInMonth, entries } = day;
  return (
    <td
      className={styles.day}
      data-outside={!isInMonth || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <p className={styles.number}>
        <span aria-hidden="true">{Number(date.slice(-2))}</span>
        <span className="visually-hidden">{nameOfDay(date)}</span>
        {isToday ? <span className={styles.today}>Today</span> : null}
      </p>
      <DayEntries {...{ date, entries, zone, shownAtMost }} />
    </td>
  );
}
