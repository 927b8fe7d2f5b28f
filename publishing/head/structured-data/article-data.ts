import { authorPath, isCompanyAuthor } from '#content/entities/blog-post/article-author.shared.ts';
import { languageOf } from '#content/languages.ts';
import { isOnPages } from '#content/off-pages.shared.ts';
import type { Listed, PageOf } from '../page.ts';
import { absoluteUrl, type SiteIdentity } from '../site-identity.ts';
import { publisherOf, type StructuredData, schemaContext, withoutEmpty } from './document.ts';

/** An article of the journal. */
export function articleData(
  site: SiteIdentity,
  page: {
    article: PageOf<'blogPost'>['record'];
    url: string;
    pictures: readonly string[];
    offPages: readonly string[];
  },
): StructuredData {
  const { article } = page;
  return withoutEmpty({
    '@context': schemaContext,
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    url: page.url,
    mainEntityOfPage: page.url,
    image: page.pictures,
    datePublished: article.date,
    dateModified: article.updatedAt,
    author: authorOf(site, article.author, page.offPages),
    publisher: publisherOf(site),
    articleSection: article.category,
    keywords: article.tags,
    inLanguage: languageOf(site.company),
  });
}

/** Who writes in the journal, and what they have written. */
export function authorData(
  site: SiteIdentity,
  page: { name: string; url: string; items: readonly Listed[] },
): StructuredData {
  const { name, url, items } = page;
  return {
    '@context': schemaContext,
    '@type': 'ProfilePage',
    url,
    mainEntity: { '@type': 'Person', name, url, worksFor: publisherOf(site) },
    hasPart: items.map((item) => ({
      '@type': 'BlogPosting',
      headline: item.name,
      url: absoluteUrl(site.publicUrl, item.path),
    })),
  };
}

/** An editorial team is the company; any other name is a person's. Each may have a page that tells more of them. */
function authorOf(site: SiteIdentity, author: string, offPages: readonly string[]): StructuredData {
  const who = isCompanyAuthor(author) ? publisherOf(site) : { '@type': 'Person', name: author };
  const path = authorPath(author);
  return isOnPages(path, offPages) ? who : { ...who, url: absoluteUrl(site.publicUrl, path) };
}
