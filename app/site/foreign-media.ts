import { type RouterContextProvider, redirectDocument } from 'react-router';
import { foreignOriginOf, foreignOriginsOf, isForeign } from '#content/picture/foreign-media.shared.ts';
import { pageContext } from '../page-context.ts';

type Media = { pictures?: readonly string[]; films?: readonly string[] };
type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Has the policy of a page name where its pictures and films of other sites come from; no other page's does. A visitor
 * who comes from a page of this site gets a document of its own, since the policy of a document stays.
 * @returns the address to show: empty for a file whose host the policy does not name
 * @throws Response that leads to the same page as a document
 */
export function nameForeignMedia({ request, context }: Asked, media: Media): (address: string) => string {
  const { isWithinOther, onForeignMedia } = context.get(pageContext);
  const pictures = foreignOriginsOf(media.pictures ?? []);
  const films = foreignOriginsOf(media.films ?? []);
  const named = new Set([...pictures, ...films]);
  if (named.size > 0) {
    if (isWithinOther) throw redirectDocument(pathOf(request));
    onForeignMedia({ pictures, films });
  }
  return (address) => (!isForeign(address) || named.has(foreignOriginOf(address) ?? '') ? address : '');
}

function pathOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('_routes');
  const query = searchParams.toString();
  return pathname + (query && `?${query}`);
}
