import { expect, test } from 'vitest';
import { testPublicUrl } from './support/api-app.ts';
import { readPage } from './support/read-page.ts';
import { createSiteOpener } from './support/rendered-site.ts';

const openSite = await createSiteOpener();
const stones = Array.from({ length: 26 }, (_, index) => `Stone ${String(index + 1).padStart(2, '0')}`);

test('a visitor walks a long collection in parts, each a page of its own', async () => {
  const site = await openSite();
  const dawn = await site.records.category();
  for (const name of stones) await site.records.product({ name, category: dawn.id, origin: `${name}, Here` });
  const read = async (path: string) => {
    const { statusCode, body } = await site.app.inject(path);
    const { elements } = readPage(body);
    const linkTo = (rel: string) =>
      elements.find(({ name, attributes }) => name === 'link' && attributes.rel === rel)?.attributes.href;
    return {
      statusCode,
      stones: stones.filter((name) => body.includes(`>${name}</h3>`)),
      ...{ canonical: linkTo('canonical'), previous: linkTo('prev'), next: linkTo('next') },
      tellsAllOrigins: stones.every((name) => body.includes(name)),
      title: /<title>(.*?)<\/title>/.exec(body)?.[1],
    };
  };
  const url = `${testPublicUrl}/products/dawn/`;
  const first = { statusCode: 200, stones: stones.slice(0, 24), tellsAllOrigins: true };
  const urls = { canonical: url, previous: undefined, next: `${url}?page=2` };
  expect(await read('/products/dawn/')).toEqual({
    ...first,
    ...urls,
    title: expect.not.stringContaining('page'),
  });
  expect(await read('/products/dawn/?page=none')).toMatchObject({ ...first, ...urls });
  expect(await read('/products/dawn/?page=2')).toEqual({
    ...{ statusCode: 200, stones: stones.slice(24), tellsAllOrigins: true },
    ...{ canonical: `${url}?page=2`, previous: url, next: undefined },
    title: expect.stringContaining(', page 2'),
  });
  expect(await read('/products/dawn/?page=3')).toMatchObject({ statusCode: 404, stones: [] });
});
