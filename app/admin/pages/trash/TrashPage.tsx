import { Button } from '@mantine/core';
import { Suspense, use, useId, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { RemovalNotice } from '#content/editorial/first-steps/demo-removal.service.ts';
import { capitalize } from '#content/kit/nouns.shared.ts';
import { entities, getEntity } from '#content/registry.ts';
import { messageOf } from '../../kit/api/message-of.ts';
import { ApiError, requestApi } from '../../kit/api/request-api.ts';
import { useResponse } from '../../kit/api/use-response.ts';
import { useConfirm } from '../../kit/dialogs/Confirm/use-confirm.tsx';
import { IconArrowBackUp } from '../../kit/icons/icons.ts';
import { rich, t } from '../../kit/language/t.ts';
import { ActionsCell, Cell, DataTable } from '../../kit/lists/DataTable/DataTable.tsx';
import { DeleteButton } from '../../kit/lists/DeleteButton/DeleteButton.tsx';
import { ListPager } from '../../kit/lists/ListPager/ListPager.tsx';
import { ListSkeleton } from '../../kit/lists/ListSkeleton/ListSkeleton.tsx';
import { QuickSelect } from '../../kit/lists/QuickSelect/QuickSelect.tsx';
import { iconPixels } from '../../kit/lists/RowActions/RowActions.tsx';
import { leaveRow, rowHandle } from '../../kit/lists/row-focus.ts';
import { shortTitle } from '../../kit/lists/short-title.ts';
import { useNotice } from '../../kit/lists/use-notice.ts';
import { usePageInRange } from '../../kit/lists/use-page-in-range.ts';
import { useRetry } from '../../kit/lists/use-retry.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import { showNotice } from '../../kit/notices/Notices/notice-store.ts';
import { EmptyState } from '../../kit/page-parts/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import { formatTimestamp } from '../../kit/time/format-time.ts';
import { settingsCrumbs } from '../../shell/navigation.ts';
import { DemoContent } from '../dashboard/FirstSteps/DemoContent.tsx';
import { hrefOfTrash, keyOf, readTrashState, type TrashEntry, type TrashResponse } from './load-trash.ts';
import styles from './TrashPage.module.css';

const kinds = entities.map((entity) => ({
  value: entity.path,
  label: capitalize(t(entity.noun.many)),
}));

const heads = [t('Title'), t('Deleted'), t('Kept for')];

type TrashPageProps = { response: Promise<TrashResponse>; removal: Promise<RemovalNotice | null> };

/** What has been deleted in the last 30 days and can be restored. */
export function TrashPage({ response: promise, removal }: TrashPageProps) {
  const trash = useTrash(promise);
  const { response, notice } = trash;
  const [parameters, setParameters] = useSearchParams();
  const { kind } = readTrashState(parameters);
  return (
    <>
      <TrashHead />
      {notice ? (
        <div className={styles.notice}>
          <Message kind={notice.kind}>{notice.content}</Message>
        </div>
      ) : null}
      <Suspense>
        <RemovedDemo promise={removal} />
      </Suspense>
      {response?.kind === 'loaded' && response.total === 0 && kind === '' ? null : (
        <KindFilter kind={kind} onChange={(next) => setParameters(next ? { kind: next } : {})} />
      )}
      {response?.kind === 'failed' ? (
        <Message kind="error" onRetry={trash.retry}>
          {response.message}
        </Message>
      ) : null}
      {response ? null : <ListSkeleton shape="lines" />}
      {response?.kind === 'loaded' ? <TrashList trash={trash} shown={response} /> : null}
    </>
  );
}

/** The demo content is brought back with one button. */
function RemovedDemo({ promise }: { promise: TrashPageProps['removal'] }) {
  const removal = use(promise);
  const { revalidate } = useRevalidator();
  if (!removal) return null;
  return (
    <div className={styles.notice}>
      <DemoContent demo={{ isThere: false, removal }} onChanged={() => void revalidate()} />
    </div>
  );
}

export function TrashHead() {
  return (
    <PageHeader
      title={t('Trash')}
      crumbs={settingsCrumbs}
      summary={t('Deleted records stay here for 30 days. Until then they can be restored as they were.')}
    />
  );
}

/** The state and the actions of the trash's page. */
function useTrash(promise: Promise<TrashResponse>) {
  const { response, setResponse } = useResponse(promise);
  const [busyKeys, setBusyKeys] = useState<readonly string[]>([]);
  const { notice, tell } = useNotice();
  const confirm = useConfirm();
  const revalidator = useRevalidator();
  const retry = useRetry(response);

  /** Requests what takes an entry out of the trash, and drops its row; also where others have taken it out. */
  async function takeOut(
    entry: TrashEntry,
    request: { path: string; method: 'POST' | 'DELETE'; done: string },
  ) {
    const key = keyOf(entry);
    tell(undefined);
    setBusyKeys((keys) => [...keys, key]);
    try {
      await requestApi(request.path, { method: request.method });
      leave(key, request.done);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404)
        leave(key, t('“{title}” was no longer in the trash.', { title: shortTitle(entry.title) }));
      else tell({ kind: 'error', content: messageOf(error) });
    } finally {
      setBusyKeys((keys) => keys.filter((busy) => busy !== key));
    }
  }

  function leave(key: string, message: string): void {
    leaveRow(key);
    setResponse((shown) => withoutEntry(shown, key));
    showNotice({ text: message });
    void revalidator.revalidate();
  }

  async function restore(entry: TrashEntry): Promise<void> {
    const path = `/trash/${keyOf(entry)}/restore`;
    await takeOut(entry, {
      path,
      method: 'POST',
      done: t('Restored “{title}”.', { title: shortTitle(entry.title) }),
    });
  }

  async function destroy(entry: TrashEntry): Promise<void> {
    const isSure = await confirm({
      title: t('Delete “{title}” for good?', { title: shortTitle(entry.title) }),
      text: t('Nobody can restore it afterwards.'),
      action: t('Delete'),
    });
    if (!isSure) return;
    const path = `/trash/${keyOf(entry)}`;
    await takeOut(entry, {
      path,
      method: 'DELETE',
      done: t('Deleted “{title}” for good.', { title: shortTitle(entry.title) }),
    });
  }

  return { response, notice, busyKeys, restore, destroy, retry };
}

