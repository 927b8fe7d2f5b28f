import { useLocation } from 'react-router';
import { Message } from '../../shell/Message/Message.tsx';
import { NothingFound, NothingYet } from '../EmptyState/EmptyState.tsx';
import { ListRows } from '../ListRows/ListRows.tsx';
import { ListSkeleton } from '../ListSkeleton/ListSkeleton.tsx';
import type { ListDefinition, ListedRecord } from '../list-definition.ts';
import { isNarrowed } from '../list-state.ts';
import { OrderedRows } from '../order/OrderedRows.tsx';
import type { ListPageTools } from '../use-list-page.ts';
import styles from './ListPage.module.css';

/** The rows, or what stands in their place: their shape while they load, a reason when there are none. */
export function ListBody<Listed extends ListedRecord>(props: {
  definition: ListDefinition<Listed>;
  page: ListPageTools<Listed>;
}) {
  const { definition, page } = props;
  const { pathname } = useLocation();
  const { failure, shown, isLoading } = page;
  if (failure !== undefined) {
    return (
      <Message kind="error" onRetry={page.retry}>
        {failure}
      </Message>
    );
  }
  if (!shown) return <ListSkeleton shape={definition.Table ? 'lines' : 'cards'} />;
  if (page.rows.length > 0) {
    return (
      <div className={styles.rows} aria-busy={isLoading} data-loading={isLoading}>
        <OrderedRows rows={page.rows} order={page.order}>
          <ListRows
            definition={definition}
            rows={page.rows}
            sort={page.listState.state.sort}
            onSort={(sort) => page.listState.change({ sort })}
          />
        </OrderedRows>
      </div>
    );
  }
  if (isNarrowed(shown.state)) return <NothingFound noun={definition.noun} allAddress={pathname} />;
  return (
    <NothingYet
      noun={definition.noun}
      purpose={definition.purpose}
      newAddress={`/admin/${definition.path}/new/`}
    />
  );
}
