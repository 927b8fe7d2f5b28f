import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { ListBar, ListSummary } from '../../lists/ListBar/ListBar.tsx';
import { Pager } from '../../lists/Pager/Pager.tsx';
import { Message } from '../../shell/Message/Message.tsx';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import { ExportButton } from '../ExportButton/ExportButton.tsx';
import type { InboxItem } from '../enquiry.ts';
import { InboxItemDialog } from '../InboxItemDialog/InboxItemDialog.tsx';
import { InboxToolbar } from '../InboxToolbar/InboxToolbar.tsx';
import type { Inbox } from '../inbox.ts';
import { exportQueryOf, pageSize } from '../list-query.ts';
import type { InboxResponse } from '../load-inbox.ts';
import { OutboxNotice } from '../OutboxNotice/OutboxNotice.tsx';
import { maxArrivals, useArrivals } from '../use-arrivals.ts';
import { type InboxTools, useInbox } from '../use-inbox.ts';
import { type ChangeQuery, useInboxQuery } from '../use-inbox-query.ts';
import { useOpenInboxItem } from '../use-open-inbox-item.ts';
import { InboxBody } from './InboxBody.tsx';
import styles from './InboxPage.module.css';

type InboxPageProps<Item extends InboxItem> = {
  inbox: Inbox<Item>;
  /** From the route's loader; it never rejects. */
  response: Promise<InboxResponse<Item>>;
};

/** An inbox: a searchable list of enquiries or messages, with a dialog for each item. */
export function InboxPage<Item extends InboxItem>({ inbox, response }: InboxPageProps<Item>) {
  const tools = useInbox(inbox, response);
  const opened = useOpenInboxItem(inbox, tools.shown?.items);
  const { query, params, pathOf, change } = useInboxQuery();
  useStepBack(tools, change);
  const unread = tools.shown?.unread ?? 0;
  return (
    <>
      <PageHeader
        title={inbox.title}
        note={unread > 0 ? `${unread} unread` : undefined}
        crumbs={[{ label: 'Dashboard', to: '/admin/dashboard/' }]}
        actions={
          <ExportButton
            path={`/${inbox.path}/export?${exportQueryOf(params)}`}
            name={inbox.path}
            onProblem={tools.setProblem}
          />
        }
      />
      <OutboxNotice />
      {tools.problem ? (
        <div className={styles.notice}>
          <Message kind="error">{tools.problem}</Message>
        </div>
      ) : null}
      <InboxToolbar inbox={inbox} query={query} onChange={change} />
      <ListBar>
        <ListSummary>
          {tools.shown ? summaryOf(tools.shown, inbox.noun) : 'Loading…'}
          {unread > 0 ? <span className={styles.unread}>{unread.toLocaleString('en-GB')} unread</span> : null}
        </ListSummary>
        <Arrivals
          inbox={inbox}
          onShow={() => {
            change({ search: '', product: '', status: '', sort: 'date', order: 'desc' });
            tools.reload();
          }}
        />
      </ListBar>
      <InboxBody inbox={inbox} tools={tools} opened={opened} />
      {tools.shown ? (
        <Pager
          page={tools.shown.page}
          total={tools.shown.total}
          perPage={pageSize}
          hrefOf={(page) => pathOf({ page })}
        />
      ) : null}
      <InboxItemDialog inbox={inbox} tools={tools} opened={opened} />
    </>
  );
}

/** Announces new items; the list doesn't change until the administrator reloads it. */
function Arrivals(props: { inbox: Pick<Inbox<never>, 'path' | 'noun'>; onShow: () => void }) {
  const { inbox, onShow } = props;
  const { count, acknowledge } = useArrivals(inbox.path);
  const amount = count >= maxArrivals ? `${maxArrivals} or more` : count;
  return (
    <div role="status">
      {count > 0 ? (
        <Button
          size="compact-sm"
          onClick={() => {
            acknowledge();
            onShow();
          }}
        >
          {amount} new {count === 1 ? inbox.noun.one : inbox.noun.many}
        </Button>
      ) : null}
    </div>
  );
}

/** Redirects a page that no longer exists, such as after a deletion, to the last one. */
function useStepBack<Item extends InboxItem>(tools: InboxTools<Item>, change: ChangeQuery): void {
  const { shown, isLoading } = tools;
  const lastPage = Math.max(1, shown?.pages ?? 1);
  const isBeyond = shown !== undefined && !isLoading && shown.page > lastPage;
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, 'correcting');
  });
}

function summaryOf(
  shown: { items: readonly unknown[]; total: number },
  noun: { one: string; many: string },
): string {
  const total = shown.total.toLocaleString('en-GB');
  return `Showing ${shown.items.length} of ${total} ${shown.total === 1 ? noun.one : noun.many}`;
}
