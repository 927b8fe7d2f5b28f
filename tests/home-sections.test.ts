import { expect, test } from 'vitest';
import { createClient } from './support/api-client.ts';
import { createSiteOpener } from './support/rendered-site.ts';

const openSite = await createSiteOpener();

test('the home page has its buttons, rooms and sections as an editor wants them', async () => {
  const site = await openSite();
  const request = createClient(site, await site.signIn());
  const { value } = (await request('GET', 'site-documents/home')).json();
  const [hero, explore] = value.sections;
  const slides = value.slides
    .toReversed()
    .map((slide: { id: string }) => ({ ...slide, button: `To ${slide.id}`, shown: slide.id !== 'annex' }));
  const save = (sections: object[]) =>
    request('PUT', 'site-documents/home', {
      body: { value: { hero: { ...value.hero, button: 'See them all' }, slides, sections } },
    });
  const read = async () => (await site.app.inject('/')).body;

  expect((await save([explore, hero])).statusCode).toBe(200);
  const page = await read();
  expect([...page.matchAll(/<section id="(hero|explore)"/g)].map(([, id]) => id)).toEqual([
    'explore',
    'hero',
  ]);
  expect(page).toContain('See them all');
  const buttons = [...page.matchAll(/>(To \w+)</g)].map(([, text]) => text);
  expect(buttons).toEqual(['To lounge', 'To journal', 'To frames', 'To showcase']);

  await save([{ ...hero, shown: false }, explore]);
  const without = await read();
  expect(without).not.toContain('id="hero"');
  expect([...without.matchAll(/<h1\b/g)]).toHaveLength(1);
});
