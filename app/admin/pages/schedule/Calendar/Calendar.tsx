import { ActionIcon, Button } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { IconChevronLeft, IconChevronRight } from '../../../kit/icons/icons.ts';
import { t } from '../../../kit/language/t.ts';
import { EmptyState } from '../../../kit/page-parts/EmptyState/EmptyState.tsx';
import { formatIn } from '../../../kit/time/format-planned.ts';
import { wallTimeOf } from '../../../kit/time/zoned-time.ts';
import {
  busyDaysOf,
  type Day,
  type Month,
  monthAfter,
  nameOfDay,
  nameOfMonth,
  weekdays,
  weeksOf,
} from '../month.ts';
import { PlannedLink } from '../PlannedLink/PlannedLink.tsx';
import type { Planned, Schedule } from '../planned.ts';
import { pathOfDatedPreview } from '../preview-path.ts';
import styles from './Calendar.module.css';

const iconPixels = 18;
/** More would make the week too high to see the month. */
const shownAtMost = 4;

type CalendarProps = {
  schedule: Schedule;
  now: number;
  month: Month | undefined;
  onMonth: (month: Month) => void;
};

/** What is planned, month by month: as weeks where there is room, else as a list. */
export function Calendar({ schedule: { entries, timeZone: zone }, now, onMonth, ...props }: CalendarProps) {
  const today = wallTimeOf(now, zone).date;
  const thisMonth = today.slice(0, 7);
  const month = props.month ?? thisMonth;
  const isEmpty = busyDaysOf(month, entries, zone).length === 0;
  const turn = (event: KeyboardEvent) => {
    const step = steps.get(event.key);
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onMonth(monthAfter(month, step));
  };
  const shown = { month, entries, zone, today };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for what the buttons within do as well
    <div className={styles.calendar} onKeyDown={turn}>
      <CalendarBar {...{ month, thisMonth, onMonth }} />
      <div className={styles.grid}>
        <MonthGrid {...shown} />
      </div>
      <div className={styles.agenda}>
        <AgendaList {...shown} />
      </div>
      {isEmpty ? <Nothing {...{ schedule: { entries, timeZone: zone }, month, onMonth }} /> : null}
    </div>
  );
}

type CalendarBarProps = { month: Month; thisMonth: Month; onMonth: (month: Month) => void };

/** Which month is shown, and the ways to others. */
function CalendarBar({ month, thisMonth, onMonth }: CalendarBarProps) {
  return (
    <div className={styles.bar}>
      <h2 className={styles.month} aria-live="polite">
        {nameOfMonth(month)}
      </h2>
      <div className={styles.ways}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('Previous month, {month}', { month: nameOfMonth(monthAfter(month, -1)) })}
          onClick={() => onMonth(monthAfter(month, -1))}
        >
          <IconChevronLeft size={iconPixels} stroke={1.5} />
        </ActionIcon>
        <Button variant="default" onClick={() => onMonth(thisMonth)}>
          {t('Today')}
        </Button>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('Next month, {month}', { month: nameOfMonth(monthAfter(month, 1)) })}
          onClick={() => onMonth(monthAfter(month, 1))}
        >
          <IconChevronRight size={iconPixels} stroke={1.5} />
        </ActionIcon>
      </div>
    </div>
  );
}

type MonthGridProps = { month: Month; entries: readonly Planned[]; zone: string; today: string };

/** A month in weeks, for screens that are wide enough. */
function MonthGrid({ month, entries, zone, today }: MonthGridProps) {
  return (
    <table className={styles.monthGrid}>
      <caption className="visually-hidden">{nameOfMonth(month)}</caption>
      <thead>
        <tr>
          {weekdays.map(({ name, short }) => (
            <th key={name} scope="col" className={styles.weekday}>
              <abbr title={name}>{short}</abbr>
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
      className={styles.monthGridDay}
      data-outside={!isInMonth || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <p className={styles.number}>
        <span aria-hidden="true">{Number(date.slice(-2))}</span>
        <span className="visually-hidden">{nameOfDay(date)}</span>
        {isToday ? <span className={styles.today}>{t('Today')}</span> : null}
      </p>
      <DayEntries {...{ date, entries, zone, shownAtMost }} />
    </td>
  );
}

type DayEntriesProps = { date: string; entries: readonly Planned[]; zone: string; shownAtMost?: number };

/** What is planned for a day, and the way to the site as it will be after it. */
function DayEntries({ date, entries, zone, shownAtMost = entries.length }: DayEntriesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, shownAtMost);
  const last = entries.at(-1);
  if (!last) return null;
  return (
    <div className={styles.entries}>
      <ul className={styles.list}>
        {shown.map((planned) => (
          <li key={`${planned.path} ${planned.id} ${planned.action}`}>
            <PlannedLink planned={planned} zone={zone} />
          </li>
        ))}
      </ul>
      {shown.length < entries.length ? (
        <Button variant="default" size="compact-sm" onClick={() => setIsWhole(true)}>
          {t('Show all {count}', { count: entries.length })}
          <span className="visually-hidden"> {t('of {day}', { day: nameOfDay(date) })}</span>
        </Button>
      ) : null}
      <Link className={styles.preview} to={pathOfDatedPreview(last.at)}>
        {t('See the site then')}
        <span className="visually-hidden">, {nameOfDay(date)}</span>
      </Link>
    </div>
  );
}

type AgendaListProps = { month: Month; entries: readonly Planned[]; zone: string; today: string };

/** The days of a month for which something is planned, one below the other. */
function AgendaList({ month, entries, zone, today }: AgendaListProps) {
  return (
    <ol className={styles.days}>
      {busyDaysOf(month, entries, zone).map((day) => (
        <li key={day.date} className={styles.day} aria-current={day.date === today ? 'date' : undefined}>
          <h3 className={styles.name}>
            {nameOfDay(day.date)}
            {day.date === today ? ` · ${t('Today')}` : ''}
          </h3>
          <DayEntries date={day.date} entries={day.entries} zone={zone} />
        </li>
      ))}
    </ol>
  );
}

const steps = new Map(Object.entries({ PageUp: -1, PageDown: 1 }));

function Nothing({
  schedule,
  month,
  onMonth,
}: {
  schedule: Schedule;
  month: Month;
  onMonth: (month: Month) => void;
}) {
  const { entries, timeZone: zone } = schedule;
  const next = entries.find(({ at }) => wallTimeOf(Date.parse(at), zone).date > month) ?? entries[0];
  if (!next) {
    return (
      <EmptyState
        title={t('Nothing is planned')}
        text={t(
          'Give an article, a product or anything else a time in the section Schedule of its form: it appears on the site by itself, or leaves it.',
        )}
      />
    );
  }
  return (
    <EmptyState
      title={t('Nothing in {month}', { month: nameOfMonth(month) })}
      text={describe(next, zone)}
      action={
        <Button
          variant="default"
          onClick={() => onMonth(wallTimeOf(Date.parse(next.at), zone).date.slice(0, 7))}
        >
          {t('Go there')}
        </Button>
      }
    />
  );
}

function describe({ title, action, at }: Planned, zone: string): string {
  const time = formatIn(at, zone);
  return action === 'publish'
    ? t('{title}: appears {time}.', { title, time })
    : t('{title}: goes {time}.', { title, time });
}
