import { Skeleton } from '@mantine/core';
import { locale } from '../../kit/language/language.ts';
import { t } from '../../kit/language/t.ts';
import { formatTimestamp } from '../../kit/time/format-time.ts';
import styles from './SitemapCard.module.css';
import type { SitemapStatus } from './use-sitemap.ts';

type SitemapCardProps = { status: SitemapStatus | undefined; isLoading: boolean };

/** Whether there is a sitemap, how old, how large and where. */
export function SitemapCard({ status, isLoading }: SitemapCardProps) {
  return (
    <section className={styles.card} aria-labelledby="sitemap-status" aria-busy={isLoading}>
      <h2 id="sitemap-status">{t('Status')}</h2>
      {status ? <Facts status={status} /> : <Unknown isLoading={isLoading} />}
    </section>
  );
}

function Unknown({ isLoading }: { isLoading: boolean }) {
  return isLoading ? <Skeleton height="6rem" animate={false} /> : <p>{t('Unknown just now')}</p>;
}

function Facts({ status }: { status: SitemapStatus }) {
  if (!status.exists) {
    return (
      <>
        <p className={styles.state} data-state="missing">
          {t('Not Found')}
        </p>
        <p>{t('There is no sitemap yet. Generate one so that search engines find every page.')}</p>
      </>
    );
  }
  return (
    <>
      <p className={styles.state} data-state="active">
        {t('Active')}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('Last updated')}</dt>
          <dd>{status.last_modified ? formatTimestamp(status.last_modified) : t('Unknown')}</dd>
        </div>
        <div>
          <dt>{t('File size')}</dt>
          <dd>{sizeOf(status.file_size)}</dd>
        </div>
        <div>
          <dt>{t('Location')}</dt>
          <dd>{status.location ?? '/sitemap.xml'}</dd>
        </div>
      </dl>
    </>
  );
}

const bytesPerKilobyte = 1024;
const sizeForm = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };

function sizeOf(bytes: number | null): string {
  if (bytes === null) return t('Unknown');
  return t('{size} KB', { size: (bytes / bytesPerKilobyte).toLocaleString(locale, sizeForm) });
}
