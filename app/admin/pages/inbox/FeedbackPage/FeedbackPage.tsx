import { useEffect, useState } from 'react';
import { requestApi } from '../../../kit/api/request-api.ts';
import { locale } from '../../../kit/language/language.ts';
import { t } from '../../../kit/language/t.ts';
import { PageHeader } from '../../../kit/page-parts/PageHeader/PageHeader.tsx';
import type { FeedbackEntry } from '../enquiry.ts';
import type { Column } from '../inbox.ts';
import { ShortListBody } from '../ShortListBody/ShortListBody.tsx';
import { Timestamp } from '../Timestamp/Timestamp.tsx';
import { type ShortListResponse, useShortList } from '../use-short-list.ts';
import { useLanguageName } from '../use-site-languages.ts';

type Summary = { total: number; average: number | null };

const maxStars = 5;

const list = {
  path: '/feedback',
  deleteFailure: t('Failed to delete feedback. Please try again.'),
  confirmation: () => ({ title: t('Delete this feedback?'), text: t('It is deleted for good.') }),
};

const columns: readonly Column<FeedbackEntry>[] = [
  { label: t('Rating'), show: ({ rating }) => <Stars rating={rating} /> },
  { label: t('Feedback'), kind: 'wraps', show: ({ feedback }) => feedback || '—' },
  { label: t('Source page'), show: ({ sourcePage }) => sourcePage || t('Unknown') },
  { label: t('Date'), show: ({ createdAt }) => <Timestamp at={createdAt} /> },
];

/** What visitors think of the site, newest first. */
export function FeedbackPage({ response }: { response: Promise<ShortListResponse<FeedbackEntry>> }) {
  const shown = useShortList(list, response);
  const summary = useSummary(response);
  const nameOf = useLanguageName();
  const language = { label: t('Language'), show: (one: FeedbackEntry) => nameOf(one.language) };
  const isTold = shown.rows?.some((one) => nameOf(one.language) !== '');
  return (
    <>
      <PageHeader
        title={t('Feedback')}
        crumbs={[{ label: t('Dashboard'), to: '/admin/dashboard/' }]}
        summary={summary && averageText(summary)}
      />
      <ShortListBody
        list={shown}
        caption={t('Feedback')}
        columns={isTold ? [...columns, language] : columns}
        nameColumn={t('Rating')}
        failure={t('Failed to load feedback. Please try again.')}
        nothing={{ title: t('No feedback yet'), text: t('What visitors say of the site arrives here.') }}
      />
    </>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <>
      <span aria-hidden="true">{'★'.repeat(rating) + '☆'.repeat(maxStars - rating)}</span>
      <span className="visually-hidden">{t('{rating} of {maxStars} stars', { rating, maxStars })}</span>
    </>
  );
}

/** Of all pages; read again with each of them, since an entry may have been deleted. */
function useSummary(response: Promise<unknown>): Summary | undefined {
  const [summary, setSummary] = useState<Summary>();
  // Runs again for another response.
  useEffect(() => {
    const stop = new AbortController();
    const read = () => requestApi<Summary>('/feedback/summary', { signal: stop.signal });
    response
      .then(read)
      .then(({ data }) => setSummary(data))
      // The list says so where the server cannot be reached.
      .catch(() => undefined);
    return () => stop.abort();
  }, [response]);
  return summary;
}

function averageText({ total, average }: Summary): string | undefined {
  if (average === null) return undefined;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return t(
    '{average} of {maxStars} stars on average, from {count, plural, one {# visitor} other {# visitors}}',
    { average: average.toLocaleString(locale, digits), maxStars, count: total },
  );
}
