import { Button, NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { handlingStatuses } from '#inbox/submit/handling.shared.ts';
import { t } from '../../../kit/language/t.ts';
import { ListBar, ListSummary } from '../../../kit/lists/ListBar/ListBar.tsx';
import { ListPager } from '../../../kit/lists/ListPager/ListPager.tsx';
import { type Selection, useSelection } from '../../../kit/lists/use-selection.ts';
import { Message } from '../../../kit/notices/Message/Message.tsx';
import { PageHeader } from '../../../kit/page-parts/PageHeader/PageHeader.tsx';
import { StickyBar } from '../../../kit/page-parts/StickyBar/StickyBar.tsx';
import { AssignDialog } from '../AssignDialog/AssignDialog.tsx';
import { ExportButton } from '../ExportButton/ExportButton.tsx';
import { statusNames } from '../enquiry.ts';
import { InboxItemDialog } from '../InboxItemDialog/InboxItemDialog.tsx';
import { InboxToolbar } from '../InboxToolbar/InboxToolbar.tsx';
import { InboxViews } from '../InboxViews/InboxViews.tsx';
import { type InboxScope, wholeInbox } from '../inbox.ts';
import { exportQueryOf, pageSize, withoutFilters } from '../list-query.ts';
import type { InboxResponse } from '../load-inbox.ts';
import type { TriageChange } from '../triage-texts.ts';
import { maxArrivals, useArrivals } from '../use-arrivals.ts';
import { type InboxList, useInbox } from '../use-inbox.ts';
import { type ChangeQuery, useInboxQuery } from '../use-inbox-query.ts';
import { useInboxSteps } from '../use-inbox-steps.ts';
import { type ItemDeletion, useItemDeletion } from '../use-item-deletion.ts';
import { useOpenInboxItem } from '../use-open-inbox-item.ts';
import { useOutbox } from '../use-outbox.ts';
import { type Triage, useTriage } from '../use-triage.ts';
import { useTriageKeys } from '../use-triage-keys.ts';
import { InboxBody } from './InboxBody.tsx';
import styles from './InboxPage.module.css';
import { OutboxNotice } from './OutboxNotice.tsx';

/** The route's loader never rejects. */
type InboxPageProps = { scope: InboxScope; response: Promise<InboxResponse> };

/** What visitors send, to be worked through. */
export function InboxPage({ scope, response }: InboxPageProps) {
  const list = useInbox(response);
  const triage = useTriage(list);
  const opened = useOpenInboxItem(list.shown?.items, list.latestOf);
  const selection = useSelection(list.shown?.items.map(({ id }) => id) ?? []);
  const inboxQuery = useInboxQuery(scope);
  const { query, params, pathOf, change } = inboxQuery;
  const steps = useInboxSteps({ list, opened, inboxQuery });
  const deletion = useItemDeletion(list, triage);
  const outbox = useOutbox();
  const [assigning, setAssigning] = useState<readonly number[]>();
  useStepBack(list, change);
  useTriageKeys({
    ...{ opened, steps, triage, selectedIds: selection.ids, onAssign: setAssigning },
    toggle: (id) => selection.select(id, { isSelected: !selection.has(id), isRange: false }),
  });
  const isWhole = scope === wholeInbox;
  const unread = isWhole ? (list.shown?.unread ?? 0) : 0;
  return (
    <>
      <PageHeader
        title={scope.title}
        note={unread > 0 ? t('{count, number} unread', { count: unread }) : undefined}
        crumbs={[{ label: t('Dashboard'), to: '/admin/dashboard/' }]}
        actions={<Actions scope={scope} query={exportQueryOf(params)} onProblem={list.setProblem} />}
      />
      <OutboxNotice outbox={outbox} />
      {list.problem ? (
        <div className={styles.notice}>
          <Message kind="error">{list.problem}</Message>
        </div>
      ) : null}
      {isWhole ? <InboxViews params={params} /> : null}
      <InboxToolbar scope={scope} query={query} onChange={change} />
      <ListBar>
        <Summary scope={scope} list={list} unread={unread} />
        {isWhole ? (
          <Arrivals
            onShow={() => {
              change(withoutFilters);
              list.reload();
            }}
          />
        ) : null}
      </ListBar>
      <InboxBody {...{ scope, list, triage, opened, selection, deletion }} />
      {list.shown ? (
        <ListPager
          page={list.shown.page}
          total={list.shown.total}
          perPage={pageSize}
          hrefOf={(page) => pathOf({ page })}
        />
      ) : null}
      <InboxBulkBar {...{ list, selection, triage, deletion }} onAssign={setAssigning} />
      <InboxItemDialog {...{ list, triage, opened, steps, deletion }} canSend={outbox.isSetUp} />
      <AssignDialog ids={assigning} triage={triage} onClose={() => setAssigning(undefined)} />
    </>
  );
}

type ActionsProps = { scope: InboxScope; query: string; onProblem: (problem: string | undefined) => void };

function Actions(props: ActionsProps) {
  return (
    <>
      <Button component={Link} to="/admin/inbox/templates/" variant="default">
        {t('Reply templates')}
      </Button>
      <ExportButton
        path={`/inbox/export?${props.query}`}
        name={props.scope === wholeInbox ? 'inbox' : 'enquiries'}
        onProblem={props.onProblem}
      />
    </>
  );
}

type SummaryProps = { scope: InboxScope; list: InboxList; unread: number };

function Summary({ scope, list: { shown }, unread }: SummaryProps) {
  return (
    <ListSummary>
      {shown ? scope.summaryOf({ count: shown.items.length, total: shown.total }) : t('Loading…')}
      {unread > 0 ? (
        <span className={styles.unread}>{t('{count, number} unread', { count: unread })}</span>
      ) : null}
    </ListSummary>
  );
}

/** Announces new items; the list doesn't change until the administrator reloads it. */
function Arrivals({ onShow }: { onShow: () => void }) {
  const { count, acknowledge } = useArrivals();
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
          {count >= maxArrivals
            ? t('{count} or more new items', { count: maxArrivals })
            : t('{count, plural, one {# new item} other {# new items}}', { count })}
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

type InboxBulkBarProps = {
  list: Pick<InboxList, 'latestOf'>;
  selection: Pick<Selection, 'ids' | 'clear'>;
  triage: Pick<Triage, 'change'>;
  deletion: Pick<ItemDeletion, 'remove'>;
  onAssign: (ids: readonly number[]) => void;
};

/** The actions for all ticked items; always visible at the bottom of the window. */
function InboxBulkBar({ list, selection, triage, deletion, onAssign }: InboxBulkBarProps) {
  const { ids, clear } = selection;
  if (ids.length === 0) return null;
  const change = async (changes: TriageChange) => {
    if (await triage.change(ids, changes)) clear();
  };
  return (
    <StickyBar className={styles.bar} aria-label={t('Selection')}>
      <p role="status">
        {t('{count, plural, one {# item selected} other {# items selected}}', { count: ids.length })}
      </p>
      <NativeSelect
        aria-label={t('Status of the selected items')}
        size="xs"
        value=""
        data={[
          { value: '', label: t('Set status…') },
          ...handlingStatuses.map((value) => ({ value, label: statusNames[value] })),
        ]}
        onChange={(event) => {
          const status = handlingStatuses.find((known) => known === event.currentTarget.value);
          if (status) void change({ status });
        }}
      />
      <Button size="compact-md" variant="default" onClick={() => onAssign(ids)}>
        {t('Assign')}
      </Button>
      <Button size="compact-md" variant="default" onClick={() => void change({ is_read: true })}>
        {t('Mark as read')}
      </Button>
      <Button
        size="compact-md"
        variant="outline"
        color="red"
        onClick={async () => {
          if (await deletion.remove(ids.flatMap((id) => list.latestOf(id) ?? []))) clear();
        }}
      >
        {t('Delete')}
      </Button>
      <Button size="compact-md" variant="subtle" onClick={clear}>
        {t('Clear selection')}
      </Button>
    </StickyBar>
  );
}
