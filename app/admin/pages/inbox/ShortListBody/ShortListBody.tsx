import { Button } from '@mantine/core';
import { IconInbox } from '../../../kit/icons/icons.ts';
import { t } from '../../../kit/language/t.ts';
import { ListPager } from '../../../kit/lists/ListPager/ListPager.tsx';
import { ListSkeleton } from '../../../kit/lists/ListSkeleton/ListSkeleton.tsx';
import { iconPixels } from '../../../kit/lists/RowActions/RowActions.tsx';
import { Message } from '../../../kit/notices/Message/Message.tsx';
import { EmptyState } from '../../../kit/page-parts/EmptyState/EmptyState.tsx';
import type { Column } from '../inbox.ts';
import { RecordTable } from '../RecordTable/RecordTable.tsx';
import type { useShortList } from '../use-short-list.ts';
import styles from './ShortListBody.module.css';

type ShortListBodyProps<Row extends { id: number }> = {
  list: ReturnType<typeof useShortList<Row>>;
  caption: string;
  columns: readonly Column<Row>[];
  nameColumn: string;
  failure: string;
  nothing: { title: string; text: string };
};

/** The rows, or a skeleton, an error or an empty state. */
export function ShortListBody<Row extends { id: number }>(props: ShortListBodyProps<Row>) {
  const { list, caption, columns, nameColumn, failure, nothing } = props;
  if (list.hasFailed) {
    return (
      <Message kind="error" onRetry={list.reload}>
        {failure}
      </Message>
    );
  }
  if (!list.rows) return <ListSkeleton shape="lines" />;
  return (
    <>
      {list.problem ? (
        <div className={styles.notice}>
          <Message kind="error">{list.problem}</Message>
        </div>
      ) : null}
      {list.total === 0 ? (
        <EmptyState {...nothing} />
      ) : (
        <>
          <RecordTable
            {...{ caption, columns, nameColumn }}
            rows={list.rows}
            deletingIds={list.deletingIds}
            onDelete={(row) => void list.remove(row)}
          />
          <ListPager page={list.page} total={list.total} hrefOf={list.hrefOf} />
        </>
      )}
      {list.spam.total > 0 ? <SpamTable {...props} /> : null}
    </>
  );
}

/** Probable spam, collapsed until it is opened. */
function SpamTable<Row extends { id: number }>(props: ShortListBodyProps<Row>) {
  const { list, caption, columns, nameColumn } = props;
  const { rows, total } = list.spam;
  return (
    <details className={styles.spam}>
      <summary>{t('Kept as spam ({count, number})', { count: total })}</summary>
      <p>
        {t('A hidden field was filled in, as programs do. If a person sent it, release it.')}
        {rows.length < total ? ` ${t('These are the newest {count}.', { count: rows.length })}` : null}
      </p>
      <RecordTable
        {...{ columns, nameColumn }}
        caption={t('{caption}, kept as spam', { caption })}
        rows={rows}
        deletingIds={list.deletingIds}
        onDelete={(row) => void list.remove(row)}
        actions={(row, nameId) => (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconInbox size={iconPixels} stroke={1.5} />}
            aria-describedby={nameId}
            onClick={() => void list.release(row)}
          >
            {t('Not spam')}
          </Button>
        )}
      />
    </details>
  );
}
