import { countImages } from '../../media/image-filter.ts';
import type { ImageRecord } from '../../media/image-record.ts';
import { formatMegabytes } from '../../media/image-text.ts';
import styles from './ImageManager.module.css';

/** How many images are shown, how many of them are used, and their total size. */
export function ImageStatistics({ images }: { images: readonly ImageRecord[] }) {
  const { shown, used, unused, bytes } = countImages(images);
  const facts: [label: string, value: string | number][] = [
    ['Shown', shown],
    ['Used', used],
    ['Unused', unused],
    ['Total size', formatMegabytes(bytes)],
  ];
  return (
    <dl className={styles.statistics} aria-live="polite">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
