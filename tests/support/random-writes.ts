import { categoryEntity } from '#content/entities/category/category.entity.ts';
import { productEntity } from '#content/entities/product/product.entity.ts';
import {
  anyProductOf,
  insertPicture,
  randomPictures as pictures,
  type RandomWrite,
  type Site,
  siteWrites,
} from './random-site-writes.ts';
import { testAuthor as author } from './sample-records.ts';
import { loadSmallDemo } from './small-demo.ts';

export const randomNames = ['Onyx', 'Jade', 'Slate', 'Basalt'];

/** Every kind of write that visitors may see something of, each by its name. */
export async function createRandomWrites(site: Site): Promise<Record<string, RandomWrite>> {
  await loadSmallDemo(site.db, site);
  const { records } = site;
  const categories = [await records.category({ name: 'One' }), await records.category({ name: 'Two' })];
  const empty = await records.category({ name: 'Three' });
  for (const path of pictures.slice(0, 2)) await insertPicture(site, path);
  for (const name of randomNames)
    await records.product({ name, category: categories[0]?.id, mainImage: pictures[0] });
  await records.blogPost({ title: 'Veins', image: pictures[0] });
  await records.galleryProject({ name: 'Staircase', featuredImage: pictures[1] });
  await records.socialPost();
  const categoryIds = categories.map(({ id }) => id);
  return {
    ...productWrites(site, categoryIds),
    ...otherRecordWrites(site, { categoryIds, emptyId: empty.id }),
    ...editorialWrites(site, categoryIds),
    ...siteWrites(site),
  };
}

function productWrites(site: Site, categoryIds: number[]): Record<string, RandomWrite> {
  const { services, records, random } = site;
  const { pick, chance, next } = random;
  const anyProduct = anyProductOf(site);
  const change = async (changes: object) =>
    services.products.update({ id: await anyProduct(), changes, author });
  const trashed: number[] = [];
  return {
    describeProduct: () => change({ description: `Stone ${next()}` }),
    renameProduct: () =>
      change({ name: pick(randomNames), slug: pick([...randomNames, 'Tuff', 'Gneiss']).toLowerCase() }),
    moveProduct: () => change({ category: pick(categoryIds) }),
    publishProduct: () => change({ published: chance(0.7), featured: chance(0.5) }),
    pictureProduct: () => change({ mainImage: pick(pictures) }),
    relateProduct: async () => change({ relatedProducts: [await anyProduct()] }),
    // More come than go, or there would soon be nothing to read.
    async createProducts() {
      for (const name of randomNames.slice(0, 3))
        await records.product({ name: `${name} ${next()}`, category: pick(categoryIds) });
    },
    async trashProduct() {
      const id = await anyProduct();
      await services.products.trash({ id, author });
      trashed.push(id);
    },
    async restoreProduct() {
      await services.products.restore({ id: trashed.pop() ?? 0, author });
    },
    purgeProduct: () => services.trash.remove({ entity: productEntity, id: trashed.shift() ?? 0, author }),
    async revertProduct() {
      const id = await anyProduct();
      const revisions = await services.revisions.list(productEntity, id);
      const query = { entity: productEntity, recordId: id, id: pick(revisions)?.id ?? 0 };
      const changes = await services.revisions.getValues(query);
      await services.products.update({ id, changes, author, isReversion: true });
    },
  };
}

function otherRecordWrites(
  { services, random }: Site,
  { categoryIds, emptyId }: { categoryIds: number[]; emptyId: number },
): Record<string, RandomWrite> {
  const { pick, chance, next } = random;
  const { categories, blogPosts, galleryProjects, socialPosts, trash } = services;
  const firstOf = async (service: { list: typeof blogPosts.list }) =>
    (await service.list({ reader: 'administrator' })).records[0]?.id ?? 0;
  const anyOf = async (service: object) => firstOf(service as typeof blogPosts);
  return {
    renameCategory: () =>
      categories.update({
        ...{ id: pick(categoryIds), author },
        changes: { name: `Room ${next()}`, published: chance(0.8) },
      }),
    trashCategory: () => categories.trash({ id: emptyId, author }),
    restoreCategory: () => categories.restore({ id: emptyId, author }),
    writeArticle: async () =>
      blogPosts.update({ id: await anyOf(blogPosts), author, changes: { title: `Veins ${next()}` } }),
    publishArticle: async () =>
      blogPosts.update({ id: await anyOf(blogPosts), author, changes: { published: chance(0.7) } }),
    changeProject: async () => {
      const changes = { client: `Client ${next()}`, published: chance(0.8) };
      await galleryProjects.update({ id: await anyOf(galleryProjects), author, changes });
    },
    changeSocialPost: async () => {
      const changes = { caption: `A block ${next()}`, published: chance(0.8) };
      await socialPosts.update({ id: await anyOf(socialPosts), author, changes });
    },
    purgeOld: () => trash.removeExpired(),
  };
}

function editorialWrites(site: Site, categoryIds: number[]): Record<string, RandomWrite> {
  const { services, random } = site;
  const { pick, next } = random;
  const done: number[] = [];
  const anyProduct = anyProductOf(site);
  const orderOf = async (entity: typeof productEntity | typeof categoryEntity) => {
    const { records } = await services[entity.table].list({ reader: 'administrator' });
    const ids = [pick<{ id: number }>(records)?.id ?? 0, records[0]?.id ?? 0];
    await services.order.arrange({ entity, ids: [...new Set(ids)], author });
  };
  const bulk = async (action: 'publish' | 'unpublish' | 'feature' | 'category' | 'delete') => {
    const ids = [await anyProduct(), await anyProduct()];
    const request = { entity: productEntity, action, ids, author, categoryId: pick(categoryIds) };
    done.push((await services.bulk.run(request)).bulkId);
  };
  return {
    orderProducts: () => orderOf(productEntity),
    orderCategories: () => orderOf(categoryEntity),
    bulkPublish: () => bulk('publish'),
    bulkHide: () => bulk(pick(['unpublish', 'delete'])),
    bulkChange: () => bulk(pick(['feature', 'category'])),
    undoBulk: () => services.bulk.undo(done.pop() ?? 0, author),
    async importProducts() {
      const name = `${pick(randomNames)} sheet`;
      const slug = name.toLowerCase().replaceAll(' ', '-');
      const row = { name, slug, description: `Imported ${next()}`, category: pick(['one', 'two']) };
      const { finished } = await services.imports.start({
        ...{ entity: productEntity, source: { rows: [row] }, isDryRun: false, author },
        openPictures: () => services.importPictures(productEntity, undefined),
      });
      const { bulkId } = await finished;
      if (bulkId !== null) done.push(bulkId);
    },
    removeDemo: () => services.demoRemoval.run(author),
    restoreDemo: () => services.demoRemoval.undo(author),
  };
}
