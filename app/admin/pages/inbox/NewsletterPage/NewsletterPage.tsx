import { May } from '../../../kit/access/May/May.tsx';
import { PageHeader } from '../../../kit/page-parts/PageHeader/PageHeader.tsx';
import { ExportButton } from '../ExportButton/ExportButton.tsx';
import type { Subscriber } from '../enquiry.ts';
import type { Column } from '../inbox.ts';
import { ShortListBody } from '../ShortListBody/ShortListBody.tsx';
import { Timestamp } from '../Timestamp/Timestamp.tsx';
import { type ShortListResponse, useShortList } from '../use-short-list.ts';
import { useLanguageName } from '../use-site-languages.ts';

const list = {
  path: '/newsletter',
  deleteFailure: 'Failed to delete subscriber. Please try again.',
  confirmation: ({ email }: Subscriber) => ({
    title: 'Delete this subscriber?',
    text: `${email} is taken off the list for good.`,
  }),
};

const columns: readonly Column<Subscriber>[] = [
  { label: 'Email', show: ({ email }) => email },
  { label: 'Since', show: ({ createdAt }) => <Timestamp at={createdAt} /> },
];

/** The newsletter's subscribers, newest first. */
export function NewsletterPage({ response }: { response: Promise<ShortListResponse<Subscriber>> }) {
  const shown = useShortList(list, response);
  const nameOf = useLanguageName();
  const language = { label: 'Language', show: (one: Subscriber) => nameOf(one.language) };
  const isTold = shown.rows?.some((one) => nameOf(one.language) !== '');
  const count = shown.total;
  return (
    <>
      <PageHeader
        title="Newsletter"
        crumbs={[{ label: 'Dashboard', to: '/admin/dashboard/' }]}
        summary={
          count > 0
            ? `${count.toLocaleString('en-GB')} ${count === 1 ? 'subscriber' : 'subscribers'}`
            : undefined
        }
        actions={
          <May permission="personalData">
            <ExportButton path="/newsletter/export" name="subscribers" onProblem={shown.setProblem} />
          </May>
        }
      />
      <ShortListBody
        list={shown}
        caption="Newsletter subscribers"
        columns={isTold ? [...columns, language] : columns}
        nameColumn="Email"
        failure="Failed to load subscribers. Please try again."
        nothing={{ title: 'No subscribers yet', text: 'Who signs up for the newsletter arrives here.' }}
      />
    </>
  );
}
