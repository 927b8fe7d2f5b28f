import { locale } from '../../../kit/language/language.ts';
import { t } from '../../../kit/language/t.ts';
import type { LibrarySummary } from '../../../kit/media/image-record.ts';
import { formatMegabytes } from '../../../kit/media/image-text.ts';
import { DefinitionList, type Fact } from '../../../kit/page-parts/DefinitionList/DefinitionList.tsx';
import styles from './ImageManager.module.css';

/** How many images fit, how many of them are used, and their total size; dashes until that is known. */
export function ImageStatistics({ summary }: { summary: LibrarySummary | undefined }) {
  const facts: Fact[] = [
    [t('Shown'), summary?.shown.toLocaleString(locale) ?? '–'],
    [t('Used'), summary?.used.toLocaleString(locale) ?? '–'],
    [t('Unused'), summary?.unused.toLocaleString(locale) ?? '–'],
    [t('Total size'), summary ? formatMegabytes(summary.bytes) : '–'],
  ];
  return <DefinitionList className={styles.statistics} facts={facts} isLive />;
}
