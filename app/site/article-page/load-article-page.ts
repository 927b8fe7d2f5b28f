import type { BlogPost } from '#content/blog-post/blog-post.entity.ts';
import type { Picture } from '#content/picture/picture.ts';
import type { DocumentValues } from '#content/site-documents/registry.ts';
import type { Services } from '#server/services.ts';
import type { PageHead } from '#site/head/page-head.ts';
import { type ArticlePreview, previewArticles } from './preview-articles.ts';

/** Everything an article's page shows, whichever of its paths was requested. */
export type ArticlePageData = {
  article: Omit<BlogPost, 'content'>;
  head: PageHead;
  texts: DocumentValues['journal']['article'];
  /** Sanitized HTML. */
  html: string;
  picture: Picture | undefined;
  gallery: Picture[];
  related: ArticlePreview[];
};

export async function loadArticlePage(services: Services, post: BlogPost): Promise<ArticlePageData> {
  const { content, ...article } = post;
  const [journal, html, pictures, related] = await Promise.all([
    services.siteDocuments.get('journal'),
    services.media.prepareHtml(content),
    services.media.findPictures([post.image, ...post.galleryImages]),
    findRelatedPreviews(services, post),
  ]);
  const picture = pictures[post.image];
  const gallery = post.galleryImages.flatMap((path) => pictures[path] ?? []);
  return {
    article,
    texts: journal.article,
    head: await services.heads.get({ kind: 'article', article, pictures: [picture, ...gallery] }),
    html,
    picture,
    gallery,
    related,
  };
}

/** Three articles to read next; the page is shown without them if they can't be read. */
async function findRelatedPreviews(services: Services, post: BlogPost): Promise<ArticlePreview[]> {
  try {
    return await previewArticles(services, await services.blogPosts.findRelated(post));
  } catch (error) {
    console.warn(
      JSON.stringify({
        ...{ level: 'warn', time: Date.now(), msg: 'related articles could not be read' },
        ...{ slug: post.slug, err: String(error) },
      }),
    );
    return [];
  }
}
