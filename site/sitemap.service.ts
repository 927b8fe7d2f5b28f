import { createPacer } from '#content/kit/pacer.ts';
import { pathOfRecord } from '#content/kit/record-path.shared.ts';
import { type PagedEntity, pagedEntities } from '#content/registry.ts';
import { canonicalUrl } from './head/head.service.ts';
import { staticPages } from './head/static-pages.ts';
import { escapeXml } from './sitemap-xml.ts';

/** A page for search engines: its canonical URL and when it last changed, ISO 8601. */
export type SitemapEntry = { url: string; changedAt?: string };

type Parts = { publicUrl: string } & Record<PagedEntity['table'], { list: ListPage }>;
type PublishedRecord = { id: number; slug: string; metaUrl?: string; updatedAt: string };
type ListPage = (query: {
  reader: 'visitor';
  sort: string;
  afterId: number;
  page: number;
  perPage: number;
  isUncounted: true;
}) => Promise<{ records: PublishedRecord[] }>;

/** Few enough that reading them is no pause for anybody. */
const defaultRecordsPerRead = 100;

/**
 * The list of all public pages (specification/back-office.md, "Sitemap"). It reads and writes in pieces, however long
 * it gets.
 */
export function createSitemapService(parts: Parts, options: { recordsPerRead?: number } = {}) {
  const recordsPerRead = options.recordsPerRead ?? defaultRecordsPerRead;

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

    /** The sitemap as XML, piece by piece. */
    async *render(): AsyncGenerator<string> {
      yield '<?xml version="1.0" encoding="UTF-8"?>\n';
      yield '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
      for await (const entry of entries()) yield renderEntry(entry);
      yield '</urlset>\n';
    },
  };
}

async function* candidates(parts: Parts, recordsPerRead: number): AsyncGenerator<SitemapEntry> {
  for (const page of staticPages) {
    if (page.isIndexed) yield { url: parts.publicUrl + page.path };
  }
  for (const entity of pagedEntities) {
    for await (const record of everyRecord(parts[entity.table].list, recordsPerRead)) {
      const path = pathOfRecord(entity, record);
      const url = canonicalUrl(parts.publicUrl, { path, metaUrl: record.metaUrl ?? '' });
      yield { url, changedAt: record.updatedAt };
    }
  }
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

function renderEntry({ url, changedAt }: SitemapEntry): string {
  const lastChange = changedAt === undefined ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
  return `  <url><loc>${escapeXml(url)}</loc>${lastChange}</url>\n`;
}
