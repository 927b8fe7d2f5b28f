import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, expect, test } from 'vitest';
import { formatDay } from '#content/kit/zoned-days.shared.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const visitor = { ip: '203.0.113.7' };
const wanted = { finish: 'Honed', thickness: '20 mm', area: 1200, unit: 'm2', room: 'Lobby', note: 'Bright' };

describeOnOneEngine('the sheet of a shared list', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;
  const shareSheet = async (lines: object[]) => {
    const { id } = await api.services.shortlists.share({ lines }, visitor);
    const list = await api.services.shortlists.get(id);
    const { bytes } = await api.services.listSheets.find(list, visitor);
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    return { list, bytes, pdf, text: text.replace(/\s+/g, ' '), totalPages };
  };
  const countPictures = (bytes: Buffer) => bytes.toString('latin1').split('/Subtype /Image').length - 1;

  beforeEach(async () => {
    api = await openApi(await openDb());
    const { id: category } = await api.records.category();
    for (const [name, background] of [
      ['Statuario', '#eee'],
      ['Nero Antico', '#222'],
    ] as const) {
      const slab = sharp({ create: { width: 600, height: 400, channels: 3, background } });
      const key = `products/${name.toLowerCase().replace(' ', '-')}.png`;
      const mainImage = await api.services.files.add({ key, bytes: await slab.png().toBuffer() });
      await api.records.product({ name, category, mainImage });
    }
    await api.services.siteDocuments.save('company', { value: { name: 'Aravane' }, author });
  });

  test('tells each stone with what is wanted of it, whose list it is, of which day, and where it is', async () => {
    const lines = [
      { product: 'statuario', ...wanted },
      { product: 'nero-antico', area: 80.5, unit: 'ft2' },
    ];
    const { list, text, pdf } = await shareSheet(lines);
    const words = [
      'Statuario',
      'Honed, 20 mm, 1,200 m² (12,917 ft²), Lobby',
      'Bright',
      'Nero Antico',
      '80.5 ft² (7.5 m²)',
      'Aravane',
    ];
    for (const word of [...words, formatDay(list.createdAt.slice(0, 10))]) expect(text).toContain(word);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const role of ['H1', 'Figure', 'Link']) expect(tree).toContain(`"role":"${role}"`);
  });

  test('has a picture for each stone, of the room where it was seen in one, each in the file once', async () => {
    const slabs = await shareSheet([{ product: 'statuario' }, { product: 'nero-antico' }]);
    const view = '/room/?room=lobby&floor=statuario';
    const rooms = await shareSheet([
      ...[
        { product: 'statuario', view },
        { product: 'statuario', view, note: 'Once more' },
      ],
      { product: 'nero-antico', view: '/room/?room=lobby&floor=chalk' },
    ]);
    const none = await shareSheet([{ product: 'nero-antico' }]);
    expect(countPictures(slabs.bytes) - countPictures(none.bytes)).toBe(1);
    expect(countPictures(rooms.bytes)).toBe(countPictures(slabs.bytes));
    expect(rooms.bytes.length).toBeGreaterThan(slabs.bytes.length + 4_000);
  });

  test('of its slabs tells each with its measures, the sums, and who has approved what', async () => {
    const product = await api.services.products.get({ reader: 'administrator', key: 'statuario' });
    await api.services.products.update({ id: product.id, author, changes: { density: '2,700 kg/m³' } });
    for (const slug of ['A-1', 'A-2']) await api.records.slab({ product: product.id, slug, block: 'A' });
    const { id } = await api.services.shortlists.share(
      { lines: [{ product: 'statuario', slabs: ['A-1', 'A-2'] }] },
      visitor,
    );
    await api.services.shortlists.approve(id, { name: 'Ann', email: 'ann@stone.example' }, visitor);
    const sold = await api.services.slabs.get({ reader: 'administrator', key: 'A-2' });
    await api.services.slabs.update({ id: sold.id, author, changes: { status: 'sold' } });
    const list = await api.services.shortlists.get(id);
    const sheet = await api.services.listSheets.findOfSlabs(list, visitor);
    const pdf = await getDocumentProxy(new Uint8Array(sheet?.bytes ?? []));
    const text = (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ');
    const words = [
      ...['Slab list', '2 slabs, 9.18 m², 496 kg', 'Statuario, slab A-1', 'Statuario, slab A-2'],
      ...['2,700 × 1,700 mm, 20 mm, 4.59 m², 248 kg', 'Block A', 'Approved by Ann on'],
    ];
    for (const word of words) expect(text).toContain(word);
    const none = await api.services.shortlists.share({ lines: [{ product: 'statuario' }] }, visitor);
    const other = await api.services.shortlists.get(none.id);
    expect(await api.services.listSheets.findOfSlabs(other, visitor)).toBeUndefined();
  });
});
