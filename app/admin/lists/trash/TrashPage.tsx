import { Button } from '@mantine/core';
import { Suspense, use, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { RemovalNotice } from '#content/first-steps/demo-removal.service.ts';
import { capitalize, fullNounOf } from '#content/kit/nouns.shared.ts';
import { entities } from '#content/registry.ts';
import { DemoContent } from '../../dashboard/FirstSteps/DemoContent.tsx';
import { Message } from '../../shell/Message/Message.tsx';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ListSkeleton } from '../ListSkeleton/ListSkeleton.tsx';
import { QuickSelect } from '../QuickSelect/QuickSelect.tsx';
import { keyOf, type TrashEntry, type TrashResponse } from './load-trash.ts';
import styles from './TrashPage.module.css';
import { TrashRow } from './TrashRow.tsx';
import { useTrash } from './use-trash.ts';

/** Rows shown at first, and added at a time. */
const stepCount = 100;

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
  const kind = kinds.find(({ value }) => value === parameters.get('kind'))?.value ?? '';
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
      {response?.kind === 'loaded' && response.entries.length === 0 ? null : (
        <KindFilter kind={kind} onChange={(next) => setParameters(next ? { kind: next } : {})} />
      )}
      {response?.kind === 'failed' ? (
        <Message kind="error" onRetry={trash.retry}>
          {response.message}
        </Message>
      ) : null}
      {response ? null : <ListSkeleton shape="lines" />}
      {response?.kind === 'loaded' ? (
        <TrashList
          key={kind}
          trash={trash}
          isFiltered={kind !== ''}
          entries={response.entries.filter((entry) => kind === '' || entry.path === kind)}
        />
      ) : null}
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

function TrashList(props: {
  trash: ReturnType<typeof useTrash>;
  entries: readonly TrashEntry[];
  isFiltered: boolean;
}) {
  const { trash, entries, isFiltered } = props;
  const [maxShown, setMaxShown] = useState(stepCount);
  if (entries.length === 0) return <EmptyTrash isFiltered={isFiltered} />;
  return (
    <>
      <ul className={styles.rows}>
        {entries.slice(0, maxShown).map((entry) => (
          <TrashRow
            key={keyOf(entry)}
            entry={entry}
            isBusy={trash.busyKeys.includes(keyOf(entry))}
            onRestore={() => void trash.restore(entry)}
            onDestroy={() => void trash.destroy(entry)}
          />
        ))}
      </ul>
      {entries.length > maxShown ? (
        <Button variant="default" mt="md" onClick={() => setMaxShown(maxShown + stepCount)}>
          Show more
        </Button>
      ) : null}
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
