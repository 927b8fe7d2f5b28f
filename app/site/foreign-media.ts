import { type RouterContextProvider, redirectDocument } from 'react-router';
import { foreignOriginOf, foreignOriginsOf, isForeign } from '#content/picture/foreign-media.shared.ts';
import { pageContext } from '../page-context.ts';

type Media = { pictures?: readonly string[]; films?: readonly string[]; frames?: readonly string[] };
type Asked = { url: URL; context: Readonly<RouterContextProvider> };

/**
 * Has the policy of a page name where its pictures, films and frames of other sites come from; no other page's does. A visitor
 * who comes from a page of this site gets a document of its own, since the policy of a document stays.
 * @returns the address to show: empty for a file whose host the policy does not name
 * @throws Response that leads to the same page as a document
 */
export function nameForeignMedia({ url, context }: Asked, media: Media): (address: string) => string {
  const { isWithinOther, onForeignMedia } = context.get(pageContext);
  const pictures = foreignOriginsOf(media.pictures ?? []);
  const films = foreignOriginsOf(media.films ?? []);
  const frames = foreignOriginsOf(media.frames ?? []);
  const named = new Set([...pictures, ...films, ...frames]);
  if (named.size > 0) {
    if (isWithinOther) throw redirectDocument(url.pathname + url.search);
    onForeignMedia({ pictures, films, frames });
  }
  return (address) => (!isForeign(address) || named.has(foreignOriginOf(address) ?? '') ? address : '');
}
