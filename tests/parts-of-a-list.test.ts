import { expect, test } from 'vitest';
import { testPublicUrl } from './support/api-app.ts';
import { readPage } from './support/read-page.ts';
import { createSiteOpener } from './support/rendered-site.ts';

const openSite = await createSiteOpener();
const stones = Array.from({ length: 26 }, (_, index) => `Stone ${String(index + 1).padStart(2, '0')}`);

test('a visitor without scripts narrows a long collection, which search engines know as a whole', async () => {
  const site = await openSite();
  const [dawn, dusk] = [await site.records.category(), await site.records.category({ name: 'Dusk' })];
  for (const name of stones) {
    await site.records.product({
      name,
      category: dawn.id,
      origin: name === 'Stone 02' ? 'Spain' : 'Italy, Here',
    });
  }
  await site.records.product({ name: 'Night', category: dusk.id, origin: 'Brazil' });
  const read = async (query: string) => {
    const { statusCode, body } = await site.app.inject(`/products/dawn/${query}`);
    const { elements } = readPage(body);
    const attributesOf = (sought: string) =>
      elements.filter(({ name }) => name === sought).map(({ attributes }) => attributes);
    return {
      statusCode,
      stones: [...stones, 'Night'].filter((name) => body.includes(`>${name}</h3>`)),
      isIndexed: !attributesOf('meta').some(({ name }) => name === 'robots'),
      canonical: attributesOf('link').find(({ rel }) => rel === 'canonical')?.href,
      next: attributesOf('link').find(({ rel }) => rel === 'next')?.href,
      offered: attributesOf('input')
        .filter(({ name }) => name === 'origin')
        .map(({ value, checked }) => (checked === undefined ? value : `${value} chosen`)),
      narrow: attributesOf('a').find(({ href }) => href?.includes('narrow=open'))?.href,
    };
  };
  const url = `${testPublicUrl}/products/dawn/`;
  const whole = { statusCode: 200, stones: stones.slice(0, 24), isIndexed: true, canonical: url };
  const narrow = '/products/dawn/?narrow=open#stones-heading';
  expect(await read('')).toEqual({ ...whole, next: `${url}?page=2`, offered: [], narrow });
  expect(await read('?narrow=open')).toMatchObject({ ...whole, offered: ['italy', 'spain'] });
  expect(await read('?view=grid&kind=article&category=dusk&q=night')).toMatchObject({
    ...whole,
    offered: [],
  });
  const italian = stones.filter((name) => name !== 'Stone 02');
  expect(await read('?origin=italy')).toMatchObject({
    ...{ statusCode: 200, stones: italian.slice(0, 24), isIndexed: false },
    ...{ canonical: undefined, next: `${url}?origin=italy&page=2`, offered: ['italy chosen', 'spain'] },
  });
  expect(await read('?origin=italy&page=2')).toMatchObject({ stones: italian.slice(24), next: undefined });
  expect(await read('?origin=italy&page=3')).toMatchObject({ statusCode: 404, stones: [] });
  expect(await read('?origin=spain&sort=-name')).toMatchObject({ stones: ['Stone 02'], isIndexed: false });
  expect(await read('?origin=brazil')).toMatchObject({ statusCode: 200, stones: ['Night'] });
  expect(await read('?origin=brazil&finish=none%20such')).toMatchObject({
    statusCode: 200,
    isIndexed: false,
  });
});

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
