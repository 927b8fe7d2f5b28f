import { type PageHead, type SiteIdentity, titleWith } from '../head/page-meta.ts';
import { articleData, breadcrumbData } from '../head/structured-data.ts';
import type { ArticlePageData } from './load-article-page.ts';

/** Title, description and canonical link of an article; the editor's own go before what is made from the text. */
export function articlePageHead(site: SiteIdentity, page: ArticlePageData): PageHead {
  const { article, picture } = page;
  const address = article.metaUrl || `/${article.slug}/`;
  const pictures = [picture, ...page.gallery].filter((shown) => shown !== undefined);
  return {
    title: article.metaTitle || titleWith(site, article.title),
    description: article.metaDescription || article.excerpt,
    address,
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
