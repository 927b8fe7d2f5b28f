import { IconEye } from '../../icons/icons.ts';
import { formatIn } from '../format-planned.ts';
import { PlannedLink } from '../PlannedLink/PlannedLink.tsx';
import type { Planned } from '../planned.ts';
import styles from './DatedMark.module.css';

const iconPixels = 20;

/** Says that this is not the site as it is, and what makes the difference. */
export function DatedMark({ at, zone, changes }: { at: string; zone: string; changes: readonly Planned[] }) {
  const utc = zone === 'UTC' ? ' UTC' : ` (${formatIn(at, 'UTC')} UTC)`;
  return (
    <div className={styles.mark}>
      <p className={styles.says}>
        <IconEye className={styles.icon} size={iconPixels} stroke={1.5} />
        <span>
          <strong>{`The site as of ${formatIn(at, zone)}${utc}.`}</strong> Only you see this.{' '}
          {describeChanges(changes)}
        </span>
      </p>
      {changes.length > 0 ? (
        <details className={styles.changes}>
          <summary>What changes until then</summary>
          <ul className={styles.list}>
            {changes.map((planned) => (
              <li key={`${planned.path} ${planned.id} ${planned.action}`}>
                <p className={styles.when}>{formatIn(planned.at, zone)}</p>
                <PlannedLink planned={planned} zone={zone} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

function describeChanges(changes: readonly Planned[]): string {
  if (changes.length === 0) return 'Nothing is planned until then: it is the site as it is now.';
  const appear = changes.filter(({ action }) => action === 'publish').length;
  const go = changes.length - appear;
  const parts = [
    appear > 0 ? `${appear} ${appear === 1 ? 'appears' : 'appear'}` : '',
    go > 0 ? `${go} ${go === 1 ? 'goes' : 'go'}` : '',
  ];
  return `Until then ${parts.filter(Boolean).join(' and ')}.`;
}
