import { describe, expect, test } from 'vitest';
import type { DocumentKey } from '#content/documents/registry.ts';
import { sayShipped } from '#messages/shipped-messages.ts';
import { startOf } from '#tests/support/site-documents.ts';
import { describePage } from './head.service.ts';
import type { Page } from './page.ts';

const company = { ...startOf('company'), name: 'Aravane' };
const site = {
  ...{ publicUrl: 'https://stone.example', company },
  t: sayShipped,
  get: async <Key extends DocumentKey>(key: Key) => startOf(key),
};
const meta = {
  ...{ id: 1, version: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-02T00:00:00.000Z' },
  ...{ metaTitle: '', metaDescription: '', metaUrl: '', published: true },
  ...{ publishAt: null, unpublishAt: null },
};
const category = {
  ...{ ...meta, name: 'Dawn', slug: 'dawn', description: 'Pale stones', longDescription: '' },
  ...{ image: '', heroImage: '', videoUrl: '' },
};
const project = {
  ...{ ...meta, name: 'Hotel Alba', slug: 'hotel-alba', shortDescription: 'A lobby', longDescription: '' },
  ...{ category: 'Hotel', client: 'Alba', location: 'Jaipur', dateCompleted: '', duration: '' },
  ...{ squareFootage: '', featuredImage: '', galleryImages: [], materials: [], relatedProjects: [] },
};
const picture = {
  ...{ path: '/uploads/products/dawn.webp', width: 800, height: 400, preview: '', alt: 'Dawn' },
  ...{ focalX: 0.5, focalY: 0.5 },
};

function describeCategory(changes: Partial<typeof category> = {}) {
  return describePage({ kind: 'category', record: { ...category, ...changes } }, site);
}

describe('the head of a page', () => {
  test('gives a program the same canonical URL in every place, an editor’s own as well', async () => {
    const head = await describeCategory({ metaUrl: '/pale/' });
    expect(head.url).toBe('https://stone.example/pale/');
    expect(head.structuredData?.[0]).toMatchObject({ '@type': 'CollectionPage', url: head.url });
    expect(JSON.stringify(head.structuredData)).not.toContain('/products/dawn/');
  });

  test('of a record follows from the declaration of its entity', async () => {
    const head = await describePage({ kind: 'galleryProject', record: project }, site);
    expect(head).toMatchObject({ title: 'Hotel Alba | Aravane', description: 'A lobby', type: 'article' });
    expect(head.url).toBe('https://stone.example/gallery/hotel-alba/');
    expect(head.structuredData?.at(-1)?.itemListElement).toMatchObject([
      { name: 'Home', item: 'https://stone.example/' },
      { name: 'Gallery', item: 'https://stone.example/gallery/' },
      { name: 'Hotel Alba', item: head.url },
    ]);
  });

  test('keeps its JSON-LD on the server when it goes to a browser as data', async () => {
    const head = await describeCategory();
    expect(head.structuredData).toHaveLength(2);
    expect({ ...head }).not.toHaveProperty('structuredData');
    expect(JSON.parse(JSON.stringify(head))).toEqual({
      ...{ title: 'Dawn | Aravane', description: 'Pale stones' },
      ...{ url: 'https://stone.example/products/dawn/', siteName: 'Aravane' },
      ...{ type: 'website', isIndexed: true, language: 'en-GB' },
    });
  });

  test('shows the first picture that is there in link previews, as large as it is', async () => {
    const head = await describePage({ kind: 'home', pictures: [undefined, picture] }, site);
    expect(head.picture).toEqual({
      ...{ url: 'https://stone.example/pictures/960/products/dawn.webp.webp', alt: 'Dawn' },
      ...{ type: 'image/webp', width: 800, height: 400 },
    });
  });

  test.each([
    ['thank-you', false],
    ['newsletter', false],
    ['not-found', false],
    ['legal', true],
    ['home', true],
  ] satisfies [Page['kind'], boolean][])(
    'of "%s" says whether search engines may list it',
    async (kind, isIndexed) => {
      expect((await describePage({ kind }, site)).isIndexed).toBe(isIndexed);
    },
  );
});
