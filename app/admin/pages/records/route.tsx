import type { ClientLoaderFunctionArgs } from 'react-router';
import { useLocation } from 'react-router';
import { entityAdmins } from '../../entities/registry.ts';
import { entityAt } from '../../kit/lists/entity-at.ts';
import { ListFallback } from '../../kit/lists/ListPage/ListFallback.tsx';
import { ListPage } from '../../kit/lists/ListPage/ListPage.tsx';
import type { AnyList, ListedRecord } from '../../kit/lists/list-definition.ts';
import { type ListResponse, loadList } from '../../kit/lists/load-list.ts';

/** The list of an entity's records; the path names the entity. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return { response: loadList<ListedRecord>(listAt(new URL(request.url).pathname), request) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListFallback definition={listAt(useLocation().pathname)} />;
}

export default function Records(props: { loaderData: { response: Promise<ListResponse<ListedRecord>> } }) {
  const definition = listAt(useLocation().pathname);
  // Keyed, so that another list keeps no state of the previous one.
  return <ListPage key={definition.path} definition={definition} response={props.loaderData.response} />;
}

function listAt(pathname: string): AnyList {
  return entityAdmins[entityAt(pathname).name].list;
}
