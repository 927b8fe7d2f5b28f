import { beforeEach, expect, test } from 'vitest';
import { variantPath } from '#content/picture/picture.ts';
import type { Usage } from '#media/library/usage.ts';
import { createLibraryOpener, type LibraryUnderTest } from '#tests/support/library-api.ts';
import { testAuthor } from '#tests/support/sample-records.ts';
import { saveMenuPicture, saveSlide } from '#tests/support/site-documents.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const inUse = 'Cannot delete this image as it is being used in:';
const slab = '/uploads/products/slab.png';
const other = '/uploads/products/other.png';
/** Of a larger one, sizes would be made at once that nobody looks at here. */
const small = { width: 60, height: 40 };

describeOnOneEngine('an image that is used', (openDb) => {
  const openLibrary = createLibraryOpener();
  let library: LibraryUnderTest;

  beforeEach(async () => {
    library = await openLibrary(await openDb());
    await library.uploadPicture('slab.png', small);
  });

  const places: [string, Usage, () => Promise<unknown>][] = [
    [
      "a category's hero",
      { type: 'Collection', name: 'Dawn', field: 'Hero picture', path: 'categories', id: 1 },
      () => library.api.records.category({ heroImage: slab }),
    ],
    [
      "a category's video",
      { type: 'Collection', name: 'Dawn', field: 'Video', path: 'categories', id: 1 },
      () => library.api.records.category({ videoUrl: slab }),
    ],
    [
      "a product's main picture",
      { type: 'Product', name: 'Statuario', field: 'Main picture', path: 'products', id: 1 },
      () => library.makeProduct({ mainImage: slab }),
    ],
    [
      "a product's gallery",
      { type: 'Product', name: 'Statuario', field: 'Gallery', path: 'products', id: 1 },
      () => library.makeProduct({ galleryImages: ['/uploads/products/a.png', slab] }),
    ],
    [
      'a meta field',
      { type: 'Product', name: 'Statuario', field: 'Meta address', path: 'products', id: 1 },
      () => library.makeProduct({ metaUrl: `https://stone.example${slab}` }),
    ],
    [
      "an article's text",
      { type: 'Article', name: 'Why veins run', field: 'Content', path: 'blog', id: 1 },
      () => library.api.records.blogPost({ content: `<p>See</p><img src="${slab}" alt="A slab">` }),
    ],
    [
      "an article's text with this site's own URL",
      { type: 'Article', name: 'Why veins run', field: 'Content', path: 'blog', id: 1 },
      () => postArticle(`<img src="https://stone.example${slab}" alt="A slab">`),
    ],
    [
      "a small variant in an article's link",
      { type: 'Article', name: 'Why veins run', field: 'Content', path: 'blog', id: 1 },
      () => library.api.records.blogPost({ content: `<a href="${smallVariantOf(slab)}">A slab</a>` }),
    ],
    [
      "a draft's picture",
      { type: 'Article', name: 'Why veins run', field: 'Featured picture', path: 'blog', id: 1 },
      () => library.api.records.blogPost({ image: slab, published: false }),
    ],
    [
      'a social post',
      { type: 'Social post', name: 'A block arrives', field: 'Media', path: 'social', id: 1 },
      () => library.api.records.socialPost({ mediaUrl: slab }),
    ],
    [
      "a project's details",
      { type: 'Project', name: 'A staircase', field: 'Project details', path: 'gallery', id: 1 },
      () => library.api.records.galleryProject({ projectDetails: `<p><img src="${slab}" alt=""></p>` }),
    ],
    [
      "a project's gallery",
      { type: 'Project', name: 'A staircase', field: 'Gallery', path: 'gallery', id: 1 },
      () => library.api.records.galleryProject({ galleryImages: [slab] }),
    ],
    [
      'a slide of the home page',
      { type: 'Site document', name: 'Home page', field: 'Rooms, 1, Picture', path: 'site', key: 'home' },
      () => saveSlide(library.api.services.siteDocuments, slab),
    ],
    [
      'a link of the menu',
      {
        type: 'Site document',
        name: 'Menu and footer',
        field: 'Menu, 2, Picture',
        path: 'site',
        key: 'navigation',
      },
      () => saveMenuPicture(library.api.services.siteDocuments, slab),
    ],
    [
      'the About page',
      {
        type: 'Site document',
        name: 'About page',
        field: 'Chapters, 1, Picture',
        path: 'site',
        key: 'about',
      },
      () =>
        library.api.services.siteDocuments.save('about', {
          value: { story: [{ heading: 'The yard', image: slab }] },
          author: testAuthor,
        }),
    ],
    [
      'a draft of the About page',
      { type: 'Site document', name: 'About page', field: 'Picture', path: 'site', key: 'about' },
      () =>
        library.api.services.siteDocuments.save('about', {
          value: { image: slab },
          author: testAuthor,
          isDraft: true,
        }),
    ],
    [
      'a record in the trash',
      { type: 'Social post', name: 'A block arrives', field: 'Media', path: 'social', id: 1, trashed: true },
      async () => {
        const { id } = await library.api.records.socialPost({ mediaUrl: slab });
        await library.request('DELETE', `/api/social/${id}`);
      },
    ],
  ];

  async function postArticle(content: string): Promise<string> {
    const post = { title: 'Why veins run', excerpt: 'A story', category: 'Stone', content };
    return (await library.request('POST', '/api/blog', post)).json().content;
  }

  test.each(places)('an image used in %s says so and is not deleted', async (_place, use, make) => {
    await make();
    expect(await library.usageOf(slab)).toEqual([use]);
    const response = await library.remove(slab);
    expect([response.statusCode, response.json()]).toEqual([409, { message: inUse, usage: [use] }]);
    expect((await library.request('GET', slab)).statusCode).toBe(200);
  });

  test.each(places)('an image used in %s is replaced there', async (_place, use, make) => {
    await make();
    await library.uploadPicture('other.png', small);
    const response = await library.replace({ old_path: slab, new_path: other });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: 'Successfully updated 1 items', updated_items: [use] },
    ]);
    expect([await library.usageOf(slab), await library.usageOf(other)]).toEqual([[], [use]]);
    expect((await library.remove(slab)).statusCode).toBe(204);
  });

  test("a picture with this site's own URL is shown in sizes of its own", async () => {
    const wide = await library.uploadPicture('wide.png');
    const content = await postArticle(`<img src="https://stone.example${wide}" alt="A slab">`);
    expect(await library.api.services.media.prepareHtml(content)).toContain(
      `srcset="/pictures/320/products/wide.png.avif`,
    );
  });

  test('a URL of another site, or a longer name, is no use', async () => {
    await library.makeProduct({
      mainImage: `https://other.example${slab}`,
      galleryImages: ['/uploads/products/slab.png.webp', '/uploads/old/products/slab.png'],
      description: 'Kept in /archive/uploads/products/slab.png',
    });
    expect(await library.usageOf(slab)).toEqual([]);
  });

  test('a URL that no file can have is saved like any other text', async () => {
    // Not a repetition: that an index could shorten.
    const long = Array.from({ length: 1_000 }, (_, index) => (index * index * 7919).toString(36)).join('');
    const { id } = await library.makeProduct({
      longDescription: `/uploads/${long} and /uploads/a%00.png and ${slab}`,
    });
    const [use] = await library.usageOf(slab);
    expect([use?.field, use?.id]).toEqual(['Long description', id]);
  });
});

function smallVariantOf(path: string): string {
  return variantPath(path, { width: 480, format: 'webp' });
}
