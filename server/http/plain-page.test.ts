import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { testAuthor } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const green = { accent: '#1f6f54', surface: '#ffffff', ink: '#10231c' };

describeOnOneEngine('the page shown where none can be rendered', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await openApi(await openDb());
  });

  const readPage = async () => (await api.app.inject('/no/such/page/')).body;

  test('has the company’s name and colours once they were read, the database being gone or not', async () => {
    const author = testAuthor;
    await api.services.siteDocuments.save('company', { value: { name: 'Marmor <& Söhne' }, author });
    await api.services.siteDocuments.save('appearance', { value: green, author });
    await api.app.inject('/manifest.webmanifest');
    await readPage();
    await api.db.destroy();
    const page = await readPage();
    expect(page).toContain('background:#ffffff;color:#10231c');
    expect(page).toContain('>Marmor &#60;&#38; Söhne</p>');
    expect(page).toContain('<title>404, Marmor &#60;&#38; Söhne</title>');
  });

  test('is neutral before', async () => {
    const page = await readPage();
    expect(page).toContain('background:#f5f2ec;color:#191714');
    expect(page).toContain('<title>404</title>');
  });
});
