import type { SiteLanguages } from '#content/languages.ts';
import { getEntity, type PagedEntity, pagedEntities } from '#content/registry.ts';
import { inLanguage, languagePrefix } from '#messages/language.ts';

/** A page in one of the site's languages. */
export type PageLanguage = {
  /** BCP 47. */
  tag: string;
  /** Below the language's own prefix. */
  path: string;
  /** Search engines are told of it: what it shows has a published translation. */
  isPublished: boolean;
};

/** A page by its kind, which is the name of its record's entity, or of its site document. */
type ShownPage = { kind: string; record?: { id: number } };

type FindByIds = (query: { reader: 'visitor'; ids: number[] }) => Promise<{ slug: string }[]>;

export type LanguageSources = { [E in PagedEntity as E['table']]: { findByIds: FindByIds } } & {
  readLanguages: () => Promise<SiteLanguages>;
  /** The languages that a record, or a site document, has a published translation in. */
  findPublishedLanguages: (subject: { kind: string; subject: string }) => Promise<ReadonlySet<string>>;
};

/** A page in all the languages of the site; undefined where it has only one. */
export async function findPageLanguages(
  sources: LanguageSources,
  { page, path }: { page: ShownPage; path: string },
): Promise<PageLanguage[] | undefined> {
  const languages = await sources.readLanguages();
  if (languages.others.length === 0) return undefined;
  const published = await sources.findPublishedLanguages(subjectOf(page));
  const pathIn = (tag?: string) => inLanguage(tag, () => findPath(sources, { page, path }));
  const others = languages.others.map(async (tag) => ({
    tag,
    path: languagePrefix(tag) + (await pathIn(tag)),
    isPublished: published.has(tag),
  }));
  const first = { tag: languages.default, path: await pathIn(), isPublished: true };
  return [first, ...(await Promise.all(others))];
}

/** The path of a page in the current language: a record may have another slug in each. */
async function findPath(
  sources: LanguageSources,
  { page, path }: { page: ShownPage; path: string },
): Promise<string> {
  const entity = pagedEntities.find(({ name }) => name === page.kind);
  if (!entity || !page.record) return path;
  const [record] = await sources[entity.table].findByIds({ reader: 'visitor', ids: [page.record.id] });
  // A draft that is previewed is read by nobody else yet.
  return record ? getEntity(entity.name).pathOf(record) : path;
}

function subjectOf({ kind, record }: ShownPage): { kind: string; subject: string } {
  if (record) return { kind, subject: String(record.id) };
  return { kind: 'siteDocument', subject: kind === 'author' ? 'journal' : kind };
}
