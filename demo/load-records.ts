import { z } from 'zod';
import { blogPostEntity } from '#content/entities/blog-post/blog-post.entity.ts';
import { createBlogPostService } from '#content/entities/blog-post/blog-post.service.ts';
import { categoryEntity } from '#content/entities/category/category.entity.ts';
import { createCategoryService } from '#content/entities/category/category.service.ts';
import { galleryProjectEntity } from '#content/entities/gallery-project/gallery-project.entity.ts';
import { createGalleryProjectService } from '#content/entities/gallery-project/gallery-project.service.ts';
import { landingPageEntity } from '#content/entities/landing-page/landing-page.entity.ts';
import { productEntity } from '#content/entities/product/product.entity.ts';
import { createProductService } from '#content/entities/product/product.service.ts';
import { createHoldsService } from '#content/entities/slab/holds.service.ts';
import { slabEntity } from '#content/entities/slab/slab.entity.ts';
import { createSlabService } from '#content/entities/slab/slab.service.ts';
import { socialPostEntity } from '#content/entities/social-post/social-post.entity.ts';
import { arrangePlaces } from '#content/kit/arrange-places.ts';
import { systemAuthor } from '#content/kit/author.ts';
import type { Entity } from '#content/kit/entity.ts';
import { createSchemaOf } from '#content/kit/input-schema.ts';
import { lockPlaces, savePositions } from '#content/kit/positions.repository.ts';
import { createEntityService, type EntityService } from '#content/kit/service.ts';
import { uploadsPrefix } from '#content/picture/picture.ts';
import type { Db } from '#database/connect.ts';
import { parseOrThrow } from '#errors/validate.ts';
import { listContent, readContent, readContentText } from './demo-files.ts';
import { readRocks } from './rock-drafts.ts';
import { readSlabs, slabsFolder } from './slab-drafts.ts';

type Draft = Record<string, unknown>;

const draftSchema = z.record(z.string(), z.unknown());
const draftsSchema = z.array(draftSchema);
const seoSchema = z
  .object({ metaTitle: z.string(), metaDescription: z.string(), metaUrl: z.string() })
  .partial();

const slugsSchema = z.array(z.string());
const landingPagesSchema = z.array(
  z.looseObject({
    hero: z.object({ heading: z.string(), text: z.string(), image: z.string() }),
    lists: z.array(z.looseObject({ products: slugsSchema })),
    popular: slugsSchema,
  }),
);

const dayMs = 24 * 60 * 60_000;
/** Five in the afternoon there, in UTC. */
const fiveInKishangarh = [11, 30, 0, 0] as const;

/** Stores the records of all entities through their services, so that the demo obeys every rule. */
export async function loadRecords(db: Db): Promise<void> {
  const categories = createCategoryService(db);
  const categoryIds = new Map<unknown, number>();
  for (const draft of draftsSchema.parse(await readContent('categories.json'))) {
    const created = await categories.create(readInput(categoryEntity, draft), systemAuthor);
    categoryIds.set(created.slug, created.id);
  }
  const rocks = await readRocks();
  const products = (await readDrafts('products')).map(
    (draft): Draft => ({
      ...draft,
      ...rocks.get(String(draft.slug)),
      category: categoryIds.get(draft.category),
    }),
  );
  const productIds = await createRelated(createProductService(db), productEntity, {
    drafts: products,
    relation: 'relatedProducts',
  });
  for (const category of categoryIds.values()) {
    const drafts = products.filter((draft) => draft.category === category);
    await bringFeaturedForward(db, { drafts, ids: productIds });
  }
  await loadSlabs(db, productIds);
  await createRelated(createBlogPostService(db), blogPostEntity, {
    drafts: await readArticles(),
    relation: 'relatedPosts',
  });
  await createRelated(createGalleryProjectService(db), galleryProjectEntity, {
    drafts: await readDrafts('gallery'),
    relation: 'relatedProjects',
  });
  const landingPages = createEntityService(db, landingPageEntity);
  for (const draft of landingPagesSchema.parse(await readContent('landing-pages.json'))) {
    await landingPages.create(readLandingPage(draft, productIds), systemAuthor);
  }
  const socialPosts = createEntityService(db, socialPostEntity);
  for (const draft of draftsSchema.parse(await readContent('social.json'))) {
    await socialPosts.create(readInput(socialPostEntity, draft), systemAuthor);
  }
}

