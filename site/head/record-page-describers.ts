import { authorPath } from '#content/blog-post/article-author.shared.ts';
import { pathOfBlogPost } from '#content/blog-post/blog-post-path.shared.ts';
import { pathOfCategory } from '#content/category/category-path.shared.ts';
import { pathOfGalleryProject } from '#content/gallery-project/gallery-project-path.shared.ts';
import { pathOfProduct } from '#content/product/product-path.shared.ts';
import type { Listed } from './page.ts';
import type { PageDescribers } from './page-description.ts';
import { articleData, authorData } from './structured-data/article-data.ts';
import { collectionData } from './structured-data/list-data.ts';
import { productData } from './structured-data/product-data.ts';
import { projectData } from './structured-data/project-data.ts';

const showcase: Listed = { name: 'Showcase', path: '/products/' };
const journal: Listed = { name: 'Journal', path: '/blog/' };
const gallery: Listed = { name: 'Gallery', path: '/gallery/' };

export const recordPageDescribers: PageDescribers<'category' | 'product' | 'article' | 'author' | 'project'> =
  {
    category: ({ category, products }) => ({
      path: pathOfCategory(category),
      title: category.name,
      description: category.description,
      seo: category,
      breadcrumb: { name: category.name, parents: [showcase] },
      structuredData: ({ site, url }) => [
        collectionData(site, {
          ...{ name: category.name, description: category.description, url },
          items: products.map((product) => ({ name: product.name, path: pathOfProduct(product) })),
        }),
      ],
    }),

    /** Wherever a product or an article is shown, `/{slug}/` is its path (specification/addresses.md, "Top-level slugs"). */
    product({ product }) {
      const { name, category, description } = product;
      // A collection that is a draft is told to nobody.
      const collections: Listed[] = category.slug
        ? [{ name: category.name, path: pathOfCategory(category) }]
        : [];
      return {
        path: pathOfProduct(product),
        title: category.slug ? `${name}, ${category.name} collection` : name,
        description,
        seo: product,
        type: 'product',
        breadcrumb: { name, parents: [showcase, ...collections] },
        structuredData: ({ site, ...head }) => [productData(site, { ...head, product })],
      };
    },

    article: ({ article }) => ({
      path: pathOfBlogPost(article),
      title: article.title,
      description: article.excerpt,
      seo: article,
      type: 'article',
      breadcrumb: { name: article.title, parents: [journal] },
      structuredData: ({ site, ...head }) => [articleData(site, { ...head, article })],
    }),

    /** The journal with what one person has written. */
    author: ({ author, items }) => ({
      path: authorPath(author),
      title: `Articles by ${author}`,
      description: `What ${author} has written for the journal: ${items.map(({ name }) => name).join('; ')}.`,
      breadcrumb: { name: author, parents: [journal] },
      structuredData: ({ site, url }) => [authorData(site, { name: author, url, items })],
    }),

    project: ({ project }) => ({
      path: pathOfGalleryProject(project),
      title: project.name,
      description: project.shortDescription,
      seo: project,
      type: 'article',
      breadcrumb: { name: project.name, parents: [gallery] },
      structuredData: ({ site, ...head }) => [projectData(site, { ...head, project })],
    }),
  };
