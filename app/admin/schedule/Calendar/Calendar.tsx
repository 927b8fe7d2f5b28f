import { Button } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { EmptyState } from '../../lists/EmptyState/EmptyState.tsx';
import { AgendaList } from '../AgendaList/AgendaList.tsx';
import { CalendarBar } from '../CalendarBar/CalendarBar.tsx';
import { formatIn } from '../format-planned.ts';
import { MonthGrid } from '../MonthGrid/MonthGrid.tsx';
import { busyDaysOf, type Month, monthAfter, nameOfMonth } from '../month.ts';
import { type Schedule, verbOf } from '../planned.ts';
import { wallTimeOf } from '../zoned-time.ts';
import styles from './Calendar.module.css';

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
    const step = steps[event.key];
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

const steps: Record<string, number> = { PageUp: -1, PageDown: 1 };

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
        title="Nothing is planned"
        text="Give an article, a stone or anything else a time in the section Schedule of its form: it appears on the site by itself, or leaves it."
      />
    );
  }
  return (
    <EmptyState
      title={`Nothing in ${nameOfMonth(month)}`}
      text={`${next.title}: ${verbOf(next.action).toLowerCase()} ${formatIn(next.at, zone)}.`}
      action={
        <Button
          variant="default"
          onClick={() => onMonth(wallTimeOf(Date.parse(next.at), zone).date.slice(0, 7))}
        >
          Go there
        </Button>
      }
    />
  );
}
