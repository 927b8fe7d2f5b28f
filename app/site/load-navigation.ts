import type { Navigation } from '#content/documents/navigation.document.ts';
import { nameOfPage } from '#content/static-pages.shared.ts';
import type { Services } from '#server/services/services.ts';

type WrittenLink = { id: string; label: string; path: string; shown: boolean };
export type ShownLink = Omit<WrittenLink, 'shown'>;
export type MenuLink = ShownLink & Pick<Navigation['menu'][number], 'description' | 'image'>;

/** Menu and footer as visitors see them: without what is hidden or leads nowhere, each link with a name. */
export async function loadNavigation({
  siteDocuments,
  links,
  findPageNames,
}: Pick<Services, 'siteDocuments' | 'links' | 'findPageNames'>) {
  const [{ menu, further, footer, ...labels }, names] = await Promise.all([
    siteDocuments.get('navigation'),
    findPageNames(),
  ]);
  const written: WrittenLink[] = [...menu, ...further, ...footer.flatMap((column) => column.links)];
  const leading = new Set(await links.keepLeading(written.filter(({ shown }) => shown)));
  const show = <Link extends WrittenLink>(some: readonly Link[]) =>
    some
      .filter((link) => leading.has(link))
      .map(({ shown: _shown, ...link }) => ({
        ...link,
        label: link.label || nameOfPage(names, link.path) || link.path,
      }));
  return {
    menu: show(menu),
    further: show(further),
    footer: footer.map(({ links: column, ...titled }) => ({ ...titled, links: show(column) })),
    ...labels,
    names,
  };
}
