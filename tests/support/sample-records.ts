import { blogPostEntity } from '#content/blog-post/blog-post.entity.ts';
import { createBlogPostService } from '#content/blog-post/blog-post.service.ts';
import { categoryEntity } from '#content/category/category.entity.ts';
import { createCategoryService } from '#content/category/category.service.ts';
import { galleryProjectEntity } from '#content/gallery-project/gallery-project.entity.ts';
import { createGalleryProjectService } from '#content/gallery-project/gallery-project.service.ts';
import type { Author } from '#content/kit/author.ts';
import { createSchemaOf } from '#content/kit/input-schema.ts';
import { createEntityService } from '#content/kit/service.ts';
import { productEntity } from '#content/product/product.entity.ts';
import { createProductService } from '#content/product/product.service.ts';
import { socialPostEntity } from '#content/social-post/social-post.entity.ts';
import type { Db } from '#database/connect.ts';

/** Who makes the records of tests. */
export const testAuthor: Author = { username: 'editor' };

/** A blog post as a client sends it. */
export const newPost = {
  title: 'Why veins run',
  excerpt: 'On pressure',
  content: '<p>Marble begins as mud.</p>',
};

type Values = Record<string, unknown>;

/** Makes records through the services, with every required field filled in; `values` says what a test is about. */
export function createSampleRecords(db: Db) {
  const categories = createCategoryService(db);
  const products = createProductService(db);
  const blogPosts = createBlogPostService(db);
  const socialPosts = createEntityService(db, socialPostEntity);
  const galleryProjects = createGalleryProjectService(db);
  return {
    categories,
    products,
    blogPosts,
    socialPosts,
    galleryProjects,
    category: (values: Values = {}) =>
      categories.create(
        createSchemaOf(categoryEntity).parse({ name: 'Dawn', description: 'Pale marbles', ...values }),
        testAuthor,
      ),
    product: (values: Values) =>
      products.create(
        createSchemaOf(productEntity).parse({
          name: 'Statuario',
          description: 'White, boldly veined',
          ...values,
        }),
        testAuthor,
      ),
    blogPost: (values: Values = {}) =>
      blogPosts.create(
        createSchemaOf(blogPostEntity).parse({
          title: 'Why veins run',
          excerpt: 'On pressure and time',
          content: '<p>Marble begins as mud.</p>',
          ...values,
        }),
        testAuthor,
      ),
    socialPost: (values: Values = {}) =>
      socialPosts.create(
        createSchemaOf(socialPostEntity).parse({
          platform: 'instagram',
          caption: 'A block arrives',
          mediaUrl: '/uploads/social/block.webp',
          ...values,
        }),
        testAuthor,
      ),
    galleryProject: (values: Values = {}) =>
      galleryProjects.create(
        createSchemaOf(galleryProjectEntity).parse({
          name: 'A staircase',
          shortDescription: 'Carrara under a skylight',
          client: 'Private residence',
          ...values,
        }),
        testAuthor,
      ),
  };
}
