import { describe, expect, test } from 'vitest';
import { orderStateOf } from './order-state.ts';

const products = {
  ...{ isOrderedByHand: true, orderedWithin: 'category' },
  noun: { one: 'product', many: 'products' },
};
const state = {
  ...{ search: '', filters: { category: 'dawn' }, page: 1 },
  sort: { by: 'position', order: 'asc' as const },
};

describe('the order of a list', () => {
  test('can be changed where it is the one of the site, of one category', () => {
    expect(orderStateOf(products, state)).toEqual({ isPossible: true, hint: '' });
  });

  test('cannot be changed of all categories at once, nor of a part, and says so', () => {
    expect(orderStateOf(products, { ...state, filters: {} })).toEqual({
      isPossible: false,
      hint: 'Choose a category to put its products in order.',
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
