import { isCompanyAuthor } from '#content/entities/blog-post/article-author.shared.ts';
import { pathOfBlogPost } from '#content/entities/blog-post/blog-post-path.shared.ts';
import { readChoice } from '#content/search/catalogue-parameters.shared.ts';
import type { Services } from '#server/services/services.ts';
import { pagesAround } from '../../../paging/pages-around.ts';
import { articleCardFields, summarizeArticles } from '../../components/ArticleCard/summarize-articles.ts';

/** Articles shown at once (specification/addresses.md, "Parts of a list"). */
const perPage = 24;

export type JournalAddress = { author: string | null; page: number };

export function readJournalAddress(search: URLSearchParams): JournalAddress {
  return { author: search.get('author'), page: readChoice(search).page };
}

/** A part of the journal, or of what one person has written. */
export async function loadJournalPage(services: Services, { author, page }: JournalAddress) {
  if (author !== null && isCompanyAuthor(author)) return 'no-such-author';
  const [{ records, total }, { article: _article, ...texts }] = await Promise.all([
    services.blogPosts.listFields(
      { reader: 'visitor', fields: articleCardFields, page, perPage },
      author === null ? {} : { equals: { author } },
    ),
    services.siteDocuments.get('journal'),
  ]);
  if (author !== null && total === 0) return 'no-such-author';
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (page > pages) return 'no-such-page';
  const articles = await summarizeArticles(services, records);
  const listed = {
    part: { page, pages },
    items: articles.map((article) => ({ name: article.title, path: pathOfBlogPost(article) })),
    pictures: articles.map(({ picture }) => picture),
  };
  const head = await services.heads.get(
    author === null ? { kind: 'journal', ...listed } : { kind: 'author', author, ...listed },
  );
  const messages = await services.wording.pick('journal');
  return { author, head, messages, texts, articles, part: { page, pages, around: pagesAround(page, pages) } };
}
