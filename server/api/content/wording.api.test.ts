import { beforeEach, expect, test } from 'vitest';
import { type Client, createClientOpener } from '#tests/support/api-client.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('the words of the site', (openDb) => {
  const openClient = createClientOpener();
  let request: Client;

  beforeEach(async () => {
    ({ request } = await openClient(await openDb()));
  });

  const read = async () => (await request('GET', 'site-documents/wording')).json().value;
  const save = (messages: Record<string, string>) =>
    request('PUT', 'site-documents/wording', { body: { value: { messages } } });

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
});
