import { expect, test } from 'vitest';
import { createApiOpener } from '#tests/support/api-app.ts';
import { openInbox, sendOneOfEach } from '#tests/support/inbox-api.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('an owner who is asked what the company keeps of somebody', (openDb) => {
  const openApi = createApiOpener();

  test('finds it, hands it over and erases it, and the log names nobody', async () => {
    const db = await openDb();
    const api = await openApi(db);
    const inbox = await openInbox(api, db);
    await sendOneOfEach(inbox);
    const ask = async (what: string, who: string) => {
      const response = await inbox.request('POST', `/visitor-data/${what}`, { who });
      return { status: response.statusCode, ...response.json() };
    };
    const found = await ask('search', 'ann@buyer.example');
    expect(found).toMatchObject({
      status: 200,
      items: [{ id: 1, name: 'Ann Weir', received_at: expect.anything() }],
    });
    expect(await ask('export', 'ann@buyer.example')).toEqual(found);
    expect(await ask('erase', 'ann@buyer.example')).toEqual({ status: 200, erased: 1 });
    expect(await ask('search', 'ann@buyer.example')).toMatchObject({ items: [] });
    expect(await ask('erase', 'ann')).toMatchObject({ status: 400, errors: { who: expect.any(String) } });
    const { entries } = await inbox.get('/log');
    const texts = entries.map(({ text }: { text: string }) => text);
    expect(texts).toEqual(
      expect.arrayContaining([
        'Exported what is kept of a visitor',
        'Erased what was kept of a visitor: 1 entry',
      ]),
    );
    expect(texts.join()).not.toMatch(/ann/i);
  });
});
