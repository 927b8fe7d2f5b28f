import { data, type HeadersArgs } from 'react-router';
import type { Preview } from '#content/editorial/previews.service.ts';
import type { EntityName } from '#content/kit/field.ts';
import type { Services } from '#server/services.ts';

/** What a page says of the preview it is. */
export type PreviewNote = { isPublished: boolean };

const parameterName = 'preview';

/** The saved record that the ticket in an address shows; undefined without one, or with one that is over. */
export async function findPreview<Name extends EntityName>(
  services: Services,
  query: { request: Request; entities: readonly Name[] },
): Promise<Extract<Preview, { entity: Name }> | undefined> {
  const token = new URL(query.request.url).searchParams.get(parameterName);
  const preview = token ? await services.previews.find(token) : undefined;
  const isWanted = query.entities.some((name) => name === preview?.entity);
  return isWanted ? (preview as Extract<Preview, { entity: Name }>) : undefined;
}

/** Answers with a page; one that shows a preview is kept by nobody on the way and in no index. */
export function respondWithPage<Page extends object>(page: Page, preview: Preview | undefined) {
  if (!preview) return data({ ...page, preview: undefined });
  const note: PreviewNote = {
    isPublished: !('published' in preview.record) || preview.record.published,
  };
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  return data({ ...page, preview: note }, { headers });
}

/** A route's `headers`: what its loader said. */
export function loaderHeaders({ loaderHeaders: headers }: HeadersArgs): Headers {
  return headers;
}
