import { beforeEach, expect, test } from 'vitest';
import { type Db, openDatabase } from '#database/connect.ts';
import { inLanguage } from '#messages/language.ts';
import { testAuthor as author, createSampleRecords } from '#tests/support/sample-records.ts';
import { setLanguages } from '#tests/support/site-languages.ts';
import { createTestDatabase, describeOnBothEngines } from '#tests/support/test-database.ts';
import { createTranslationService } from '../translations/translations.service.ts';
import { createCatalogueService } from './catalogue.service.ts';
import { followCatalogue } from './follow-catalogue.ts';

describeOnBothEngines('the search of a process', (openDb, engine) => {
  let db: Db;
  let records: ReturnType<typeof createSampleRecords>;
  let category: number;
  let search: ReturnType<typeof openSearch>;

  beforeEach(async () => {
    db = await openDb();
    records = createSampleRecords(db);
    category = (await records.category()).id;
    search = openSearch(db);
  });

  const stone = (name: string, values: object = {}) => records.product({ category, name, ...values });

  test('that hears of each write finds what was written, and no longer what was there', async () => {
    const { id } = await stone('Slate');
    expect(await search('slate')).toMatchObject({ total: 1 });
    await records.products.update({ id, changes: { name: 'Gneiss' }, author });
    expect(await search('slate')).toMatchObject({ total: 0 });
    expect(await search('gneiss')).toMatchObject({ total: 1 });
    await stone('Slate two');
    expect(await search('slate')).toMatchObject({ total: 1 });
    expect(await search('dusk')).toMatchObject({ total: 0 });
    await records.categories.update({ id: category, changes: { name: 'Dusk' }, author });
    expect(await search('dusk')).toMatchObject({ total: 2 });
    await records.products.trash({ id, author });
    expect(await search('gneiss')).toMatchObject({ total: 0 });
  });

  test('finds soon what another process has written', async () => {
    const { url, remove } = await createTestDatabase(engine);
    const [here, other] = [await openDatabase(url), await openDatabase(url)];
    const searchHere = openSearch(here);
    const there = createSampleRecords(other);
    const { id } = await there.category();
    expect(await searchHere('onyx')).toMatchObject({ total: 0 });
    await there.product({ category: id, name: 'Onyx' });
    await expect.poll(() => searchHere('onyx')).toMatchObject({ total: 1 });
    await Promise.all([here.destroy(), other.destroy()]);
    await remove();
  });

  test('finds a translation by its own words, and below those by the words that it was made from', async () => {
    await setLanguages(db, ['en', 'de']);
    const { id } = await stone('Black Slate', { longDescription: 'Polished by hand' });
    const { id: other } = await stone('Gneiss');
    const translate = (product: number, name: string) =>
      createTranslationService(db).save({
        place: { kind: 'product', subject: String(product), language: 'de' },
        ...{ fields: { name }, status: 'published', author },
      });
    await translate(id, 'Schiefer');
    await translate(other, 'Slate Gneis');
    const idsIn = async (language: string | undefined, query: string) =>
      (await inLanguage(language, () => search(query))).hits.map(({ recordId }) => recordId);
    expect(await idsIn('de', 'slate')).toEqual([other, id]);
    expect(await idsIn('de', 'schiefer')).toEqual([id]);
    expect(await idsIn('de', 'gneiss')).toEqual([other]);
    expect(await idsIn(undefined, 'schiefer')).toEqual([]);
  });

  test('names a value by a translation, where one stone has one, and says which have none', async () => {
    await setLanguages(db, ['en', 'de']);
    await stone('Slate', { finishOptions: ['Honed', 'Filled'] });
    const { id } = await stone('Gneiss', { finishOptions: ['Honed'] });
    await createTranslationService(db).save({
      place: { kind: 'product', subject: String(id), language: 'de' },
      ...{ fields: { finish: ['Matt'] }, status: 'published', author },
    });
    const { facets } = await inLanguage('de', () => search(''));
    expect(facets.finish).toEqual([
      { value: 'filled', label: 'Filled', count: 1, fallback: ['label'] },
      { value: 'honed', label: 'Matt', count: 2 },
    ]);
  });

  test('keeps nothing of a language that is taken away', async () => {
    await setLanguages(db, ['en', 'de']);
    const follow = followCatalogue(db);
    const inGerman = () => inLanguage('de', follow);
    const index = await inGerman();
    expect(await inGerman()).toBe(index);
    await setLanguages(db, ['en']);
    await follow();
    await setLanguages(db, ['en', 'de']);
    expect(await inGerman()).not.toBe(index);
  });

  test('offers no collection that is a draft', async () => {
    await stone('Onyx');
    const hidden = await records.category({ name: 'Hidden', published: false });
    await records.product({ category: hidden.id, name: 'Onyx of it' });
    const { total, facets } = await search('');
    expect(total).toBe(2);
    expect(facets.category.map(({ label }) => label)).toEqual(['Dawn']);
  });

  test('takes short words and numbers as they are, and of several corrections the one that most have', async () => {
    await stone('Jade');
    await stone('Sample 12345');
    for (const name of ['Merble', 'Marble one', 'Marble two']) await stone(name);
    expect(await search('jabe')).toMatchObject({ total: 0, corrected: undefined });
    expect(await search('12346')).toMatchObject({ total: 0, corrected: undefined });
    expect(await search('mmrble')).toMatchObject({ total: 2, corrected: 'marble' });
  });

  test('where it finds nothing offers six stones, and no article', async () => {
    await records.blogPost({ title: 'Onyx and chalk' });
    for (let count = 0; count < 8; count += 1) await stone(`Onyx ${count}`);
    const { total, nearest } = await search('onyx granite');
    expect([total, nearest.map(({ kind }) => kind)]).toEqual([0, Array(6).fill('stone')]);
    const ruledOut = await search('onyx', { origin: ['mars'] });
    expect([ruledOut.total, ruledOut.nearest.map(({ kind }) => kind)]).toEqual([0, Array(6).fill('stone')]);
  });

  test('is shown the stones that are written like it, where too much of a name is wrong', async () => {
    for (const name of ['Absolute', 'Carrara', 'Dolomite']) await stone(name);
    const { id } = await stone('Statuario');
    const { total, nearest } = await search('statvuarrio');
    expect([total, nearest.map(({ recordId }) => recordId)]).toEqual([0, [id]]);
  });

  test('knows ł as l, ö as o and oe, and either apostrophe', async () => {
    await stone('Röhrig Grün', { origin: 'Poland, Łódź' });
    await stone('Roehrig Blue');
    await stone('Terre d’Azur');
    for (const name of ['Röhrig', 'roehrig']) expect([name, (await search(name)).total]).toEqual([name, 2]);
    for (const name of ['rohrig', 'grun', 'gruen', 'GRÜN', 'lodz', 'Łódź', "d'azur", 'd’Azur'])
      expect([name, (await search(name)).total]).toEqual([name, 1]);
    expect(await search('roehrgi')).toMatchObject({ total: 2, corrected: 'roehrig' });
  });

  test('recommends no stone by what its text warns of', async () => {
    await stone('Soft', {
      description: 'For walls, not for frost; avoid acid. Unlike granite it is very warm.',
    });
    await stone('Hard', { description: 'Not only for walls: it stands frost.' });
    const found = async (query: string) => (await search(query)).hits.map(({ recordId }) => recordId);
    const [soft, hard] = await found('walls');
    const others = [await found('warm'), await found('granite'), await found('acid')];
    expect([await found('frost'), ...others]).toEqual([[hard], [soft], [], []]);
    await records.products.update({ id: soft ?? 0, changes: { applications: ['Frost'] }, author });
    expect(await found('frost')).toEqual([soft, hard]);
  });

  test('finds a stone by the uses that its tests allow, in words, in another language, and as a choice', async () => {
    await setLanguages(db, ['en', 'de']);
    const testedOn = new Date().toISOString().slice(0, 10);
    const unsaid = { deviation: 0, laboratory: '', report: '', finish: '', typical: false, testedOn };
    const frost = { ...unsaid, property: 'frost_cycles', method: 'EN 12371', value: 56, unit: 'cycles' };
    await stone('Hardy', { rockClass: 'granite', tests: [frost] });
    await stone('Tender', { rockClass: 'granite', tests: [{ ...frost, value: 20 }] });
    await stone('Plain');
    const found = async (query: string, narrowing = {}) =>
      (await search(query, narrowing)).hits.map(({ recordId }) => recordId);
    const [hardy, tender] = await found('', { rock_class: ['granite'] });
    for (const query of ['terrace in frost', 'paving outdoor', 'patio'])
      expect([query, await found(query)]).toEqual([query, [hardy]]);
    expect(await inLanguage('de', () => found('Terrasse frostsicher'))).toEqual([hardy]);
    expect(await found('', { use: ['paving-frost'] })).toEqual([hardy]);
    expect(await found('', { use: ['paving-frost', 'floor-home'] })).toEqual([hardy, tender]);
    expect(await found('frost shower')).toEqual([]);
    const { facets } = await search('');
    expect(facets.rock_class).toEqual([{ value: 'granite', label: 'Granite', count: 2 }]);
    expect(facets.use).toContainEqual({
      value: 'paving-frost',
      label: 'Terrace and paving in frost',
      count: 1,
    });
  });

  test('gives the second page what the first has not', async () => {
    for (const name of ['One', 'Two', 'Three']) await stone(name);
    const idsOf = async (page: number) =>
      (await search('', {}, { page, perPage: 2 })).hits.map(({ recordId }) => recordId);
    const [first, second] = [await idsOf(1), await idsOf(2)];
    expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([2, 1, 3]);
  });
});

function openSearch(db: Db) {
  const catalogue = createCatalogueService(db, { findSynonyms: async () => [] });
  return (query: string, narrowing: Record<string, string[]> = {}, part = { page: 1, perPage: 10 }) =>
    catalogue.search({ query, narrowing, ...part });
}
