import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { cityOf } from '#content/kit/zoned-days.shared.ts';
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
  const where = zone === 'UTC' ? 'UTC' : `${cityOf(zone)} (${offsetName(now, zone)})`;
  return (
    <>
      <PageHeader
        title="Schedule"
        summary={
          <>
            {countOf(entries.length)}, in the time of {where}.{' '}
            <Link to="/admin/site/company/">Change the zone</Link>
          </>
        }
        actions={
          <Button component={Link} to={pathOfDatedPreview()} variant="default">
            The site as of a date
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

function countOf(count: number): string {
  if (count === 0) return 'Nothing is planned';
  return count === 1 ? 'One thing is planned' : `${count.toLocaleString('en-GB')} things are planned`;
}
