import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { reservedSlugs, slugPattern } from './slug.ts';

type Route = { path?: string; children?: Route[] };

test('no product or article can take a path of the site itself', () => {
  const taken = [
    ...(routes as Route[]).flatMap(firstSegments),
    'api',
    'assets',
    'uploads',
    'pictures',
    'tiles',
  ];
  const free = taken.filter((name) => slugPattern.test(name) && !reservedSlugs.has(name));
  expect([...new Set(free)]).toEqual([]);
  expect(taken).toEqual(expect.arrayContaining(['products', 'contact', 'admin', '404']));
});

function firstSegments({ path, children = [] }: Route): string[] {
  return path === undefined ? children.flatMap(firstSegments) : [path.split('/')[0] ?? ''];
}
