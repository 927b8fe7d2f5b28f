import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import styles from './ImageManager.module.css';

const tiles = Array.from({ length: 24 }, (_, index) => `tile-${index}`);

/** Placeholder of the image manager until it is there. */
export function WaitingImages() {
  return (
    <>
      <PageHeader title="Images" />
      <WaitingTiles />
    </>
  );
}

/** Placeholder of the grid while the images load. */
export function WaitingTiles() {
  return (
    <div className={styles.waiting} role="status" aria-label="Loading images">
      {tiles.map((tile) => (
        <div key={tile} className={styles.waitingTile} />
      ))}
    </div>
  );
}
