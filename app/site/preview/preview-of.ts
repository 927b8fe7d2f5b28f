import { data, type HeadersArgs } from 'react-router';
import type { Preview } from '#content/editorial/previews.service.ts';
import type { EntityName } from '#content/kit/field.ts';
import type { Services } from '#server/services.ts';

/** What a page's data contains about its preview. */
export type PreviewNote = { isPublished: boolean };

const parameterName = 'preview';

/** The saved record that the URL's ticket gives access to; undefined without a ticket or with an expired one. */
export async function findPreview<Name extends EntityName>(
  services: Services,
  query: { request: Request; entities: readonly Name[] },
): Promise<Extract<Preview, { entity: Name }> | undefined> {
  const token = new URL(query.request.url).searchParams.get(parameterName);
  const preview = token ? await services.previews.find(token) : undefined;
  const isExpected = query.entities.some((name) => name === preview?.entity);
  return isExpected ? (preview as Extract<Preview, { entity: Name }>) : undefined;
}

/** Responds with a page; a preview must not be cached or indexed. */
export function respondWithPage<Page extends object>(page: Page, preview: Preview | undefined) {
  if (!preview) return data({ ...page, preview: undefined });
  const note: PreviewNote = {
    isPublished: !('published' in preview.record) || preview.record.published,
  };
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  return data({ ...page, preview: note }, { headers });
}

/** A route's `headers`: those of its loader. */
export function loaderHeaders({ loaderHeaders: headers }: HeadersArgs): Headers {
  return headers;
}
