import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { nameOfDay } from '../month.ts';
import { PlannedLink } from '../PlannedLink/PlannedLink.tsx';
import type { Planned } from '../planned.ts';
import { pathOfDatedPreview } from '../preview-path.ts';
import styles from './DayEntries.module.css';

type DayEntriesProps = { date: string; entries: readonly Planned[]; zone: string; shownAtMost?: number };

/** What is planned for a day, and the way to the site as it will be after it. */
export function DayEntries({ date, entries, zone, shownAtMost = entries.length }: DayEntriesProps) {
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
          Show all {entries.length}
          <span className="visually-hidden"> of {nameOfDay(date)}</span>
        </Button>
      ) : null}
      <Link className={styles.preview} to={pathOfDatedPreview(last.at)}>
        See the site then<span className="visually-hidden">, {nameOfDay(date)}</span>
      </Link>
    </div>
  );
}
