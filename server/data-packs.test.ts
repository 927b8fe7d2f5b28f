import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { makeNoise } from '#tests/support/sample-pictures.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { sendForm } from '#tests/support/upload-form.ts';
import { openBuiltPages } from './pages/built-pages.ts';

const pages = await openBuiltPages(resolve(import.meta.dirname, '..'));
const path = '/products/dawn/onyx/data.zip';

describeOnOneEngine('the data pack of a stone', (openDb) => {
  const openApi = createApiOpener({ pages });
  let api: ApiUnderTest;
  let stone: { id: number };
  const change = (changes: object) => api.services.products.update({ id: stone.id, changes, author });

  beforeEach(async () => {
    api = await openApi(await openDb());
    const { id: category } = await api.records.category({ name: 'Dawn' });
    stone = await api.records.product({
      ...{ name: 'Onyx', category, rockClass: 'onyx', density: '2,710 kg/m³ (typical)' },
      tests: [{ property: 'mohs', method: '=Mohs', value: 3, unit: '', testedOn: '2026-03-01' }],
    });
  });

  async function readPack(): Promise<Map<string, Buffer>> {
    const { rawPayload, statusCode, headers } = await api.app.inject(path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip']);
    const zip = await fromBufferPromise(rawPayload, { lazyEntries: true });
    const files = new Map<string, Buffer>();
    for await (const entry of zip.eachEntry())
      files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    return files;
  }

  async function addPicture(): Promise<string> {
    const files = [{ name: 'slab.jpg', bytes: await makeNoise({ width: 2_400, height: 1_500 }) }];
    const headers = await api.signIn();
    const form = { fields: { type: 'products' }, files };
    return (await sendForm(api.app, { url: '/api/upload', headers, form })).json().path;
  }

  test('has its sheet, its facts and tests, and no model without a picture', async () => {
    const files = await readPack();
    expect([...files.keys()]).toEqual(['data-sheet.pdf', 'specification.txt', 'facts.json', 'facts.csv']);
    expect(files.get('data-sheet.pdf')?.subarray(0, 5).toString()).toBe('%PDF-');
    const specification = String(files.get('specification.txt'));
    expect(specification.split('\n')).toEqual(
      expect.arrayContaining([
        ...['Onyx, Onyx', 'Density: 2,710 kg/m³ (typical)'],
        'Mohs hardness, tested: 3 Mohs (=Mohs, 1 March 2026)',
      ]),
    );
    const shown = await api.app.inject(path.replace('data.zip', 'specification.txt'));
    expect([shown.body, shown.headers['content-type']]).toEqual([specification, 'text/plain; charset=utf-8']);
    const facts = JSON.parse(String(files.get('facts.json')));
    expect(facts).toMatchObject({
      name: 'Onyx',
      rock_class: 'onyx',
      tests: [{ property: 'mohs', value: 3 }],
    });
    expect(String(files.get('facts.csv'))).toContain(`"mohs","3","Mohs","'=Mohs","2026-03-01"`);
  });

  test('has a texture and a slab of glTF with it, in the size of a slab that is there', async () => {
    const mainImage = await addPicture();
    await change({ mainImage });
    const unmeasured = JSON.parse(String((await readPack()).get('facts.json')));
    expect(unmeasured.texture).toEqual({ real_size_mm: null });
    await api.records.slab({
      ...{ slug: 'O-1', product: stone.id, mainImage },
      ...{ lengthMm: 2_800, heightMm: 1_750, thicknessMm: 20 },
    });
    const files = await readPack();
    expect(JSON.parse(String(files.get('facts.json'))).texture).toEqual({ real_size_mm: [2_800, 1_750] });
    const [texture, model] = ['texture.jpg', 'slab.glb'].map((name) => files.get(name) ?? Buffer.alloc(0));
    expect([model?.toString('latin1', 0, 4), model?.readUInt32LE(8)]).toEqual(['glTF', model?.length]);
    const jsonBytes = model?.readUInt32LE(12) ?? 0;
    const gltf = JSON.parse(String(model?.subarray(20, 20 + jsonBytes)));
    expect(gltf.accessors[0].max.map((side: number) => Math.round(side * 1_000))).toEqual([2_800, 1_750, 20]);
    const view = gltf.bufferViews[gltf.images[0].bufferView];
    const start = 20 + jsonBytes + 8 + view.byteOffset;
    expect(model?.subarray(start, start + view.byteLength).equals(texture ?? Buffer.alloc(1))).toBe(true);
  });

  test('is the same until the stone changes, leads on from an old address, and is not there for a draft', async () => {
    const [first, second] = [await api.app.inject(path), await api.app.inject(path)];
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    await change({ origin: 'Iran' });
    expect((await api.app.inject(path)).headers.etag).not.toBe(first.headers.etag);
    await change({ slug: 'honey-onyx' });
    const moved = await api.app.inject(path);
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/products/dawn/honey-onyx/data.zip']);
    await change({ published: false });
    expect((await api.app.inject(path)).statusCode).toBe(404);
  });
});
