import { Suspense, use } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { RemovalNotice } from '#content/first-steps/demo-removal.service.ts';
import { capitalize, fullNounOf } from '#content/kit/nouns.shared.ts';
import { entities } from '#content/registry.ts';
import { DemoContent } from '../../dashboard/FirstSteps/DemoContent.tsx';
import { Message } from '../../shell/Message/Message.tsx';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ListPager } from '../ListPager/ListPager.tsx';
import { ListSkeleton } from '../ListSkeleton/ListSkeleton.tsx';
import { QuickSelect } from '../QuickSelect/QuickSelect.tsx';
import { usePageInRange } from '../use-page-in-range.ts';
import { hrefOfTrash, keyOf, readTrashState, type TrashResponse } from './load-trash.ts';
import styles from './TrashPage.module.css';
import { TrashRow } from './TrashRow.tsx';
import { useTrash } from './use-trash.ts';

const kinds = entities.map((entity) => ({
  value: entity.path,
  label: capitalize(fullNounOf(entity).many),
}));

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
      title="Trash"
      summary="Deleted records stay here for 30 days. Until then they can be restored as they were."
      crumbs={[{ label: 'Dashboard', to: '/admin/dashboard/' }]}
    />
  );
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
      <ul className={styles.rows}>
        {entries.map((entry) => (
          <TrashRow
            key={keyOf(entry)}
            entry={entry}
            isBusy={trash.busyKeys.includes(keyOf(entry))}
            onRestore={() => void trash.restore(entry)}
            onDestroy={() => void trash.destroy(entry)}
          />
        ))}
      </ul>
      <ListPager page={state.page} total={total} hrefOf={hrefOf} />
    </>
  );
}

function EmptyTrash({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return <EmptyState title="None of this kind" text="There are no deleted records of this kind." />;
  return (
    <EmptyState title="The trash is empty" text="What is deleted comes here first and stays for 30 days." />
  );
}

function KindFilter({ kind, onChange }: { kind: string; onChange: (kind: string) => void }) {
  return (
    <QuickSelect
      className={styles.filter}
      label="Kind"
      name="kind"
      value={kind}
      data={[{ value: '', label: 'All' }, ...kinds]}
      onChoose={onChange}
    />
  );
}
