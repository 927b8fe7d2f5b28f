import { ListSkeleton } from '../ListSkeleton/ListSkeleton.tsx';
import { ListHead } from './ListPage.tsx';

/** What stands on a list's page until the browser can ask for its records. */
export function ListFallback(props: {
  definition: { title: string; path: string; noun: { one: string }; Table?: unknown };
}) {
  const { definition } = props;
  return (
    <>
      <ListHead definition={definition} />
      <ListSkeleton shape={definition.Table ? 'lines' : 'cards'} />
    </>
  );
}
