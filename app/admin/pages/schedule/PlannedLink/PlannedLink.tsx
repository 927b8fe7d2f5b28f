import { Link } from 'react-router';
import { IconEye, IconEyeOff } from '../../../kit/icons/icons.ts';
import { t } from '../../../kit/language/t.ts';
import { wallTimeOf } from '../../../kit/time/zoned-time.ts';
import { type Planned, verbOf } from '../planned.ts';
import styles from './PlannedLink.module.css';

const iconPixels = 16;

/** Something that is planned, as a link to its form: its sign, its word and its line tell which way it goes. */
export function PlannedLink({ planned, zone }: { planned: Planned; zone: string }) {
  const { path, id, title, kind, action, at } = planned;
  const Icon = action === 'publish' ? IconEye : IconEyeOff;
  return (
    <Link className={styles.link} to={`/admin/${path}/${id}/edit/`} data-action={action}>
      <span className={styles.what}>
        <Icon className={styles.icon} size={iconPixels} stroke={1.5} />
        <time dateTime={at}>{wallTimeOf(Date.parse(at), zone).time}</time> {verbOf(action)}
      </span>
      <span className={styles.title}>{title}</span>
      <span className={styles.kind}>{t(kind)}</span>
    </Link>
  );
}
