import { pageContext } from '../../../page-context.ts';
import { rankByName, type SuggestedProduct } from '../../components/ProductChoice/rank-by-name.ts';
import type { Route } from './+types/products.ts';

const maxSearchLength = 80;
/** How many records are checked for the names that match best. */
const candidates = 60;

/** Names for the quote modal's choice of products: the API's whole records would be a hundred times larger. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { services } = context.get(pageContext);
  const query = new URL(request.url).searchParams.get('search') ?? '';
  const search = query.replace(/\p{Cc}/gu, '').slice(0, maxSearchLength);
  const paging = { page: 1, perPage: candidates, sort: 'name', order: 'asc' } as const;
  const { records } = await services.products.list({ reader: 'visitor', search, ...paging });
  const products: SuggestedProduct[] = rankByName(records, search).map(({ name, category }) => ({
    name,
    category: category.name,
  }));
  return Response.json(products, { headers: { 'cache-control': 'no-cache' } });
}
