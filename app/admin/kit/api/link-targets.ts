import { staticPages } from '#content/static-pages.shared.ts';
import { t } from '../language/t.ts';
import { findRecords } from './find-records.ts';

/** A page or record that a link can lead to. */
export type LinkTarget = {
  href: string;
  title: string;
  /** Shown smaller beside the title: 'Product · Dawn'. */
  detail: string;
  /** `/uploads/…` of a record that has a picture. */
  image?: string;
};

/** Where a link says what one does there. */
const otherTitles = new Map([
  ['gallery', t('Projects')],
  ['match', t('Match a photo')],
  ['compare', t('Compare products')],
]);

const fixedPages: readonly LinkTarget[] = staticPages
  .filter(({ isLinked = true }) => isLinked)
  .map(({ kind, path, label }) => ({ href: path, title: otherTitles.get(kind) ?? label, detail: t('Page') }));

export function findPages(text: string): LinkTarget[] {
  const wanted = text.trim().toLowerCase();
  return fixedPages.filter(({ title }) => title.toLowerCase().includes(wanted));
}

/** Published products, blog posts, categories and gallery projects. @throws ApiError */
export async function findTargets(text: string, signal: AbortSignal): Promise<LinkTarget[]> {
  const records = await findRecords(text, signal);
  return records
    .filter(({ sitePath }) => sitePath !== '')
    .map(({ sitePath, ...record }) => ({ ...record, href: sitePath }));
}

/** The page of this site at an address. */
export function findPage(href: string): LinkTarget | undefined {
  return fixedPages.find((page) => page.href === href);
}
