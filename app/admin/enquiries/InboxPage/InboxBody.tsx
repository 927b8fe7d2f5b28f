import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { EmptyState, NothingFound } from '../../lists/EmptyState/EmptyState.tsx';
import { ListSkeleton } from '../../lists/ListSkeleton/ListSkeleton.tsx';
import { LoadingRows } from '../../lists/LoadingRows/LoadingRows.tsx';
import { RowCheckbox } from '../../lists/RowCheckbox/RowCheckbox.tsx';
import type { Selection } from '../../lists/use-selection.ts';
import { Message } from '../../shell/Message/Message.tsx';
import { DueBadge } from '../DueBadge/DueBadge.tsx';
import { type InboxItem, kindLabels, topicOf } from '../enquiry.ts';
import { type Column, inboxNoun, inboxPurpose } from '../inbox.ts';
import { hasFilters } from '../list-query.ts';
import { RecordTable } from '../RecordTable/RecordTable.tsx';
import { StatusSelect } from '../StatusSelect/StatusSelect.tsx';
import { Timestamp } from '../Timestamp/Timestamp.tsx';
import type { InboxList } from '../use-inbox.ts';
import type { ItemDeletion } from '../use-item-deletion.ts';
import type { OpenInboxItem } from '../use-open-inbox-item.ts';
import type { Triage } from '../use-triage.ts';
import styles from './InboxPage.module.css';

type InboxBodyProps = {
  list: InboxList;
  triage: Triage;
  opened: OpenInboxItem;
  selection: Selection;
  deletion: ItemDeletion;
};

/** The items, or a skeleton while they load, an error, or an empty state. */
export function InboxBody({ list, triage, opened, selection, deletion }: InboxBodyProps) {
  const { pathname, search } = useLocation();
  const { shown, hasFailed, isLoading } = list;
  if (hasFailed) {
    return (
      <Message kind="error" onRetry={list.reload}>
        The inbox could not be loaded. Please try again.
      </Message>
    );
  }
  if (!shown) return <ListSkeleton shape="lines" />;
  if (shown.items.length === 0) {
    return hasFilters(new URLSearchParams(search)) ? (
      <NothingFound noun={inboxNoun} allPath={pathname} />
    ) : (
      <EmptyState title="Nothing yet" text={inboxPurpose} />
    );
  }
  return (
    <LoadingRows isLoading={isLoading}>
      <RecordTable
        caption="Inbox"
        nameColumn="Name"
        rows={shown.items}
        columns={columnsOf({ list, triage, opened, selection })}
        deletingIds={list.deletingIds}
        onDelete={(item) => void (item.status === 'deleted' ? deletion.erase(item) : deletion.remove([item]))}
        actions={(item, nameId) => (
          <Button
            component={Link}
            to={opened.pathOf(item.id)}
            preventScrollReset
            variant="default"
            size="compact-sm"
            aria-describedby={nameId}
          >
            View
          </Button>
        )}
      />
    </LoadingRows>
  );
}

function columnsOf({
  list,
  triage,
  opened,
  selection,
}: Omit<InboxBodyProps, 'deletion'>): Column<InboxItem>[] {
  return [
    { label: 'Select', show: (item) => <Tick item={item} list={list} selection={selection} /> },
    {
      label: 'Name',
      show: (item) => (
        <>
          <Link to={opened.pathOf(item.id)} preventScrollReset data-row-title>
            {item.name}
          </Link>
          <span className={styles.under}>{item.email}</span>
        </>
      ),
    },
    {
      label: 'About',
      show: (item) => (
        <>
          <span>
            {kindLabels[item.kind]} <span className={styles.reference}>{item.reference}</span>
          </span>
          <span className={styles.under}>{[topicOf(item), item.city].filter(Boolean).join(' · ')}</span>
        </>
      ),
    },
    { label: 'Received', show: (item) => <Timestamp at={item.receivedAt} /> },
    { label: 'Due', show: (item) => <DueBadge item={item} /> },
    { label: 'Assigned to', show: (item) => item.assignee ?? <span className={styles.quiet}>Nobody</span> },
    {
      label: 'Status',
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
