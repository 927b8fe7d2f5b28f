import { requestApi } from '../api/request-api.ts';
import { ChecksPage } from '../checks/ChecksPage/ChecksPage.tsx';
import { type CheckReport, checksPerPage } from '../checks/check-report.ts';
import { apiQueryOf } from '../checks/use-url-query.ts';
import type { Route } from './+types/checks.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const names = ['search', 'kind', 'lack', 'severity'];
  const query = apiQueryOf(request.url, { names, perPage: checksPerPage });
  return (await requestApi<CheckReport>(`/checks?${query}`, { signal: request.signal })).data;
}

export default function Checks({ loaderData }: Route.ComponentProps) {
  return <ChecksPage report={loaderData} />;
}
