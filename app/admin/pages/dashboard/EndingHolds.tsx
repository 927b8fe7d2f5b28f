import { Link } from 'react-router';
import { allHoldsPath, type HoldOfSlab, pathOfHolds } from '../../entities/slab/slab-holds.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { t } from '../../kit/language/t.ts';
import { formatIn } from '../../kit/time/format-planned.ts';
import { useCompanyZone } from '../../kit/time/use-company-zone.ts';
import styles from './Dashboard.module.css';
import { Panel } from './Panel.tsx';

const dayMs = 24 * 60 * 60_000;
const mostLines = 5;

/** Holds of slabs that end within a day, the first of them first; none where they cannot be read. */
export async function readEndingHolds(options: { signal: AbortSignal }): Promise<readonly HoldOfSlab[]> {
  const until = new Date(Date.now() + dayMs).toISOString();
  try {
    const { data } = await requestApi<HoldOfSlab[]>(`/holds?until=${until}`, options);
    return data.toSorted((one, other) => one.until.localeCompare(other.until));
  } catch {
    // request-api.ts has logged the reason.
    return [];
  }
}

export function EndingHolds({ holds }: { holds: readonly HoldOfSlab[] }) {
  const zone = useCompanyZone() ?? 'UTC';
  if (holds.length === 0) return null;
  return (
    <Panel heading={t('Holds that end within a day')} more={{ label: t('All holds'), to: allHoldsPath }}>
      <ul className={styles.lines}>
        {holds.slice(0, mostLines).map((hold) => (
          <li key={hold.id}>
            <Link className={styles.line} to={pathOfHolds(hold.slab.id)}>
              <span className={styles.lineTitle}>{hold.slab.number}</span>
              <span className={styles.lineDetail}>{hold.for}</span>
              <time dateTime={hold.until}>{formatIn(hold.until, zone)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
