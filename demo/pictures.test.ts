import { expect, test } from 'vitest';
import { z } from 'zod';
import { listContent, listFiles, readContent, readContentText } from './demo-files.ts';
import { listNeededSizes, sizesFolder } from './shipped-sizes.ts';

const paths = z.array(z.string()).default([]);
const notesSchema = z.record(z.string(), z.object({ alt: z.string(), stones: paths }));
const productsSchema = z.array(
  z.object({
    slug: z.string(),
    name: z.string(),
    category: z.string(),
    mainImage: z.string(),
    galleryImages: paths,
  }),
);
const categoriesSchema = z.array(z.object({ slug: z.string(), image: z.string(), heroImage: z.string() }));
const projectSchema = z.object({ featuredImage: z.string(), galleryImages: paths, materials: paths });
const recordsSchema = z.array(z.looseObject({ slug: z.string() }));
const socialSchema = z.array(z.object({ caption: z.string(), mediaUrl: z.string() }));

/** How the text of each kind of a stone's pictures has to begin. */
const kinds = [
  { ending: '', opening: (stone: string) => new RegExp(`^(?:Polished )?${stone} slab\\b`) },
  { ending: '-detail', opening: (stone: string) => new RegExp(`^Close view of ${stone}: `) },
  {
    ending: '-bookmatch',
    opening: (stone: string) => new RegExp(`^Two ${stone} slabs book-matched on a vertical joint, `),
  },
];

const notes = notesSchema.parse(await readContent('pictures.json'));
const products = await readAll('products', productsSchema);
/** As texts call them, without what the name has in brackets. */
const stones = products.map(({ name }) => toStone(name));

test('each picture of the demo company says what it shows, and nothing is said of a picture that is not there', async () => {
  expect(Object.keys(notes).toSorted()).toEqual(await listFiles('pictures', '.webp'));
  for (const [name, { alt }] of Object.entries(notes)) expect(alt.length, name).toBeGreaterThan(20);
});

test('sizes that pages ask for first come along, of each picture as it is, and no others', async () => {
  const needed = [...(await listNeededSizes()).keys()];
  // `node demo/make-sizes.ts` makes them.
  expect(await listFiles(sizesFolder, '.avif')).toEqual(needed.toSorted());
});

test('the pictures of a stone name it, and say whether they show a slab, a part of it or two of them', () => {
  const misleading = products.flatMap(({ name, mainImage }) => {
    const stone = toStone(name);
    return kinds
      .map(({ ending, opening }) => ({
        picture: mainImage.replace('.webp', `${ending}.webp`),
        opening: opening(stone),
      }))
      .filter(({ picture, opening }) => !opening.test(altOf(picture)));
  });
  expect(misleading).toEqual([]);
});

test('no picture names a stone that it does not show', () => {
  const wrong = Object.keys(notes).filter((picture) => !showsAll(picture, stonesNamedIn(altOf(picture))));
  expect(wrong.map(altOf)).toEqual([]);
});

test('every picture on the page of a stone shows that stone', () => {
  const foreign = products.flatMap(({ name, mainImage, galleryImages }) =>
    [mainImage, ...galleryImages]
      .filter((picture) => !showsAll(picture, [toStone(name)]))
      .map((picture) => ({ name, picture })),
  );
  expect(foreign).toEqual([]);
});

test('a collection is illustrated by stones of its own', async () => {
  for (const { slug, image, heroImage } of categoriesSchema.parse(await readContent('categories.json'))) {
    const own = products.filter(({ category }) => category === slug).map(({ name }) => toStone(name));
    for (const picture of [image, heroImage]) expectOneOf(own, picture);
  }
});

test('a project is illustrated by what it was built of', async () => {
  for (const name of await listContent('gallery')) {
    const project = projectSchema.parse(await readContent(`gallery/${name}.json`));
    const materials = project.materials.map(toStone);
    for (const picture of [project.featuredImage, ...project.galleryImages]) expectOneOf(materials, picture);
  }
});

test('no room is shown on more than two pages, so that none is recognized everywhere', async () => {
  const pages = new Map<string, Set<string>>();
  const note = (page: string, content: unknown) => {
    for (const [picture] of JSON.stringify(content).matchAll(/gallery\/[\w-]+\.webp/g)) {
      pages.set(picture, (pages.get(picture) ?? new Set()).add(page));
    }
  };
  for (const name of await listContent('site')) note(name, await readContent(`site/${name}.json`));
  for (const name of await listContent('blog')) {
    note(name, await readContent(`blog/${name}.json`));
    note(name, await readContentText(`blog/${name}.html`));
  }
  for (const name of await listContent('gallery')) note(name, await readContent(`gallery/${name}.json`));
  for (const list of [
    'categories',
    'landing-pages',
    ...(await listContent('products')).map((name) => `products/${name}`),
  ]) {
    for (const record of recordsSchema.parse(await readContent(`${list}.json`))) note(record.slug, record);
  }
  note('social', await readContent('social.json'));
  expect(pages.size).toBeGreaterThan(40);
  expect([...pages].filter(([, shownOn]) => shownOn.size > 2)).toEqual([]);
});

test('the text of a picture in an article names no stone that it does not show', async () => {
  let count = 0;
  for (const name of await listContent('blog')) {
    const article = await readContentText(`blog/${name}.html`);
    for (const [, path = '', alt = ''] of article.matchAll(/<img src="\/uploads\/([^"]+)" alt="([^"]+)"/g)) {
      expect(showsAll(path, stonesNamedIn(alt)), `${name}: ${alt}`).toBe(true);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(15);
});

test('a post that names stones shows one of them', async () => {
  const posts = socialSchema.parse(await readContent('social.json'));
  const naming = posts.filter(({ caption }) => stonesNamedIn(caption).length > 0);
  expect(naming.length).toBeGreaterThan(5);
  for (const { caption, mediaUrl } of naming) expectOneOf(stonesNamedIn(caption), mediaUrl);
});

function expectOneOf(wanted: readonly string[], picture: string): void {
  expect(
    stonesIn(picture).filter((stone) => wanted.includes(stone)),
    picture,
  ).not.toEqual([]);
}

function showsAll(picture: string, wanted: readonly string[]): boolean {
  const shown = stonesIn(picture);
  return wanted.every((stone) => shown.includes(stone));
}

/** A stone's own pictures show that stone; of rooms it is written down. */
function stonesIn(picture: string): string[] {
  const noted = notes[picture]?.stones.map(toStone) ?? [];
  const slab = picture.replace(/(?:-detail|-bookmatch)?\.webp$/, '.webp');
  const own = products.filter(({ mainImage }) => mainImage === slab).map(({ name }) => toStone(name));
  return [...noted, ...own];
}

/** A longer name is looked for before one that it contains: Sky Blue Onyx is no Blue Onyx. */
function stonesNamedIn(text: string): string[] {
  let rest = text.toLowerCase();
  return stones
    .toSorted((one, other) => other.length - one.length)
    .filter((stone) => {
      const isNamed = rest.includes(stone.toLowerCase());
      rest = rest.replaceAll(stone.toLowerCase(), ' ');
      return isNamed;
    });
}

function toStone(name: string): string {
  return name.replace(/ \(.*\)$/, '');
}

function altOf(picture: string): string {
  return notes[picture]?.alt ?? '';
}

async function readAll<T>(folder: string, schema: z.ZodType<T[]>): Promise<T[]> {
  const names = await listContent(folder);
  const files = await Promise.all(names.map((name) => readContent(`${folder}/${name}.json`)));
  return files.flatMap((file) => schema.parse(file));
}
