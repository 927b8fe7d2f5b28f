import type { HeadersArgs } from 'react-router';
import type { Preview } from '#content/editorial/previews.service.ts';
import type { EntityName } from '#content/kit/field.ts';
import type { Services } from '#server/services/services.ts';

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

/** What a page's data says of its preview; undefined where it is the page itself. */
export function notePreview(preview: Preview | undefined): PreviewNote | undefined {
  return preview && { isPublished: !('published' in preview.record) || preview.record.published };
}

/** What a page is sent with: a preview must not be cached or indexed. */
export function responseOf(preview: Preview | undefined): ResponseInit | undefined {
  return preview && { headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } };
}

/** A route's `headers`: those of its loader. */
export function loaderHeaders({ loaderHeaders: headers }: HeadersArgs): Headers {
  return headers;
}
