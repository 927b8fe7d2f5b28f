import { Button } from '@mantine/core';
import { t } from '../../../kit/language/t.ts';
import { defaultImageFilter } from '../../../kit/media/image-filter.ts';
import { PageHeader } from '../../../kit/page-parts/PageHeader/PageHeader.tsx';
import { ImageFilters } from '../ImageFilters/ImageFilters.tsx';
import styles from './ImageManager.module.css';
import { ImageStatistics } from './ImageStatistics.tsx';

const tiles = Array.from({ length: 24 }, (_, index) => `tile-${index}`);

/** Placeholder of the image manager until it is there, of the same height. */
export function WaitingImages() {
  return (
    <>
      <PageHeader title={t('Images')} actions={<Button disabled>{t('Upload images')}</Button>} />
      <div className={styles.page}>
        <ImageFilters filter={defaultImageFilter} directories={[]} onChange={() => undefined} />
        <ImageStatistics summary={undefined} />
        <WaitingTiles />
      </div>
    </>
  );
}

/** Placeholder of the grid while the images load. */
export function WaitingTiles() {
  return (
    <div className={styles.waiting} role="status" aria-label={t('Loading images')}>
      {tiles.map((tile) => (
        <div key={tile} className={styles.waitingTile} />
      ))}
    </div>
  );
}
