import { beforeEach, expect, test } from 'vitest';
import { type Client, createClientOpener } from '#tests/support/api-client.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

describeOnBothEngines('the words of the site', (openDb) => {
  const openClient = createClientOpener();
  let request: Client;

  beforeEach(async () => {
    ({ request } = await openClient(await openDb()));
  });

  const read = async () => (await request('GET', 'site-documents/wording')).json().value;
  const save = (messages: Record<string, string>, draft = false) =>
    request('PUT', 'site-documents/wording', { body: { value: { messages }, draft } });
  const find = async (search: string) =>
    (await request('GET', `wording?search=${encodeURIComponent(search)}`)).json() as { key: string }[];
  const findKeys = async (search: string) => (await find(search)).map(({ key }) => key);

  test('hold what the company says in other words, and nothing else', async () => {
    expect((await read()).messages).toEqual({});
    const words = { 'shell:search.title': 'Find a stone', 'shell:search.all': '' };
    expect((await save(words)).statusCode).toBe(200);
    expect((await read()).messages).toEqual({ 'shell:search.title': 'Find a stone' });
  });

  test.each([
    ['shell:search.none', 'Nothing here', 'Keep {query} in this text'],
    ['shell:search.title', 'Find {stone}', 'Take {stone} out: nothing is filled in there'],
    [
      'shell:search.title',
      'Find {',
      'Close every { with a }, and write < and { only around what is filled in',
    ],
    ['shell:search.lost', 'Find', 'There is no field named "shell:search.lost"'],
  ])('%s is refused as “%s”, by its name', async (key, text, message) => {
    const refused = await save({ [key]: text });
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { [`messages.${key}`]: message }]);
    expect((await read()).messages).toEqual({});
  });

  test('are what a form answers in, and shipped ones where the company has none', async () => {
    await save({ 'answers:name': 'Who are you?', 'answers:tooLong': 'No more than {most} letters, please' });
    const message = { name: '', email: 'a', subject: 'x'.repeat(301), message: 'Hello', form_type: 'quote' };
    const { errors } = (await request('POST', 'contact', { body: message })).json();
    expect(errors).toMatchObject({
      name: 'Who are you?',
      subject: expect.stringMatching(/^No more than \d+ letters, please$/),
      email: 'Enter a complete e-mail address, such as name@example.com',
    });
  });

  test('are found by what they say, by their key and by their place, whatever the capitals and accents', async () => {
    expect(await find('explore now')).toEqual([
      {
        key: 'collections:explore',
        text: 'EXPLORE NOW',
        shipped: 'EXPLORE NOW',
        places: [{ label: 'Collections', path: '/products/' }],
      },
    ]);
    await save({ 'collections:explore': 'Découvrir la collection' });
    expect(await find('DECOUVRIR')).toMatchObject([
      { text: 'Découvrir la collection', shipped: 'EXPLORE NOW' },
    ]);
    expect(await findKeys('explore now')).toEqual(['collections:explore']);
    expect(await findKeys('shell:search.title')).toEqual(['shell:search.title']);
    expect(await findKeys('nothing such')).toEqual([]);
  });

  test('are found in every form of a plural', async () => {
    expect(await findKeys('{count} result for')).toContain('shell:search.corrected');
  });

  test('are those of the draft for whoever edits them', async () => {
    await save({ 'collections:explore': 'Go in' }, true);
    expect(await find('collections:explore')).toMatchObject([{ text: 'Go in' }]);
    expect((await read()).messages).toEqual({});
  });

  test('are all listed without a search, and only in a language that the site has', async () => {
    const all = await request('GET', 'wording?language=en');
    expect(all.json().length).toBeGreaterThan(15);
    const refused = await request('GET', 'wording?language=fr');
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      { language: '"fr" is not one of the languages of this site' },
    ]);
  });

  test('are found in the language that the site is written in', async () => {
    await request('PUT', 'site-documents/company', { body: { value: { languages: ['pt', 'en'] } } });
    expect(await find('Voltar à página inicial')).toMatchObject([
      { key: 'shell:back.home', text: 'Voltar à página inicial' },
    ]);
    const inEnglish = await request('GET', 'wording?language=en&search=shell:back.home');
    expect(inEnglish.json()).toMatchObject([{ text: 'Return to Home' }]);
  });
});
