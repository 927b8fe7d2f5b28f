import type { Navigation } from '#content/documents/navigation.document.ts';
import { fallbackAs, fallbackOf } from '#content/kit/fallback-of.shared.ts';
import { isOnPages } from '#content/off-pages.shared.ts';
import { findByPage, type PageNames } from '#content/static-pages.shared.ts';
import type { Services } from '#server/services/services.ts';

type WrittenLink = { id: string; label: string; path: string; shown: boolean };
export type ShownLink = Omit<WrittenLink, 'shown'>;
export type MenuLink = ShownLink & Pick<Navigation['menu'][number], 'description' | 'image'>;

/** Menu and footer as visitors see them: without what is hidden or leads nowhere, each link with a name. */
export async function loadNavigation({
  siteDocuments,
  links,
  findPageNames,
  slabs,
}: Pick<Services, 'siteDocuments' | 'links' | 'findPageNames' | 'slabs'>) {
  const [{ menu, further, footer, ...labels }, names] = await Promise.all([
    siteDocuments.get('navigation'),
    findPageNames(),
  ]);
  const written: WrittenLink[] = [...menu, ...further, ...footer.flatMap((column) => column.links)];
  const wanted = written.filter(({ shown }) => shown);
  const hasSlabs = !wanted.some(isToSlabs) || (await slabs.listIds(oneSlab)).length > 0;
  const leading = new Set(await links.keepLeading(wanted.filter((link) => hasSlabs || !isToSlabs(link))));
  const show = <Link extends WrittenLink>(some: readonly Link[]) =>
    some.filter((link) => leading.has(link)).map(({ shown: _shown, ...link }) => nameLink(link, names));
  return {
    menu: show(menu),
    further: show(further),
    footer: footer.map(({ links: column, ...titled }) => ({ ...titled, links: show(column) })),
    ...labels,
    names,
  };
}

const isToSlabs = ({ path }: WrittenLink) => isOnPages(path, ['/slabs/']);
const oneSlab = { reader: 'visitor', page: 1, perPage: 1 } as const;

/** A link without a label of its own is called what its page is called. */
function nameLink<Link extends ShownLink>(link: Link, names: PageNames): Link {
  const page = findByPage(names, link.path);
  if (link.label || !page) return { ...link, label: link.label || link.path };
  return { ...link, label: page.name, ...fallbackOf(link, fallbackAs(page, { label: 'name' })) };
}
