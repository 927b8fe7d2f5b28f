import { beforeEach, expect, test } from 'vitest';
import { readTable, writeTable } from '#content/spreadsheets/table-thread.ts';
import { createLibraryOpener, type LibraryUnderTest } from '#tests/support/library-api.ts';
import { testAuthor } from '#tests/support/sample-records.ts';
import { setLanguages } from '#tests/support/site-languages.ts';
import { createSpreadsheetCaller } from '#tests/support/spreadsheets.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

type Row = Record<string, string>;

describeOnBothEngines('a translator with a workbook', (openDb) => {
  const openLibrary = createLibraryOpener();
  let library: LibraryUnderTest;
  let sheets: ReturnType<typeof createSpreadsheetCaller>;
  let onyx: { id: number };

  beforeEach(async () => {
    const db = await openDb();
    library = await openLibrary(db);
    sheets = createSpreadsheetCaller(library);
    await setLanguages(db, ['en', 'de', 'fr']);
    const { records } = library.api;
    const dawn = await records.category();
    onyx = await records.product({
      ...{ category: dawn.id, name: 'Black Onyx', slug: 'black-onyx', finishOptions: ['Polished', 'Honed'] },
    });
  });

  const exportRows = async (query = 'language=de') => {
    const response = await library.request('GET', `/api/translations/export.xlsx?${query}`);
    expect(response.statusCode).toBe(200);
    const { rows } = await readTable(response.rawPayload);
    const [headers = [], ...others] = rows;
    return others.map((cells): Row => Object.fromEntries(headers.map((name, at) => [name, cells[at] ?? ''])));
  };
  const workbook = (rows: readonly Row[]) => {
    const headers = Object.keys(rows[0] ?? {});
    async function* pieces() {
      yield [headers, ...rows.map((row) => headers.map((name) => row[name] ?? ''))];
    }
    return writeTable(pieces(), 'texts');
  };
  const send = async (rows: readonly Row[], options: Parameters<typeof sheets.import>[2] = {}) =>
    sheets.import('translations', await workbook(rows), options);
  const ofOnyx = async (query?: string) =>
    (await exportRows(query)).filter(({ kind, id }) => kind === 'products' && id === String(onyx.id));
  const said = (rows: readonly Row[], texts: Row) =>
    rows
      .filter(({ field = '' }) => field in texts)
      .map((row): Row => ({ ...row, translation: texts[row.field ?? ''] ?? '' }));
  const translate = (fields: object, status = 'published', path = `products/${onyx.id}`) =>
    library.request('PUT', `/api/${path}/translations/de`, { fields, status });
  const read = async (path = `products/${onyx.id}`) =>
    (await library.request('GET', `/api/${path}/translations/de`)).json();
  const rename = (changes: object) =>
    library.api.records.products.update({ id: onyx.id, changes, author: testAuthor });

  test('gets a row for each text of records, documents and pictures, and brings it back unchanged', async () => {
    await translate({ name: 'Schwarzer Onyx', finish: ['', 'Geschliffen'] });
    const rows = await exportRows();
    const found = (kind: string, field: string) =>
      rows.find((row) => row.kind === kind && row.field === field && ['1', 'home'].includes(row.id ?? ''));
    expect(found('products', 'name')).toEqual({
      ...{ kind: 'products', id: '1', field: 'name', language: 'de' },
      ...{ source: 'Black Onyx', translation: 'Schwarzer Onyx', status: 'published' },
    });
    expect(found('products', 'finish_options.0')).toMatchObject({ source: 'Polished', status: 'missing' });
    expect(found('products', 'finish_options.1')).toMatchObject({
      source: 'Honed',
      translation: 'Geschliffen',
    });
    expect(found('products', 'origin')).toBeUndefined();
    expect(rows.some(({ kind }) => kind === 'site-documents')).toBe(true);
    expect(await send(rows)).toMatchObject({
      status: 200,
      create: 0,
      change: 0,
      same: rows.length,
      errors: [],
    });
  });

  test('gets only what is missing, or what is outdated', async () => {
    await translate({ name: 'Schwarzer Onyx', description: 'Selten' });
    await rename({ name: 'Night Onyx' });
    const fieldsIn = async (only: string) =>
      (await ofOnyx(`language=de&only=${only}`)).map(({ field }) => field);
    expect(await fieldsIn('outdated')).toEqual(['name']);
    expect(await fieldsIn('missing')).toEqual(['slug', 'finish_options.0', 'finish_options.1']);
    const refused = await library.request('GET', '/api/translations/export.xlsx?language=it');
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      { language: '"it" is not one of the languages of this site' },
    ]);
  });

  test('sees what would change, and nothing has; then new texts come in as drafts, as one thing to undo', async () => {
    const rows = said(await ofOnyx(), {
      name: 'Schwarzer Onyx',
      'finish_options.1': 'Geschliffen',
      slug: 'schwarzer-onyx',
    });
    const dry = await send(rows, { isDryRun: true });
    expect(dry).toMatchObject({ status: 200, create: 3, change: 0, errors: [], bulkId: null });
    expect(dry.changes[0]).toEqual({
      ...{ row: 2, action: 'create', id: onyx.id, title: 'product "Black Onyx"' },
      fields: [{ field: 'name', label: 'Name', from: '', to: 'Schwarzer Onyx' }],
    });
    expect((await library.request('GET', `/api/products/${onyx.id}/translations/de`)).statusCode).toBe(404);

    const { bulkId } = await send(rows);
    expect(await read()).toMatchObject({
      status: 'draft',
      fields: { name: 'Schwarzer Onyx', slug: 'schwarzer-onyx', finish: ['', 'Geschliffen'] },
    });
    const { entries } = await library.api.services.activity.list({ page: 1, perPage: 1 });
    expect(entries).toMatchObject([{ text: 'Imported 3 texts into de', bulkId }]);
    expect((await sheets.undo(bulkId)).json()).toEqual({ restored: 1 });
    expect((await library.request('GET', `/api/products/${onyx.id}/translations/de`)).statusCode).toBe(404);
    expect((await sheets.undo(bulkId)).statusCode).toBe(409);
  });

  test('changes what is published without taking it from visitors, until somebody undoes it', async () => {
    await translate({ name: 'Schwarzer Onyx', description: 'Selten' });
    const rows = said(await ofOnyx(), { name: 'Nachtonyx' });
    const result = await send(rows);
    expect(result).toMatchObject({ change: 1, notices: [expect.stringContaining('visitors see')] });
    expect(await read()).toMatchObject({
      status: 'published',
      fields: { name: 'Nachtonyx', description: 'Selten' },
    });
    await sheets.undo(result.bulkId);
    expect((await read()).fields.name).toBe('Schwarzer Onyx');
    const again = await send(rows);
    await translate({ name: 'Anders' });
    const refused = await sheets.undo(again.bulkId);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'The translation of the product "Black Onyx" has changed since, so it cannot be undone any more.',
    ]);
  });

  test('is told of a source that has changed since: the text comes in, and is outdated', async () => {
    const rows = said(await ofOnyx(), { name: 'Schwarzer Onyx', 'finish_options.0': 'Poliert' });
    await rename({ name: 'Night Onyx', finishOptions: ['Honed', 'Polished'] });
    const result = await send(rows);
    expect(result).toMatchObject({
      ...{ status: 200, create: 2, errors: [] },
      warnings: [{ row: 2, field: 'source', message: expect.stringContaining('It is now: Night Onyx') }],
    });
    expect(await read()).toMatchObject({
      ...{ outdated: ['name'], translatedFrom: { name: 'Black Onyx' } },
      fields: { name: 'Schwarzer Onyx', finish: ['', 'Poliert'] },
    });
  });

  test('takes a text away by an empty cell only where the file says that there was one', async () => {
    const missing = said(await ofOnyx(), { name: '' });
    await translate({ name: 'Schwarzer Onyx', description: 'Selten' });
    expect(await send(missing)).toMatchObject({ change: 0, same: 1 });
    await send(said(await ofOnyx(), { name: '' }));
    expect((await read()).fields).toEqual({ description: 'Selten' });
  });

  test('is told by row what is wrong, and nothing is stored unless the rows that are right are asked for', async () => {
    const { records } = library.api;
    await library.request('PUT', '/api/site-documents/wording', { value: { names: ['Onyx'] } });
    const other = await records.product({ category: 1, name: 'White Onyx', slug: 'white-onyx' });
    await translate({ slug: 'weisser-onyx' }, 'draft', `products/${other.id}`);
    const [first = {}, ...rest] = await ofOnyx();
    const row = (change: Row) => ({ ...first, ...change });
    const rows = [
      row({ translation: 'Schwarz' }),
      row({ field: 'description', source: rest[0]?.source ?? '', translation: 'Selten' }),
      row({ field: 'slug', source: 'black-onyx', translation: 'weisser-onyx' }),
      row({ field: 'origin', translation: 'Persien' }),
      row({ id: '999', translation: 'Weg' }),
      row({ id: 'x', translation: 'Weg' }),
      row({ kind: 'stones', translation: 'Weg' }),
      row({ translation: 'Noch einmal' }),
      row({ kind: 'images', id: 'products/none.webp', field: 'alt', translation: 'Weg' }),
    ];
    const refused = await send(rows);
    expect(refused).toMatchObject({ status: 400, message: '8 rows are not right, so nothing was imported.' });
    expect(refused.errors.toSorted((one, next) => one.row - next.row)).toEqual([
      { row: 2, field: 'translation', message: 'Keep the name "Onyx" in this text' },
      { row: 4, field: 'translation', message: 'The address "weisser-onyx" is taken' },
      { row: 5, field: 'field', message: 'There is no text named "origin" to translate' },
      { row: 6, field: 'id', message: 'This is not there any more: products 999' },
      { row: 7, field: 'id', message: 'id is a number' },
      { row: 8, field: 'kind', message: 'There is no kind "stones"' },
      { row: 9, field: 'field', message: 'Row 2 is the same text' },
      { row: 10, field: 'id', message: 'This is not there any more: images products/none.webp' },
    ]);
    expect((await library.request('GET', `/api/products/${onyx.id}/translations/de`)).statusCode).toBe(404);
    expect(await send(rows, { only_valid: 'true' })).toMatchObject({ status: 200, create: 1 });
    expect((await read()).fields).toEqual({ description: 'Selten' });
  });

  test('cannot bring a workbook of another language, of several, or of none', async () => {
    const rows = said(await ofOnyx(), { name: 'Schwarzer Onyx' });
    const refusalOf = async (changed: readonly Row[]) => (await send(changed)).message;
    expect(await refusalOf(rows.map((row) => ({ ...row, language: 'it' })))).toBe(
      '"it" is not one of the languages of this site',
    );
    expect(await refusalOf([...rows, { ...rows[0], language: 'fr' }])).toBe(
      'A workbook is in one language; this one has "de" and "fr"',
    );
    expect(await refusalOf(rows.map(({ language: _none, ...row }) => row))).toBe(
      'This is no workbook of translations: it lacks "language"',
    );
    const other = await sheets.import('translations', await workbook(rows), { language: 'fr' });
    expect([other.status, other.message]).toEqual([400, 'This workbook is in "de", not in "fr"']);
  });
});
