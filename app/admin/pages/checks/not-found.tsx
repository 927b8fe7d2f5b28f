import { requestApi } from '../../kit/api/request-api.ts';
import { apiQueryOf } from '../../kit/lists/use-url-query.ts';
import type { Route } from './+types/not-found.ts';
import { type MissingPaths, missingPerPage, NotFoundPage } from './NotFoundPage/NotFoundPage.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = apiQueryOf(request.url, { names: ['search', 'list'], perPage: missingPerPage });
  return (await requestApi<MissingPaths>(`/not-found?${query}`, { signal: request.signal })).data;
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage missing={loaderData} />;
}
