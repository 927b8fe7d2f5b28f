import { Link } from 'react-router';
import type { Lack } from '#content/editorial/checks/lack.ts';
import { sayAnswer, t } from '../../language/t.ts';
import styles from './LackList.module.css';

type LackListProps = {
  lacks: readonly Lack[];
  /** Where a link to the field of one leads. */
  hrefOf: (lack: Lack) => string;
  /** In the form itself: moves the focus there instead. */
  onPick?: (lack: Lack) => void;
};

/** What is lacking, each a link to its field; a problem has a mark that is not told by colour alone. */
export function LackList({ lacks, hrefOf, onPick }: LackListProps) {
  return (
    <ul className={styles.list}>
      {lacks.map((lack, index) => (
        <li
          key={`${lack.field} ${lack.message} ${index}`}
          className={styles.lack}
          data-severity={lack.severity}
        >
          <span className={styles.severity}>{lack.severity === 'problem' ? t('Problem') : t('Hint')}</span>
          <span className={styles.message}>
            <LackLink lack={lack} href={hrefOf(lack)} onPick={onPick} />
            {isNamed(lack) ? <span className={styles.field}> {t(lack.label)}</span> : null}
            {lack.picture ? (
              <Link
                className={styles.more ?? ''}
                to={`/admin/images/?image=${encodeURIComponent(lack.picture)}`}
                aria-label={t('Describe {filename}', {
                  filename: lack.picture.slice(lack.picture.lastIndexOf('/') + 1),
                })}
              >
                {t('Describe it')}
              </Link>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Messages about what a field names say nothing of the field. */
function isNamed({ kind }: Lack): boolean {
  return kind === 'link' || kind === 'alt';
}

function LackLink({ lack, href, onPick }: { lack: Lack; href: string; onPick: LackListProps['onPick'] }) {
  if (!onPick) return <Link to={href}>{sayAnswer(lack.message)}</Link>;
  return (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onPick(lack);
      }}
    >
      {sayAnswer(lack.message)}
    </a>
  );
}
