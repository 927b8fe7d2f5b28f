import type { EntityName } from '#content/kit/field.ts';
import { pathOfRecord } from '#content/kit/record-path.shared.ts';
import { getEntity } from '#content/registry.ts';
import { type MessageGroup, messagePlaces } from '#messages/catalogue.ts';
import type { ApiRecord } from '../../../kit/api/form-values.ts';
import { requestApi } from '../../../kit/api/request-api.ts';
import { useFetched } from '../../../kit/api/use-fetched.ts';

/** Groups that pages of records show, of which there may be none. */
const shownByRecords = new Map<MessageGroup, EntityName>([
  ['category', 'category'],
  ['product', 'product'],
  ['landing', 'landingPage'],
]);

/** Finds the page that shows a group of texts; null where none does. Of records it is the first that visitors see. */
export function usePageOfGroup(): (group: MessageGroup) => string | null | undefined {
  const { data: paths, hasFailed } = useFetched(readFirstPaths);
  return (group) => {
    if (!shownByRecords.has(group)) return messagePlaces[group].path ?? null;
    return paths || hasFailed ? (paths?.get(group) ?? null) : undefined;
  };
}

async function readFirstPaths({ signal }: { signal: AbortSignal }): Promise<Map<MessageGroup, string>> {
  const found = [...shownByRecords].map(async ([group, name]): Promise<[MessageGroup, string][]> => {
    const entity = getEntity(name);
    const query = `/${entity.path}?status=published&page=1&per_page=1`;
    const [first] = (await requestApi<ApiRecord[]>(query, { signal })).data;
    return first ? [[group, pathOfRecord(entity, first)]] : [];
  });
  return new Map((await Promise.all(found)).flat());
}
