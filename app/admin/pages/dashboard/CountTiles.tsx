import { use } from 'react';
import { Link } from 'react-router';
import { capitalize } from '#content/kit/nouns.shared.ts';
import { entities } from '#content/registry.ts';
import { useMay } from '../../kit/access/use-may.ts';
import { locale } from '../../kit/language/language.ts';
import { t } from '../../kit/language/t.ts';
import { permissionOfPage } from '../../shell/page-permissions.ts';
import styles from './Dashboard.module.css';
import type { Dashboard } from './load-dashboard.ts';

type CountTilesProps = Pick<Dashboard, 'counts'>;

const ofContent = entities.map((entity) => ({
  label: capitalize(t(entity.noun.many)),
  to: `/admin/${entity.path}/`,
  name: entity.table,
}));

/** The seven numbers of specification/back-office.md, "Dashboard", each linked to what it counts. */
export function CountTiles({ counts: promise }: CountTilesProps) {
  const may = useMay();
  const counts = use(promise);
  const tiles = [
    ...ofContent.map(({ label, to, name }) => ({ label, to, count: counts?.[name] })),
    { label: t('Images'), to: '/admin/images/', count: counts?.images ?? 0 },
    { label: t('Enquiries'), to: '/admin/enquiries/', count: counts?.enquiries ?? 0 },
  ].filter(({ to }) => may(permissionOfPage(to)));
  return (
    <ul className={styles.tiles} aria-label={t('Counts')}>
      {tiles.map((tile) => (
        <li key={tile.to}>
          <Link className={styles.tile} to={tile.to}>
            <span className={styles.count}>{tile.count?.toLocaleString(locale) ?? '–'}</span>
            <span className={styles.tileLabel}>{tile.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Placeholders of the same size, so that nothing shifts when the numbers are loaded. */
export function CountTilesSkeleton() {
  return (
    <div className={styles.tiles} aria-hidden="true">
      {[...ofContent.map(({ to }) => to), 'images', 'enquiries'].map((key) => (
        <div key={key} className={styles.tile} />
      ))}
    </div>
  );
}
