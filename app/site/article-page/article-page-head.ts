import type { PageHeader, SiteIdentity } from '../head/page-meta.ts';
import { articleData, breadcrumbData } from '../head/structured-data.ts';
import type { ArticlePageData } from './load-article-page.ts';

/** The head of an article's page. */
export function articlePageHeader(site: SiteIdentity, page: ArticlePageData): PageHeader {
  const { article, picture, seo } = page;
  const address = seo.metaUrl;
  const pictures = [picture, ...page.gallery].filter((shown) => shown !== undefined);
  return {
    seo,
    picture,
    type: 'article',
    structuredData: !import.meta.env.SSR
      ? []
      : [
          articleData(site, { post: article, pictures, address }),
          breadcrumbData(site, [
            { name: 'Home', address: '/' },
            { name: 'Journal', address: '/blog/' },
            { name: article.title, address },
          ]),
        ],
  };
}
