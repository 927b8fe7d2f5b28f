import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { messageOf } from '../../../kit/api/message-of.ts';
import { IconAlertTriangle } from '../../../kit/icons/icons.ts';
import { showNotice } from '../../../kit/notices/Notices/notice-store.ts';
import { formatIn } from '../../../kit/time/format-planned.ts';
import { useCompanyZone } from '../../../kit/time/use-company-zone.ts';
import styles from './Delays.module.css';
import { type Delay, dismissDelays } from './delays.ts';

const iconPixels = 20;
const doneWords = { publish: 'Published', unpublish: 'Taken off the site', miss: 'Never shown' } as const;

/** What appeared or went later than an editor had planned, until somebody has read it. */
export function Delays({ delays }: { delays: readonly Delay[] }) {
  const headingId = useId();
  const { isBusy, dismiss } = useDismissal(delays);
  const zone = useCompanyZone() ?? 'UTC';
  if (delays.length === 0) return null;
  return (
    <section className={styles.delays} aria-labelledby={headingId}>
      <IconAlertTriangle className={styles.icon} size={iconPixels} stroke={1.5} />
      <div className={styles.text}>
        <h2 id={headingId}>
          {delays.length === 1 ? 'One thing was late' : `${delays.length} things were late`}
        </h2>
        <ul className={styles.list}>
          {delays.map(({ id, path, recordId, title, kind, action, at, delay }) => (
            <li key={id}>
              <Link to={`/admin/${path}/${recordId}/edit/`}>{title}</Link>
              <span>
                {kind}. {doneWords[action]} {delay}; it was{' '}
                {action === 'miss' ? 'to go again by' : 'planned for'}{' '}
                <time dateTime={at}>{formatIn(at, zone)}</time>.
              </span>
            </li>
          ))}
        </ul>
      </div>
      <Button variant="default" size="compact-sm" loading={isBusy} onClick={() => void dismiss()}>
        Dismiss
      </Button>
    </section>
  );
}

function useDismissal(delays: readonly Delay[]) {
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  async function dismiss(): Promise<void> {
    setIsBusy(true);
    try {
      await dismissDelays(delays.map(({ id }) => id));
      await revalidate();
      // The button that had the focus is gone.
      document.querySelector<HTMLElement>('main')?.focus();
    } catch (error) {
      showNotice({ text: messageOf(error), kind: 'error' });
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, dismiss };
}
