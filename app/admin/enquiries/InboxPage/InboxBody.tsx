import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '../../lists/EmptyState/EmptyState.tsx';
import { ListSkeleton } from '../../lists/ListSkeleton/ListSkeleton.tsx';
import { Message } from '../../shell/Message/Message.tsx';
import type { Letter } from '../enquiry.ts';
import type { Column, Inbox } from '../inbox.ts';
import { hasFilters } from '../list-address.ts';
import { RecordTable } from '../RecordTable/RecordTable.tsx';
import { StatusSelect } from '../StatusSelect/StatusSelect.tsx';
import type { InboxTools } from '../use-inbox.ts';
import type { OpenInboxItem } from '../use-open-inbox-item.ts';
import styles from './InboxPage.module.css';

type InboxBodyProps<Written extends Letter> = {
  inbox: Inbox<Written>;
  tools: InboxTools<Written>;
  opened: OpenInboxItem<Written>;
};

/** The letters, or what stands in their place: their shape while they load, a reason when there are none. */
export function InboxBody<Written extends Letter>({ inbox, tools, opened }: InboxBodyProps<Written>) {
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
  if (shown.letters.length === 0) {
    return hasFilters(new URLSearchParams(search)) ? (
      <NothingFound many={inbox.noun.many} address={pathname} />
    ) : (
      <EmptyState title={`No ${inbox.noun.many} yet`} text={inbox.purpose} />
    );
  }
  return (
    <div className={styles.rows} aria-busy={isLoading} data-loading={isLoading}>
      <RecordTable
        caption={inbox.title}
        nameColumn="Name"
        rows={shown.letters}
        columns={[...linkedColumns(inbox, opened), statusColumn(inbox, tools)]}
        deletingIds={tools.deletingIds}
        onDelete={(letter) => void tools.remove(letter)}
        actions={(letter, nameId) => (
          <Button
            component={Link}
            to={opened.addressOf(letter.id)}
            preventScrollReset
            variant="default"
            size="compact-sm"
            aria-describedby={nameId}
          >
            View
          </Button>
        )}
      />
    </div>
  );
}

function NothingFound({ many, address }: { many: string; address: string }) {
  return (
    <EmptyState
      title={`No ${many} found`}
      text="Nothing fits this search and these filters."
      action={
        <Button component={Link} to={address} variant="default">
          Clear filters
        </Button>
      }
    />
  );
}

/** The name leads to the letter. */
function linkedColumns<Written extends Letter>(
  inbox: Inbox<Written>,
  opened: OpenInboxItem<Written>,
): Column<Written>[] {
  return inbox.columns.map((column) =>
    column.label === 'Name'
      ? {
          label: column.label,
          show: (letter) => (
            <Link to={opened.addressOf(letter.id)} preventScrollReset data-row-title>
              {column.show(letter)}
            </Link>
          ),
        }
      : column,
  );
}

function statusColumn<Written extends Letter>(
  inbox: Inbox<Written>,
  tools: InboxTools<Written>,
): Column<Written> {
  return {
    label: 'Status',
    show: (letter) => (
      <StatusSelect
        name={inbox.nameOf(letter)}
        status={letter.status}
        onChoose={async (status) => {
          tools.setProblem(undefined);
          await tools
            .change(letter, { status })
            .catch(() => tools.setProblem('The status could not be saved. Please try again.'));
        }}
      />
    ),
  };
}
