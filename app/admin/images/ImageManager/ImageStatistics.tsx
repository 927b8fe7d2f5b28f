import { countImages } from '../../media/image-filter.ts';
import type { ImageRecord } from '../../media/image-record.ts';
import { formatMegabytes } from '../../media/image-text.ts';
import { DefinitionList, type Fact } from '../../shell/DefinitionList/DefinitionList.tsx';
import styles from './ImageManager.module.css';

/** How many images are shown, how many of them are used, and their total size. */
export function ImageStatistics({ images }: { images: readonly ImageRecord[] }) {
  const { shown, used, unused, bytes } = countImages(images);
  const facts: Fact[] = [
    ['Shown', shown],
    ['Used', used],
    ['Unused', unused],
    ['Total size', formatMegabytes(bytes)],
  ];
  return <DefinitionList className={styles.statistics} facts={facts} isLive />;
}
