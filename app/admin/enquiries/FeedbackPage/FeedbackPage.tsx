import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import type { FeedbackEntry } from '../enquiry.ts';
import type { Column } from '../inbox.ts';
import { ShortListBody } from '../ShortListBody/ShortListBody.tsx';
import { Timestamp } from '../Timestamp/Timestamp.tsx';
import { type ShortListResponse, useShortList } from '../use-short-list.ts';

const maxStars = 5;

const list = {
  path: '/feedback',
  deleteFailure: 'Failed to delete feedback. Please try again.',
  confirmation: () => ({ title: 'Delete this feedback?', text: 'It is deleted for good.' }),
};

const columns: readonly Column<FeedbackEntry>[] = [
  { label: 'Rating', show: ({ rating }) => <Stars rating={rating} /> },
  { label: 'Feedback', show: ({ feedback }) => feedback || '—' },
  { label: 'Source page', show: ({ sourcePage }) => sourcePage || 'Unknown' },
  { label: 'Date', show: ({ createdAt }) => <Timestamp at={createdAt} /> },
];

/** What visitors think of the site, newest first. */
export function FeedbackPage({ response }: { response: Promise<ShortListResponse<FeedbackEntry>> }) {
  const shown = useShortList(list, response);
  return (
    <>
      <PageHeader
        title="Feedback"
        crumbs={[{ label: 'Dashboard', to: '/admin/dashboard/' }]}
        summary={shown.rows ? averageText(shown.rows) : undefined}
      />
      <ShortListBody
        list={shown}
        caption="Feedback"
        columns={columns}
        nameColumn="Rating"
        failure="Failed to load feedback. Please try again."
        nothing={{ title: 'No feedback yet', text: 'What visitors say of the site arrives here.' }}
      />
    </>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <>
      <span aria-hidden="true">{'★'.repeat(rating) + '☆'.repeat(maxStars - rating)}</span>
      <span className="visually-hidden">
        {rating} of {maxStars} stars
      </span>
    </>
  );
}

function averageText(entries: readonly FeedbackEntry[]): string | undefined {
  if (entries.length === 0) return undefined;
  const average = entries.reduce((sum, { rating }) => sum + rating, 0) / entries.length;
  const voices = entries.length === 1 ? '1 visitor' : `${entries.length} visitors`;
  return `${average.toFixed(1)} of ${maxStars} stars on average, from ${voices}`;
}
