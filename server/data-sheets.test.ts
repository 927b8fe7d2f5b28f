import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, expect, test } from 'vitest';
import { formatDay } from '#content/kit/zoned-days.shared.ts';
import { pictureFormats, pictureWidths, variantPath } from '#content/picture/picture.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { sendForm } from '#tests/support/upload-form.ts';
import { openBuiltPages } from './pages/built-pages.ts';

const pages = await openBuiltPages(resolve(import.meta.dirname, '..'));
const path = '/products/dawn/onyx/data-sheet.pdf';
const maxBytes = 600_000;

describeOnOneEngine('the data sheet of a stone', (openDb) => {
  const openApi = createApiOpener({ pages });
  let api: ApiUnderTest;
  let stone: { id: number };
  const fetchSheet = (url = path) => api.app.inject(url);
  const readSheet = async () => {
    const { rawPayload } = await fetchSheet();
    const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    return { text: text.replace(/\s+/g, ' '), totalPages, bytes: rawPayload.length, pdf };
  };
  const change = (changes: object) => api.services.products.update({ id: stone.id, changes, author });

  beforeEach(async () => {
    api = await openApi(await openDb());
    const { id: category } = await api.records.category({ name: 'Dawn' });
    stone = await api.records.product({
      ...{ name: 'Onyx', category, description: 'Lit from behind it glows.', origin: 'Italy' },
      ...{ density: '2,710 kg/m³ (typical)', flexuralStrength: 'like oak', price: 'on request' },
    });
  });

  test('tells everything that is filled in, in both systems of units, and no label of what is not', async () => {
    const { text, totalPages, bytes } = await readSheet();
    for (const words of ['Onyx', 'Lit from behind it glows.', 'Italy', 'Dawn', 'like oak', 'on request']) {
      expect(text).toContain(words);
    }
    expect(text).toMatch(/Density 2,710 kg\/m³ 169 lb\/ft³ typical/);
    expect(text).toContain('Typical values are indicative bands');
    expect(text).not.toContain('Water absorption');
    expect(text).toContain(formatDay((await api.services.products.getById(stone.id)).updatedAt.slice(0, 10)));
    expect(totalPages).toBe(1);
    expect(bytes).toBeLessThan(maxBytes);
  });

  test('is titled, in a language, tagged, and has its fonts within', async () => {
    const { pdf } = await readSheet();
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Onyx, Data sheet', Language: 'en-GB' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const role of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Link', 'Figure']) {
      expect(tree).toContain(`"role":"${role}"`);
    }
    expect(tree).toMatch(/"alt":"This stone on our site: [^"]+\/onyx\/"/);
  });

  test('tells what follows from the class of the rock, as its page does', async () => {
    await change({ rockClass: 'serpentine', ownFacts: [{ fact: 'acid', text: 'Its white veins etch' }] });
    const { text } = await readSheet();
    for (const words of ['By class of rock: Serpentine', 'Ask your broker', 'nothing water-based']) {
      expect(text).toContain(words);
      expect((await fetchSheet('/onyx/')).body).toContain(words);
    }
    expect(text).toMatch(/Acid Its white veins etch/);
  });

  test('is the same until the stone changes, and then another at once', async () => {
    const [first, second] = [await fetchSheet(), await fetchSheet()];
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    await change({ origin: 'Pakistan' });
    const changed = await fetchSheet();
    expect(changed.headers.etag).not.toBe(first.headers.etag);
    expect((await readSheet()).text).toContain('Pakistan');
    const known = { 'if-none-match': String(changed.headers.etag) };
    expect((await api.app.inject({ url: path, headers: known })).statusCode).toBe(304);
  });

  test('follows the company, its certificates and the words around', async () => {
    const items = [
      { title: 'Good slabs', number: 'No. 7', date: '2020-01-01', expires: '2999-01-01' },
      { title: 'Not yet', number: '', date: '2998-01-01', expires: '2999-01-01' },
      { title: 'Long over', number: '', date: '2020-01-01', expires: '2021-01-01' },
      { title: 'Of something else', isOnDataSheets: false },
    ];
    await api.services.siteDocuments.save('certificates', { value: { items }, author });
    await api.services.siteDocuments.save('company', { value: { name: 'Aravane' }, author });
    const { text } = await readSheet();
    expect(text).toContain('Good slabs, No. 7');
    expect(text).toContain('Aravane');
    expect(text).not.toMatch(/Not yet|Long over|Of something else/);
  });

  test('is there for a stone with hardly a fact, in letters of other scripts', async () => {
    await change({ name: 'Кварцит संगमरमर', density: '', flexuralStrength: '', origin: '', price: '' });
    const { text, totalPages } = await readSheet();
    expect(text).toContain('Кварцит');
    expect(text).not.toContain('Some letters are missing');
    expect(totalPages).toBe(1);
  });

  test('with as much text as fits the fields goes on on a second page', async () => {
    const many = Array.from({ length: 30 }, (_, index) => `Application number ${index}`);
    await change({ applications: many, finishOptions: many, description: 'Long words. '.repeat(50) });
    const { text, totalPages } = await readSheet();
    expect(totalPages).toBe(2);
    expect(text).toContain('Application number 29');
    expect(text).toContain('Density');
  });

  test('is not there for a draft, and leads on from an old address', async () => {
    await change({ slug: 'honey-onyx' });
    const moved = await fetchSheet();
    expect([moved.statusCode, moved.headers.location]).toEqual([
      301,
      '/products/dawn/honey-onyx/data-sheet.pdf',
    ]);
    await change({ published: false });
    expect((await fetchSheet()).statusCode).toBe(404);
    expect((await fetchSheet('/products/dawn/nothing/data-sheet.pdf')).statusCode).toBe(404);
  });

  test('and every size of a picture are there, which a camera has written against a rule', async () => {
    const bytes = await readFile(new URL('../tests/fixtures/trials/sos-se0.jpg', import.meta.url));
    const headers = await api.signIn();
    const form = { fields: { type: 'products' }, files: [{ name: 'phone.jpg', bytes }] };
    const uploaded = await sendForm(api.app, { url: '/api/upload', headers, form });
    const { path: picture } = uploaded.json();
    await change({ mainImage: picture });
    expect((await fetchSheet()).statusCode).toBe(200);
    for (const width of pictureWidths) {
      for (const format of pictureFormats) {
        const { statusCode, headers: told } = await api.app.inject(variantPath(picture, { width, format }));
        expect([statusCode, told['content-type']]).toEqual([200, expect.stringContaining('image/')]);
      }
    }
  });

  test('is in the language of its page, or in that of the site where no font has its letters', async () => {
    const value = { name: 'Stone', languages: ['en-GB', 'de', 'zh'] };
    await api.services.siteDocuments.save('company', { value, author });
    const texts = new Map<string, string>();
    for (const language of ['de', 'zh']) {
      const { rawPayload } = await fetchSheet(`/${language}${path}`);
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
        mergePages: true,
      });
      texts.set(language, text);
    }
    expect(texts.get('de')).toContain('Rohdichte');
    expect(texts.get('zh')).toContain('Density');
    expect(texts.get('zh')).not.toContain('Some letters are missing');
  });

  test('says that letters are missing which no font has', async () => {
    await change({ name: 'Onyx 大理石' });
    expect((await readSheet()).text).toContain('Some letters are missing on this sheet');
  });
});
