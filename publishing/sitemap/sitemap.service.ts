import type { SiteDocumentService } from '#content/documents/site-documents.service.ts';
import { createPacer } from '#content/kit/pacer.ts';
import { pathOfRecord } from '#content/kit/record-path.shared.ts';
import { isOnPages } from '#content/off-pages.shared.ts';
import { isEntityOff, offPagesIn } from '#content/off-pages.ts';
import { type PagedEntity, pagedEntities } from '#content/registry.ts';
import { staticPages } from '#content/static-pages.shared.ts';
import { canonicalUrl } from '../head/head.service.ts';
import { findPageLanguages, type LanguageSources } from '../head/page-languages.ts';
import { escapeXml } from './sitemap-xml.ts';

/** A page for search engines: its canonical URL and when it last changed, ISO 8601. */
export type SitemapEntry = {
  url: string;
  changedAt?: string;
  /** The page in each language that it is published in, where that is more than one. */
  languages?: readonly { tag: string; url: string }[];
};

type Parts = LanguageSources & {
  publicUrl: string;
  siteDocuments: Pick<SiteDocumentService, 'get'>;
} & Record<PagedEntity['table'], { list: ListPage }>;
type PublishedRecord = { id: number; slug: string; metaUrl?: string; updatedAt: string };
type ListPage = (query: {
  reader: 'visitor';
  sort: string;
  afterId: number;
  page: number;
  perPage: number;
  isUncounted: true;
}) => Promise<{ records: PublishedRecord[] }>;

/** What stands between two files where there are more addresses than one may have; no XML has this sign. */
export const fileEnd = '\f';
/** As search engines take them (sitemaps.org). */
const maxEntriesInFile = 50_000;
const fileStart =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
const urlsetEnd = '</urlset>\n';

/** Few enough that reading them is no pause for anybody. */
const defaultRecordsPerRead = 100;

/**
 * The list of all public pages (specification/back-office.md, "Sitemap"). It reads and writes in pieces, however long
 * it gets.
 */
export function createSitemapService(
  parts: Parts,
  options: { recordsPerRead?: number; entriesInFile?: number } = {},
) {
  const { recordsPerRead = defaultRecordsPerRead, entriesInFile = maxEntriesInFile } = options;

  /** Every indexed page once, under its canonical URL; a page whose canonical URL is on another site is left out. */
  async function* entries(): AsyncGenerator<SitemapEntry> {
    const seen = new Set<string>();
    for await (const entry of candidates(parts, recordsPerRead)) {
      if (seen.has(entry.url) || !isOwnUrl(parts.publicUrl, entry.url)) continue;
      seen.add(entry.url);
      yield entry;
    }
  }

  return {
    entries,

    /** The sitemap as XML, piece by piece, with `fileEnd` between its files. */
    async *render(): AsyncGenerator<string> {
      yield fileStart;
      let count = 0;
      for await (const entry of entries()) {
        if (count > 0 && count % entriesInFile === 0) yield* [urlsetEnd, fileEnd, fileStart];
        yield renderEntry(entry);
        count += 1;
      }
      yield urlsetEnd;
    },
  };
}

async function* candidates(parts: Parts, recordsPerRead: number): AsyncGenerator<SitemapEntry> {
  const offPages = offPagesIn(await parts.siteDocuments.get('pages'));
  for (const page of staticPages) {
    if (!page.isIndexed || isOnPages(page.path, offPages)) continue;
    yield* inLanguages(parts, { url: parts.publicUrl + page.path }, { page, path: page.path });
  }
  for (const entity of pagedEntities.filter(({ name }) => !isEntityOff(name, offPages))) {
    for await (const record of everyRecord(parts[entity.table].list, recordsPerRead)) {
      const path = pathOfRecord(entity, record);
      const url = canonicalUrl(parts.publicUrl, { path, metaUrl: record.metaUrl ?? '' });
      const page = { kind: entity.name, record };
      yield* inLanguages(parts, { url, changedAt: record.updatedAt }, { page, path });
    }
  }
}

/** A page, and the same in each other language that it is published in. */
async function* inLanguages(
  parts: Parts,
  entry: SitemapEntry,
  shown: Parameters<typeof findPageLanguages>[1],
): AsyncGenerator<SitemapEntry> {
  const published = (await findPageLanguages(parts, shown))?.filter(({ isPublished }) => isPublished) ?? [];
  if (published.length < 2) return yield entry;
  const languages = published.map(({ tag, path }, index) => ({
    ...{ tag, url: index === 0 ? entry.url : parts.publicUrl + path },
  }));
  for (const { url } of languages) yield { ...entry, url, languages };
}

async function* everyRecord(list: ListPage, recordsPerRead: number): AsyncGenerator<PublishedRecord> {
  const page = {
    reader: 'visitor',
    sort: 'id',
    page: 1,
    perPage: recordsPerRead,
    isUncounted: true,
  } as const;
  const pace = createPacer();
  for (let afterId = 0; ; ) {
    const { records } = await list({ ...page, afterId });
    for (const record of records) {
      yield record;
      await pace();
    }
    if (records.length < recordsPerRead) return;
    afterId = records.at(-1)?.id ?? 0;
  }
}

function isOwnUrl(publicUrl: string, url: string): boolean {
  return new URL(url).origin === new URL(publicUrl).origin;
}

function renderEntry({ url, changedAt, languages = [] }: SitemapEntry): string {
  const lastChange = changedAt === undefined ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
  const links = languages.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language.tag}" href="${escapeXml(language.url)}"/>`,
  );
  return `  <url><loc>${escapeXml(url)}</loc>${lastChange}${links.join('')}</url>\n`;
}

/** What names the files of a sitemap that is too long for one. */
export function renderSitemapIndex(publicUrl: string, files: { count: number; madeAt: string }): string {
  const changed = `<lastmod>${escapeXml(files.madeAt)}</lastmod>`;
  const lines = Array.from({ length: files.count }, (_, index) => {
    const url = `${publicUrl}/sitemap-${index + 1}.xml`;
    return `  <sitemap><loc>${escapeXml(url)}</loc>${changed}</sitemap>\n`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...lines,
    '</sitemapindex>\n',
  ].join('');
}
