import type { SiteDocumentService } from '#content/site-documents/site-documents.service.ts';
import { describePage } from './describe-page.ts';
import { createPageFinder, type PageSources } from './find-page.ts';
import type { Page } from './page.ts';
import type { PageHead } from './page-head.ts';

/** What search engines are told of a page; `metaUrl` is its whole canonical URL. */
type SeoData = { metaTitle: string; metaDescription: string; metaUrl: string };

type Parts = PageSources & { publicUrl: string; siteDocuments: Pick<SiteDocumentService, 'get'> };

/** The heads of all public pages: what a page's own route delivers and what the API tells of it are the same. */
export function createHeadService(parts: Parts) {
  const findPage = createPageFinder(parts);

  async function getHead(page: Page): Promise<PageHead> {
    const { get } = parts.siteDocuments;
    return describePage(page, { publicUrl: parts.publicUrl, company: await get('company'), get });
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
