import { isLinkTarget } from '#content/kit/link-target.shared.ts';
import { languageOf } from '#content/languages.ts';
import { readPageNames } from '#content/page-names.ts';
import { nameOfPage, staticPages } from '#content/static-pages.shared.ts';
import { currentLanguage, languagePrefix } from '#messages/language.ts';
import type { WordingService } from '#messages/wording.service.ts';
import type { AppearanceService } from '../appearance/appearance.service.ts';
import { withCompanyName } from './fill-head-text.ts';
import { createPageFinder, type PageSources } from './find-page.ts';
import { linkPictureOf } from './link-picture.ts';
import type { Page, PageKind } from './page.ts';
import type { DescribedSite, PageDescription } from './page-description.ts';
import { headPicture, type PageHead } from './page-head.ts';
import { findPageLanguages, type LanguageSources, type PageLanguage } from './page-languages.ts';
import { describeRecordPage } from './record-page-describers.ts';
import { describeStaticPage } from './static-page-describers.ts';
import { breadcrumbData } from './structured-data/list-data.ts';

/** What search engines are told of a page; `metaUrl` is its whole canonical URL. */
type SeoData = { metaTitle: string; metaDescription: string; metaUrl: string };

type Parts = PageSources &
  LanguageSources & {
    publicUrl: string;
    appearance: Pick<AppearanceService, 'read'>;
    wording: Pick<WordingService, 'read'>;
  };

const maxDescriptionLength = 160;

/** The heads of all public pages: what a page's own route delivers and what the API tells of it are the same. */
export function createHeadService(parts: Parts) {
  const findPage = createPageFinder(parts);

  async function getHead(page: Page): Promise<PageHead> {
    const { get } = parts.siteDocuments;
    const { publicUrl } = parts;
    const [appearance, company, t] = await Promise.all([
      parts.appearance.read(),
      get('company'),
      parts.wording.read(),
    ]);
    const linkPicture = linkPictureOf(page, { publicUrl, appearance });
    const findLanguages = (path: string) => findPageLanguages(parts, { page, path });
    return describePage(page, { publicUrl, company, get, t, linkPicture, findLanguages });
  }

  return {
    get: getHead,

    /**
     * @param path of a page, with or without its leading and closing slash; a query is ignored
     * @returns undefined where there is no public page, drafts included
     */
    async findByPath(path: string): Promise<SeoData | undefined> {
      const page = await findPage(path);
      if (!page) return undefined;
      const { title, description, url } = await getHead(page);
      return { metaTitle: title, metaDescription: description, metaUrl: url };
    },
  };
}

/** The whole head of a page. An editor's own texts go before what is made from a record. */
export async function describePage(page: Page, site: DescribedSite): Promise<PageHead> {
  const described =
    'record' in page ? await describeRecordPage(page, site) : await describeStaticPage(page, site);
  const { path, title, description, seo, type = 'website' } = described;
  const { name, descriptor } = site.company;
  const pictures = (page.pictures ?? [])
    .filter((picture) => picture !== undefined)
    .map((picture) => headPicture(site.publicUrl, picture));
  const url =
    currentLanguage() || languagePrefix()
      ? site.publicUrl + languagePrefix() + path
      : canonicalUrl(site.publicUrl, { path, metaUrl: seo?.metaUrl ?? '' });
  const languages = await site.findLanguages?.(path);
  const head = {
    title: titleOfPart(seo?.metaTitle || withCompanyName(title, site.company), page.part, site.t),
    description:
      describePart(page, title, site.t) || seo?.metaDescription || shorten(description || descriptor),
    ...urlsOfPart(url, page.part),
    siteName: name,
    language: languageOf(site.company),
    type,
    isIndexed: isIndexed(page.kind) && !described.isUnlisted && !page.part?.query && isTranslated(languages),
    ...(languages && { languages }),
    picture: site.linkPicture ?? pictures[0],
  };
  const shared = {
    site,
    url: head.url,
    description: head.description,
    pictures: pictures.map(({ url }) => url),
  };
  const documents = described.structuredData?.(shared) ?? [];
  const structuredData = [...documents, ...(await breadcrumbs(described, shared))];
  return Object.defineProperty(head, 'structuredData', { value: structuredData, enumerable: false });
}

