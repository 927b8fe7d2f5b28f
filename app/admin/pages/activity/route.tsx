import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { requestApi } from '../../kit/api/request-api.ts';
import { t } from '../../kit/language/t.ts';
import { pageIn } from '../../kit/lists/list-state.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import { settingsCrumbs } from '../../shell/navigation.ts';
import type { Route } from './+types/route.ts';
import { ActivityList, type ActivityPage } from './ActivityList.tsx';
import styles from './activity.module.css';

const perPage = 50;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = pageIn(new URL(request.url).searchParams);
  const { data } = await requestApi<ActivityPage>(`/activity?page=${page}&per_page=${perPage}`, {
    signal: request.signal,
  });
  return data;
}

export default function Activity({ loaderData }: Route.ComponentProps) {
  const { entries, total, page, pages } = loaderData;
  return (
    <>
      <PageHeader
        title={t('Activity')}
        crumbs={settingsCrumbs}
        summary={t('{count, plural, one {One change} other {# changes, the newest first}}', { count: total })}
      />
      {entries.length === 0 ? (
        <Message kind="info">{t('Nothing has been changed yet.')}</Message>
      ) : (
        <div className={styles.entries}>
          <ActivityList entries={entries} />
        </div>
      )}
      {pages > 1 ? <Pages page={page} pages={pages} /> : null}
    </>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  return (
    <nav className={styles.pages} aria-label={t('Pages')}>
      {page > 1 ? (
        <Button component={Link} to={`?page=${page - 1}`} variant="default">
          {t('Newer')}
        </Button>
      ) : null}
      <span>{t('Page {page} of {pages}', { page, pages })}</span>
      {page < pages ? (
        <Button component={Link} to={`?page=${page + 1}`} variant="default">
          {t('Older')}
        </Button>
      ) : null}
    </nav>
  );
}
