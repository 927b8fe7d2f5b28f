import type { BlogPost } from '#content/blog-post/blog-post.entity.ts';
import type { Picture } from '#content/picture/picture.ts';
import type { Services } from '#server/services.ts';

/** What a card shows of an article; its text stays on the server. */
export type ArticlePreview = Pick<
  BlogPost,
  'id' | 'title' | 'slug' | 'excerpt' | 'category' | 'date' | 'readTime' | 'size'
> & { picture: Picture | undefined };

export async function previewArticles(
  services: Services,
  posts: readonly BlogPost[],
): Promise<ArticlePreview[]> {
  const pictures = await services.media.findPictures(posts.map((post) => post.image));
  return posts.map(({ id, title, slug, excerpt, category, date, readTime, size, image }) => ({
    ...{ id, title, slug, excerpt, category, date, readTime, size },
    picture: pictures[image],
  }));
}
