import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { messageOf } from '../../../kit/api/message-of.ts';
import { IconAlertTriangle } from '../../../kit/icons/icons.ts';
import { rich, sayAnswer, t } from '../../../kit/language/t.ts';
import { showNotice } from '../../../kit/notices/Notices/notice-store.ts';
import { formatIn } from '../../../kit/time/format-planned.ts';
import { useCompanyZone } from '../../../kit/time/use-company-zone.ts';
import styles from './Delays.module.css';
import { type Delay, dismissDelays } from './delays.ts';

const iconPixels = 20;

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
          {t('{count, plural, one {One thing was late} other {# things were late}}', {
            count: delays.length,
          })}
        </h2>
        <ul className={styles.list}>
          {delays.map((delay) => (
            <li key={delay.id}>
              <Link to={`/admin/${delay.path}/${delay.recordId}/edit/`}>{delay.title}</Link>
              <span>{describe(delay, zone)}</span>
            </li>
          ))}
        </ul>
      </div>
      <Button variant="default" size="compact-sm" loading={isBusy} onClick={() => void dismiss()}>
        {t('Dismiss')}
      </Button>
    </section>
  );
}

function describe({ kind, action, at, delay }: Delay, zone: string): ReactNode {
  const values = {
    ...{ kind: t(kind), delay: sayAnswer(delay), moment: formatIn(at, zone) },
    time: (text: ReactNode) => <time dateTime={at}>{text}</time>,
  };
  if (action === 'publish')
    return rich('{kind}. Published {delay}; it was planned for <time>{moment}</time>.', values);
  if (action === 'unpublish')
    return rich('{kind}. Taken off the site {delay}; it was planned for <time>{moment}</time>.', values);
  return rich('{kind}. Never shown {delay}; it was to go again by <time>{moment}</time>.', values);
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
