import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { openInbox, sampleMessage } from '#tests/support/inbox-api.ts';
import { setLanguages } from '#tests/support/site-languages.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

const enquiry = {
  ...{ full_name: 'Ann Weir', email: 'ann@buyer.example', phone_country: '+91', phone: '9876543210' },
  ...{ city: 'Jaipur', product: 'Blocks', whatsapp_country: '+91', whatsapp_number: '9876543211' },
};

describeOnBothEngines('the language of what visitors send', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;
  let inbox: Awaited<ReturnType<typeof openInbox>>;

  beforeEach(async () => {
    const db = await openDb();
    api = await openApi(db);
    inbox = await openInbox(api, db);
    await setLanguages(db, ['en', 'de']);
  });

  const fetchText = async (path: string) =>
    (await api.app.inject({ url: `/api${path}`, headers: inbox.headers })).body;

  test('is kept with each item, and is the default one where none is named', async () => {
    await inbox.request('POST', '/send-enquiry', { ...enquiry, language: 'de' });
    await inbox.request('POST', '/contact', { ...sampleMessage, form_type: 'quote', product: 'Blocks' });
    const { items } = await inbox.get('/inbox?sort=date&order=asc');
    expect(items).toMatchObject([
      { kind: 'enquiry', language: 'de' },
      { kind: 'quote', language: 'en' },
    ]);
    const german = await inbox.get('/inbox?language=de');
    expect([german.total, german.items]).toMatchObject([1, [{ kind: 'enquiry', language: 'de' }]]);
    expect((await inbox.get('/inbox?language=it')).total).toBe(0);
    expect(await fetchText('/inbox/export?language=en')).not.toContain('"de"');
    expect((await inbox.get('/inbox/1')).language).toBe('de');
    expect((await inbox.get('/enquiries')).enquiries).toMatchObject([{ language: 'de' }]);
    expect((await inbox.get('/messages')).messages).toMatchObject([{ language: 'en' }]);
    const [head, first, second] = (await fetchText('/inbox/export?sort=date&order=asc')).split('\r\n');
    expect([head, first, second]).toEqual(
      ['Language', 'de', 'en'].map((text) => expect.stringContaining(`"${text}"`)),
    );
    expect(
      (
        await api.app.inject({ ...{ method: 'POST', url: '/api/contact' }, payload: { language: 'it' } })
      ).json(),
    ).toMatchObject({
      errors: { language: expect.any(String) },
    });
  });

  test('is kept with feedback', async () => {
    await inbox.request('POST', '/feedback', { rating: 5, language: 'de' });
    await inbox.request('POST', '/feedback', { rating: 4, feedback: 'Good' });
    expect(await inbox.get('/feedback')).toMatchObject([{ language: 'en' }, { language: 'de' }]);
  });

  test('is what the replies of a new site have words for', async () => {
    const { templates } = await inbox.get('/inbox/templates');
    expect(templates).toMatchObject(
      Array(3).fill({ text: expect.stringMatching(/^Dear/), translations: [{ language: 'de' }] }),
    );
  });

  test('is kept with a subscriber, and is the one of the last time', async () => {
    const subscribe = (language: string) =>
      inbox.request('POST', '/newsletter', { email: 'ann@buyer.example', language });
    await subscribe('en');
    expect(await inbox.get('/newsletter')).toMatchObject([{ language: 'en' }]);
    await subscribe('de');
    expect(await inbox.get('/newsletter')).toMatchObject([{ language: 'de' }]);
    expect(await fetchText('/newsletter/export')).toContain('Language');
  });

  test('has texts of its own in the reply templates, and words for what was sent', async () => {
    const translations = [{ language: 'de', subject: 'Ihre {kind}', text: 'Guten Tag {name},' }];
    const template = { name: 'First', channel: 'mail', subject: 'Your {kind}', text: 'Dear {name},' };
    const saved = await inbox.request('PUT', '/inbox/templates', {
      templates: [{ ...template, translations }],
    });
    expect(saved.json().templates).toEqual([{ ...template, translations }]);
    const { templates, kinds } = await inbox.get('/inbox/templates');
    expect(templates).toEqual([{ ...template, translations }]);
    expect(Object.keys(kinds)).toEqual(['en', 'de']);
    expect([kinds.en.quote, kinds.de.quote]).toEqual(['request for a quote', 'Angebotsanfrage']);
    const wrong = [
      { language: 'de', subject: '', text: 'Guten Tag {nmae}' },
      { language: 'so what', text: '' },
    ];
    const refused = await inbox.request('PUT', '/inbox/templates', {
      templates: [{ ...template, translations: wrong }],
    });
    expect(Object.keys(refused.json().errors).sort()).toEqual([
      'templates.0.translations.0.text',
      'templates.0.translations.1.language',
      'templates.0.translations.1.text',
    ]);
  });
});
