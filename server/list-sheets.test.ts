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
});
