import { beforeEach, expect, test } from 'vitest';
import { keyOfUpload } from '#content/picture/picture.ts';
import type { Checked } from '#publishing/checks/check-all.ts';
import { createLibraryOpener, type LibraryUnderTest } from '#tests/support/library-api.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('what the site lacks', (openDb) => {
  const openLibrary = createLibraryOpener();
  let library: LibraryUnderTest;

  beforeEach(async () => {
    library = await openLibrary(await openDb());
  });

  const report = async (query = '') => (await library.request('GET', `/api/checks${query}`)).json();
  const messagesOf = async (title: string, query = '') => {
    const { items } = await report(`?search=${encodeURIComponent(title)}${query}`);
    const found = (items as Checked[]).find((item) => item.title === title);
    return (found?.lacks ?? []).map(({ field, message }) => `${field}: ${message}`);
  };

  test('is said of each record, and no longer once it is there', async () => {
    const path = await library.uploadPicture('slab.png');
    const product = await library.makeProduct({
      name: 'Azul',
      galleryImages: [path, '/uploads/products/x.webp'],
    });
    expect(await messagesOf('Azul', '&severity=problem')).toEqual([
      'mainImage: No main picture: visitors see a placeholder',
      `galleryImages: "${path.split('/').at(-1)}" has no description for those who cannot see it`,
      'galleryImages: "x.webp" is not in the library',
    ]);
    expect(await messagesOf('Azul', '&lack=specifications')).toContain('density: Density is not given');

    await library.api.app.inject({
      ...{ method: 'PATCH', url: `/api/images/${path.slice(1)}`, headers: library.headers },
      payload: { alt: 'A slab' },
    });
    await library.api.app.inject({
      ...{ method: 'PUT', url: `/api/products/${product.id}`, headers: library.headers },
      payload: { main_image: path, gallery_images: [path], density: '2,700' },
    });
    expect(await messagesOf('Azul', '&severity=problem')).toEqual([]);
    expect(await messagesOf('Azul', '&lack=specifications')).not.toContain('density: Density is not given');
  });

  test('lists facts that cannot be read as numbers', async () => {
    await library.makeProduct({
      ...{
        name: 'Azul',
        density: 'very heavy',
        flexuralStrength: '12',
        mohsHardness: '3–4',
        price: 'INR 90 per m²',
      },
      ...{ waterAbsorption: '0.2 % by mass (typical)', thicknessOptions: ['20 mm', 'thick'] },
    });
    const messages = await messagesOf('Azul', '&lack=specifications');
    expect(messages.filter((message) => message.includes('reads'))).toEqual([
      'thicknessOptions: Thicknesses reads "thick": a number with a unit can be compared and converted',
      'density: Density reads "very heavy": a number with a unit can be compared and converted',
      'flexuralStrength: Flexural strength reads "12": a number with a unit can be compared and converted',
    ]);
  });

  test('counts every link within the site that leads nowhere, wherever it stands', async () => {
    const { records } = library.api;
    const { id } = await records.category();
    await records.product({ name: 'Azul', category: id, published: false });
    const verde = await records.product({ name: 'Verde', category: id });
    await records.blogPost({
      content:
        '<p><a href="/azul/">A</a> <a href="https://stone.example/verde/">B</a> <a href="/nowhere/?a=1#b">C</a> ' +
        '<a href="/products/dawn/verde/">D</a> <a href="/uploads/a.pdf">E</a> <a href="https://else.example/x/">F</a></p>',
    });
    const linksOf = () => messagesOf('Why veins run', '&lack=link');
    expect(await linksOf()).toEqual([
      'content: /azul/ leads to "Azul", a draft, which visitors do not see',
      'content: /nowhere/?a=1#b leads nowhere',
      'content: /uploads/a.pdf is not in the library',
    ]);
    const redirect = { from: '/gone/', to: '/verde/' };
    await library.request('POST', '/api/redirects', redirect);
    const further = [
      { label: 'Old', path: '/gone/' },
      { label: 'Verde', path: '/verde/' },
    ];
    await library.api.app.inject({
      ...{ method: 'PUT', url: '/api/site-documents/navigation', headers: library.headers },
      payload: { value: { further } },
    });
    await library.request('DELETE', `/api/products/${verde.id}`);
    expect(await linksOf()).toContain(
      'content: https://stone.example/verde/ leads to "Verde", which is in the trash',
    );
    const { items, byLack } = await report('?lack=link');
    const shown = (items as Checked[]).map(({ title, formPath }) => `${title} ${formPath}`);
    expect(shown).toEqual([
      'Why veins run /admin/blog/1/edit/',
      'Menu and footer /admin/site/navigation/',
      '/gone/ /admin/redirects/?search=%2Fgone%2F',
    ]);
    expect(items[1].lacks[0].message).toBe('/gone/ leads to "Verde", which is in the trash');
    expect(items[1].lacks[1].field).toMatch(/^further\/[^/]+\/path$/);
    expect(byLack.link).toBe(3);
  });

  test('says of a collection that is a draft what is in it', async () => {
    const product = await library.makeProduct({ name: 'Azul' });
    await library.api.app.inject({
      ...{ method: 'PUT', url: `/api/categories/${product.category.id}`, headers: library.headers },
      payload: { published: false },
    });
    expect(await messagesOf('Azul', '&lack=category')).toEqual([
      'category: "Dawn" is a draft, so visitors find this in no collection',
    ]);
  });

  test('tells a form what it cannot know: links, pictures and records that it names', async () => {
    await library.makeProduct({ name: 'Azul' });
    const path = await library.uploadPicture('slab.png');
    const asked = {
      links: ['/azul/', '/nowhere/', 'https://else.example/'],
      pictures: [path, '/uploads/x.webp'],
      references: [{ entity: 'product', target: 'azul' }],
    };
    expect((await library.request('POST', '/api/checks/facts', asked)).json()).toEqual({
      links: { '/azul/': { kind: 'there' }, '/nowhere/': { kind: 'missing' } },
      pictures: { [path]: 'undescribed', '/uploads/x.webp': 'gone' },
      references: { 'product azul': { kind: 'there' } },
    });
  });

  test('names pictures that visitors do not see, or see in part', async () => {
    const [whole, cut, lost] = await Promise.all(
      ['whole.png', 'cut.png', 'lost.png'].map((name) => library.uploadPicture(name)),
    );
    const { db, services, storage } = library.api;
    await library.makeProduct({ name: 'Azul', mainImage: cut, galleryImages: [whole, lost] });
    await db.updateTable('products').set({ mainImage: 'https://else.example/a.jpg' }).execute();
    await library.api.records.blogPost({ content: `<p><img src="${cut}" alt="A slab"></p>` });
    // As an older version, which looked at nothing, has left them.
    await db.updateTable('mediaFiles').set({ condition: null, alt: 'A slab' }).execute();
    const key = keyOfUpload(cut ?? '');
    await storage.write(key, (await storage.read(key)).subarray(0, -400));
    await storage.remove(keyOfUpload(lost ?? ''));
    await services.pictureColours.measureMissing();
    expect(await messagesOf('Azul', '&severity=problem')).toEqual([
      expect.stringMatching(
        /^mainImage: https:\/\/else.example\/a.jpg: Pictures of other sites are not shown/,
      ),
      'galleryImages: "lost.png" cannot be shown: replace it by a new copy',
    ]);
    expect(await messagesOf('Why veins run', '&lack=picture')).toContain(
      'content: "cut.png" is damaged, and visitors see a part of it: replace it by a new copy',
    );
  });

  test('names the letters that data sheets leave out', async () => {
    await library.makeProduct({ name: 'Azul 石', density: '≥ 2,700 kg/m³' });
    expect(await messagesOf('Azul 石', '&lack=text')).toContainEqual(
      expect.stringMatching(/^name: Name has letters that data sheets .* leave out, .*: 石$/),
    );
    expect(await messagesOf('Azul 石', '&lack=text')).not.toContainEqual(expect.stringMatching(/^density/));
  });
});
