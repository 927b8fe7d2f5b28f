import { pathOfBlogPost } from '#content/blog-post/blog-post-path.shared.ts';
import { pathOfGalleryProject } from '#content/gallery-project/gallery-project-path.shared.ts';
import { pathOfProduct } from '#content/product/product-path.shared.ts';
import type { CatalogueHit } from '#content/search/catalogue.service.ts';
import type { Services } from '../services.ts';

const reader = 'visitor';

/** What was found as a list shows it, in the same order; what has gone in this moment drops out. */
export async function describeHits(services: Services, hits: readonly CatalogueHit[]) {
  const idsOf = (kind: CatalogueHit['kind']) =>
    hits.filter((hit) => hit.kind === kind).map(({ recordId }) => recordId);
  const [stones, articles, projects] = await Promise.all([
    findStones(services, idsOf('stone')),
    findArticles(services, idsOf('article')),
    findProjects(services, idsOf('project')),
  ]);
  const found = { stone: stones, article: articles, project: projects };
  return hits.flatMap(({ kind, recordId, match }) => {
    const item = found[kind].get(recordId);
    return item ? [{ kind, ...item, match: match ?? null }] : [];
  });
}

async function findStones({ products }: Services, ids: number[]) {
  const fields = ['name', 'slug', 'mainImage', 'category', 'origin'] as const;
  const { records } = await products.listFields({ reader, fields, ids });
  return new Map(
    records.map(({ id, name, slug, mainImage, category, origin }) => [
      id,
      { title: name, slug, url: pathOfProduct({ slug }), image: mainImage, category: category.name, origin },
    ]),
  );
}

async function findArticles({ blogPosts }: Services, ids: number[]) {
  const fields = ['title', 'slug', 'image', 'category'] as const;
  const { records } = await blogPosts.listFields({ reader, fields, ids });
  return new Map(
    records.map(({ id, title, slug, image, category }) => [
      id,
      { title, slug, url: pathOfBlogPost({ slug }), image, category, origin: '' },
    ]),
  );
}

async function findProjects({ galleryProjects }: Services, ids: number[]) {
  const fields = ['name', 'slug', 'featuredImage', 'category', 'location'] as const;
  const { records } = await galleryProjects.listFields({ reader, fields, ids });
  return new Map(
    records.map(({ id, name, slug, featuredImage: image, category, location: origin }) => [
      id,
      { title: name, slug, url: pathOfGalleryProject({ slug }), image, category, origin },
    ]),
  );
}
