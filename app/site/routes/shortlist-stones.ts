import { pageContext } from '../../page-context.ts';
import { linesOfQuery } from '../shortlist-page/lines-of-query.ts';
import { loadStones } from '../shortlist-page/load-stones.ts';
import type { Route } from './+types/shortlist-stones.ts';

/** What a list shows of its stones, for the list that a browser keeps: whose it is nobody is told. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const slugs = linesOfQuery(url.searchParams).map(({ product }) => product);
  return Response.json(await loadStones(context.get(pageContext).services, slugs));
}
