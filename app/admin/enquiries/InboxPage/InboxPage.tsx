import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Pager } from '../../lists/Pager/Pager.tsx';
import { Message } from '../../shell/Message/Message.tsx';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import { ExportButton } from '../ExportButton/ExportButton.tsx';
import type { Letter } from '../enquiry.ts';
import { InboxItemDialog } from '../InboxItemDialog/InboxItemDialog.tsx';
import { InboxToolbar } from '../InboxToolbar/InboxToolbar.tsx';
import type { Inbox } from '../inbox.ts';
import {
  changeListAddress,
  exportQueryOf,
  type ListAddress,
  pageSize,
  readListAddress,
} from '../list-address.ts';
import type { InboxResponse } from '../load-inbox.ts';
import { OutboxNotice } from '../OutboxNotice/OutboxNotice.tsx';
import { maxArrivals, useArrivals } from '../use-arrivals.ts';
import { type InboxTools, useInbox } from '../use-inbox.ts';
import { useOpenInboxItem } from '../use-open-inbox-item.ts';
import { InboxBody } from './InboxBody.tsx';
import styles from './InboxPage.module.css';

type InboxPageProps<Written extends Letter> = {
  inbox: Inbox<Written>;
  /** From the route's loader; it never rejects. */
  answer: Promise<InboxResponse<Written>>;
};

/** What visitors wrote: find it, read it, answer it, keep track of it. */
export function InboxPage<Written extends Letter>({ inbox, answer }: InboxPageProps<Written>) {
  const tools = useInbox(inbox, answer);
  const opened = useOpenInboxItem(inbox, tools.shown?.letters);
  const { address, query, addressOf, change } = useInboxAddress();
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
            path={`/${inbox.path}/export?${exportQueryOf(query)}`}
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
      <InboxToolbar inbox={inbox} address={address} onChange={change} />
      <div className={styles.bar}>
        <p role="status">
          {tools.shown ? summaryOf(tools.shown, inbox.noun) : 'Loading…'}
          {unread > 0 ? <span className={styles.unread}>{unread.toLocaleString('en-GB')} unread</span> : null}
        </p>
        <Arrivals
          inbox={inbox}
          onShow={() => {
            change({ search: '', product: '', status: '', sort: 'date', order: 'desc' });
            tools.reload();
          }}
        />
      </div>
      <InboxBody inbox={inbox} tools={tools} opened={opened} />
      {tools.shown ? (
        <Pager
          page={tools.shown.page}
          total={tools.shown.total}
          perPage={pageSize}
          addressOf={(page) => addressOf({ page })}
        />
      ) : null}
      <InboxItemDialog inbox={inbox} tools={tools} opened={opened} />
    </>
  );
}

/** Says that something came in; the list stays still under the reader's eyes until they ask for it. */
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

type ChangeAddress = (change: Partial<ListAddress>, how?: 'typing' | 'correcting') => void;

/** What is asked for, as the address bar tells it, and how to ask for something else. */
function useInboxAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  // What has been asked for last, also before the address bar and the page show it: the search box asks after a
  // pause, and a filter chosen meanwhile must not be lost.
  const asked = useRef(query);
  useEffect(() => {
    asked.current = new URLSearchParams(search);
  }, [search]);

  function toAddress(changed: URLSearchParams): string {
    return changed.size > 0 ? `${pathname}?${changed}` : pathname;
  }

  // Typing and corrections take the place of the address before; a choice is a step to go back over.
  const change: ChangeAddress = (changes, how) => {
    asked.current = changeListAddress(asked.current, changes);
    void navigate(toAddress(asked.current), { replace: how !== undefined, preventScrollReset: true });
  };
  const addressOf = (changes: Partial<ListAddress>) => toAddress(changeListAddress(query, changes));

  return { address: readListAddress(query), query, addressOf, change };
}

/** A page that no longer exists, after a deletion for instance, gives way to the last one. */
function useStepBack<Written extends Letter>(tools: InboxTools<Written>, change: ChangeAddress): void {
  const { shown, isLoading } = tools;
  const lastPage = Math.max(1, shown?.pages ?? 1);
  const isBeyond = shown !== undefined && !isLoading && shown.page > lastPage;
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, 'correcting');
  });
}

function summaryOf(
  shown: { letters: readonly unknown[]; total: number },
  noun: { one: string; many: string },
): string {
  const total = shown.total.toLocaleString('en-GB');
  return `Showing ${shown.letters.length} of ${total} ${shown.total === 1 ? noun.one : noun.many}`;
}