function titleOfPart(title: string, part: Page['part'], t: DescribedSite['t']): string {
  return part && part.page > 1 ? t('heads:part', { title, page: part.page }) : title;
}

/**
 * A part of a list, or a list that is narrowed, is described by what it shows: no two pages say the same of themselves.
 * @returns an empty text for the whole list
 */
function describePart(page: Page, title: string, t: DescribedSite['t']): string {
  const { part } = page;
  if (!part || !('items' in page) || (part.page === 1 && !part.query)) return '';
  const place = part.pages > 1 ? [t('heads:part.place', { page: part.page, count: part.pages })] : [];
  const what = [title, ...(part.words ?? []), ...place].join(', ');
  const names = (page.items ?? []).map(({ name }) => name).join(', ');
  return shorten(names ? `${what}: ${names}` : what);
}

/** Each part of a list is a page of its own, the first at the list's own URL (specification/addresses.md, "Parts of a list"). */
function urlsOfPart(url: string, part: NonNullable<Page['part']> = { page: 1, pages: 1 }) {
  const urlOf = (page: number) => {
    const query = [part.query, page > 1 && `page=${page}`].filter(Boolean).join('&');
    if (!query) return url;
    return `${url}${url.includes('?') ? '&' : '?'}${query}`;
  };
  const neighbours = [
    ...(part.page > 1 ? [{ rel: 'prev', href: urlOf(part.page - 1) } as const] : []),
    ...(part.page < part.pages ? [{ rel: 'next', href: urlOf(part.page + 1) } as const] : []),
  ];
  return { url: urlOf(part.page), ...(neighbours.length > 0 && { neighbours }) };
}

function isIndexed(kind: PageKind): boolean {
  return staticPages.find((page) => page.kind === kind)?.isIndexed ?? kind !== 'not-found';
}

/** A page of which nothing is translated is there for visitors, and not for search engines. */
function isTranslated(languages: readonly PageLanguage[] = []): boolean {
  const tag = currentLanguage();
  return tag === undefined || languages.some((language) => language.tag === tag && language.isPublished);
}

/** Breadcrumbs; none for the home page, nor for one that no other leads to by name. */
async function breadcrumbs(
  { path, breadcrumb }: PageDescription,
  { site, url }: { site: DescribedSite; url: string },
) {
  const names = await readPageNames(site.get);
  const name = breadcrumb?.name ?? nameOfPage(names, path);
  if (!name || path === '/') return [];
  const home = { name: nameOfPage(names, '/') ?? '', path: '/' };
  return [breadcrumbData(site, [home, ...(breadcrumb?.parents ?? []), { name, path: url }])];
}

/** Cuts a text at a word, to the length that search results show. */
function shorten(text: string): string {
  if (text.length <= maxDescriptionLength) return text;
  const cut = text.slice(0, maxDescriptionLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.]+$/, '')}…`;
}

/**
 * The canonical URL of a page: its own, or the one that a record names instead (specification/addresses.md, "Top-level slugs"). A record
 * from before URLs were validated may have an invalid one; its own path is used instead.
 * @param page `path` starts with a slash; `metaUrl` is a path of this site, an https URL or empty
 */
export function canonicalUrl(publicUrl: string, page: { path: string; metaUrl: string }): string {
  const isNamed = isLinkTarget(page.metaUrl) || page.metaUrl.startsWith(`${publicUrl}/`);
  return isNamed && URL.canParse(page.metaUrl, publicUrl)
    ? new URL(page.metaUrl, publicUrl).href
    : publicUrl + page.path;
}
