import { requestApi } from '../../kit/api/request-api.ts';
import { apiQueryOf } from '../../kit/lists/use-url-query.ts';
import type { Route } from './+types/redirects.ts';
import { RedirectsPage } from './RedirectsPage/RedirectsPage.tsx';
import { type Redirects, redirectsPerPage } from './redirect-endpoints.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = apiQueryOf(request.url, { names: ['search'], perPage: redirectsPerPage });
  const show = new URL(request.url).searchParams.get('show') ?? '';
  const shown = show === 'broken' ? '&broken=true' : show === '' ? '' : `&kind=${encodeURIComponent(show)}`;
  return (await requestApi<Redirects>(`/redirects?${query}${shown}`, { signal: request.signal })).data;
}

export default function RedirectsRoute({ loaderData }: Route.ComponentProps) {
  return <RedirectsPage list={loaderData} />;
}
