import { inLanguageOf, type SiteLanguages } from '#content/languages.ts';
import { getEntity, type PagedEntity, pagedEntities } from '#content/registry.ts';
import { languagePrefix } from '#messages/language.ts';

/** A page in one of the site's languages. */
export type PageLanguage = {
  /** BCP 47. */
  tag: string;
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
  if (languages.all.length === 1) return undefined;
  const published = await sources.findPublishedLanguages(subjectOf(page));
  const describe = async (tag: string) => ({
    tag,
    path: languagePrefix() + (await findPath(sources, { page, path })),
    isPublished: tag === languages.source || published.has(tag),
  });
  return Promise.all(languages.all.map((tag) => inLanguageOf(languages, { tag, work: () => describe(tag) })));
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
