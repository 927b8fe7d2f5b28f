import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { cityOf } from '#content/kit/zoned-days.shared.ts';
import { t } from '../../kit/language/t.ts';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import { offsetName } from '../../kit/time/zoned-time.ts';
import type { Route } from './+types/route.ts';
import { Calendar } from './Calendar/Calendar.tsx';
import { isMonth } from './month.ts';
import { readSchedule } from './planned.ts';
import { pathOfDatedPreview } from './preview-path.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { schedule: await readSchedule(request.signal), now: Date.now() };
}

export { ignoreSearchChanges as shouldRevalidate } from '../../kit/page-parts/ignore-search-changes.ts';

export default function Schedule({ loaderData: { schedule, now } }: Route.ComponentProps) {
  const [query, setQuery] = useSearchParams();
  const month = query.get('month');
  const { timeZone: zone, entries } = schedule;
  const place = zone === 'UTC' ? 'UTC' : `${cityOf(zone)} (${offsetName(now, zone)})`;
  return (
    <>
      <PageHeader
        title={t('Schedule')}
        summary={
          <>
            {t(
              '{count, plural, =0 {Nothing is planned} one {One thing is planned} other {# things are planned}}, in the time of {place}.',
              { count: entries.length, place },
            )}{' '}
            <Link to="/admin/site/company/">{t('Change the zone')}</Link>
          </>
        }
        actions={
          <Button component={Link} to={pathOfDatedPreview()} variant="default">
            {t('The site as of a date')}
          </Button>
        }
      />
      <Calendar
        {...{ schedule, now }}
        month={isMonth(month) ? month : undefined}
        onMonth={(chosen) => setQuery({ month: chosen }, { replace: true, preventScrollReset: true })}
      />
    </>
  );
}
