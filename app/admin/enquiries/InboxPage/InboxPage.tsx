import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ListBar, ListSummary } from '../../lists/ListBar/ListBar.tsx';
import { ListPager } from '../../lists/ListPager/ListPager.tsx';
import { useSelection } from '../../lists/use-selection.ts';
import { Message } from '../../shell/Message/Message.tsx';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import { AssignDialog } from '../AssignDialog/AssignDialog.tsx';
import { ExportButton } from '../ExportButton/ExportButton.tsx';
import { InboxBulkBar } from '../InboxBulkBar/InboxBulkBar.tsx';
import { InboxItemDialog } from '../InboxItemDialog/InboxItemDialog.tsx';
import { InboxToolbar } from '../InboxToolbar/InboxToolbar.tsx';
import { InboxViews } from '../InboxViews/InboxViews.tsx';
import { inboxNoun } from '../inbox.ts';
import { exportQueryOf, pageSize, withoutFilters } from '../list-query.ts';
import type { InboxResponse } from '../load-inbox.ts';
import { OutboxNotice } from '../OutboxNotice/OutboxNotice.tsx';
import { maxArrivals, useArrivals } from '../use-arrivals.ts';
import { type InboxList, useInbox } from '../use-inbox.ts';
import { type ChangeQuery, useInboxQuery } from '../use-inbox-query.ts';
import { useInboxSteps } from '../use-inbox-steps.ts';
import { useItemDeletion } from '../use-item-deletion.ts';
import { useOpenInboxItem } from '../use-open-inbox-item.ts';
import { useTriage } from '../use-triage.ts';
import { useTriageKeys } from '../use-triage-keys.ts';
import { InboxBody } from './InboxBody.tsx';
import styles from './InboxPage.module.css';

/** Everything that visitors send, to be worked through. @param props.response of the route's loader; it never rejects */
export function InboxPage({ response }: { response: Promise<InboxResponse> }) {
  const list = useInbox(response);
  const triage = useTriage(list);
  const opened = useOpenInboxItem(list.shown?.items, list.latestOf);
  const selection = useSelection(list.shown?.items.map(({ id }) => id) ?? []);
  const inboxQuery = useInboxQuery();
  const { query, params, pathOf, change } = inboxQuery;
  const steps = useInboxSteps({ list, opened, inboxQuery });
  const deletion = useItemDeletion(list, triage);
  const [assigning, setAssigning] = useState<readonly number[]>();
  useStepBack(list, change);
  useTriageKeys({
    ...{ opened, steps, triage, selectedIds: selection.ids, onAssign: setAssigning },
    toggle: (id) => selection.select(id, { isSelected: !selection.has(id), isRange: false }),
  });
  const unread = list.shown?.unread ?? 0;
  return (
    <>
      <PageHeader
        title="Inbox"
        note={unread > 0 ? `${unread} unread` : undefined}
        crumbs={[{ label: 'Dashboard', to: '/admin/dashboard/' }]}
        actions={<Actions query={exportQueryOf(params)} onProblem={list.setProblem} />}
      />
      <OutboxNotice />
      {list.problem ? (
        <div className={styles.notice}>
          <Message kind="error">{list.problem}</Message>
        </div>
      ) : null}
      <InboxViews params={params} />
      <InboxToolbar query={query} onChange={change} />
      <ListBar>
        <Summary list={list} />
        <Arrivals
          onShow={() => {
            change(withoutFilters);
            list.reload();
          }}
        />
      </ListBar>
      <InboxBody {...{ list, triage, opened, selection, deletion }} />
      {list.shown ? (
        <ListPager
          page={list.shown.page}
          total={list.shown.total}
          perPage={pageSize}
          hrefOf={(page) => pathOf({ page })}
        />
      ) : null}
      <InboxBulkBar {...{ list, selection, triage, deletion }} onAssign={setAssigning} />
      <InboxItemDialog {...{ list, triage, opened, steps, deletion }} />
      <AssignDialog ids={assigning} triage={triage} onClose={() => setAssigning(undefined)} />
    </>
  );
}

function Actions(props: { query: string; onProblem: (problem: string | undefined) => void }) {
  return (
    <>
      <Button component={Link} to="/admin/inbox/templates/" variant="default">
        Reply templates
      </Button>
      <ExportButton path={`/inbox/export?${props.query}`} name="inbox" onProblem={props.onProblem} />
    </>
  );
}

function Summary({ list: { shown } }: { list: InboxList }) {
  return (
    <ListSummary>
      {shown ? summaryOf(shown) : 'Loading…'}
      {shown && shown.unread > 0 ? (
        <span className={styles.unread}>{shown.unread.toLocaleString('en-GB')} unread</span>
      ) : null}
    </ListSummary>
  );
}

/** Announces new items; the list doesn't change until the administrator reloads it. */
function Arrivals({ onShow }: { onShow: () => void }) {
  const { count, acknowledge } = useArrivals();
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
          {amount} new {count === 1 ? inboxNoun.one : inboxNoun.many}
        </Button>
      ) : null}
    </div>
  );
}

/** Redirects a page that no longer exists, such as after a deletion, to the last one. */
function useStepBack({ shown, isLoading }: InboxList, change: ChangeQuery): void {
  const lastPage = Math.max(1, shown?.pages ?? 1);
  const isBeyond = shown !== undefined && !isLoading && shown.page > lastPage;
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, 'correcting');
  });
}

function summaryOf(shown: { items: readonly unknown[]; total: number }): string {
  const total = shown.total.toLocaleString('en-GB');
  return `Showing ${shown.items.length} of ${total} ${shown.total === 1 ? inboxNoun.one : inboxNoun.many}`;
}
