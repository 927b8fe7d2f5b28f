import { requestApi } from '../api/request-api.ts';
import { type Refusal, RefusalsPage } from '../checks/RefusalsPage/RefusalsPage.tsx';
import type { Route } from './+types/refusals.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  return (await requestApi<{ refusals: Refusal[] }>('/browser-reports', { signal })).data;
}

export default function Refusals({ loaderData }: Route.ComponentProps) {
  return <RefusalsPage refusals={loaderData.refusals} />;
}
