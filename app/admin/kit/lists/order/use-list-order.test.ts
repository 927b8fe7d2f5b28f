import { describe, expect, test } from 'vitest';
import { changedIds, orderStateOf } from './use-list-order.ts';

const products = {
  ...{ isOrderedByHand: true, orderedWithin: 'category' },
  noun: { one: 'product', many: 'products' },
  owner: { path: 'categories' as const, noun: { one: 'collection', many: 'collections' } },
};
const state = {
  ...{ search: '', filters: { category: 'dawn' }, page: 1 },
  sort: { by: 'position', order: 'asc' as const },
};

describe('an administrator who moves a record in its list', () => {
  test('saves only what stands between both places', () => {
    expect(changedIds([1, 2, 3, 4, 5], { from: 3, to: 1 })).toEqual({ now: [4, 2, 3], before: [2, 3, 4] });
    expect(changedIds([1, 2, 3, 4, 5], { from: 0, to: 1 })).toEqual({ now: [2, 1], before: [1, 2] });
  });
});

describe('the order of a list', () => {
  test('can be changed where it is the one of the site, of one category', () => {
    expect(orderStateOf(products, state)).toEqual({ isPossible: true, hint: '' });
  });

  test('cannot be changed of all categories at once, nor of a part, and says so', () => {
    expect(orderStateOf(products, { ...state, filters: {} })).toEqual({
      isPossible: false,
      hint: 'Choose a collection to put its products in order.',
    });
    const narrowed = { category: 'dawn', status: 'draft' };
    expect(orderStateOf(products, { ...state, filters: narrowed }).hint).toContain('without search');
    expect(orderStateOf(products, { ...state, search: 'onyx' }).isPossible).toBe(false);
  });

  test('is not spoken of where the list is sorted by something else, or has none', () => {
    const byName = { ...state, sort: { by: 'name', order: 'asc' as const } };
    expect(orderStateOf(products, byName)).toEqual({ isPossible: false, hint: '' });
    expect(orderStateOf({ ...products, isOrderedByHand: false }, state).hint).toBe('');
  });
});
