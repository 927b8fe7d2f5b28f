import { Link } from 'react-router';
import { pathOfSlab } from '#content/entities/slab/slab-path.shared.ts';
import messages from '#messages/en/shortlist.json' with { type: 'json' };
import { useMessages } from '../../messages/use-messages.ts';
import styles from './SlabLinks.module.css';

/** The passports of the slabs that were chosen. */
export function SlabLinks({ numbers }: { numbers: readonly string[] }) {
  const t = useMessages(messages);
  if (numbers.length === 0) return null;
  return (
    <ul className={styles.slabs} aria-label={t('shortlist:field.slabs')}>
      {numbers.map((number) => (
        <li key={number}>
          <Link to={pathOfSlab({ slug: number })}>
            <bdi>{number}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
