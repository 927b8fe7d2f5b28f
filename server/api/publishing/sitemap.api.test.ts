import { expect, test } from 'vitest';
import { createApiOpener } from '#tests/support/api-app.ts';
import { createClient } from '#tests/support/api-client.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('the sitemap', (openDb) => {
  const openApi = createApiOpener();

  test('follows what is published', async () => {
    const api = await openApi(await openDb());
    const request = createClient(api, await api.signIn());
    expect((await request('GET', 'sitemap/status')).json()).toMatchObject({
      exists: false,
      last_modified: null,
    });
    const made = (await request('POST', 'sitemap/generate')).json();
    expect(made).toMatchObject({ exists: true, location: 'https://stone.example/sitemap.xml' });
    const post = { title: 'Why veins run', excerpt: 'On time', content: '<p>Mud.</p>', published: true };
    const { id } = (await request('POST', 'blog', { body: post })).json();
    const sitemap = async () => (await api.app.inject('/sitemap.xml')).body;
    expect(await sitemap()).toContain('/why-veins-run/');
    expect((await request('GET', 'sitemap/status')).json().file_size).toBeGreaterThan(made.file_size);
    await request('PUT', `blog/${id}`, { body: { published: false } });
    expect(await sitemap()).not.toContain('/why-veins-run/');
  });
});
