import type { LibrarySummary } from '../../../kit/media/image-record.ts';
import { formatMegabytes } from '../../../kit/media/image-text.ts';
import { DefinitionList, type Fact } from '../../../kit/page-parts/DefinitionList/DefinitionList.tsx';
import styles from './ImageManager.module.css';

/** How many images fit, how many of them are used, and their total size; dashes until that is known. */
export function ImageStatistics({ summary }: { summary: LibrarySummary | undefined }) {
  const facts: Fact[] = [
    ['Shown', summary?.shown.toLocaleString('en-GB') ?? '–'],
    ['Used', summary?.used.toLocaleString('en-GB') ?? '–'],
    ['Unused', summary?.unused.toLocaleString('en-GB') ?? '–'],
    ['Total size', summary ? formatMegabytes(summary.bytes) : '–'],
  ];
  return <DefinitionList className={styles.statistics} facts={facts} isLive />;
}
