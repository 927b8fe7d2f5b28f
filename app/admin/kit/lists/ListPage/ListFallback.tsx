import { ListSkeleton } from '../ListSkeleton/ListSkeleton.tsx';
import { ListHead } from './ListPage.tsx';

/** Shown on a list's page until its records can be requested. */
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
