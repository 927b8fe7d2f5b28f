import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { requestApi } from '../../kit/api/request-api.ts';
import { DueTimeControl } from '../../kit/controls/DueTimeControl/DueTimeControl.tsx';
import { isComplete } from '../../kit/forms/due-time-text.ts';
import { t } from '../../kit/language/t.ts';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import type { Route } from './+types/preview.ts';
import { DatedPreview } from './DatedPreview/DatedPreview.tsx';
import styles from './dated-preview.module.css';

const dayMs = 24 * 60 * 60_000;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { data } = await requestApi<{ timeZone: string }>('/schedule/time-zone', { signal: request.signal });
  return { zone: data.timeZone, tomorrow: new Date(Date.now() + dayMs).toISOString() };
}

export { ignoreSearchChanges as shouldRevalidate } from '../../kit/page-parts/ignore-search-changes.ts';

const field = {
  kind: 'dueTime',
  label: t('Show the site as of'),
  help: t('Choose a date and a time'),
} as const;

export default function DatedPreviewPage({ loaderData: { zone, tomorrow } }: Route.ComponentProps) {
  const [query, setQuery] = useSearchParams();
  const requested = query.get('at') ?? tomorrow;
  const [typed, setTyped] = useState(isComplete(requested) ? requested : tomorrow);
  const at = isComplete(requested) ? requested : tomorrow;
  const show = (changed: { at?: string; page?: string }) =>
    setQuery(
      { at, page: query.get('page') ?? '/', ...changed },
      { replace: 'at' in changed, preventScrollReset: true },
    );
  return (
    <>
      <PageHeader
        title={t('The site as of a date')}
        crumbs={[{ label: t('Schedule'), to: '/admin/schedule/' }]}
      />
      <div className={styles.page}>
        <div className={styles.when}>
          <DueTimeControl
            {...{ field, name: 'at', apiName: 'at', value: typed }}
            isFixed
            onChange={(value) => {
              setTyped(value);
              if (isComplete(value)) show({ at: value });
            }}
          />
        </div>
        <DatedPreview {...{ at, zone }} page={query.get('page') ?? '/'} onPage={(page) => show({ page })} />
      </div>
    </>
  );
}
