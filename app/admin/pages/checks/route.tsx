import { requestApi } from '../../kit/api/request-api.ts';
import { apiQueryOf } from '../../kit/lists/use-url-query.ts';
import type { Route } from './+types/route.ts';
import { ChecksPage } from './ChecksPage/ChecksPage.tsx';
import { type CheckReport, checksPerPage } from './check-report.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const names = ['search', 'kind', 'lack', 'severity'];
  const query = apiQueryOf(request.url, { names, perPage: checksPerPage });
  return (await requestApi<CheckReport>(`/checks?${query}`, { signal: request.signal })).data;
}

export default function Checks({ loaderData }: Route.ComponentProps) {
  return <ChecksPage report={loaderData} />;
}
