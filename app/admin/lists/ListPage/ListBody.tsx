import { useLocation } from 'react-router';
import { Message } from '../../shell/Message/Message.tsx';
import { NothingFound, NothingYet } from '../EmptyState/EmptyState.tsx';
import { ListRows } from '../ListRows/ListRows.tsx';
import { ListSkeleton } from '../ListSkeleton/ListSkeleton.tsx';
import { LoadingRows } from '../LoadingRows/LoadingRows.tsx';
import type { ListDefinition, ListedRecord } from '../list-definition.ts';
import { isNarrowed } from '../list-state.ts';
import { OrderedRows } from '../order/OrderedRows.tsx';
import type { ListPageTools } from '../use-list-page.ts';

/** The rows, or a placeholder while they load, or the reason why there are none. */
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
      <LoadingRows isLoading={isLoading}>
        <OrderedRows rows={page.rows} order={page.order}>
          <ListRows
            definition={definition}
            rows={page.rows}
            sort={page.listState.state.sort}
            onSort={(sort) => page.listState.change({ sort })}
          />
        </OrderedRows>
      </LoadingRows>
    );
  }
  const isOwnerMissing = page.loadedChoices[definition.orderedWithin ?? '']?.length === 0;
  if (isNarrowed(shown.state)) return <NothingFound noun={definition.noun} allPath={pathname} />;
  return (
    <NothingYet
      noun={definition.noun}
      purpose={definition.purpose}
      newPath={`/admin/${definition.path}/new/`}
      missing={isOwnerMissing ? definition.owner : undefined}
    />
  );
}
