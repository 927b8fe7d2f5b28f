import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { createRandom } from '#tests/support/random.ts';
import { createRandomWrites, randomNames } from '#tests/support/random-writes.ts';
import { askThroughPort } from '#tests/support/raw-answers.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { openBuiltPages } from '../pages/built-pages.ts';

/** `STORED_STEPS=10000 npx vitest run server/cache/never-stale.test.ts` is the long form. */
const steps = Number(process.env.STORED_STEPS ?? 120);
const seed = Number(process.env.STORED_SEED ?? Date.now() % 100_000);
const pages = await openBuiltPages(resolve(import.meta.dirname, '../..'));
/** The others read, and compare what comes with what is made anew. */
const writeShare = 0.2;
/** As often as not it is something that was just read: of so many addresses each is rarely asked for twice. */
const againShare = 0.5;
const justRead = 6;
const millisecondsAStep = 1_000;

/** What a write may be refused for: the record is in the trash, a slug is taken, a picture is used. */
const refusals = ['conflict', 'not-found', 'stale', 'invalid'];
/** From so many steps on each kind of write has happened, or the seed is a strange one. */
const stepsForEachKind = 5_000;
const stepsToTell = 1_000;

describeOnBothEngines('after any write', (openDb) => {
  const openApi = createApiOpener({ pages });
  let site: ApiUnderTest;

  beforeEach(async () => {
    site = await openApi(await openDb());
  });

  test(
    `the very next visitor sees it (seed ${seed})`,
    async () => {
      const ask = await askThroughPort(site.app);
      const random = createRandom(seed);
      const { pick, chance } = random;
      const writes = await createRandomWrites({ ...site, random });
      const paths = readsOf();
      const done = new Map(Object.keys(writes).map((name) => [name, 0]));
      const told: string[] = [];
      const read: string[] = [];
      const write = async () => {
        const name = pick(Object.keys(writes));
        // Some are asked for while something is written: what they get is not kept for those who come after.
        const meanwhile = chance(0.5) ? [ask(pick(paths)), ask(pick(paths))] : [];
        const isDone = await writes[name]?.().then(() => true, ignoreRefusal);
        if (isDone) told.push(name);
        if (isDone) done.set(name, (done.get(name) ?? 0) + 1);
        return meanwhile;
      };
      let underWay: Promise<unknown>[] = [];
      for (let step = 0; step < steps; step += 1) {
        if (chance(writeShare)) {
          underWay = await write();
          continue;
        }
        if (step > 0 && step % stepsToTell === 0) console.info(`${step} steps`);
        const path = pick(read.length > 0 && chance(againShare) ? read.slice(-justRead) : paths);
        read.push(path);
        const answer = await ask(path, {
          headers: { 'accept-encoding': pick(['br', 'gzip', '', '']) },
        });
        const anew = await site.app.inject(path);
        const after = `${path} in step ${step} after ${told.slice(-3)}`;
        expect([after, answer.status, answer.headers.location]).toEqual([
          after,
          anew.statusCode,
          anew.headers.location,
        ]);
        if (answer.status === 200) expect([after, answer.text]).toEqual([after, anew.body]);
        await Promise.all(underWay);
      }
      await Promise.all(underWay);
      // Or nothing would have been proved.
      expect(site.cache.stats().hits).toBeGreaterThan(steps / 10);
      if (steps < stepsForEachKind) return;
      console.info(JSON.stringify({ ...site.cache.stats(), writes: Object.fromEntries(done) }));
      expect([...done].filter(([, count]) => count === 0)).toEqual([]);
    },
    60_000 + steps * millisecondsAStep,
  );
});

function ignoreRefusal(error: { code?: string }): false {
  if (refusals.includes(String(error.code))) return false;
  throw error;
}

/** What the site and the API show; none of it is answered otherwise when it is asked for again. */
function readsOf(): string[] {
  const slugs = randomNames.map((name) => name.toLowerCase());
  return [
    ...['/', '/products/', '/products/one/', '/products/two/', '/products/dawn/', '/blog/', '/old/'],
    ...['/gallery/', '/about/', '/social/', '/contact/', '/legal/', '/italian-marble/', '/veins/'],
    ...['/products/one.data', '/_root.data', '/gallery/staircase.data', '/onyx.data', '/gallery/staircase/'],
    ...['/blog/feed.xml', '/sitemap.xml', '/manifest.webmanifest', '/favicon.svg', '/robots.txt'],
    ...slugs.flatMap((slug) => [`/${slug}/`, `/api/products/${slug}`, `/api/resolve/${slug}`]),
    ...['/api/products', '/api/products?category=one', '/api/products?featured=true&page=1&per_page=2'],
    ...['/api/products?search=onyx', '/api/products?fields=name,slug', '/api/products/one/onyx'],
    ...['/search/', '/search/?origin=italy', '/search/?sort=newest', '/search/?category=one&kind=stone'],
    ...['/api/catalogue', '/api/catalogue?q=onyx', '/api/catalogue?q=jad+stone&category=one'],
    ...['/api/catalogue?kind=article', '/api/catalogue?colour=white&colour=black&sort=name'],
    ...[
      '/products/one/?narrow=open',
      '/products/one/?colour=white',
      '/products/dawn/?origin=italy&view=grid',
    ],
    ...['/products/two/?sort=-name', '/search.data?availability=available'],
    ...['/api/categories', '/api/blog', '/api/gallery', '/api/social', '/api/blog/veins'],
    ...['/api/site-documents/company', '/api/site-documents/about', '/api/seo/by-path?path=products/one'],
  ];
}