/** Slabs in the yard, some of them held for weeks from now on. */
async function loadSlabs(db: Db, productIds: Map<unknown, number>): Promise<void> {
  const [slabs, holds] = [createSlabService(db), createHoldsService(db)];
  for (const { product, picture, alt, hold, ...fields } of await readSlabs()) {
    const mainImage = `${slabsFolder}/${picture}`;
    const draft = { ...fields, mainImage, product: idOf(productIds, product) };
    const { id } = await slabs.create(readInput(slabEntity, draft), systemAuthor);
    if (!hold) continue;
    const until = new Date(Date.now() + hold.days * dayMs);
    until.setUTCHours(...fiveInKishangarh);
    await holds.hold(
      id,
      { for: hold.for, note: hold.note, until: until.toISOString(), queue: false },
      systemAuthor,
    );
  }
}

/** Creates records that name one another by slug: first all of them, then what each one names. @returns ids by slug */
async function createRelated<E extends Entity>(
  service: Pick<EntityService<E>, 'create' | 'update'>,
  entity: E,
  source: { drafts: Draft[]; relation: string },
): Promise<Map<unknown, number>> {
  const ids = new Map<unknown, number>();
  for (const draft of source.drafts) {
    const created = await service.create(
      readInput(entity, { ...draft, [source.relation]: [] }),
      systemAuthor,
    );
    ids.set(draft.slug, created.id);
  }
  const slugs = z.array(z.string());
  for (const draft of source.drafts) {
    const related = slugs.parse(draft[source.relation]).map((slug) => idOf(ids, slug));
    const changes = { [source.relation]: related } as Parameters<typeof service.update>[0]['changes'];
    await service.update({ id: idOf(ids, draft.slug), changes, author: systemAuthor });
  }
  return ids;
}

/** The company's featured stones come first in their collection. */
async function bringFeaturedForward(
  db: Db,
  products: { drafts: Draft[]; ids: Map<unknown, number> },
): Promise<void> {
  const order = products.drafts
    .toSorted((one, other) => Number(other.featured ?? false) - Number(one.featured ?? false))
    .map(({ slug }) => idOf(products.ids, slug));
  await savePositions(db, productEntity, arrangePlaces(await lockPlaces(db, productEntity), order));
}

/** With the stones that it names by their slugs. */
function readLandingPage(
  { hero, lists, popular, ...fields }: z.infer<typeof landingPagesSchema>[number],
  productIds: Map<unknown, number>,
) {
  const idsOf = (slugs: readonly string[]) => slugs.map((slug) => idOf(productIds, slug));
  return readInput(landingPageEntity, {
    ...{ ...fields, heroHeading: hero.heading, heroText: hero.text, heroImage: hero.image },
    lists: lists.map((list) => ({ ...list, products: idsOf(list.products) })),
    popular: idsOf(popular),
  });
}

function readInput<E extends Entity>(entity: E, draft: Draft) {
  const { seo, ...fields } = draft;
  const values: Draft = { ...fields, ...seoSchema.parse(seo ?? {}) };
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind === 'media' && values[name]) values[name] = toUploadPath(values[name]);
    if (field.kind === 'mediaList' && values[name])
      values[name] = z.array(z.string()).parse(values[name]).map(toUploadPath);
  }
  return parseOrThrow(createSchemaOf(entity), values);
}

async function readArticles(): Promise<Draft[]> {
  const names = await listContent('blog');
  const articles = names.map(async (name) => ({
    ...draftSchema.parse(await readContent(`blog/${name}.json`)),
    content: await readContentText(`blog/${name}.html`),
  }));
  return Promise.all(articles);
}

/** The drafts of a folder; a file holds one or a list of them. */
async function readDrafts(folder: string): Promise<Draft[]> {
  const drafts: Draft[] = [];
  for (const name of await listContent(folder)) {
    drafts.push(...draftsSchema.parse([await readContent(`${folder}/${name}.json`)].flat()));
  }
  return drafts;
}

function idOf(ids: Map<unknown, number>, slug: unknown): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The demo content has no record "${String(slug)}"`);
  return id;
}

function toUploadPath(name: unknown): string {
  return uploadsPrefix + String(name);
}
