import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { EmptyState, NothingFound } from '../../lists/EmptyState/EmptyState.tsx';
import { ListSkeleton } from '../../lists/ListSkeleton/ListSkeleton.tsx';
import { LoadingRows } from '../../lists/LoadingRows/LoadingRows.tsx';
import { Message } from '../../shell/Message/Message.tsx';
import type { InboxItem } from '../enquiry.ts';
import type { Column, Inbox } from '../inbox.ts';
import { hasFilters } from '../list-query.ts';
import { RecordTable } from '../RecordTable/RecordTable.tsx';
import { StatusSelect } from '../StatusSelect/StatusSelect.tsx';
import type { InboxTools } from '../use-inbox.ts';
import type { OpenInboxItem } from '../use-open-inbox-item.ts';

type InboxBodyProps<Item extends InboxItem> = {
  inbox: Inbox<Item>;
  tools: InboxTools<Item>;
  opened: OpenInboxItem<Item>;
};

/** The items, or a skeleton while they load, an error, or an empty state. */
export function InboxBody<Item extends InboxItem>({ inbox, tools, opened }: InboxBodyProps<Item>) {
  const { pathname, search } = useLocation();
  const { shown, hasFailed, isLoading } = tools;
  if (hasFailed) {
    return (
      <Message kind="error" onRetry={tools.reload}>
        {inbox.failures.load}
      </Message>
    );
  }
  if (!shown) return <ListSkeleton shape="lines" />;
  if (shown.items.length === 0) {
    return hasFilters(new URLSearchParams(search)) ? (
      <NothingFound noun={inbox.noun} allPath={pathname} />
    ) : (
      <EmptyState title={`No ${inbox.noun.many} yet`} text={inbox.purpose} />
    );
  }
  return (
    <LoadingRows isLoading={isLoading}>
      <RecordTable
        caption={inbox.title}
        nameColumn="Name"
        rows={shown.items}
        columns={[...linkedColumns(inbox, opened), statusColumn(inbox, tools)]}
        deletingIds={tools.deletingIds}
        onDelete={(item) => void tools.remove(item)}
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

/** The name links to the item. */
function linkedColumns<Item extends InboxItem>(
  inbox: Inbox<Item>,
  opened: OpenInboxItem<Item>,
): Column<Item>[] {
  return inbox.columns.map((column) =>
    column.label === 'Name'
      ? {
          label: column.label,
          show: (item) => (
            <Link to={opened.pathOf(item.id)} preventScrollReset data-row-title>
              {column.show(item)}
            </Link>
          ),
        }
      : column,
  );
}

function statusColumn<Item extends InboxItem>(inbox: Inbox<Item>, tools: InboxTools<Item>): Column<Item> {
  return {
    label: 'Status',
    show: (item) => (
      <StatusSelect
        name={inbox.nameOf(item)}
        status={item.status}
        onChoose={async (status) => {
          tools.setProblem(undefined);
          await tools
            .change(item, { status })
            .catch(() => tools.setProblem('The status could not be saved. Please try again.'));
        }}
      />
    ),
  };
}
