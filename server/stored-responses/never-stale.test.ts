import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { productEntity } from '#content/product/product.entity.ts';
import type { Db } from '#database/connect.ts';
import { insertMediaFile, updateMediaFile } from '#media/media-files.repository.ts';
import { openBuiltPages } from '#server/built-pages.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { askThroughPort } from '#tests/support/raw-answers.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

/** `STORED_STEPS=10000 npx vitest run server/stored-responses/never-stale.test.ts` is the long form. */
const steps = Number(process.env.STORED_STEPS ?? 30);
const seed = Number(process.env.STORED_SEED ?? Date.now() % 100_000);
const pages = await openBuiltPages(resolve(import.meta.dirname, '../..'));
const millisecondsAStep = 1_000;

const names = ['Onyx', 'Jade', 'Slate', 'Basalt'];
const picture = '/uploads/gallery/random.png';

describeOnBothEngines('after any write', (openDb) => {
  const openApi = createApiOpener({ pages });
  let db: Db;
  let site: ApiUnderTest;

  beforeEach(async () => {
    db = await openDb();
    site = await openApi(db);
  });

  test(
    `the very next visitor sees it (seed ${seed})`,
    async () => {
      const ask = await askThroughPort(site.app);
      const { pick, chance } = createRandom(seed);
      const writes = await createWrites(db, site, { pick, chance });
      const paths = readsOf();
      const told: string[] = [];
      for (let step = 0; step < steps; step += 1) {
        const write = pick(writes);
        // Some are asked for while something is written: what they get is not kept for those who come after.
        const meanwhile = chance(0.5) ? [ask(pick(paths)), ask(pick(paths))] : [];
        if (chance(0.5)) {
          told.push(write.name);
          await write().catch((error: { code?: string }) => {
            if (!['conflict', 'not-found', 'stale', 'invalid'].includes(String(error.code))) throw error;
          });
        }
        for (const path of [pick(paths), pick(paths), pick(paths)]) {
          const accepted = pick(['br', 'gzip', '']);
          const answer = await ask(path, { headers: { 'accept-encoding': accepted } });
          const anew = await site.app.inject(path);
          expect([path, answer.status, told.slice(-3)]).toEqual([path, anew.statusCode, told.slice(-3)]);
          if (answer.status === 200) expect([path, answer.text]).toEqual([path, anew.body]);
        }
        await Promise.all(meanwhile);
      }
      // Or nothing would have been proved.
      expect(site.stored.stats().hits).toBeGreaterThan(steps / 4);
    },
    60_000 + steps * millisecondsAStep,
  );
});

/** What the site and the API show; none of it is answered otherwise when it is asked for again. */
function readsOf(): string[] {
  const slugs = names.map((name) => name.toLowerCase());
  return [
    ...['/', '/products/', '/products/one/', '/products/two/', '/blog/', '/blog/feed.xml', '/sitemap.xml'],
    ...['/gallery/', '/about/', '/products/one.data', '/manifest.webmanifest'],
    ...slugs.flatMap((slug) => [`/${slug}/`, `/api/products/${slug}`, `/api/resolve/${slug}`]),
    ...['/api/products', '/api/products?category=one', '/api/products?featured=true&page=1&per_page=2'],
    ...['/api/products?search=onyx', '/api/categories', '/api/blog', '/api/seo/by-path?path=products/one'],
    ...['/api/site-documents/company', '/api/products/one/onyx', '/italian-marble/'],
  ];
}

type Random = ReturnType<typeof createRandom>;

async function createWrites(db: Db, { services, records }: ApiUnderTest, { pick, chance }: Random) {
  const { products, categories, blogPosts, siteDocuments, order } = services;
  const one = await records.category({ name: 'One' });
  const two = await records.category({ name: 'Two' });
  for (const name of names) await records.product({ name, category: one.id, mainImage: picture });
  await records.blogPost({ title: 'Veins' });
  await insertMediaFile(db, {
    ...{
      path: picture,
      mime: 'image/png',
      width: 800,
      height: 600,
      bytes: 1,
      sha256: 'x',
      preview: '',
      originalName: '',
    },
    ...{ alt: '', focalX: 50, focalY: 50, createdAt: new Date().toISOString() },
  });
  const anyProduct = async () => {
    const { records: all } = await products.list({ reader: 'administrator' });
    return pick(all).id;
  };
  const change = async (changes: object) => products.update({ id: await anyProduct(), changes, author });
  const trashed: number[] = [];
  return [
    function describeProduct() {
      return change({ description: `Stone ${Math.random()}` });
    },
    function renameProduct() {
      return change({ name: pick(names), slug: pick(names).toLowerCase() });
    },
    function moveProduct() {
      return change({ category: pick([one.id, two.id]) });
    },
    function publishProduct() {
      return change({ published: chance(0.7), featured: chance(0.5) });
    },
    async function relateProduct() {
      await change({ relatedProducts: [await anyProduct()] });
    },
    async function trashProduct() {
      const id = await anyProduct();
      await products.trash({ id, author });
      trashed.push(id);
    },
    async function restoreProduct() {
      const id = trashed.pop();
      if (id !== undefined) await products.restore({ id, author });
    },
    async function createProduct() {
      await records.product({ name: `${pick(names)} ${Math.random()}`, category: pick([one.id, two.id]) });
    },
    async function orderProducts() {
      const { records: all } = await products.list({ reader: 'administrator' });
      await order.arrange({ entity: productEntity, ids: [pick(all).id, all[0]?.id ?? 0], author });
    },
    function renameCategory() {
      return categories.update({
        ...{ id: pick([one.id, two.id]), author },
        changes: { name: `Room ${Math.random()}`, published: chance(0.8) },
      });
    },
    async function writeArticle() {
      const [post] = (await blogPosts.list({ reader: 'administrator' })).records;
      await blogPosts.update({ id: post?.id ?? 0, author, changes: { title: `Veins ${Math.random()}` } });
    },
    function renameCompany() {
      return siteDocuments.save('company', { value: { name: `Stone ${Math.random()}` }, author });
    },
    function rewriteAbout() {
      return siteDocuments.save('about', { value: { title: `We ${Math.random()}` }, author });
    },
    function describePicture() {
      return updateMediaFile(db, picture, { alt: `Slab ${Math.random()}` });
    },
  ] as (() => Promise<unknown>)[];
}

/** The same numbers for the same seed (mulberry32). */
function createRandom(start: number) {
  let state = start;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    chance: (share: number) => next() < share,
    pick: <T>(among: readonly T[]): T => among[Math.floor(next() * among.length)] as T,
  };
}
