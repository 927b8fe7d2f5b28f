import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '../../icons/icons.ts';
import { type Month, monthAfter, nameOfMonth } from '../month.ts';
import styles from './CalendarBar.module.css';

type CalendarBarProps = { month: Month; thisMonth: Month; onMonth: (month: Month) => void };

const iconPixels = 18;

/** Which month is shown, and the ways to others. */
export function CalendarBar({ month, thisMonth, onMonth }: CalendarBarProps) {
  return (
    <div className={styles.bar}>
      <h2 className={styles.month} aria-live="polite">
        {nameOfMonth(month)}
      </h2>
      <div className={styles.ways}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={`Previous month, ${nameOfMonth(monthAfter(month, -1))}`}
          onClick={() => onMonth(monthAfter(month, -1))}
        >
          <IconChevronLeft size={iconPixels} stroke={1.5} />
        </ActionIcon>
        <Button variant="default" onClick={() => onMonth(thisMonth)}>
          Today
        </Button>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={`Next month, ${nameOfMonth(monthAfter(month, 1))}`}
          onClick={() => onMonth(monthAfter(month, 1))}
        >
          <IconChevronRight size={iconPixels} stroke={1.5} />
        </ActionIcon>
      </div>
    </div>
  );
}
