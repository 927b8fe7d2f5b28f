import { blogPostEntity } from '#content/entities/blog-post/blog-post.entity.ts';
import { createBlogPostService } from '#content/entities/blog-post/blog-post.service.ts';
import { categoryEntity } from '#content/entities/category/category.entity.ts';
import { createCategoryService } from '#content/entities/category/category.service.ts';
import { galleryProjectEntity } from '#content/entities/gallery-project/gallery-project.entity.ts';
import { createGalleryProjectService } from '#content/entities/gallery-project/gallery-project.service.ts';
import { landingPageEntity } from '#content/entities/landing-page/landing-page.entity.ts';
import { createLandingPageService } from '#content/entities/landing-page/landing-page.service.ts';
import { pageEntity } from '#content/entities/page/page.entity.ts';
import { productEntity } from '#content/entities/product/product.entity.ts';
import { createProductService } from '#content/entities/product/product.service.ts';
import { slabEntity } from '#content/entities/slab/slab.entity.ts';
import { createSlabService } from '#content/entities/slab/slab.service.ts';
import { socialPostEntity } from '#content/entities/social-post/social-post.entity.ts';
import type { Author } from '#content/kit/author.ts';
import type { Entity } from '#content/kit/entity.ts';
import { createSchemaOf } from '#content/kit/input-schema.ts';
import { createEntityService } from '#content/kit/service.ts';
import { entities } from '#content/registry.ts';
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
  const landingPages = createLandingPageService(db);
  const pages = createEntityService(db, pageEntity);
  const slabs = createSlabService(db);
  const makers = {
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
    landingPage: (values: Values = {}) =>
      landingPages.create(
        createSchemaOf(landingPageEntity).parse({ name: 'Granite for stairs', ...values }),
        testAuthor,
      ),
    slab: (values: Values) =>
      slabs.create(
        createSchemaOf(slabEntity).parse({
          ...{ slug: 'A-1', lengthMm: 2_700, heightMm: 1_700, thicknessMm: 20, ...values },
        }),
        testAuthor,
      ),
    page: (values: Values = {}) =>
      pages.create(createSchemaOf(pageEntity).parse({ title: 'Careers', ...values }), testAuthor),
  };
  return {
    ...{ categories, products, blogPosts, socialPosts, galleryProjects, landingPages, pages, slabs },
    ...makers,

    /** One of every entity. */
    async everyKind(values: Values = {}) {
      const { id } = await makers.category(values);
      const product = await makers.product({ category: id, ...values });
      await makers.slab({ product: product.id, ...values });
      await makers.blogPost(values);
      await makers.socialPost(values);
      await makers.galleryProject(values);
      await makers.landingPage(values);
      await makers.page(values);
      const others: Entity[] = entities.filter(({ name }) => !Object.hasOwn(makers, name));
      for (const entity of others) {
        const input = createSchemaOf(entity).parse({ ...neededBy(entity), ...values });
        await createEntityService(db, entity).create(input, testAuthor);
      }
    },
  };
}

/** Words for what a record cannot be without. */
function neededBy({ fields }: Entity): Values {
  const needed = Object.entries(fields).filter(([, { required }]) => required);
  return Object.fromEntries(needed.map(([name, { label }]) => [name, label]));
}
