import { Link, useLocation } from 'react-router';
import { t } from '../../../kit/language/t.ts';
import { ListSkeleton } from '../../../kit/lists/ListSkeleton/ListSkeleton.tsx';
import { LoadingRows } from '../../../kit/lists/LoadingRows/LoadingRows.tsx';
import { RowCheckbox } from '../../../kit/lists/RowCheckbox/RowCheckbox.tsx';
import type { Selection } from '../../../kit/lists/use-selection.ts';
import { Message } from '../../../kit/notices/Message/Message.tsx';
import { EmptyState, NothingFound } from '../../../kit/page-parts/EmptyState/EmptyState.tsx';
import { DueBadge } from '../DueBadge/DueBadge.tsx';
import { type InboxItem, kindLabels, quantityText, topicOf } from '../enquiry.ts';
import { type Column, type InboxScope, wholeInbox } from '../inbox.ts';
import { hasFilters } from '../list-query.ts';
import { RecordTable } from '../RecordTable/RecordTable.tsx';
import { StatusSelect } from '../StatusSelect/StatusSelect.tsx';
import { Timestamp } from '../Timestamp/Timestamp.tsx';
import type { InboxList } from '../use-inbox.ts';
import type { ItemDeletion } from '../use-item-deletion.ts';
import type { OpenInboxItem } from '../use-open-inbox-item.ts';
import { useLanguageName } from '../use-site-languages.ts';
import type { Triage } from '../use-triage.ts';
import styles from './InboxPage.module.css';

type InboxBodyProps = {
  scope: InboxScope;
  list: InboxList;
  triage: Triage;
  opened: OpenInboxItem;
  selection: Selection;
  deletion: ItemDeletion;
};

/** The items, or a skeleton while they load, an error, or an empty state. */
export function InboxBody({ scope, list, triage, opened, selection, deletion }: InboxBodyProps) {
  const { pathname, search } = useLocation();
  const { shown, hasFailed, isLoading } = list;
  const nameOf = useLanguageName();
  const languageOf = ({ language }: InboxItem) => nameOf(language);
  if (hasFailed) {
    return (
      <Message kind="error" onRetry={list.reload}>
        {scope.loadFailure}
      </Message>
    );
  }
  if (!shown) return <ListSkeleton shape="lines" />;
  if (shown.items.length === 0) {
    return hasFilters(new URLSearchParams(search)) ? (
      <NothingFound noun={scope.noun} allPath={pathname} />
    ) : (
      <EmptyState title={t('Nothing yet')} text={scope.purpose} />
    );
  }
  return (
    <LoadingRows isLoading={isLoading}>
      <RecordTable
        caption={scope.title}
        nameColumn={t('Name')}
        rows={shown.items}
        columns={
          scope === wholeInbox
            ? columnsOf({ list, triage, opened, selection, languageOf })
            : enquiryColumns(opened)
        }
        deletingIds={list.deletingIds}
        onDelete={(item) => void (item.status === 'deleted' ? deletion.erase(item) : deletion.remove([item]))}
      />
    </LoadingRows>
  );
}

function columnsOf({
  list,
  triage,
  opened,
  selection,
  languageOf,
}: Omit<InboxBodyProps, 'scope' | 'deletion'> & {
  languageOf: (item: InboxItem) => string;
}): Column<InboxItem>[] {
  return [
    {
      label: t('Select'),
      kind: 'select',
      show: (item) => <Tick item={item} list={list} selection={selection} />,
    },
    {
      label: t('Name'),
      show: (item) => (
        <>
          <NameLink item={item} opened={opened} />
          <span className={styles.under}>{item.email}</span>
        </>
      ),
    },
    { label: t('About'), show: (item) => <About item={item} language={languageOf(item)} /> },
    { label: t('Received'), show: (item) => <Timestamp at={item.receivedAt} /> },
    { label: t('Due'), kind: 'state', show: (item) => <DueBadge item={item} /> },
    {
      label: t('Assigned to'),
      show: (item) => item.assignee ?? <span className={styles.quiet}>{t('Nobody')}</span>,
    },
    {
      label: t('Status'),
      kind: 'control',
      show: (item) => (
        <StatusSelect
          name={item.name}
          status={item.status}
          onChoose={async (status) => void (await triage.change([item.id], { status }))}
        />
      ),
    },
  ];
}

/** specification/back-office.md, "Inbox". */
function enquiryColumns(opened: OpenInboxItem): Column<InboxItem>[] {
  return [
    { label: t('Date'), show: ({ receivedAt }) => <Timestamp at={receivedAt} /> },
    { label: t('Name'), show: (item) => <NameLink item={item} opened={opened} /> },
    { label: t('Email'), show: ({ email }) => email },
    { label: t('Phone'), show: ({ phone, phoneCountry }) => phone && `${phoneCountry} ${phone}` },
    { label: t('City'), show: ({ city }) => city },
    { label: t('Product'), show: ({ product }) => product },
    { label: t('Quantity'), show: quantityText },
  ];
}

function About({ item, language }: { item: InboxItem; language: string }) {
  return (
    <>
      <span>
        {kindLabels[item.kind]} <span className={styles.reference}>{item.reference}</span>
      </span>
      <span className={styles.under}>{[topicOf(item), item.city, language].filter(Boolean).join(' · ')}</span>
    </>
  );
}

function NameLink({ item, opened }: { item: InboxItem; opened: OpenInboxItem }) {
  return (
    <Link to={opened.pathOf(item.id)} preventScrollReset data-row-title>
      {item.name}
    </Link>
  );
}

function Tick(props: { item: InboxItem; list: InboxList; selection: Selection }) {
  const { item, list, selection } = props;
  return (
    <RowCheckbox
      tools={{
        title: `${item.name} ${item.reference}`,
        isSelected: selection.has(item.id),
        isDeleting: list.deletingIds.includes(item.id),
        select: (choice) => selection.select(item.id, choice),
      }}
    />
  );
}
