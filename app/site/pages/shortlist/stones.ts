import { pageContext } from '../../../page-context.ts';
import type { Route } from './+types/stones.ts';
import { linesOfQuery } from './lines-of-query.ts';
import { loadStones } from './load-stones.ts';

/** What a list shows of its stones, for the list that a browser keeps: whose it is nobody is told. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const slugs = linesOfQuery(url.searchParams).map(({ product }) => product);
  return Response.json(await loadStones(context.get(pageContext).services, slugs));
}
