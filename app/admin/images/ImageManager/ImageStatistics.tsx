import type { LibrarySummary } from '../../media/image-record.ts';
import { formatMegabytes } from '../../media/image-text.ts';
import { DefinitionList, type Fact } from '../../shell/DefinitionList/DefinitionList.tsx';
import styles from './ImageManager.module.css';

/** How many images fit, how many of them are used, and their total size. */
export function ImageStatistics({ summary }: { summary: LibrarySummary }) {
  const facts: Fact[] = [
    ['Shown', summary.shown.toLocaleString('en-GB')],
    ['Used', summary.used.toLocaleString('en-GB')],
    ['Unused', summary.unused.toLocaleString('en-GB')],
    ['Total size', formatMegabytes(summary.bytes)],
  ];
  return <DefinitionList className={styles.statistics} facts={facts} isLive />;
}
