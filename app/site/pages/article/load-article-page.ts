import type { DocumentValues } from '#content/documents/registry.ts';
import type { BlogPost } from '#content/entities/blog-post/blog-post.entity.ts';
import { dayIn } from '#content/kit/zoned-days.shared.ts';
import type { CompiledMessages } from '#messages/translate.ts';
import type { PageHead } from '#publishing/head/page-head.ts';
import type { Services } from '#server/services/services.ts';
import { type ArticleSummary, summarizeArticles } from '../../components/ArticleCard/summarize-articles.ts';
import { degrade } from '../../degrade.ts';
import { findPagePictures, type PagePictures } from '../../page-pictures.ts';

/** Everything an article's page shows, whichever of its paths was requested. */
export type ArticlePageData = PagePictures & {
  messages: CompiledMessages;
  article: Omit<BlogPost, 'content'> & Pick<ArticleSummary, 'day'>;
  head: PageHead;
  texts: DocumentValues['journal']['article'];
  /** Sanitized HTML. */
  html: string;
  related: ArticleSummary[];
};

export async function loadArticlePage(services: Services, post: BlogPost): Promise<ArticlePageData> {
  const { content, ...article } = post;
  const [journal, { timeZone }, html, pictures, related] = await Promise.all([
    services.siteDocuments.get('journal'),
    services.siteDocuments.get('company'),
    services.media.prepareHtml(content),
    findPagePictures(services, { picture: post.image, gallery: post.galleryImages }),
    degrade(findRelated(services, post), {
      fallback: [],
      message: `articles related to "${post.slug}" could not be read`,
    }),
  ]);
  return {
    article: { ...article, day: dayIn(article.date, timeZone) },
    texts: journal.article,
    messages: await services.wording.pick('journal'),
    head: await services.heads.get({
      kind: 'blogPost',
      record: article,
      pictures: [pictures.picture, ...pictures.gallery],
    }),
    html,
    ...pictures,
    related,
  };
}

/** Three articles to read next. */
async function findRelated(services: Services, post: BlogPost): Promise<ArticleSummary[]> {
  return summarizeArticles(services, await services.blogPosts.findRelated(post));
}
