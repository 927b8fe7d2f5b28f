import { expect, test } from 'vitest';
import { arrangeArticles } from './arrange-articles.ts';

type Size = 'large' | 'medium' | 'small';

function arrange(...sizes: Size[]) {
  const articles = sizes.map((size, index) => ({ size, name: `${index + 1}` }));
  return arrangeArticles(articles).map(
    ({ layout, articles }) => `${layout}: ${articles.map(({ name }) => name)}`,
  );
}

test('the newest large article leads, with the newer ones beside it', () => {
  expect(arrange('small', 'medium', 'large', 'small')).toEqual(['left: 3,1,2', 'solo: 4']);
});

test('without a large article the newest leads', () => {
  expect(arrange('small', 'medium')).toEqual(['left: 1,2']);
});

test('a large article that follows stands on the other side, between its companions in reading order', () => {
  expect(arrange('large', 'small', 'small', 'medium', 'large', 'small')).toEqual([
    'left: 1,2,3',
    'right: 4,5,6',
  ]);
});

test('two large articles share a group, three without one are a trio', () => {
  expect(arrange('large', 'large', 'large', 'small', 'medium', 'small')).toEqual([
    'solo: 1',
    'pair: 2,3',
    'trio: 4,5,6',
  ]);
});

test('every article is shown once', () => {
  const sizes: Size[] = Array.from(
    { length: 23 },
    (_, index) => (['medium', 'large', 'small'] as const)[index % 3] ?? 'medium',
  );
  const names = arrangeArticles(sizes.map((size, index) => ({ size, name: index }))).flatMap(
    (group) => group.articles,
  );
  expect(names.map(({ name }) => name).sort((a, b) => a - b)).toEqual(sizes.map((_, index) => index));
});

test('an empty journal has no groups', () => {
  expect(arrange()).toEqual([]);
});
