import { May } from '../../../kit/access/May/May.tsx';
import { t } from '../../../kit/language/t.ts';
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
  deleteFailure: t('Failed to delete subscriber. Please try again.'),
  confirmation: ({ email }: Subscriber) => ({
    title: t('Delete this subscriber?'),
    text: t('{email} is taken off the list for good.', { email }),
  }),
};

const columns: readonly Column<Subscriber>[] = [
  { label: t('Email'), show: ({ email }) => email },
  { label: t('Since'), show: ({ createdAt }) => <Timestamp at={createdAt} /> },
];

/** The newsletter's subscribers, newest first. */
export function NewsletterPage({ response }: { response: Promise<ShortListResponse<Subscriber>> }) {
  const shown = useShortList(list, response);
  const nameOf = useLanguageName();
  const language = { label: t('Language'), show: (one: Subscriber) => nameOf(one.language) };
  const isTold = shown.rows?.some((one) => nameOf(one.language) !== '');
  const count = shown.total;
  return (
    <>
      <PageHeader
        title={t('Newsletter')}
        crumbs={[{ label: t('Dashboard'), to: '/admin/dashboard/' }]}
        summary={
          count > 0 ? t('{count, plural, one {# subscriber} other {# subscribers}}', { count }) : undefined
        }
        actions={
          <May permission="personalData">
            <ExportButton path="/newsletter/export" name="subscribers" onProblem={shown.setProblem} />
          </May>
        }
      />
      <ShortListBody
        list={shown}
        caption={t('Newsletter subscribers')}
        columns={isTold ? [...columns, language] : columns}
        nameColumn={t('Email')}
        failure={t('Failed to load subscribers. Please try again.')}
        nothing={{ title: t('No subscribers yet'), text: t('Who signs up for the newsletter arrives here.') }}
      />
    </>
  );
}
