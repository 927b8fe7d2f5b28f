import type { EntityService } from '#content/kit/service.ts';
import type { SiteLanguages } from '#content/languages.ts';
import { getEntity, type PagedEntity } from '#content/registry.ts';
import { inLanguage, languagePrefix } from '#messages/language.ts';
import type { Page, RecordPage } from './page.ts';

/** A page in one of the site's languages. */
export type PageLanguage = {
  /** BCP 47. */
  tag: string;
  /** Below the language's own prefix. */
  path: string;
  /** Search engines are told of it: what it shows has a published translation. */
  isPublished: boolean;
};

/** What translations are kept of: a record by its entity and id, a site document by its key. */
export type TranslatedSubject = { kind: string; subject: string };

export type LanguageSources = { [E in PagedEntity as E['table']]: Pick<EntityService<E>, 'findByIds'> } & {
  readLanguages: () => Promise<SiteLanguages>;
  /** The languages that something has a published translation in. */
  findPublishedLanguages: (subject: TranslatedSubject) => Promise<ReadonlySet<string>>;
};

/** A page in all the languages of the site; undefined where it has only one. */
export async function findPageLanguages(
  sources: LanguageSources,
  { page, path }: { page: Page; path: string },
): Promise<PageLanguage[] | undefined> {
  const languages = await sources.readLanguages();
  if (languages.others.length === 0) return undefined;
  const published = await sources.findPublishedLanguages(subjectOf(page));
  const others = languages.others.map(async (tag) => ({
    tag,
    path: languagePrefix(tag) + (await inLanguage(tag, () => findPath(sources, { page, path }))),
    isPublished: published.has(tag),
  }));
  const first = await inLanguage(undefined, () => findPath(sources, { page, path }));
  return [{ tag: languages.default, path: first, isPublished: true }, ...(await Promise.all(others))];
}

/** The path of a page in the current language: a record may have another slug in each. */
async function findPath(
  sources: LanguageSources,
  { page, path }: { page: Page; path: string },
): Promise<string> {
  if (!isRecordPage(page)) return path;
  const entity = getEntity(page.kind) as PagedEntity;
  const [record] = await sources[entity.table].findByIds({ reader: 'visitor', ids: [page.record.id] });
  // A draft that is previewed is read by nobody else yet.
  return record ? entity.pathOf(record) : path;
}

function isRecordPage(page: Page): page is RecordPage {
  return 'record' in page;
}

function subjectOf(page: Page): TranslatedSubject {
  if (isRecordPage(page)) return { kind: page.kind, subject: String(page.record.id) };
  return { kind: 'siteDocument', subject: page.kind === 'author' ? 'journal' : page.kind };
}
