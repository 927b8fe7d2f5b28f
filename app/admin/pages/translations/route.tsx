import { requestApi } from '../../kit/api/request-api.ts';
import { apiQueryOf } from '../../kit/lists/use-url-query.ts';
import type { Route } from './+types/route.ts';
import type { Overview } from './TranslationList/overview-texts.ts';
import { overviewPerPage, TranslationList } from './TranslationList/TranslationList.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = apiQueryOf(request.url, { names: ['language', 'kind'], perPage: overviewPerPage });
  const status = new URL(request.url).searchParams.get('status') ?? 'todo';
  const path = `/translations?${query}&${new URLSearchParams({ status })}`;
  return (await requestApi<Overview>(path, { signal: request.signal })).data;
}

export default function Translations({ loaderData }: Route.ComponentProps) {
  return <TranslationList overview={loaderData} />;
}
