import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { createClient } from '#tests/support/api-client.ts';
import { previewOf } from '#tests/support/live-preview.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { openBuiltPages } from '../../pages/built-pages.ts';

const pages = await openBuiltPages(resolve(import.meta.dirname, '../../..'));

describeOnOneEngine('the page of what is being edited', (openDb) => {
  const openApi = createApiOpener({ pages });
  let api: ApiUnderTest;
  let preview: (body: object) => ReturnType<typeof previewOf>;

  beforeEach(async () => {
    api = await openApi(await openDb());
    const request = createClient(api, await api.signIn());
    preview = (body) => previewOf(request, body);
  });

  test('leads from a choice, a number, a date, and links to other records to their fields', async () => {
    const category = await api.records.category();
    const product = await api.records.product({ category: category.id });
    const blogPost = await api.records.blogPost();
    const socialPost = await api.records.socialPost();
    const other = await api.records.product({ name: 'Lioz', category: category.id });
    const stone = await preview({
      ...{ path: 'products', id: product.id },
      values: { availability: 'Limited', related_products: ['Lioz'] },
    });
    expect(stone.html).toMatch(/data-field="availability"[^<>]*>[^<>]*Limited/);
    const main = stone.html.slice(stone.html.indexOf('<main'));
    expect(main).toMatch(new RegExp(`<a data-field="category"[^<>]*href="/products/${category.slug}/"`));
    expect(main).toMatch(new RegExp(`<a data-field="relatedProducts"[^<>]*href="/${other.slug}/"`));
    expect(stone.html.slice(stone.html.indexOf('<footer'))).not.toContain('data-field="category"');
    const date = '2026-03-01T00:00:00.000Z';
    const article = await preview({ path: 'blog', id: blogPost.id, values: { date } });
    expect(article.html).toMatch(/<time data-field="date"[^<>]*dateTime="2026-03-01/i);
    const post = await preview({ path: 'social', id: socialPost.id, values: { likes: 4321 } });
    expect(post.html).toMatch(/data-field="likes"[^<>]*>[^<>]*4,?321/);
  });

  test('leads from dates in a sentence, coordinates, small numbers and an e-mail address to their fields', async () => {
    const items = ['First', 'Second'].map((title) => ({ title, date: '2025-03-01', expires: '2028-03-01' }));
    const about = await preview({ document: 'certificates', values: { items } });
    const isOn = (html: string, pattern: RegExp) =>
      expect([pattern, pattern.test(html)]).toEqual([pattern, true]);
    for (const [place, day] of [
      ...[['items.0.date', '1 March 2025'] as const, ['items.0.expires', '1 March 2028'] as const],
      ...[['items.1.date', '1 March 2025'] as const, ['items.1.expires', '1 March 2028'] as const],
    ]) {
      isOn(about.html, new RegExp(`data-field="${place}"[^<>]*>${day}<`));
    }
    const company = {
      location: { latitude: 7.5, longitude: -74.874 },
      directionsHref: 'https://maps.example/yard',
      email: 'yard@stone.example',
      hours: [{ days: ['mon', 'tue', 'wed'], opens: '09:00', closes: '12:00' }],
    };
    const contact = await preview({ document: 'company', values: company });
    isOn(contact.html, /data-field="location.latitude"[^<>]*>7\.50° N</);
    isOn(contact.html, /data-field="location.longitude"[^<>]*>74\.87° W</);
    isOn(contact.html, /data-field="directionsHref"[^<>]*href="https:\/\/maps.example\/yard"/);
    isOn(contact.html, /data-field="email"[^<>]*>[^<>]*yard@stone\.example/);
    isOn(contact.html, /data-field="hours\.0\.days"[^<>]*>Monday to Wednesday</);
    await api.records.landingPage();
    const forms = await preview({ document: 'forms', values: { answerHours: 1 } });
    isOn(forms.html, /data-field="answerHours"[^<>]*>1<\/span>/);
    isOn(forms.html, />(?: |\u00a0)hour\b/);
    const [edited] = [await api.records.socialPost({ likes: 3 }), await api.records.socialPost({ likes: 3 })];
    const social = await preview({ path: 'social', id: edited?.id, values: { comments: 0 } });
    expect(social.html.match(/data-field="likes"/g)).toHaveLength(1);
    isOn(social.html, /data-field="comments"[^<>]*>0 comments/);
  });
});
