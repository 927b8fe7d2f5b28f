import { requestApi } from '../../kit/api/request-api.ts';
import type { Route } from './+types/refusals.ts';
import { type Refusal, RefusalsPage } from './RefusalsPage/RefusalsPage.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  return (await requestApi<{ refusals: Refusal[] }>('/browser-reports', { signal })).data;
}

export default function Refusals({ loaderData }: Route.ComponentProps) {
  return <RefusalsPage refusals={loaderData.refusals} />;
}