function withoutEntry(shown: TrashResponse | undefined, key: string): TrashResponse | undefined {
  if (shown?.kind !== 'loaded') return shown;
  const entries = shown.entries.filter((entry) => keyOf(entry) !== key);
  return { ...shown, entries, total: shown.total - (shown.entries.length - entries.length) };
}

type TrashListProps = {
  trash: ReturnType<typeof useTrash>;
  shown: Extract<TrashResponse, { kind: 'loaded' }>;
};

function TrashList({ trash, shown: { entries, total, state } }: TrashListProps) {
  const hrefOf = (page: number) => hrefOfTrash({ ...state, page });
  usePageInRange({ page: state.page, total }, hrefOf);
  if (total === 0) return <EmptyTrash isFiltered={state.kind !== ''} />;
  return (
    <>
      <DataTable caption={t('Deleted records')} className={styles.table} heads={heads}>
        {entries.map((entry) => (
          <TrashRow
            key={keyOf(entry)}
            entry={entry}
            isBusy={trash.busyKeys.includes(keyOf(entry))}
            onRestore={() => void trash.restore(entry)}
            onDestroy={() => void trash.destroy(entry)}
          />
        ))}
      </DataTable>
      <ListPager page={state.page} total={total} hrefOf={hrefOf} />
    </>
  );
}

function EmptyTrash({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return (
      <EmptyState title={t('None of this kind')} text={t('There are no deleted records of this kind.')} />
    );
  return (
    <EmptyState
      title={t('The trash is empty')}
      text={t('What is deleted comes here first and stays for 30 days.')}
    />
  );
}

type TrashRowProps = {
  entry: TrashEntry;
  isBusy: boolean;
  onRestore: () => void;
  onDestroy: () => void;
};

function TrashRow({ entry, isBusy, onRestore, onDestroy }: TrashRowProps) {
  const titleId = useId();
  return (
    <tr {...rowHandle(keyOf(entry))} aria-busy={isBusy} data-deleting={isBusy}>
      <th scope="row">
        <span id={titleId} tabIndex={-1} data-row-title>
          {entry.title}
        </span>
      </th>
      <Cell>
        {nounOf(entry)} ·{' '}
        {rich('deleted by {name} on <at>{time}</at>', {
          name: entry.deletedBy || t('a former administrator'),
          time: formatTimestamp(entry.deletedAt),
          at: (text) => <time dateTime={entry.deletedAt}>{text}</time>,
        })}
      </Cell>
      <Cell kind="state">{daysText(entry.daysLeft)}</Cell>
      <ActionsCell>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconArrowBackUp size={iconPixels} stroke={1.5} />}
          aria-describedby={titleId}
          disabled={isBusy}
          onClick={onRestore}
        >
          {t('Restore')}
        </Button>
        <DeleteButton
          label={t('Delete for good')}
          describedBy={titleId}
          isDisabled={isBusy}
          onDelete={onDestroy}
        />
      </ActionsCell>
    </tr>
  );
}

/** What kind of record it was, as the filter above calls it. */
function nounOf(entry: TrashEntry): string {
  return capitalize(t(getEntity(entry.entity).noun.one));
}

function daysText(days: number): string {
  if (days < 1) return t('Less than a day left');
  return t('{days, plural, one {# day left} other {# days left}}', { days });
}

function KindFilter({ kind, onChange }: { kind: string; onChange: (kind: string) => void }) {
  return (
    <QuickSelect
      className={styles.filter}
      label={t('Kind')}
      name="kind"
      value={kind}
      data={[{ value: '', label: t('All') }, ...kinds]}
      onChoose={onChange}
    />
  );
}
